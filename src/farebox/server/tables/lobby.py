"""Before the start: seats, settings and the start itself."""

from __future__ import annotations

from farebox.errors import TableError
from farebox.server.tables.commands import ChangeSeat, ChangeSettings, Start
from farebox.server.tables.entries import Entry, SeatGiven, SettingsChanged, Started
from farebox.server.tables.names import bot_name, distinct_name
from farebox.server.tables.permissions import require_host, require_lobby, require_own
from farebox.server.tables.table import Table
from farebox.version import VERSION


def changed_seat(table: Table, command: ChangeSeat) -> Entry:
    """Who sits on a seat before the start."""
    require_lobby(table)
    seat, number = table.seat(command.seat), command.seat
    match command.change:
        case "take":
            if seat.kind != "open":
                raise TableError("seat-taken", seat=number)
            return SeatGiven(number, guest=command.guest, name=distinct_name(table, number, command.name))
        case "leave":
            require_own(table, command.guest, number)
            return SeatGiven(number)
        case "open":
            require_host(table, command.guest)
            if seat.kind == "open":
                raise TableError("seat-already-open", seat=number)
            return SeatGiven(number)
        case "bot":
            require_host(table, command.guest)
            if command.level is None:
                raise TableError("bot-needs-level")
            name = distinct_name(table, number, bot_name(command.level))
            return SeatGiven(number, name=name, level=command.level)


def changed_settings(table: Table, command: ChangeSettings) -> Entry:
    """Other settings before the start."""
    require_lobby(table)
    require_host(table, command.guest)
    if command.settings.first is not None:
        table.seat(command.settings.first)
    return SettingsChanged(command.settings)


def started(table: Table, command: Start) -> Entry:
    """The beginning of the game, once somebody sits on every seat."""
    require_lobby(table)
    require_host(table, command.guest)
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if free:
        raise TableError("seats-open", open=len(free))
    return Started(table.first_seat(), VERSION)
