"""Facts for every text: which of them are numbers, and words to put into the others."""

from __future__ import annotations

import tomllib
from pathlib import Path

from farebox.errors import Fact
from farebox.locales import text
from tests.locales.texts import parts

TABLE = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))
NUMBERS = (0, 1, 2, 5, 12, 21, 22)
NUMBER = "number"
# For the facts that do not change while another is tried with all its numbers.
STILL = 4


def number_facts(key: str) -> list[str]:
    """The facts of a text that hold a number, in alphabetical order."""
    return sorted(name for name in parts("en", key).variables if holds_number(key, name))


def holds_number(key: str, name: str) -> bool:
    """Whether a fact of a text holds a number."""
    special = TABLE["texts"].get(key, {})
    return bool(special[name] == NUMBER) if name in special else name in TABLE["numbers"]


def word(key: str, name: str, language: str) -> str:
    """A word for a fact that holds none but words; behind an @ stands the key of a text."""
    found = str(TABLE["texts"].get(key, {}).get(name) or TABLE["words"][name])
    return text(found[1:], language, wild="ferry", symbol=1) if found.startswith("@") else found


def example(key: str, number: float = STILL, language: str = "en") -> dict[str, Fact]:
    """A fact for every variable of a text; the same number for all that hold one."""
    return {
        name: number if holds_number(key, name) else word(key, name, language)
        for name in parts("en", key).variables
    }


def numbers_of(key: str, name: str) -> tuple[float, ...]:
    """The numbers that a fact of a text is tried with."""
    only = TABLE["only"].get(key, {})
    return tuple(only[name]) if name in only else (*NUMBERS, *TABLE["more"].get(key, {}).get(name, ()))
