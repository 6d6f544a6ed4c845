"""What the web app shares with the server: `python -m tools.wire_types`, into web/src.

The messages become TypeScript (lib/wire.ts), the paths of the small signs JSON (lib/signs.json), and so do
some cities in the form the server sends, for the web app's tests (tests/cities.json).

The types follow from those that the server encodes and decodes, so a renamed field is an error of the web
app's type check, and a test fails until this has been run.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from farebox.cities import schema
from farebox.cities.load import load_city
from farebox.drawing import signs
from farebox.game import actions, events, score_sheet, views
from farebox.server import wire, wire_cities, wire_games, wire_guide, wire_home, wire_replays, wire_signals
from farebox.server.http.city_pages import city_info

WEB = Path(__file__).parents[1] / "web" / "src"
CITIES = ("san_francisco", "paris", "new_york", "london")
WIDTH = 120
MODULES = (wire, wire_cities, wire_games, wire_guide, wire_home, wire_replays, wire_signals)
BASES = (wire_signals.Message, wire_signals.FromClient, wire_signals.FromServer)
# Python keeps no names of unions and literals; these have one in TypeScript too.
ALIASES: dict[str, Any] = {
    "Level": wire.Level,
    "Status": wire.Status,
    "SeatKind": wire.SeatKind,
    "EntryKind": wire.EntryKind,
    "Reach": wire_home.Reach,
    "GameResult": wire_games.GameResult,
    "PresenceState": wire_signals.PresenceState,
    "Reaction": wire_signals.Reaction,
    "Facts": wire.Facts,
    "Colour": schema.Colour,
    "Phase": views.Phase,
    "EndReason": score_sheet.EndReason,
    "Decision": score_sheet.Decision,
    "ScoreReason": score_sheet.Reason,
    "Action": actions.Action,
    "GameEvent": events.Event,
    "Bonus": schema.Bonus,
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
}
# Whose values are offered for choice, so that the page needs them as a list.
LISTED = {"Level": "LEVELS", "Reaction": "REACTIONS"}
# What only the browser sends: a field with a default may be left out.
REQUESTS = (
    wire.NewNickname, wire.NewTable, wire.SeatWish, wire.SeatChange, wire.StandIn, wire.NewPace,
    wire_signals.NewHost, wire_signals.Mute, wire_games.ShareWish, wire_home.PushSubscription,
    wire_home.PushAddress, wire_guide.NewGuidedTable,
)  # fmt: skip
HEADER = """\
/**
 * The messages of the server. Written by `python -m tools.wire_types` from `farebox.server.wire`,
 * and the modules `wire_*` beside it: change the types there, and run it.
 */
"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def typescript() -> str:
    """The whole text of the file."""
    found: dict[str, str] = {}
    for message in messages():
        add_struct(found, message)
    for name in ALIASES:
        add_alias(found, name)
    return "\n".join([HEADER, *found.values()])


def messages() -> Iterator[type[msgspec.Struct]]:
    """Every message of the wire, in the order of its module."""
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, BASES) and value not in BASES:
                yield value


def add_struct(found: dict[str, str], struct: type[msgspec.Struct]) -> None:
    """Write a struct as an interface, after all that it holds."""
    name = struct.__name__
    if name in found:
        return
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {sentence(struct)} */", f"export interface {name} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        lines.append(f"  {field.encode_name}{optional(struct, field)}: {written(found, field.type, struct)};")
    found[name] = "\n".join([*lines, "}", ""])


def sentence(struct: type[msgspec.Struct]) -> str:
    """The first paragraph of what the type says of itself."""
    return " ".join((struct.__doc__ or "").split("\n\n")[0].split())


def optional(struct: type[msgspec.Struct], field: inspect.Field) -> str:
    """The mark of a field that the browser may leave out."""
    return "?" if struct in REQUESTS and not field.required else ""


def add_alias(found: dict[str, str], name: str) -> None:
    """Write a union or literal under its name, with the list of its values if that is wanted."""
    if name in found:
        return
    found[name] = ""  # holds its place, and ends the search of types that hold themselves
    parts = union_parts(found, inspect.type_info(ALIASES[name]))
    text = declaration(name, parts)
    if name in LISTED:
        text += f"export const {LISTED[name]}: readonly {name}[] = [{', '.join(parts)}];\n"
    found[name] = text


def declaration(name: str, parts: list[str]) -> str:
    """An alias on one line, or one part per line if that is too long."""
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"


def written(found: dict[str, str], kind: inspect.Type, holder: type[msgspec.Struct] | None = None) -> str:
    """A type as TypeScript writes it; what it names is written first."""
    if (name := alias_of(kind)) is not None:
        add_alias(found, name)
        return name
    if isinstance(kind, inspect.StructType):
        add_struct(found, kind.cls)
        partial = holder in REQUESTS and kind.cls not in REQUESTS
        return f"Partial<{kind.cls.__name__}>" if partial else kind.cls.__name__
    return " | ".join(union_parts(found, kind, holder))


def union_parts(
    found: dict[str, str], kind: inspect.Type, holder: type[msgspec.Struct] | None = None
) -> list[str]:
    """The alternatives of a type: one unless it is a union or a literal."""
    match kind:
        case inspect.UnionType():
            some = tuple(part for part in kind.types if not isinstance(part, inspect.NoneType))
            if len(some) == len(kind.types):
                return [written(found, part, holder) for part in some]
            inner = some[0] if len(some) == 1 else inspect.UnionType(some)
            return [written(found, inner, holder), "null"]
        case inspect.LiteralType():
            return [json.dumps(value) for value in literal_values(kind)]
        case inspect.VarTupleType() | inspect.ListType():
            item = written(found, kind.item_type, holder)
            return [f"({item})[]" if " " in item else f"{item}[]"]
        case inspect.TupleType():
            return [f"[{', '.join(written(found, part, holder) for part in kind.item_types)}]"]
        case inspect.DictType():
            return [f"Record<string, {written(found, kind.value_type, holder)}>"]
        case inspect.StructType():
            return [written(found, kind, holder)]
        case inspect.Metadata():
            return union_parts(found, kind.type, holder)
        case _:
            return [PLAIN[type(kind)]]


def alias_of(kind: inspect.Type) -> str | None:
    """The name of a union or literal that has one."""
    return next((name for name, alias in ALIASES.items() if inspect.type_info(alias) == kind), None)


def literal_values(kind: inspect.LiteralType) -> tuple[str, ...]:
    """The values in the order of the type: msgspec sorts them, the aliases do not."""
    for alias in ALIASES.values():
        if get_origin(alias) is Literal and set(get_args(alias)) == set(kind.values):
            return get_args(alias)
    return tuple(str(value) for value in kind.values)


def cities_json() -> str:
    """Some cities, one per line."""
    lines = [msgspec.json.encode(city_info(load_city(city_id))).decode() for city_id in CITIES]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def signs_json() -> str:
    """The signs by their kinds."""
    kinds = {
        "symbol_of": signs.SYMBOL_OF,
        "symbols": signs.SYMBOLS,
        "wilds": signs.WILDS,
        "cars": signs.CARS,
        "tokens": signs.TOKENS,
        "seat_shapes": signs.SEAT_SHAPES,
    }
    return json.dumps(msgspec.to_builtins(kinds), indent=2) + "\n"


FILES = {
    WEB / "lib" / "wire.ts": typescript,
    WEB / "lib" / "signs.json": signs_json,
    WEB / "tests" / "cities.json": cities_json,
}


def main() -> None:
    """Write all files."""
    for file, text in FILES.items():
        file.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
