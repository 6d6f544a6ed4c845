"""Every text of the terminal is used, and every text that is used exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from farebox.arena.sprt import Decision as Verdict
from farebox.cities.load import CITY_IDS
from farebox.cities.schema import COLOURS, GRAY, WILD
from farebox.cli.terminal.style import CARD_LOOK, DONE, NOBODY, NOT_DONE, SEAT_SHAPES, TOKEN_SHAPES
from farebox.game.events import Event
from farebox.game.score_sheet import Decision, Reason
from farebox.game.views import PHASES
from farebox.locales import keys

SOURCE = Path(__file__).parents[2] / "src" / "farebox"
CATALOGUES = [SOURCE / "locales" / "en" / name for name in ("terminal.ftl", "game.ftl", "arena.ftl")]
CATALOGUE = "\n".join(file.read_text(encoding="utf-8") for file in CATALOGUES)
KEYS = set(re.findall(r"^([a-z][a-z0-9_-]*) =", CATALOGUE, re.MULTILINE))
FILES = [file for folder in ("cli", "bots", "arena", "locales") for file in (SOURCE / folder).rglob("*.py")]
NODES = [node for file in FILES for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
CALLED = ("words", "say", "say_path", "labelled", "text", "section")
LISTED = re.compile(r"(help|option|label|column|summary|verified|bench|action)-[a-z0-9-]+")
FAULTS = ("not-started", "too-slow", "ended", "line-too-long", "unasked", "nonsense", "illegal", "crashed")
FORMS = ("card-drawn-blind", "card-drawn-unseen", "tickets-offered-seen", "tickets-kept-seen")


def constants() -> set[str]:
    return {node.value for node in NODES if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def called_texts() -> Iterator[str]:
    """The texts that are asked for by name."""
    for node in NODES:
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in CALLED:
                keyed = node.args[:1] if name == "text" else node.args
                texts = [a.value for a in keyed if isinstance(a, ast.Constant)]
                yield from (text for text in texts if isinstance(text, str))


def error_codes() -> Iterator[str]:
    """The codes of the errors that only bots, arena and command line raise."""
    for node in NODES:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Error"):
            yield from (
                a.value for a in node.args[:1] if isinstance(a, ast.Constant) and isinstance(a.value, str)
            )


def families() -> set[str]:
    """The keys that are put together from a word and a fact."""
    tags = {str(kind.__struct_config__.tag) for kind in get_args(Event)}
    found = {f"event-{tag}" for tag in (*tags, *FORMS)}
    found |= {f"colour-{colour}" for colour in (*COLOURS, WILD, GRAY)}
    found |= {f"phase-{phase}" for phase in PHASES if phase != "over"}
    found |= {f"reason-{reason}" for reason in get_args(Reason)}
    found |= {f"verdict-{decision}" for decision in get_args(Decision)}
    found |= {f"number-{digits}" for digits in (0, 1, 2)}
    found |= {f"column-q{quantile}" for quantile in (5, 25, 50, 75, 95)}
    # A city may do without a name in other languages.
    found |= {f"city-name-{city}" for city in CITY_IDS} & set(keys())
    found |= {f"fault-{code}" for code in FAULTS}
    found |= {f"arena-sprt-{decision}" for decision in get_args(Verdict)}
    return found


def own_errors() -> set[str]:
    shared = {"wrong-number-of-players", "seed-not-hexadecimal"}
    return {f"error-{code}" for code in error_codes() if code not in shared}


def test_every_used_text_exists() -> None:
    listed = {text for text in constants() if LISTED.fullmatch(text) and text != "column-q"}
    assert (set(called_texts()) | listed | families() | own_errors()) - set(keys()) == set()


def test_every_text_is_used() -> None:
    assert KEYS - constants() - families() - own_errors() == set()


def test_no_key_is_there_twice() -> None:
    assert len(re.findall(r"^[a-z][a-z0-9_-]* =", CATALOGUE, re.MULTILINE)) == len(KEYS)


def test_one_sign_means_one_thing() -> None:
    signs = [*(sign for sign, _ in CARD_LOOK.values()), *SEAT_SHAPES, *TOKEN_SHAPES, DONE, NOT_DONE, NOBODY]
    assert len(set(signs)) == len(signs)
