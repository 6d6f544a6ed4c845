"""The fields of a city file: missing, unknown or of the wrong type, read off the schema itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import inspect

from farebox.cities.checks.partial_city import MOST, usable
from farebox.cities.checks.report import Report, nearest
from farebox.cities.toml_lines import Path
from farebox.errors import Fact

SIMPLE: Mapping[type[inspect.Type], tuple[str, tuple[type, ...]]] = {
    inspect.IntType: ("int", (int,)),
    inspect.FloatType: ("float", (int, float)),
    inspect.StrType: ("text", (str,)),
    inspect.BoolType: ("bool", (bool,)),
}
# A field of the struct that is no field of the file: it is made from what lies beside the file.
BESIDE = ("artwork",)
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # neither a terminal nor an SVG file may get these


@cache
def described(kind: type) -> inspect.Type:
    """The description of a struct."""
    return inspect.type_info(kind)


def check_fields(report: Report, data: dict[str, Any], kind: type) -> None:
    """Every field of a file against the struct that says what it may hold."""
    _check(report, described(kind), data, ())


def _check(report: Report, kind: inspect.Type, value: object, path: Path) -> None:
    """One value against its type."""
    match kind:
        case inspect.Metadata():
            _check_bounded(report, kind, value, path)
        case inspect.StructType():
            _check_struct(report, kind, value, path)
        case inspect.UnionType():
            _check_union(report, kind, value, path)
        case inspect.VarTupleType():
            _check_list(report, kind, value, path)
        case inspect.TupleType():
            _check_tuple(report, kind, value, path)
        case inspect.DictType():
            _check_dict(report, kind, value, path)
        case inspect.LiteralType():
            _check_choice(report, [str(choice) for choice in kind.values], value, path)
        case _:
            _check_simple(report, kind, value, path)


def _check_bounded(report: Report, kind: inspect.Metadata, value: object, path: Path) -> None:
    """A value of the right type against the bounds of that type (`cities.bounds`)."""
    known = report.count
    _check(report, kind.type, value, path)
    if report.count > known and not isinstance(value, list):
        return
    match kind.extra, value:
        case {"form": form, "problem": problem, "fact": fact}, str() if not re.fullmatch(
            form, value, re.DOTALL
        ):
            facts: dict[str, Fact] = {fact: value}
            report.add(problem, path, None, **facts)
        case {"what": what, "least": least}, list() if len(value) < least:
            report.add("too-few", path, what=what, count=len(value), least=least)
        case {"what": what, "most": most}, list() if len(value) > most:
            report.add("too-many", path, what=what, count=len(value), most=most)
        case {"least": least, "most": most}, int() | float() if not least <= value <= most:
            report.add("out-of-range", path, value=str(value), least=least, most=most)


def _check_simple(report: Report, kind: inspect.Type, value: object, path: Path) -> None:
    expected, types = SIMPLE[type(kind)]
    if type(value) not in types:
        _wrong_type(report, expected, value, path)
    elif not usable(value):
        report.add("out-of-range", path, value=str(value)[:40], least=-MOST, most=MOST)
    elif isinstance(value, str) and CONTROL.search(value):
        report.add("control-letter", path, value=ascii(value)[:40])


def _wrong_type(report: Report, expected: str, value: object, path: Path) -> None:
    report.add("wrong-type", path, expected=expected, value=str(value)[:40])


def _check_choice(report: Report, choices: list[str], value: object, path: Path) -> None:
    if not isinstance(value, str):
        _wrong_type(report, "text", value, path)
    elif value not in choices:
        meant = nearest(value, choices)
        report.add("bad-choice", path, value=value, choices=", ".join(choices), meant=meant)


def _check_struct(report: Report, kind: inspect.StructType, value: object, path: Path) -> None:
    if not isinstance(value, dict):
        _wrong_type(report, "table", value, path)
        return
    fields = {field.name: field for field in kind.fields if field.name not in BESIDE}
    known = [*fields, *([kind.tag_field] if kind.tag_field else [])]
    for name in value:
        if name not in known:
            report.add("unknown-field", (*path, name), field=name, meant=nearest(name, known))
    for name, field in fields.items():
        if name in value:
            _check(report, field.type, value[name], (*path, name))
        elif field.required:
            report.add("missing-field", path, field=name)


def _check_union(report: Report, kind: inspect.UnionType, value: object, path: Path) -> None:
    structs = [option for option in kind.types if isinstance(option, inspect.StructType)]
    if len(structs) < 2:
        option = next(option for option in kind.types if not isinstance(option, inspect.NoneType))
        _check(report, option, value, path)
    elif not isinstance(value, dict):
        _wrong_type(report, "table", value, path)
    else:
        _check_tagged(report, structs, value, path)


def _check_tagged(
    report: Report, structs: list[inspect.StructType], value: dict[str, Any], path: Path
) -> None:
    """One of several structs, told apart by a field such as `kind`."""
    tag = str(structs[0].tag_field)
    if tag not in value:
        report.add("missing-field", path, field=tag)
        return
    options = {str(option.tag): option for option in structs}
    if isinstance(value[tag], str) and value[tag] in options:
        _check_struct(report, options[value[tag]], value, path)
    else:
        _check_choice(report, list(options), value[tag], (*path, tag))


def _check_list(report: Report, kind: inspect.VarTupleType, value: object, path: Path) -> None:
    if not isinstance(value, list):
        _wrong_type(report, "list", value, path)
        return
    for index, item in enumerate(value):
        _check(report, kind.item_type, item, (*path, index))


def _check_tuple(report: Report, kind: inspect.TupleType, value: object, path: Path) -> None:
    if not isinstance(value, list):
        _wrong_type(report, "list", value, path)
    elif len(value) != len(kind.item_types):
        report.add("wrong-count", path, count=len(value), needed=len(kind.item_types))
    else:
        for index, (item_type, item) in enumerate(zip(kind.item_types, value, strict=True)):
            _check(report, item_type, item, (*path, index))


def _check_dict(report: Report, kind: inspect.DictType, value: object, path: Path) -> None:
    if not isinstance(value, dict):
        _wrong_type(report, "table", value, path)
        return
    for name, item in value.items():
        _check(report, kind.value_type, item, (*path, name))
