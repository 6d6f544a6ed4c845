"""The record of a table's game: who sat there, for whom bots stood in, and how often actions were undone."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from farebox.game.records import Record, RecordBot, RecordSeat, RecordStandIn
from farebox.server.tables.entries import Resigned, Started, StoodIn, Undone
from farebox.server.tables.seats import STAND_IN, Seat
from farebox.server.tables.table import Table
from farebox.server.wire import Level


def record_of(table: Table) -> Record:
    """The record of the game so far, with all that the table knows of its seats."""
    start = next(applied.entry for applied in table.log if isinstance(applied.entry, Started))
    stand_ins, gave_up = stand_in_actions(table), resignations(table)
    seats = [
        msgspec.structs.replace(
            seat_record(seat, start, stand_ins.get(number, {})),
            colour=None if seat.colour is None else table.city.geometry.seat_colours[seat.colour],
            resigned=gave_up.get(number),
        )
        for number, seat in enumerate(table.seats)
    ]
    undos = sum(isinstance(applied.entry, Undone) for applied in table.log)
    record = table.require_game().record()
    return msgspec.structs.replace(record, seats=tuple(seats), undos=undos).sealed()


def seat_record(seat: Seat, start: Started, stand_ins: dict[Level, list[int]]) -> RecordSeat:
    """Who sat on a seat, and the actions that each stand-in did."""
    return RecordSeat(
        name=seat.name or "",
        kind="person" if seat.level is None else "bot",
        bot=None if seat.level is None else RecordBot(seat.level, start.bots.get(seat.level, start.version)),
        stand_ins=tuple(
            RecordStandIn(RecordBot(level, start.version), tuple(actions))
            for level, actions in stand_ins.items()
        ),
    )


def stand_in_actions(table: Table) -> dict[int, dict[Level, list[int]]]:
    """The actions that stand-ins did and no undo took back, by seat and level, counted from 1."""
    numbers = {acted.version: number for number, acted in enumerate(table.acted, start=1)}
    playing: dict[int, Level | None] = {}
    found: defaultdict[int, dict[Level, list[int]]] = defaultdict(dict)
    for applied in table.log:
        if isinstance(applied.entry, StoodIn | Resigned):
            playing[applied.entry.seat] = getattr(applied.entry, "level", None)
        number = numbers.get(applied.version)
        if number is not None:
            acted = table.acted[number - 1].entry
            # A bot that played one missed turn, or for somebody who resigned, is told by the action itself.
            if level := playing.get(acted.seat) or (STAND_IN if acted.stand_in else None):
                found[acted.seat].setdefault(level, []).append(number)
    return found


def resignations(table: Table) -> dict[int, int]:
    """How many actions of the record had been done when each person who resigned did so, by seat."""
    return {
        applied.entry.seat: sum(acted.version < applied.version for acted in table.acted)
        for applied in table.log
        if isinstance(applied.entry, Resigned)
    }
