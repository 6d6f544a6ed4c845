"""What each client is shown of a table: only what its seats may know."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from farebox.errors import IllegalAction
from farebox.game.actions import action_of
from farebox.game.city_index import CityIndex
from farebox.game.game import Game, score_sheets
from farebox.game.internals import index_of, legal_codes, phase_of, state_of
from farebox.game.legality_reasons import Circumstance, unclaimable_routes
from farebox.game.secrecy import visible_events, visible_to
from farebox.game.views import private_view, seat_view, whole_view
from farebox.game.worth import claim_gains, seat_worth, spare_stack
from farebox.rules import codes
from farebox.server.live.ticket_hints import Needs, needs_of
from farebox.server.tables.checks import can_undo
from farebox.server.tables.entries import Acted, StoodIn, Undone, kind_of
from farebox.server.tables.guided import lesson_for
from farebox.server.tables.info import coarse, lasting, seat_infos, table_info, times_of
from farebox.server.tables.table import AppliedEntry, Table
from farebox.server.wire import GameState, LogEntry, Reason, SeatState, TableInfo, Update

NOTHING, NO_LIST = msgspec.Raw(b"{}"), msgspec.Raw(b"[]")
SPECTATOR = SeatState(
    seat=None,
    private=None,
    legal=(),
    blocked={},
    needs={},
    out_of_cars=(),
    gains={},
    spare=None,
    can_undo=False,
    guide=None,
)

_ENCODE = msgspec.json.Encoder().encode


@cache
def known_reasons(index: CityIndex) -> dict[Circumstance, bytes]:
    """The reasons that were told of a city, as parts of a JSON object; at most some thousand."""
    return {}


@cache
def known_actions(index: CityIndex) -> dict[int, bytes]:
    """The actions that were legal in a city, by number; at most a few thousand."""
    return {}


class ClientProjection:
    """What clients are shown of one table, as JSON.

    Parts that several clients are shown are encoded once, and what an entry leaves as it was is kept. Kept
    parts are `msgspec.Raw` fields of the messages of `wire`.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._game: msgspec.Raw | None = None
        self._public_info: TableInfo | None = None
        self._last_entry: tuple[bytes, set[int | None]] | None = None
        self._worth: dict[int, msgspec.Raw] = {}
        self._states: dict[int | None, msgspec.Raw] = {}
        self._seat_views: dict[int, msgspec.Raw] = {}
        self._private: dict[int, msgspec.Raw] = {}
        self._needs: dict[int, Needs] = {}
        self._own_seats: dict[str | None, msgspec.Raw] = {}
        self._info_version = table.version
        self._times = times_of(table)

    def advance(self, table: Table) -> None:
        """Show the table as it is after more entries."""
        if table.seats is not self.table.seats or table.host != self.table.host:
            self._own_seats = {}
        seat = only_actor(self.table, table)
        if seat is None:
            self._seat_views, self._private, self._worth, self._states = {}, {}, {}, {}
        else:
            for changed in bonuses_changed(self.table, table, seat):
                self._worth.pop(changed, None)
            self._seat_views.pop(seat, None)
            self._private.pop(seat, None)
            for changed in states_changed(self.table, table, seat):
                self._states.pop(changed, None)
        if lasting(self.table) != lasting(table):
            self._info_version = table.version
        self.table, self._times = table, times_of(table)
        self._game = self._public_info = self._last_entry = None

    def update(self, since: int, guest: str | None, seats: Collection[int]) -> bytes:
        """The message `update` for a guest who has these seats and knows the table at a version."""
        entries: Any = msgspec.Raw(b"[%b]" % self.log_since(since, seats))
        table: Any = msgspec.Raw(self.info(guest)) if since < self._info_version else None
        due_seat_since, deadline = self._times
        update = Update(
            version=self.table.version,
            entries=entries,
            table=table,
            due_seat_since=due_seat_since,
            deadline=deadline,
            game=self.game(),
            states=self.states(seats),
        )
        return _ENCODE(update)

    def log_since(self, version: int, seats: Collection[int]) -> bytes:
        """Entries after a version, without brackets; the last one is made once for all who see the same."""
        log = self.table.log
        if version != len(log) - 1:
            return b",".join([_ENCODE(log_entry(applied, seats)) for applied in log[version:]])
        if self._last_entry is None:
            self._last_entry = public_entry(log[-1])
        public, owners = self._last_entry
        return public if owners.isdisjoint(seats) else _ENCODE(log_entry(log[-1], seats))

    def info(self, guest: str | None) -> bytes:
        """The table as a guest sees it."""
        if self._public_info is None:
            self._public_info = table_info(self.table, None, ())
        host = guest is not None and guest == self.table.host
        return _ENCODE(msgspec.structs.replace(self._public_info, seats=self._seats_for(guest), host=host))

    def _seats_for(self, guest: str | None) -> msgspec.Raw:
        """The seats as a guest sees them."""
        own = self._own_seats.get(guest)
        if own is None:
            own = msgspec.Raw(_ENCODE(seat_infos(self.table.seats, guest, self.table.host)))
            # Spectators come and go.
            if self.table.seats_of(guest) or guest is None:
                self._own_seats[guest] = own
        return own

    def game(self) -> Any:
        """The game as everybody sees it; nothing before the start."""
        game = self.table.game
        if game is None or self._game is not None:
            return self._game
        index, s = index_of(game), state_of(game)
        seats: Any = tuple([self._seat_view(game, number) for number in range(len(game.names))])
        worth: Any = tuple([self._worth_of(game, number) for number in range(len(game.names))])
        shown = GameState(
            view=whole_view(index, s, None, seats, None),
            worth=worth,
            sheets=score_sheets(game) if game.over else None,
        )
        self._game = msgspec.Raw(_ENCODE(shown))
        return self._game

    def states(self, seats: Collection[int]) -> Any:
        """What some seats see besides, or a spectator; nothing before the start."""
        game = self.table.game
        return [] if game is None else [self._state(game, seat) for seat in (seats or (None,))]

    def _state(self, game: Game, seat: int | None) -> msgspec.Raw:
        state = self._states.get(seat)
        if state is None:
            shown = SPECTATOR if seat is None else self._seat_state(game, seat)
            state = self._states[seat] = msgspec.Raw(_ENCODE(shown))
        return state

    def _seat_state(self, game: Game, seat: int) -> SeatState:
        acting, index, s = seat in self.table.decisions, index_of(game), state_of(game)
        hints = None if game.over else self._needs_of(game, seat)
        legal: Any = msgspec.Raw(legal_actions(game, seat)) if acting else NO_LIST
        blocked: Any = msgspec.Raw(blocked_routes(game)) if acting else NOTHING
        needs: Any = msgspec.Raw(hints.text) if hints else NOTHING
        private: Any = self._private_view(game, seat)
        return SeatState(
            seat=seat,
            private=private,
            legal=legal,
            blocked=blocked,
            needs=needs,
            out_of_cars=hints.beyond(s.cars_left[seat]) if hints else (),
            gains=claim_gains(index, s) if acting else {},
            spare=spare_stack(index, s) if acting else None,
            can_undo=can_undo(self.table, seat),
            guide=lesson_for(self.table, seat) if acting else None,
        )

    def _worth_of(self, game: Game, seat: int) -> msgspec.Raw:
        """A seat's share of the bonus."""
        known = self._worth.get(seat)
        if known is None:
            worth = seat_worth(index_of(game), state_of(game), seat)
            known = self._worth[seat] = msgspec.Raw(_ENCODE(worth))
        return known

    def _needs_of(self, game: Game, seat: int) -> Needs:
        """The missing routes of a seat's tickets."""
        self._needs[seat] = needs = needs_of(game, seat, self._needs.get(seat))
        return needs

    def _private_view(self, game: Game, seat: int) -> msgspec.Raw:
        """What only a seat itself knows."""
        own = self._private.get(seat)
        if own is None:
            view = private_view(index_of(game), state_of(game), seat)
            own = self._private[seat] = msgspec.Raw(_ENCODE(view))
        return own

    def _seat_view(self, game: Game, seat: int) -> msgspec.Raw:
        """What everybody knows of a seat."""
        known = self._seat_views.get(seat)
        if known is None:
            view = seat_view(index_of(game), state_of(game), seat, game.names[seat])
            known = self._seat_views[seat] = msgspec.Raw(_ENCODE(view))
        return known


