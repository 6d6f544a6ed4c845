"""Every text that takes a number, in the forms that it has for different numbers, as a reader scans them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

from babel.numbers import format_decimal

from farebox.locales import text
from tests.locales.facts import example, holds_number, number_facts, numbers_of
from tests.locales.texts import messages, names, parts, variable_of

FOLDER = Path(__file__).with_name("forms")
MARK = "#"
HEAD = (
    f"Every text that takes a number, in all its forms: the numbers on the left, {MARK} in their place.",
    "Read it after a change of the catalogue; python -m tests.locales.write writes it.",
)


def with_mark(told: str, number: float, language: str) -> str:
    """A text with a mark in the place of a number, however the language writes it."""
    written = format_decimal(abs(number), locale=language)
    return re.sub(rf"(?<![\w.,]){re.escape(written)}(?!\d|[.,]\d)", MARK, told)


def forms_file(language: str) -> str:
    """All forms of a language, as its file holds them."""
    lines = [f"# {line}" for line in HEAD]
    for key in sorted(messages("en")):
        if number_facts(key):
            lines += ["", key, *forms(language, key)]
    return "\n".join(lines) + "\n"


def forms(language: str, key: str) -> Iterator[str]:
    """The forms of a text, for each of its numbers in turn and for each word that it asks for."""
    facts = number_facts(key)
    for name in facts:
        if len(facts) > 1:
            yield f"  ${name}"
        for words in asked_words(language, key):
            yield from lines_of(forms_by_text(language, key, name, words))


def asked_words(language: str, key: str) -> list[dict[str, str]]:
    """What the selectors of a text can be given that do not ask for a number."""
    asked: dict[str, set[str]] = {}
    for select in parts(language, key).selects:
        if not holds_number(key, variable_of(select)):
            asked.setdefault(variable_of(select), set()).update(names(select))
    choices = [[(name, choice) for choice in sorted(found)] for name, found in sorted(asked.items())]
    return [dict(chosen) for chosen in product(*choices)]


def forms_by_text(language: str, key: str, name: str, words: Mapping[str, str]) -> dict[str, list[float]]:
    """The numbers that lead to each form."""
    found: dict[str, list[float]] = {}
    for number in numbers_of(key, name):
        told = with_mark(
            text(key, language, **{**example(key, language=language), **words, name: number}),
            number,
            language,
        )
        found.setdefault(told, []).append(number)
    return found


def lines_of(found: Mapping[str, list[float]]) -> Iterator[str]:
    """One line for each form; none where the number makes no difference and is not shown."""
    if len(found) == 1 and MARK not in next(iter(found)):
        return
    for told, numbers in found.items():
        shown = ", ".join(f"{number:g}".replace("-", "−") for number in numbers)
        yield f"    {shown}: {told}".replace("\n", " / ")
