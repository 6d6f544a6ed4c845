"""What each client is shown of a table: only what its seats may know."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from farebox.errors import IllegalAction
from farebox.game.actions import action_of
from farebox.game.events import Event, visible_event
from farebox.game.game import Game
from farebox.game.lookup import Lookup
from farebox.game.reasons import Circumstance, unclaimable_routes
from farebox.game.views import private_view, seat_view, whole_view
from farebox.rules import codes
from farebox.server.live.ticket_hints import Needs, needs_of
from farebox.server.tables.checks import can_undo
from farebox.server.tables.entries import Acted, Undone, kind_of
from farebox.server.tables.info import seat_infos, table_info
from farebox.server.tables.table import AppliedEntry, Table
from farebox.server.wire import LogEntry, Reason

# How parts are put together; the tests read what comes out with the types of `wire`.
UPDATE = b'{"type":"update","version":%d,"entries":[%b],"table":%b,"states":%b}'
STATE = b'{"seat":%b,"view":%b,"legal":%b,"blocked":%b,"needs":%b,"can_undo":%b,"sheets":%b}'
OWN_INFO, NO_INFO = b'"seats":%b,"host":%b', b'"seats":null,"host":false'
OWN_SEAT, NO_SEAT = b'"seat":%d', b'"seat":null'
OWN_PART, NO_PART = b'"private":%b', b'"private":null'
NONE, EMPTY, NOTHING = b"null", b"[]", b"{}"
TRUTH = (b"false", b"true")

_ENCODE = msgspec.json.Encoder().encode


@cache
def known_reasons(lookup: Lookup) -> dict[Circumstance, bytes]:
    """The reasons that were told of a city, as parts of a JSON object; some thousand at the most."""
    return {}


@cache
def known_actions(lookup: Lookup) -> dict[int, bytes]:
    """The actions that were legal in a city, by number; a few thousand at the most."""
    return {}


class ClientProjection:
    """The projection of one table, as the JSON of messages and their parts.

    What several clients are shown is made once, and what an entry leaves as it was is kept.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        # What stands before and after the parts that differ from client to client.
        self._view_parts: tuple[bytes, bytes, bytes] | None = None
        self._info_parts: tuple[bytes, bytes] | None = None
        self._last_entry: tuple[bytes, set[int | None]] | None = None
        self._sheets: bytes | None = None
        self._states: dict[int | None, bytes] = {}
        self._seat_views: dict[int, msgspec.Raw] = {}
        self._private: dict[int, bytes] = {}
        self._needs: dict[int, Needs] = {}
        self._own_info: dict[str | None, bytes] = {}

    def advance(self, table: Table) -> None:
        """Show the table as it is after more entries."""
        if table.seats is not self.table.seats:
            self._own_info = {}
        seat = only_actor(self.table, table)
        if seat is None:
            self._seat_views, self._private = {}, {}
        else:
            self._seat_views.pop(seat, None)
            self._private.pop(seat, None)
        self.table = table
        self._view_parts = self._info_parts = self._last_entry = self._sheets = None
        self._states = {}

    def update(self, since: int, guest: str | None, seats: Collection[int]) -> bytes:
        """The message `update` for a guest who has these seats and knows the table at a version."""
        entries = self.log_since(since, seats)
        return UPDATE % (self.table.version, entries, self.info(guest), self.states(seats))

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
        if self._info_parts is None:
            seats: Any = msgspec.Raw(NONE)
            before, _, after = _ENCODE(table_info(self.table, None, seats)).partition(NO_INFO)
            self._info_parts = before, after
        own = self._own_info.get(guest)
        if own is None:
            host = TRUTH[guest is not None and guest == self.table.host]
            own = OWN_INFO % (_ENCODE(seat_infos(self.table.seats, guest)), host)
            # Whoever only watches comes and goes.
            if self.table.seats_of(guest) or guest is None:
                self._own_info[guest] = own
        before, after = self._info_parts
        return before + own + after

    def states(self, seats: Collection[int]) -> bytes:
        """The game from some seats, or as a spectator sees it; nothing before the start."""
        game = self.table.game
        if game is None:
            return EMPTY
        return b"[%b]" % b",".join([self._state(game, seat) for seat in (seats or (None,))])

    def _state(self, game: Game, seat: int | None) -> bytes:
        state = self._states.get(seat)
        if state is None:
            acting, over = seat is not None and seat in self.table.decisions, game.over
            state = self._states[seat] = STATE % (
                NONE if seat is None else b"%d" % seat,
                self._view(game, seat),
                legal_actions(game, seat) if acting else EMPTY,
                blocked_routes(game) if acting else NOTHING,
                NOTHING if seat is None or over else self._needs_of(game, seat),
                TRUTH[seat is not None and can_undo(self.table, seat)],
                self._sheets_of(game) if over else NONE,
            )
        return state

    def _sheets_of(self, game: Game) -> bytes:
        """The score sheets, which are the same for all."""
        if self._sheets is None:
            self._sheets = _ENCODE(game.score_sheets())
        return self._sheets

    def _needs_of(self, game: Game, seat: int) -> bytes:
        """The missing routes of a seat's tickets."""
        self._needs[seat] = needs = needs_of(game, seat, self._needs.get(seat))
        return needs.text

    def _view(self, game: Game, seat: int | None) -> bytes:
        """The public view, which all share, with the seat's own part put in."""
        if self._view_parts is None:
            self._view_parts = self._shared_view(game)
        before, between, after = self._view_parts
        if seat is None:
            return b"".join((before, NO_SEAT, between, NO_PART, after))
        own = self._private.get(seat)
        if own is None:
            own = self._private[seat] = OWN_PART % _ENCODE(private_view(game.lookup, game.state, seat))
        return b"".join((before, OWN_SEAT % seat, between, own, after))

    def _shared_view(self, game: Game) -> tuple[bytes, bytes, bytes]:
        """What stands before, between and after the number of a seat and its private part."""
        seats: Any = tuple([self._seat_view(game, number) for number in range(game.players)])
        # No other field is called so, and within a text the quotes would be escaped.
        before, _, rest = _ENCODE(whole_view(game.lookup, game.state, None, seats, None)).partition(NO_SEAT)
        between, _, after = rest.partition(NO_PART)
        return before, between, after

    def _seat_view(self, game: Game, seat: int) -> msgspec.Raw:
        """What everybody knows of a seat."""
        known = self._seat_views.get(seat)
        if known is None:
            view = seat_view(game.lookup, game.state, seat, game.names[seat])
            known = self._seat_views[seat] = msgspec.Raw(_ENCODE(view))
        return known


