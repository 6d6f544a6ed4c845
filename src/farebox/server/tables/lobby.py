"""Before the start: seats, settings and the start itself."""

from __future__ import annotations

from typing import assert_never

from farebox.cities.schema import MAX_PLAYERS, MIN_PLAYERS
from farebox.errors import TableError
from farebox.server.bots.host_bots import require_offered, versions_of
from farebox.server.tables.commands import AddSeat, ChangeSeat, ChangeSettings, Start
from farebox.server.tables.entries import Entry, SeatAdded, SeatGiven, SeatRemoved, SettingsChanged, Started
from farebox.server.tables.names import bot_name, distinct_name
from farebox.server.tables.permissions import require_host, require_lobby, require_own
from farebox.server.tables.seats import free_colour
from farebox.server.tables.table import Table
from farebox.version import VERSION


def changed_seat(table: Table, command: ChangeSeat) -> Entry:
    """Who sits on a seat before the start."""
    require_lobby(table)
    match command.change:
        case "take":
            return taken_seat(table, command)
        case "leave":
            require_own(table, command.guest, command.seat)
            return SeatGiven(command.seat)
        case "colour":
            return painted_seat(table, command)
        case "open" | "bot" | "remove":
            require_host(table, command.guest)
            return hosted_seat(table, command)
        case _:
            assert_never(command.change)


def taken_seat(table: Table, command: ChangeSeat) -> Entry:
    """An open seat for a guest, in the colour asked for or one that is free."""
    number = command.seat
    if table.seat(number).kind != "open":
        raise TableError("seat-taken", seat=number)
    colour = free_colour(table.seats, number, command.colour)
    name = distinct_name(table, number, command.name)
    return SeatGiven(number, guest=command.guest, name=name, colour=colour)


def painted_seat(table: Table, command: ChangeSeat) -> Entry:
    """Another colour for an own seat; bots make way."""
    seat = require_own(table, command.guest, command.seat)
    if command.colour is None:
        raise TableError("request-not-valid", fault="a colour is missing")
    colour = free_colour(table.seats, command.seat, command.colour)
    return SeatGiven(command.seat, guest=seat.guest, name=seat.name, colour=colour)


def hosted_seat(table: Table, command: ChangeSeat) -> Entry:
    """A seat that the host opens, gives to a bot or takes away."""
    seat, number = table.seat(command.seat), command.seat
    if command.change == "bot":
        level = require_offered(command.level)
        return SeatGiven(number, name=distinct_name(table, number, bot_name(level)), level=level)
    if command.change == "open":
        if seat.kind == "open":
            raise TableError("seat-already-open", seat=number)
        return SeatGiven(number)
    if len(table.seats) <= MIN_PLAYERS:
        raise TableError("too-few-seats")
    if seat.kind == "person":
        raise TableError("seat-taken", seat=number)
    return SeatRemoved(number)


def added_seat(table: Table, command: AddSeat) -> Entry:
    """One more seat."""
    require_lobby(table)
    require_host(table, command.guest)
    if len(table.seats) >= MAX_PLAYERS:
        raise TableError("too-many-seats")
    return SeatAdded()


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
    bots = versions_of(seat.level for seat in table.seats if seat.level)
    return Started(table.first_seat(), VERSION, bots)
