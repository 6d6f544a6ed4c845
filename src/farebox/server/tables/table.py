"""`Table`: what follows from a table's entries; no clock, no storage, no network."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple, Self

import msgspec

from farebox.cities.load import city_version
from farebox.engine.seeds import FIRST_PLAYER, commitment, words
from farebox.errors import TableError
from farebox.game.events import CardDrawn, Event, RowFilled, TurnBegan
from farebox.game.game import Game, LegalAction
from farebox.game.internals import check_action, game_after
from farebox.game.shared_log import SharedLog
from farebox.rules.randomness import random_below
from farebox.server.tables.entries import (
    Acted,
    Entry,
    GuestChanged,
    HostGiven,
    PaceSet,
    Rematched,
    Resigned,
    SeatAdded,
    SeatGiven,
    SeatMuted,
    SeatRemoved,
    SettingsChanged,
    Started,
    StoodIn,
    TurnMissed,
    Undone,
)
from farebox.server.tables.seats import Seat, SeatEntry, given_seat, stood_in, with_colours, without_seat
from farebox.server.wire import Status, TableSettings


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a table has from its creation on, apart from its seed; a guided game counts in no statistics."""

    city: str
    city_hash: str
    players: int
    settings: TableSettings
    pace: float
    guided: bool = False


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What a seat has to decide: the version that put it to the seat, and since when its turn runs."""

    version: int
    since: float


class AppliedEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry with what it made happen."""

    version: int
    at: float
    entry: Entry
    events: tuple[Event, ...]


class ActedEntry(msgspec.Struct, frozen=True, gc=False):
    """An action that no undo has taken back, the version it made, and where undo is on the game before it."""

    version: int
    entry: Acted
    before: Game | None


class CheckedEntry(NamedTuple):
    """An entry that its table accepts, with what the check found out: the legal action, or the next table."""

    entry: Entry
    action: LegalAction | None = None
    next_table: Table | None = None


# Events that recur, each kept once for all tables; at most a few thousand.
_SHARED: dict[Event | tuple[tuple[int, str], ...], Event] = {}


def shared(event: Event) -> Event:
    """The event itself, or an equal one that other tables have."""
    if isinstance(event, RowFilled) and len(event.cards) == 1:
        return _SHARED.setdefault(tuple(event.cards.items()), event)
    return _SHARED.setdefault(event, event) if isinstance(event, CardDrawn | TurnBegan) else event


