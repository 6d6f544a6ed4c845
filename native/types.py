"""The types of compiled code: numbers, rows of numbers, records and arrays of records."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import NamedTuple

from native.sources import Field


class Type(NamedTuple):
    """A number or a record by its C name, or some of them side by side."""

    name: str
    shape: tuple[int | None, ...] = ()  # a length that only the caller knows is None
    is_record: bool = False

    def c(self) -> str:
        """How C calls it; a record and a row are known by their place."""
        if self.has_length():
            return f"{self.name}s"
        return f"{self.name}*" if self.is_record or self.shape else self.name

    def has_length(self) -> bool:
        """Whether it is an array or a grid that is passed together with its length."""
        return self.shape == (None, None) or (self.is_record and self.shape != ())

    def element(self) -> Type:
        """What lies at an index."""
        return self._replace(shape=self.shape[1:])

    def is_number(self) -> bool:
        """Whether it is a single number."""
        return not self.is_record and not self.shape


INT = Type("int64_t")
FLOAT = Type("double")
# The words for types in the sources; every other word is a record.
WORDS = {
    "int": INT,
    "Index": INT,
    "bool": INT,
    "float": FLOAT,
    "None": Type("void"),
    "Ints": Type("int64_t", (None,)),
    "Cards": Type("int8_t", (None,)),
    "Floats": Type("double", (None,)),
    "Grid": Type("int64_t", (None, None)),
    "FloatGrid": Type("double", (None, None)),
}


def type_of(annotation: ast.expr | None) -> Type:
    """The type that an annotation of the sources means."""
    word = ast.unparse(annotation) if annotation else ""
    if word.startswith("list["):
        return Type(word.removeprefix("list[").removesuffix("]"), (None,), is_record=True)
    return WORDS.get(word, Type(word, is_record=True))


def field_type(field: Field) -> Type:
    """The type of a record's field."""
    width, shape = field
    return Type("double" if isinstance(width, str) else f"int{width}_t", shape)


def common(types: Iterable[Type]) -> Type:
    """The type of what is one of several, or is worked out from them: a float as soon as one of them is."""
    found = list(types)
    if not found[0].is_number():
        return found[0]
    return FLOAT if FLOAT in found else INT
