"""The texts of the program: one catalogue per language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from farebox.errors import Fact

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"
MAX_LETTERS = 2000
MAX_NUMBER = 10**15
# Facts that hold the id of a colour or `wild`; people read its name.
COLOUR_FACTS = ("card", "colour", "wanted")
# Fluent writes a hyphen before a negative number; people read a minus.
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
MINUS = "\N{MINUS SIGN}"
# Where a text begins in its file.
ENTRY = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)
# Another text that stands within a text.
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")
# A text in one line without placeables, which is shown as it stands in its file.
PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\s](?:[^{}\n]*[^{}\s])?) *(?=\n+\S|\n*\Z)", re.MULTILINE)

_current_language: ContextVar[str] = ContextVar("current_language", default=DEFAULT_LANGUAGE)


def current_language() -> str:
    """The language of texts that are asked for without naming one."""
    return _current_language.get()


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Speak a language wherever none is named, until this ends."""
    before = _current_language.set(language)
    try:
        yield
    finally:
        _current_language.reset(before)


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    folders = resources.files("farebox.locales").iterdir()
    return tuple(sorted(folder.name for folder in folders if _catalogues(folder.name)))


def _catalogues(language: str) -> list[str]:
    """The texts of every catalogue file of a language."""
    folder = resources.files("farebox.locales") / language
    if not folder.is_dir():
        return []
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return [file.read_text(encoding="utf-8") for file in files]


@cache
def plain_texts(language: str) -> dict[str, str]:
    """The texts that need no Fluent: most do not, and loading it takes longer than many a command."""
    return dict(match for catalogue in _catalogues(language) for match in PLAIN.findall(catalogue))


@cache
def _entries(language: str) -> dict[str, str]:
    """The texts of a language as they stand in its files, by key."""
    parts = (part for catalogue in _catalogues(language) for part in ENTRY.split(catalogue)[1:])
    return {part.partition(" ")[0]: part for part in parts}


@cache
def _bundle(language: str) -> FluentBundle:
    """The texts of a language that were asked for so far."""
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


def bundle(language: str, key: str) -> FluentBundle:
    """The texts of a language, with all that one of them needs.

    Fluent takes a tenth of a second and 3 MB for a whole catalogue, and a server has all languages.
    """
    from fluent.runtime import FluentResource

    found, wanted = _bundle(language), [key]
    while wanted:
        entry = _entries(language).get(one := wanted.pop())
        if entry is not None and not found.has_message(one):
            found.add_resource(FluentResource(entry))
            wanted += REFERENCE.findall(entry)
    return found


def keys(language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
    """The keys of a language's catalogue."""
    return tuple(_entries(language))


def text(key: str, language: str | None = None, **facts: Fact) -> str:
    """A text with its facts; in English where a language lacks it, and the key itself where English does."""
    wanted = language or current_language()
    for choice in (wanted, DEFAULT_LANGUAGE):
        if (plain := plain_texts(choice).get(key)) is not None:
            return plain
        if key in _entries(choice):
            found = bundle(choice, key)
            value = found.get_message(key).value
            facts_shown = {name: shown(named(name, fact, choice)) for name, fact in facts.items()}
            return with_minus(str(found.format_pattern(value, facts_shown)[0]), facts) if value else key
    return key


def with_minus(sentence: str, facts: Mapping[str, Fact]) -> str:
    """A text with a real minus before its negative numbers."""
    negative = any(isinstance(fact, int | float) and fact < 0 for fact in facts.values())
    return HYPHEN.sub(MINUS, sentence) if negative else sentence


def named(name: str, fact: Fact, language: str) -> Fact:
    """A fact with the name of a colour instead of its id."""
    key = f"colour-{fact}"
    return text(key, language) if name in COLOUR_FACTS and key in _entries(language) else fact


def shown(fact: Fact) -> Fact:
    """A fact as a text can hold it: Fluent gives up on long texts and on very large numbers."""
    if isinstance(fact, int) and abs(fact) > MAX_NUMBER:
        fact = str(fact)
    if isinstance(fact, str) and len(fact) > MAX_LETTERS:
        return f"{fact[:MAX_LETTERS]}…"
    return fact
