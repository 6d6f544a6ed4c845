"""Whether a table does what a command asks, and the entry that follows."""

from __future__ import annotations

from sys import intern
from typing import assert_never

from farebox.errors import IllegalAction, StaleVersion, TableError
from farebox.game.actions import Action
from farebox.game.internals import check_action
from farebox.server.tables.absence import moved_seat, ran_out, replaced, resigned, stood_in
from farebox.server.tables.commands import (
    Act,
    ActAsBot,
    AddSeat,
    AskRematch,
    AskStandIn,
    ChangeSeat,
    ChangeSettings,
    Command,
    GiveHost,
    LobbyCommand,
    MoveSeat,
    MuteSeat,
    PlainCommand,
    ReplaceBot,
    Resign,
    SetPace,
    Start,
    TurnRanOut,
    Undo,
)
from farebox.server.tables.entries import Acted, Entry, HostGiven, PaceSet, Rematched, SeatMuted, Undone
from farebox.server.tables.lobby import added_seat, changed_seat, changed_settings, started
from farebox.server.tables.new_tables import rematch_table
from farebox.server.tables.permissions import require_host, require_own, require_playing, require_seated
from farebox.server.tables.table import CheckedEntry, Table

# Several times the entries of a long game: who undoes without end makes a table that is slow to load.
LAST_UNDO = 2_000
# What people can do to and fro without end; the game itself goes on.
AT_WILL = (ChangeSeat, AddSeat, ChangeSettings, AskStandIn, SetPace, GiveHost, MuteSeat, MoveSeat)
LAST_AT_WILL = 5_000


def check(table: Table, command: Command, now: float) -> CheckedEntry:
    """The entry that a command adds to a table; what the table does not do raises a typed error."""
    match command:
        case Act():
            return acted(table, command)
        case ActAsBot():
            return bot_acted(table, command)
        case AskRematch():
            return rematched(table, command, now)
        case _:
            if isinstance(command, AT_WILL) and table.version >= LAST_AT_WILL:
                raise TableError("table-too-long")
            return CheckedEntry(plain_entry(table, command, now))


def plain_entry(table: Table, command: PlainCommand, now: float) -> Entry:
    """The entry of a command whose check finds nothing out that is needed again."""
    match command:
        case ChangeSeat() | AddSeat() | ChangeSettings() | Start():
            return lobby_entry(table, command)
        case Undo():
            return undone(table, command)
        case AskStandIn():
            return stood_in(table, command, now)
        case Resign():
            return resigned(table, command)
        case SetPace():
            return pace_set(table, command)
        case GiveHost():
            return given_host(table, command)
        case MuteSeat():
            return muted(table, command)
        case MoveSeat():
            return moved_seat(table, command)
        case TurnRanOut():
            return ran_out(table, command, now)
        case ReplaceBot():
            return replaced(table, command)
        case _:
            assert_never(command)


def lobby_entry(table: Table, command: LobbyCommand) -> Entry:
    """The entry of a command before the start."""
    match command:
        case ChangeSeat():
            return changed_seat(table, command)
        case AddSeat():
            return added_seat(table, command)
        case ChangeSettings():
            return changed_settings(table, command)
        case Start():
            return started(table, command)


def pace_set(table: Table, command: SetPace) -> Entry:
    """How long bots wait from now on."""
    require_seated(table, command.guest)
    if table.status == "over":
        raise IllegalAction("game-is-over")
    return PaceSet(command.pace)


def given_host(table: Table, command: GiveHost) -> Entry:
    """Another host: a person who sits at the table."""
    require_host(table, command.guest)
    seat = table.seat(command.seat)
    if not seat.person or seat.guest is None:
        raise TableError("nobody-to-be-host", seat=command.seat)
    if seat.guest == table.host:
        raise TableError("host-already", seat=command.seat)
    return HostGiven(command.seat, seat.guest)


def muted(table: Table, command: MuteSeat) -> Entry:
    """Reactions of a person that nobody gets, or gets again."""
    require_host(table, command.guest)
    seat = table.seat(command.seat)
    if not seat.person or seat.guest == command.guest:
        raise TableError("nobody-to-mute", seat=command.seat)
    if seat.muted == command.muted:
        raise TableError("muted-already" if command.muted else "not-muted", seat=command.seat)
    return SeatMuted(command.seat, command.muted)


def acted(table: Table, command: Act) -> CheckedEntry:
    """An action of a guest for one of their seats."""
    seat = require_own(table, command.guest, command.seat)
    require_playing(table)
    if seat.stand_in:
        raise TableError("stand-in-plays", seat=command.seat)
    return legal_entry(table, command.seat, command.version, command.action)


def bot_acted(table: Table, command: ActAsBot) -> CheckedEntry:
    """An action of the bot that plays a seat."""
    require_playing(table)
    seat = table.seat(command.seat)
    if seat.bot is None:
        raise TableError("no-bot-there", seat=command.seat)
    return legal_entry(table, command.seat, command.version, command.action, seat.guest is not None)


def legal_entry(
    table: Table, seat: int, version: int, action: Action, stand_in: bool = False
) -> CheckedEntry:
    """An action that the rules allow, in answer to the decision that is put to the seat."""
    game = require_playing(table)
    decision = table.decisions.get(seat)
    if version > table.version or version < (decision.version if decision else table.version):
        raise stale(table)
    legal = check_action(game, action, seat)
    return CheckedEntry(Acted(seat, intern(legal.text), stand_in), action=legal)


def stale(table: Table) -> StaleVersion:
    """The refusal of an answer to a decision that is no longer put."""
    return StaleVersion("stale-version", version=table.version)


def can_undo(table: Table, seat: int) -> bool:
    """Whether a seat may take its last decision back: only bots sit in the other seats."""
    if not table.settings.undo or table.status != "playing" or table.version >= LAST_UNDO:
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
        raise stale(table)
    last = max(acted.version for acted in table.acted if acted.entry.seat == command.seat)
    return Undone(command.seat, last - 1)


def rematched(table: Table, command: AskRematch, now: float) -> CheckedEntry:
    """The next table, after the end and once only."""
    require_seated(table, command.guest)
    if table.status != "over":
        raise TableError("game-not-over")
    if table.next_table is not None:
        raise TableError("rematch-already", table=table.next_table)
    following = rematch_table(table, host=command.guest, now=now)
    return CheckedEntry(Rematched(following.id), next_table=following)
