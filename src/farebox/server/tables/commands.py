"""What guests, bots and the clock want of a table, and whether the table does it."""

from __future__ import annotations

from sys import intern
from typing import Literal, NoReturn, assert_never

import msgspec

from farebox.errors import IllegalAction, TableError
from farebox.game.actions import Action
from farebox.game.game import Game
from farebox.server.tables.entries import (
    Acted,
    Entry,
    PaceSet,
    Rematched,
    SeatGiven,
    SettingsChanged,
    Started,
    StoodIn,
    Undone,
)
from farebox.server.tables.names import bot_name, distinct_name
from farebox.server.tables.table import Seat, Table
from farebox.server.wire import Level, TableSettings

ABSENT_AFTER = 60.0
STAND_IN: Level = "regular"


class ByGuest(msgspec.Struct, frozen=True, kw_only=True):
    """What a guest wants."""

    guest: str


class ChangeSeat(ByGuest, frozen=True, kw_only=True):
    """Take an open seat, leave an own one, or as the host open a seat or give it to a bot."""

    seat: int
    change: Literal["take", "leave", "open", "bot"]
    name: str
    level: Level | None = None


class ChangeSettings(ByGuest, frozen=True, kw_only=True):
    """Choose other settings before the start."""

    settings: TableSettings


class Start(ByGuest, frozen=True, kw_only=True):
    """Begin the game."""


class Act(ByGuest, frozen=True, kw_only=True):
    """Do an action for an own seat, as an answer to a version."""

    seat: int
    version: int
    action: Action


class Undo(ByGuest, frozen=True, kw_only=True):
    """Undo the seat's last decision."""

    seat: int
    version: int


class AskStandIn(ByGuest, frozen=True, kw_only=True):
    """Let a bot play for a seat, or, without a level, play oneself again."""

    seat: int
    level: Level | None


class SetPace(ByGuest, frozen=True, kw_only=True):
    """Choose how long bots wait."""

    pace: float


class AskRematch(ByGuest, frozen=True, kw_only=True):
    """Go on at a new table, which has this id."""

    table: str


class MoveSeat(ByGuest, frozen=True, kw_only=True):
    """Give a seat to the guest who used its link."""

    seat: int


class ActAsBot(msgspec.Struct, frozen=True, kw_only=True):
    """A bot has decided, from what it saw at a version."""

    seat: int
    version: int
    action: Action


class TurnRanOut(msgspec.Struct, frozen=True, kw_only=True):
    """The turn limit of a seat may have passed."""

    seat: int


Command = (
    ChangeSeat
    | ChangeSettings
    | Start
    | Act
    | Undo
    | AskStandIn
    | SetPace
    | AskRematch
    | MoveSeat
    | ActAsBot
    | TurnRanOut
)


def entry_for(table: Table, command: Command, now: float) -> Entry:
    """The entry that a command adds to a table; what the table does not do raises a typed error."""
    match command:
        case ChangeSeat():
            return changed_seat(table, command)
        case ChangeSettings():
            return changed_settings(table, command)
        case Start():
            return started(table, command)
        case Act():
            return acted(table, command)
        case Undo():
            return undone(table, command)
        case AskStandIn():
            return stood_in(table, command, now)
        case SetPace():
            require_seated(table, command.guest)
            if table.status == "over":
                raise IllegalAction("game-is-over")
            return PaceSet(command.pace)
        case AskRematch():
            return rematched(table, command)
        case MoveSeat():
            return moved_seat(table, command)
        case ActAsBot():
            return bot_acted(table, command)
        case TurnRanOut():
            return ran_out(table, command, now)
        case _:
            assert_never(command)


def require_lobby(table: Table) -> None:
    """Refuse what is only possible before the start."""
    if table.status != "lobby":
        raise TableError("already-started")


def require_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do."""
    if guest != table.host:
        raise TableError("only-the-host")


def require_seated(table: Table, guest: str) -> None:
    """Refuse what only those at the table may do."""
    if not table.seats_of(guest):
        raise TableError("not-seated")


def require_own(table: Table, guest: str, number: int) -> Seat:
    """The seat, if it is the guest's."""
    seat = table.seat(number)
    if seat.guest != guest:
        raise TableError("not-your-seat", seat=number)
    return seat


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
    return Started(table.first_seat())


