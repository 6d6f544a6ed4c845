"""docs/protocol.md has every message with its fields, and every path, and no others."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from typing import get_args

import msgspec

from farebox.server import wire, wire_cities, wire_games, wire_guide, wire_home, wire_replays, wire_signals
from farebox.server.app import make_app
from farebox.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MODULES = (wire, wire_cities, wire_games, wire_guide, wire_home, wire_replays, wire_signals)
BASES = (wire_signals.Message, wire_signals.FromClient, wire_signals.FromServer)
TAGGED = (*get_args(wire.ClientMessage), *get_args(wire.ServerMessage))


def heading_of(message: type[msgspec.Struct]) -> str:
    """The heading of a message: its tag if it has one, else its name."""
    return str(message.__struct_config__.tag) if message in TAGGED else message.__name__


def messages() -> dict[str, type[msgspec.Struct]]:
    """Every message of the wire by its heading."""
    found = [
        value
        for value in chain.from_iterable(vars(module).values() for module in MODULES)
        if isinstance(value, type) and issubclass(value, BASES) and value not in BASES
    ]
    return {heading_of(message): message for message in found}


def described(page: str) -> dict[str, list[str]]:
    """The headings of the page that have a table of fields, or say that there are none."""
    parts = re.split(r"^#+ (.+)$", page, flags=re.MULTILINE)
    sections = zip(parts[1::2], parts[2::2], strict=True)
    tables = {heading: text for heading, text in sections if "| field |" in text or "No fields." in text}
    return {
        heading: re.findall(r"^\| `(\w+)` \|", text, flags=re.MULTILINE) for heading, text in tables.items()
    }


def test_every_message_is_described_with_its_fields_and_no_other() -> None:
    fields = {heading: list(message.__struct_fields__) for heading, message in messages().items()}
    assert described(PAGE) == fields


def test_a_field_that_is_not_described_is_found() -> None:
    heading, fields = next((heading, fields) for heading, fields in described(PAGE).items() if fields)
    section = PAGE.index(f"# {heading}\n")
    line = PAGE.index(f"| `{fields[-1]}` |", section)
    assert described(PAGE[:line] + PAGE[PAGE.index("\n", line) + 1 :])[heading] == fields[:-1]


def test_every_path_is_described_and_no_other() -> None:
    paths = make_app(Settings(static="nowhere")).openapi_schema.paths or {}
    served = {
        (method.upper(), path)
        for path, item in paths.items()
        for method in ("get", "put", "post", "delete", "patch")
        if getattr(item, method) is not None
    }
    told = set(re.findall(r"^\| `(GET|PUT|POST|DELETE) (/[^`?]*)[^`]*` \|", PAGE, flags=re.MULTILINE))
    assert told == served


def test_every_kind_of_entry_is_described() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("| `kind` | `seat`"))
    assert re.findall(r"`([\w-]+)`", line)[1:] == list(get_args(wire.EntryKind))
