"""Numbers that code puts beside words, which only the catalogues may do: a search of the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

COUNTED = re.compile(
    "actions|blocks|cards|cars|cars_left|counts?|games|held|kept|left|length|needed|number|played|players"
    "|points|score|seats?|seconds|spaces|tickets|tokens|total|wilds|wilds_required"
)
COUNTING = {"len", "sum", "round", "int"}
# How Python is told to write a number for people: grouped, signed, with decimals or as a percentage.
FOR_PEOPLE = re.compile(r"^[+,]*(\d*)?[,_]?(\.\d+)?[feg%,+]$|^[+,]$")
WEB_COUNTED = (
    r"[\w.]*\b(?:count|points|score|total|length|number|cars_left|tokens|seconds|spaces|wilds|rest|kept|seat)"
)
GLUED_IN_TEMPLATE = re.compile(rf"\$\{{{WEB_COUNTED}\}} +\$\{{|\}} +\$\{{{WEB_COUNTED}\}}")
GLUED_IN_MARKUP = re.compile(
    rf"(?<!\$)\{{{WEB_COUNTED}\}}\s+\{{(?:t|cardName|playerName)\(|\{{(?:t|cardName|playerName)\([^{{}}]*\)\}}\s+\{{{WEB_COUNTED}\}}"
)
WRITTEN_BY_HAND = re.compile(r"\.toFixed\(|\.toLocaleString\(|Intl\.NumberFormat|\.toPrecision\(")


class Find(NamedTuple):
    """A place in the source, and what stands there."""

    file: str
    text: str


def glued_in_python(file: str, source: str) -> Iterator[Find]:
    """Formatted strings that put a number beside a word, or write one for people by themselves."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr) and (is_glued(node) or writes_number(node)):
            yield Find(file, ast.unparse(node))


def is_glued(node: ast.JoinedStr) -> bool:
    """Whether a number stands beside a word, with nothing but a space between."""
    values = node.values
    return any(
        (counts(one) and follows_word(between, other)) or (counts(other) and follows_word(between, one))
        for one, between, other in zip(values, values[1:], values[2:], strict=False)
    ) or any(counts(value) and beside_letters(values, place) for place, value in enumerate(values))


def counts(value: ast.expr) -> bool:
    """Whether a part of a string holds a number, by its name."""
    if not isinstance(value, ast.FormattedValue):
        return False
    found = value.value
    if isinstance(found, ast.Call):
        return isinstance(found.func, ast.Name) and found.func.id in COUNTING
    if isinstance(found, ast.BinOp):
        return True
    name = found.attr if isinstance(found, ast.Attribute) else getattr(found, "id", "")
    return bool(COUNTED.fullmatch(name))


def follows_word(between: ast.expr, other: ast.expr) -> bool:
    """Whether another value stands behind a mere space."""
    space = isinstance(between, ast.Constant) and str(between.value).isspace()
    return space and isinstance(other, ast.FormattedValue) and not counts(other)


def beside_letters(values: list[ast.expr], place: int) -> bool:
    """Whether letters stand right before or behind a value, with a space between."""
    after = constant(values, place + 1)
    before = constant(values, place - 1) if place else ""
    return bool(re.match(r" [^\W\d_]", after) or re.search(r"[^\W\d_] $", before))


def constant(values: list[ast.expr], place: int) -> str:
    """The plain text at a place of a string."""
    part = values[place] if place < len(values) else None
    return str(part.value) if isinstance(part, ast.Constant) else ""


def writes_number(node: ast.JoinedStr) -> bool:
    """Whether a value is written as people read numbers."""
    specs = (value.format_spec for value in node.values if isinstance(value, ast.FormattedValue))
    texts = (ast.unparse(spec)[2:-1] for spec in specs if spec is not None)
    return any(FOR_PEOPLE.match(text) for text in texts)


def glued_in_web(file: str, source: str) -> Iterator[Find]:
    """The same in TypeScript and Svelte."""
    markup = source.partition("<style")[0]
    for pattern in (GLUED_IN_TEMPLATE, GLUED_IN_MARKUP, WRITTEN_BY_HAND):
        for found in pattern.finditer(markup):
            yield Find(file, found.group())


def searched(root: Path) -> Iterator[Find]:
    """Everything that is glued in the source."""
    for folder in ("cli", "arena", "server", "locales", "cities", "drawing"):
        for path in sorted((root / "src" / "farebox" / folder).rglob("*.py")):
            name = path.relative_to(root / "src" / "farebox").as_posix()
            yield from glued_in_python(name, path.read_text(encoding="utf-8"))
    web = root / "web" / "src"
    for path in sorted([*web.rglob("*.ts"), *web.rglob("*.svelte")]):
        if "tests" not in path.parts:
            yield from glued_in_web(path.relative_to(web).as_posix(), path.read_text(encoding="utf-8"))