def require_playing(table: Table) -> Game:
    """The game, while it is on."""
    game = table.require_game()
    if game.over:
        raise IllegalAction("game-is-over")
    return game


def acted(table: Table, command: Act) -> Entry:
    """An action of a guest for an own seat."""
    seat = require_own(table, command.guest, command.seat)
    require_playing(table)
    if seat.stand_in:
        raise TableError("stand-in-plays", seat=command.seat)
    return legal_entry(table, command.seat, command.version, command.action)


def bot_acted(table: Table, command: ActAsBot) -> Entry:
    """An action of the bot that plays a seat."""
    require_playing(table)
    if table.seat(command.seat).bot is None:
        raise TableError("no-bot-there", seat=command.seat)
    return legal_entry(table, command.seat, command.version, command.action)


def legal_entry(table: Table, seat: int, version: int, action: Action) -> Entry:
    """An action that the rules allow, in answer to the decision that is put to the seat."""
    game = require_playing(table)
    decision = table.decisions.get(seat)
    if version > table.version or version < (decision.version if decision else table.version):
        stale(table)
    return Acted(seat, intern(game.checked(action, seat).text))


def stale(table: Table) -> NoReturn:
    """Refuse what answers to something that is no more."""
    raise TableError("stale-version", version=table.version)


def can_undo(table: Table, seat: int) -> bool:
    """Whether a seat may take its last decision back: nobody else than bots sits at the table."""
    if not table.settings.undo or table.status != "playing":
        return False
    others = (other for number, other in enumerate(table.seats) if number != seat)
    alone = all(other.kind == "bot" for other in others)
    return alone and any(acted.entry.seat == seat for acted in table.acted)


def undone(table: Table, command: Undo) -> Entry:
    """Back to before the last decision of the seat."""
    require_own(table, command.guest, command.seat)
    require_playing(table)
    if not can_undo(table, command.seat):
        raise TableError("no-undo", seat=command.seat)
    if command.version != table.version:
        stale(table)
    last = max(acted.version for acted in table.acted if acted.entry.seat == command.seat)
    return Undone(command.seat, last - 1)


def stood_in(table: Table, command: AskStandIn, now: float) -> Entry:
    """A bot for an absent person, or the person again."""
    require_playing(table)
    require_seated(table, command.guest)
    seat = table.seat(command.seat)
    if seat.kind != "person":
        raise TableError("nobody-to-stand-in-for", seat=command.seat)
    if seat.stand_in == command.level:
        raise TableError("stand-in-already" if command.level else "no-stand-in", seat=command.seat)
    if seat.guest != command.guest:
        if command.level is None:
            raise TableError("not-your-seat", seat=command.seat)
        decision = table.decisions.get(command.seat)
        if decision is None or now - decision.since < ABSENT_AFTER:
            raise TableError("not-absent-yet", seat=command.seat, seconds=int(ABSENT_AFTER))
    return StoodIn(command.seat, command.level)


def ran_out(table: Table, command: TurnRanOut, now: float) -> Entry:
    """A stand-in for a person whose turn limit has passed."""
    limit, decision = table.settings.turn_seconds, table.decisions.get(command.seat)
    if limit is None or decision is None or table.seats[command.seat].bot or now < decision.since + limit:
        raise TableError("turn-has-time", seat=command.seat)
    return StoodIn(command.seat, STAND_IN)


def rematched(table: Table, command: AskRematch) -> Entry:
    """The next table, after the end and once only."""
    require_seated(table, command.guest)
    if table.status != "over":
        raise TableError("game-not-over")
    if table.next_table is not None:
        raise TableError("rematch-already", table=table.next_table)
    return Rematched(command.table)


def moved_seat(table: Table, command: MoveSeat) -> Entry:
    """A person's seat for another guest; the name stays."""
    seat = table.seat(command.seat)
    if seat.kind != "person":
        raise TableError("seat-without-person", seat=command.seat)
    if seat.guest == command.guest:
        raise TableError("seat-is-yours", seat=command.seat)
    return SeatGiven(command.seat, guest=command.guest, name=seat.name)