def only_actor(before: Table, after: Table) -> int | None:
    """The seat whose action is all that happened, if all that is known of the other seats stays as it was."""
    entry = after.log[-1].entry if after.version == before.version + 1 else None
    if not isinstance(entry, Acted) or before.game is None or after.game is None:
        return None
    old, new = state_of(before.game), state_of(after.game)
    # The last choice of first tickets deals the others theirs, and the end shows what everybody held.
    if old.phase == codes.CHOOSE_FIRST_TICKETS or new.phase == codes.OVER:
        return None
    # Where tickets lie that a seat returned depends on all who draw and return some.
    same_deck = old.ticket_top == new.ticket_top and old.ticket_deck_size == new.ticket_deck_size
    return entry.seat if same_deck else None


def states_changed(before: Table, after: Table, actor: int) -> Collection[int]:
    """The seats that see something else after an action of one of them, besides what everybody sees."""
    if before.game is None or after.game is None or after.settings.undo:
        return range(len(after.seats))
    if state_of(before.game).routes != state_of(after.game).routes:
        # A claim may take the way of anybody's tickets.
        return range(len(after.seats))
    return {actor, *before.decisions, *after.decisions}


def bonuses_changed(before: Table, after: Table, actor: int) -> Collection[int]:
    """The seats whose bonus an action of one of them may have changed; most actions only draw cards."""
    if before.game is None or after.game is None:
        return range(len(after.seats))
    old, new = state_of(before.game), state_of(after.game)
    if old.stack_at != new.stack_at:
        return range(len(after.seats))
    return (actor,) if old.routes != new.routes or old.tokens != new.tokens else ()