class Table:
    """A table at one version; `after` gives the table one entry later and leaves this one as it is."""

    def __init__(self, table_id: str, opening: Opening, *, seed: bytes, host: str, created_at: float) -> None:
        self.id = table_id
        self.opening = opening
        self.seed = seed
        self._commitment = commitment(seed)
        self.host = host
        self.created_at = created_at
        self.city = city_version(opening.city, opening.city_hash)
        self.settings = opening.settings
        self.pace = opening.pace
        self.version = 0
        self.changed_at = created_at
        self.seats: tuple[Seat, ...] = (Seat(),) * opening.players
        self.game: Game | None = None
        self.decisions: dict[int, Decision] = {}
        self.next_table: str | None = None
        self.log: SharedLog[AppliedEntry] = SharedLog()
        self.acted: SharedLog[ActedEntry] = SharedLog()

    @property
    def status(self) -> Status:
        """Whether the game is still to start, is on, or has ended."""
        if self.game is None:
            return "lobby"
        return "over" if self.game.over else "playing"

    @property
    def commitment(self) -> str:
        """The hash of the seed, public from the beginning."""
        return self._commitment

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        if guest is None:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.is_of(guest)])

    @property
    def paused(self) -> bool:
        """Whether bots play for all people left, and none of those asked for that themself."""
        people = False
        for number, seat in enumerate(self.seats):
            if seat.person:
                people = True
                if not seat.stand_in or seat.stand_in_by == number:
                    return False
        return people

    def require_game(self) -> Game:
        """The game, once it has started."""
        if self.game is None:
            raise TableError("not-started")
        return self.game

    def seat(self, number: int) -> Seat:
        """A seat of this table."""
        if not 0 <= number < len(self.seats):
            raise TableError("no-such-table-seat", seat=number, seats=len(self.seats))
        return self.seats[number]

    def first_seat(self) -> int:
        """The seat that begins: the one the host chose, or a random one from the seed."""
        if self.settings.first is not None:
            return self.settings.first
        return random_below(words(FIRST_PLAYER, self.seed), len(self.seats))

    def after(self, checked: CheckedEntry, at: float) -> Self:
        """The table with one more entry, which was checked against this one."""
        later = self.copy()
        later.add(checked.entry, at, checked.action)
        return later

    def copy(self) -> Self:
        """An independent copy; game, log and actions are shared, since each change makes new ones."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        return copy

    def add(self, entry: Entry, at: float, action: LegalAction | None = None) -> None:
        """Append an entry and apply it; an action that was not checked yet is checked.

        After an error the table must not be used any more.
        """
        self.version += 1
        self.changed_at = at
        events: tuple[Event, ...] = ()
        match entry:
            case SettingsChanged():
                self.settings = entry.settings
            case Started():
                self._start(entry.first)
            case Acted():
                events = self._act(entry, action)
            case Undone():
                self._undo(entry.back_to)
            case PaceSet():
                self.pace = entry.pace
            case Rematched():
                self.next_table = entry.table
            case HostGiven():
                self.host = entry.guest
            case GuestChanged():
                pass  # the entries before it say so already
            case _:
                self._reseat(entry)
        self.log = self.log.plus(AppliedEntry(self.version, at, entry, tuple(map(shared, events))))
        self._put_decisions(entry, events, at)

    def _reseat(self, entry: SeatEntry) -> None:
        """Change who sits where, or who plays there."""
        match entry:
            case SeatGiven():
                self._give(
                    entry.seat, given_seat(self.seats[entry.seat], entry, in_play=self.game is not None)
                )
            case SeatAdded():
                self.seats = (*self.seats, Seat())
            case SeatRemoved():
                self.seats, self.settings = without_seat(self.seats, self.settings, entry.seat)
            case SeatMuted():
                self._change(entry.seat, muted=entry.muted)
            case TurnMissed():
                self._change(entry.seat, misses=self.seats[entry.seat].misses + 1, covered=True)
            case StoodIn():
                self._change(entry.seat, **stood_in(entry))
            case Resigned():
                self._change(entry.seat, resigned=True, stand_in=None, stand_in_by=None, covered=False)

    def _give(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _change(self, number: int, **fields: Any) -> None:
        self._give(number, msgspec.structs.replace(self.seats[number], **fields))

    def _start(self, first: int) -> None:
        seats = with_colours(self.seats)
        self.seats = seats[first:] + seats[:first]
        names = [seat.name or "" for seat in self.seats]
        self.game = Game.new(self.city, len(self.seats), seed=self.seed, names=names, first=0)

    def _act(self, entry: Acted, action: LegalAction | None) -> tuple[Event, ...]:
        game = self.require_game()
        self.game, events = game_after(game, action or check_action(game, entry.action, entry.seat))
        before = game if self.settings.undo else None
        self.acted = self.acted.plus(ActedEntry(self.version, entry, before))
        return events

    def _undo(self, back_to: int) -> None:
        """Go back to a game that was kept: to play it again would cost more the longer it is."""
        undone = next((acted for acted in self.acted if acted.version > back_to), None)
        if undone is None or undone.before is None:
            raise TableError("no-undo", seat=0)
        self.acted = SharedLog(acted for acted in self.acted if acted.version <= back_to)
        self.game = undone.before

    def _put_decisions(self, entry: Entry, events: tuple[Event, ...], at: float) -> None:
        """Note which seats have to decide, since which version, and since when their turn runs."""
        restarted = isinstance(entry, Started | Undone)
        acted = entry.seat if isinstance(entry, Acted) else None
        begun = [event.seat for event in events if isinstance(event, TurnBegan)]
        if isinstance(entry, StoodIn | SeatGiven | Resigned):
            begun.append(entry.seat)
        begun += self._end_covers(entry, begun)
        decisions = {}
        for seat in self.game.to_act if self.game else ():
            old = self.decisions.get(seat)
            if old is None or restarted:
                decisions[seat] = Decision(self.version, at)
            else:
                version = self.version if seat == acted else old.version
                decisions[seat] = Decision(version, at if seat in begun else old.since)
        self.decisions = decisions

    def _end_covers(self, entry: Entry, begun: Collection[int]) -> list[int]:
        """End what a bot plays for a missed turn, as soon as the turn or the absence ends; who is back."""
        if isinstance(entry, Acted) and not entry.stand_in and self.seats[entry.seat].misses:
            was_covered = self.seats[entry.seat].covered
            self._change(entry.seat, misses=0, covered=False)
            return [entry.seat] if was_covered else []
        to_act = self.game.to_act if self.game else ()
        for number, seat in enumerate(self.seats):
            if seat.covered and (number in begun or number not in to_act or isinstance(entry, Undone)):
                self._change(number, covered=False)
        return []
