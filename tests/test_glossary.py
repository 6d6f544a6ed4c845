"""The glossary is true: its names exist, and no name uses a word that it forbids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from farebox.locales import keys

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "farebox"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in GLOSSARY.splitlines()
    if line.startswith("| ") and not line.startswith("| word |")
]
# Names in which a forbidden word means another thing, which has no row of its own.
OTHER_MEANINGS = {
    "face": {"DrawFaceUp"},
    "holder": {"place-stack-holders"},
    "move": {"MoveSeat"},
    "outside": {"problem-outside-box", "problem-label-outside-box"},
    "room": {"problem-no-room-for-stacks"},
    "round": {
        "LastRoundBegan",
        "last-round",
        "gain-last-round",
        "recap-last-round",
        "event-last-round-began",
    },
    "train": {"cli/train.py", "help-train"},
    "way": {"action-claim-ways", "payment-way"},
}


def listed(cell: str) -> list[str]:
    """The words of a cell."""
    return [word.strip("` ") for word in cell.split(",") if word.strip("` ")]


def parts(name: str) -> set[str]:
    """The words that a name is made of, in the singular too."""
    found = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)}
    return found | {word.removesuffix("s") for word in found}


def classes() -> Iterator[str]:
    """The names of all classes."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name


def names() -> set[str]:
    """The names of modules, classes and texts."""
    modules = {file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py")}
    return modules | set(classes()) | set(keys())


def forbidden() -> set[str]:
    """The words of the last column that have no row of their own."""
    own = {word.lower() for row in ROWS for word in listed(row[0])}
    return {word.lower() for row in ROWS for word in listed(row[2])} - own


def offenders(found: set[str]) -> dict[str, set[str]]:
    """The names that use a forbidden word, by that word."""
    using = {word: {name for name in found if word in parts(name)} for word in forbidden()}
    return {word: rest for word, used in using.items() if (rest := used - OTHER_MEANINGS.get(word, set()))}


def test_no_module_class_or_text_is_named_by_a_forbidden_word() -> None:
    assert offenders(names()) == {}


def test_a_planted_name_is_found() -> None:
    assert offenders({"bots/mind.py", "BotRoom"}) == {"mind": {"bots/mind.py"}, "room": {"BotRoom"}}


def test_no_exception_is_out_of_date() -> None:
    found = names()
    assert set(OTHER_MEANINGS) <= forbidden()
    for word, other in OTHER_MEANINGS.items():
        assert all(name in found and word in parts(name) for name in other)


def test_every_class_of_the_glossary_exists() -> None:
    named = {word for row in ROWS for word in listed(row[0]) if re.fullmatch(r"[A-Z][a-z]\w+", word)}
    assert named - set(classes()) == set()
    assert "CityIndex" in named


def test_every_row_has_three_cells_and_no_word_has_two_rows() -> None:
    assert {len(row) for row in ROWS[1:]} == {3}
    words = [word for row in ROWS for word in listed(row[0])]
    assert len(words) == len(set(words))