def public_entry(applied: AppliedEntry) -> tuple[bytes, set[int | None]]:
    """An entry as spectators see it, and the seats that see more of it."""
    public = log_entry(applied, ())
    pairs = zip(applied.events, public.events, strict=True)
    owners = {getattr(event, "seat", None) for event, seen in pairs if event is not seen}
    return _ENCODE(public), owners


def legal_actions(game: Game, seat: int | None) -> bytes:
    """What a seat may do; each action is made once for all games of a city."""
    if phase_of(game) in ("choose-first-tickets", "keep-tickets"):
        # Which tickets are meant is not in the number.
        return _ENCODE(game.legal_actions(seat))
    known, parts = known_actions(index_of(game)), []
    for code in legal_codes(game, seat):
        part = known.get(code)
        if part is None:
            part = known[code] = _ENCODE(action_of(index_of(game), state_of(game), code))
        parts.append(part)
    return b"[%b]" % b",".join(parts)


def blocked_routes(game: Game) -> bytes:
    """Why the seat that is to take a turn cannot claim the routes that it cannot claim."""
    if state_of(game).phase != codes.TAKE_TURN:
        return b"{}"
    reasons = unclaimable_routes(index_of(game), state_of(game), known_reasons(index_of(game)), named_reasons)
    return b"{%b}" % b",".join(reasons)


def named_reasons(faults: list[tuple[str, IllegalAction]]) -> bytes:
    """Routes and why each cannot be claimed, without braces."""
    return _ENCODE({route: Reason(fault.code, fault.facts) for route, fault in faults})[1:-1]


def log_since(table: Table, version: int, seats: Collection[int]) -> tuple[LogEntry, ...]:
    """The entries after a version, with their events as these seats may see them."""
    return tuple(log_entry(applied, seats) for applied in table.log[version:])


def log_entry(applied: AppliedEntry, seats: Collection[int]) -> LogEntry:
    """One entry as these seats may see it; seats that share a screen may not see each other's secrets."""
    alone = len(seats) == 1
    public = tuple(visible_to(event, seats if alone else ()) for event in applied.events)
    by_seat = {} if alone else {seat: visible_events(applied.events, seat) for seat in seats}
    return LogEntry(
        version=applied.version,
        at=coarse(applied.at),
        kind=kind_of(applied.entry),
        seat=getattr(applied.entry, "seat", None),
        events=public,
        by_seat={seat: events for seat, events in by_seat.items() if events != public},
        back_to=applied.entry.back_to if isinstance(applied.entry, Undone) else None,
        level=applied.entry.level if isinstance(applied.entry, StoodIn) else None,
    )