def only_actor(before: Table, after: Table) -> int | None:
    """The seat whose action is all that happened, if all that is known of the other seats stays as it was."""
    entry = after.log[-1].entry if after.version == before.version + 1 else None
    if not isinstance(entry, Acted) or before.game is None or after.game is None:
        return None
    old, new = before.game.state, after.game.state
    # The last choice of first tickets deals the others theirs, and the end shows what everybody held.
    if old.phase == codes.CHOOSE_FIRST_TICKETS or new.phase == codes.OVER:
        return None
    # Where tickets lie that a seat returned depends on all who draw and return some.
    same_deck = old.ticket_top == new.ticket_top and old.ticket_deck_size == new.ticket_deck_size
    return entry.seat if same_deck else None


def public_entry(applied: AppliedEntry) -> tuple[bytes, set[int | None]]:
    """An entry as spectators see it, and the seats that see more of it."""
    public = log_entry(applied, ())
    pairs = zip(applied.events, public.events, strict=True)
    owners = {getattr(event, "seat", None) for event, seen in pairs if event is not seen}
    return _ENCODE(public), owners


def legal_actions(game: Game, seat: int | None) -> bytes:
    """What a seat may do; each action is made once for all games of a city."""
    if game.phase in ("choose-first-tickets", "keep-tickets"):
        # Which tickets are meant is not in the number.
        return _ENCODE(game.legal_actions(seat))
    known, parts = known_actions(game.lookup), []
    for code in game.legal_codes(seat):
        part = known.get(code)
        if part is None:
            part = known[code] = _ENCODE(action_of(game.lookup, game.state, code))
        parts.append(part)
    return b"[%b]" % b",".join(parts)


def blocked_routes(game: Game) -> bytes:
    """Why the seat that is to take a turn cannot claim the routes that it cannot claim."""
    if game.state.phase != codes.TAKE_TURN:
        return NOTHING
    reasons = unclaimable_routes(game.lookup, game.state, known_reasons(game.lookup), named_reasons)
    return b"{%b}" % b",".join(reasons)


def named_reasons(faults: list[tuple[str, IllegalAction]]) -> bytes:
    """Routes and why each cannot be claimed, without braces."""
    return _ENCODE({route: Reason(fault.code, fault.facts) for route, fault in faults})[1:-1]


def log_since(table: Table, version: int, seats: Collection[int]) -> tuple[LogEntry, ...]:
    """The entries after a version, with their events as these seats may see them."""
    return tuple(log_entry(applied, seats) for applied in table.log[version:])


def log_entry(applied: AppliedEntry, seats: Collection[int]) -> LogEntry:
    """One entry as these seats may see it."""
    return LogEntry(
        version=applied.version,
        at=applied.at,
        kind=kind_of(applied.entry),
        seat=getattr(applied.entry, "seat", None),
        events=tuple(seen_by(event, seats) for event in applied.events),
        back_to=applied.entry.back_to if isinstance(applied.entry, Undone) else None,
    )


def seen_by(event: Event, seats: Collection[int]) -> Event:
    """An event as somebody with these seats sees it."""
    owner = getattr(event, "seat", None)
    return visible_event(event, owner if owner in seats else None)
