"""docs/architecture.md walks four ways through the code, and every name in them is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "farebox"
WAYS = ("a click", "a bot's decision", "a match", "a city file")
MAX_STEPS = 10


@cache
def definitions() -> dict[str, set[str]]:
    """The functions, classes and methods of every module, and the tags of its messages."""
    found = {}
    for file in SOURCE.rglob("*.py"):
        path = file.relative_to(SOURCE).with_suffix("").as_posix().removesuffix("/__init__")
        found[path] = names_in(ast.parse(file.read_text(encoding="utf-8")))
    return found


def names_in(module: ast.Module) -> set[str]:
    """What a module defines, methods behind their class."""
    names = set()
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, METHODS)}
            names |= {word.value.value for word in node.keywords if is_tag(word)}  # type: ignore[attr-defined]
    return names


METHODS = (ast.FunctionDef, ast.AsyncFunctionDef)


def is_tag(word: ast.keyword) -> bool:
    """Whether an argument of a class is the tag of a message."""
    return word.arg == "tag" and isinstance(word.value, ast.Constant)


def is_there(name: str) -> bool:
    """Whether a module, a definition in a module, or a definition anywhere has this name."""
    if "/" not in name:
        return any(name in names for names in definitions().values())
    folder, _, last = name.rpartition("/")
    module, _, inner = last.partition(".")
    path = f"{folder}/{module}"
    fitting = [names for known, names in definitions().items() if f"/{known}".endswith(f"/{path}")]
    return any(not inner or inner in names for names in fitting)


def steps(way: str, page: str) -> list[str]:
    """The numbered steps of a way."""
    section = re.split(r"^#+ ", page.split(f"# The path of {way}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    return re.findall(r"^\d+\. (.+)$", section, flags=re.MULTILINE)


@pytest.mark.parametrize("way", WAYS)
def test_every_name_of_a_way_is_in_the_code(way: str) -> None:
    found = steps(way, (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert 5 <= len(found) <= MAX_STEPS
    named = [re.findall("`([^`]+)`", step) for step in found]
    assert all(named), "a step that names nothing"
    assert [name for names in named for name in names if not is_there(name)] == []


@pytest.mark.parametrize("name", ["Game.vanished", "cli/nowhere", "bots/dice.no_dice", "nobody_knows_this"])
def test_a_name_that_is_gone_is_found_out(name: str) -> None:
    assert not is_there(name)
