"""When people are away: stand-ins, missed turns, seats given up or moved to another device."""

from __future__ import annotations

from farebox.errors import TableError
from farebox.server.bots.host_bots import require_level
from farebox.server.tables.commands import AskStandIn, MoveSeat, ReplaceBot, Resign, TurnRanOut
from farebox.server.tables.entries import Entry, Resigned, SeatGiven, StoodIn, TurnMissed
from farebox.server.tables.permissions import require_own, require_playing, require_seated
from farebox.server.tables.seats import STAND_IN
from farebox.server.tables.table import Table

# A person who misses so many turns in a row is away.
MAX_MISSES = 3


def stood_in(table: Table, command: AskStandIn, now: float) -> Entry:
    """A bot for an absent person, or the person again."""
    require_playing(table)
    require_seated(table, command.guest)
    seat = table.seat(command.seat)
    level = None if command.level is None else require_level(command.level)
    if not seat.person:
        raise TableError("nobody-to-stand-in-for", seat=command.seat)
    if seat.stand_in == level:
        raise TableError("stand-in-already" if level else "no-stand-in", seat=command.seat)
    if seat.guest == command.guest:
        return StoodIn(command.seat, level, by=command.seat if level else None)
    require_absent(table, command, now)
    return StoodIn(command.seat, STAND_IN, by=table.seats_of(command.guest)[0])


def replaced(table: Table, command: ReplaceBot) -> Entry:
    """A stand-in for a bot that is no longer offered here."""
    require_playing(table)
    seat = table.seat(command.seat)
    if seat.kind != "bot" or seat.stand_in:
        raise TableError("no-bot-there", seat=command.seat)
    return StoodIn(command.seat, STAND_IN)


def require_absent(table: Table, command: AskStandIn, now: float) -> None:
    """Refuse a bot for somebody else, unless the table waits for a person whose connection is gone."""
    if command.level is None:
        raise TableError("not-your-seat", seat=command.seat)
    if command.level != STAND_IN:
        raise TableError("stand-in-level", seat=command.seat, level=STAND_IN)
    if table.seat(command.seat).stand_in:
        raise TableError("stand-in-already", seat=command.seat)
    if table.settings.turn_seconds is not None:
        raise TableError("turn-limit-decides", seat=command.seat)
    decision = table.decisions.get(command.seat)
    if decision is None or not command.gone or now - decision.since < command.wait:
        raise TableError("not-absent-yet", seat=command.seat, seconds=command.wait)


def ran_out(table: Table, command: TurnRanOut, now: float) -> Entry:
    """A bot for the one turn that a person has missed, or permanently if it was one of too many."""
    limit, decision = table.settings.turn_seconds, table.decisions.get(command.seat)
    seat = table.seats[command.seat]
    if limit is None or decision is None or seat.bot or now < decision.since + limit:
        raise TableError("turn-has-time", seat=command.seat)
    if seat.misses + 1 < MAX_MISSES:
        return TurnMissed(command.seat)
    return StoodIn(command.seat, STAND_IN)


def resigned(table: Table, command: Resign) -> Entry:
    """The end of the game for one person; a bot plays on."""
    require_playing(table)
    require_own(table, command.guest, command.seat)
    return Resigned(command.seat)


def moved_seat(table: Table, command: MoveSeat) -> Entry:
    """A person's seat for another guest; the name stays."""
    seat = table.seat(command.seat)
    if not seat.person:
        raise TableError("seat-without-person", seat=command.seat)
    if seat.guest == command.guest:
        raise TableError("seat-is-yours", seat=command.seat)
    return SeatGiven(command.seat, guest=command.guest, name=seat.name)
