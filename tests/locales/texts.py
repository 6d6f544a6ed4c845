"""The catalogues of texts, taken apart."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from farebox.errors import Fact
from farebox.locales import DEFAULT_LANGUAGE, bundle, languages

FOLDER = Path(__file__).parents[2] / "src" / "farebox" / "locales"
OTHERS = tuple(language for language in languages() if language != DEFAULT_LANGUAGE)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Parts(Visitor):
    """Collects the variables, the selectors and the plain texts of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    @property
    def plurals(self) -> list[ast.SelectExpression]:
        """The selectors that choose by the plural category of a number."""
        return [select for select in self.selects if names(select) & (CATEGORIES - {"other"})]


def names(select: ast.SelectExpression) -> set[str]:
    """The words among the variants of a selector."""
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


def variable_of(select: ast.SelectExpression) -> str:
    """The variable that a selector asks."""
    assert isinstance(select.selector, ast.VariableReference)
    return select.selector.id.name


@cache
def files(language: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of every catalogue of a language, by file and key."""
    found: dict[str, dict[str, ast.Message]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
        found[file.name] = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return found


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    return {key: message for found in files(language).values() for key, message in found.items()}


@cache
def parts(language: str, key: str) -> Parts:
    """A message taken apart."""
    return Parts(messages(language)[key])


def written(language: str, key: str) -> str:
    """A message as it stands in the catalogue, without the comment before it."""
    message = messages(language)[key]
    bare = ast.Message(message.id, message.value, message.attributes)
    return FluentSerializer().serialize_entry(bare)


def wording(language: str, key: str) -> str:
    """The letters of a message without its variables."""
    return re.sub(r"[\W\d_]+", " ", " ".join(parts(language, key).texts)).strip()


def formatted(language: str, key: str, facts: Mapping[str, Fact]) -> tuple[str, list[object]]:
    """A text with its facts, and what went wrong."""
    found = bundle(language, key)
    value = found.get_message(key).value
    assert value is not None
    text, faults = found.format_pattern(value, dict(facts))
    return str(text), list(faults)


def needed_categories(language: str) -> set[str]:
    """The plural categories that whole numbers of a game fall into."""
    rule = Locale.parse(language).plural_form
    return {rule(number) for number in range(200)}
