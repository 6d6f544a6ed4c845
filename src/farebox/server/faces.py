"""What each client is shown of a table: only what its seats may know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from farebox.cities.load import load_city
from farebox.cities.schema import City
from farebox.errors import IllegalAction
from farebox.game.actions import action_of
from farebox.game.events import Event, visible_event
from farebox.game.game import Game
from farebox.game.lookup import Lookup, bits
from farebox.game.reasons import Circumstance, unclaimable_routes
from farebox.game.score_sheet import ScoreSheet
from farebox.game.views import View, private_ground, private_view, public_ground, seat_view, view_of
from farebox.game.ways import Network
from farebox.rules import codes
from farebox.server.commands import can_undo
from farebox.server.due import deadline_of
from farebox.server.entries import Entry, Undone
from farebox.server.table import Table, Told
from farebox.server.wire import EntryKind, LogEntry, Reason, SeatInfo, SeatState, TableInfo

SEAT, PRIVATE = b'"seat":%d', b'"private":'
NO_SEAT, NO_PRIVATE = b'"seat":null', b'"private":null'

_ENCODE = msgspec.json.Encoder().encode

Needs = dict[str, tuple[str, ...] | None]


class KnownNeeds(NamedTuple):
    """The missing routes of a seat's tickets, and the bit masks of routes that they were worked out with."""

    owned: int
    usable: int
    tickets: tuple[int, list[int]]
    needs: Needs
    text: msgspec.Raw


class Kept(NamedTuple):
    """A part of a face, and everything that it depends on."""

    ground: tuple[object, ...]
    text: msgspec.Raw


@cache
def network_of(city_id: str) -> Network:
    """The network of a city of the package."""
    return Network(load_city(city_id))


@cache
def ends_of(city_id: str) -> dict[str, tuple[str, str]]:
    """The ends of every ticket of a city of the package."""
    return {ticket.id: (ticket.a, ticket.b) for ticket in load_city(city_id).tickets}


@cache
def known_reasons(lookup: Lookup) -> dict[Circumstance, msgspec.Raw]:
    """The reasons that were told of a city; a few thousand at the most."""
    return {}


@cache
def known_actions(lookup: Lookup) -> dict[int, bytes]:
    """The actions that were legal in a city, by number; a few thousand at the most."""
    return {}


def as_text(part: object) -> Any:
    """A part of a message as JSON, which stands in a message wherever the part itself would."""
    return msgspec.Raw(_ENCODE(part))


def parted(view: View) -> tuple[bytes, bytes, bytes]:
    """A spectator's view as JSON: what stands before, between and after the seat and its private part."""
    # No other field is called so, and within a text the quotes would be escaped.
    before, _, rest = _ENCODE(view).partition(NO_SEAT)
    between, _, after = rest.partition(NO_PRIVATE)
    return before, between, after


class Faces:
    """The faces of one table, as parts of messages.

    What several clients are shown is made once, and what an entry leaves as it was is kept.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._public: tuple[bytes, bytes, bytes] | None = None
        self._sheets: Any = None
        self._states: dict[int | None, SeatState] = {}
        self._needs: dict[int, KnownNeeds] = {}
        self._private: dict[int, Kept] = {}
        self._seat_views: dict[int, Kept] = {}
        self._seats: dict[str | None, Any] = {}
        self._log: dict[int, tuple[LogEntry, set[int | None]]] = {}
        self._info: TableInfo | None = None

    def turn_to(self, table: Table) -> None:
        """Show the table as it is after more entries."""
        if table.seats is not self.table.seats:
            self._seats = {}
        self.table = table
        self._public = self._sheets = self._info = None
        self._log = {}
        self._states = {}

    def log_since(self, version: int, seats: Collection[int]) -> tuple[LogEntry, ...]:
        """The entries after a version; one that just came is made once for all who see the same of it."""
        if version < self.table.version - 1:
            return log_since(self.table, version, seats)
        return tuple([self._told(told, seats) for told in self.table.log[version:]])

    def _told(self, told: Told, seats: Collection[int]) -> LogEntry:
        if told.version not in self._log:
            public = log_entry(told, ())
            pairs = zip(told.events, public.events, strict=True)
            owners = {getattr(event, "seat", None) for event, seen in pairs if event is not seen}
            self._log[told.version] = (as_text(public), owners)
        public, owners = self._log[told.version]
        return public if owners.isdisjoint(seats) else log_entry(told, seats)

    def info(self, guest: str | None) -> TableInfo:
        """The table as a guest sees it."""
        if not self._seats:
            guests = {None, *(seat.guest for seat in self.table.seats)}
            self._seats = {guest: as_text(seat_infos(self.table, guest)) for guest in guests}
        if self._info is None:
            self._info = table_info(self.table, None, self._seats[None])
        seats = self._seats.get(guest)
        if guest is None or seats is None:
            return self._info
        return replace(self._info, seats=seats, host=guest == self.table.host)

    def states(self, seats: Collection[int]) -> tuple[SeatState, ...]:
        """The game from some seats, or as a spectator sees it; nothing before the start."""
        game = self.table.game
        if game is None:
            return ()
        return tuple([self._state(game, seat) for seat in (seats or (None,))])

    def _state(self, game: Game, seat: int | None) -> SeatState:
        state = self._states.get(seat)
        if state is None:
            acting, over = seat in game.to_act, game.over
            state = self._states[seat] = SeatState(
                seat=seat,
                view=self._view(game, seat),
                legal=legal_actions(game, seat) if acting else (),
                blocked=blocked_routes(game) if acting else {},
                needs={} if seat is None or over else self._needs_of(game, seat),
                can_undo=seat is not None and can_undo(self.table, seat),
                sheets=self._sheets_of(game) if over else None,
            )
        return state

    def _sheets_of(self, game: Game) -> tuple[ScoreSheet, ...]:
        """The score sheets, which are the same for all."""
        if self._sheets is None:
            self._sheets = as_text(game.score_sheets())
        sheets: tuple[ScoreSheet, ...] = self._sheets
        return sheets

    def _view(self, game: Game, seat: int | None) -> Any:
        """The public view, which all share, with the seat's own part put in."""
        if self._public is None:
            seats: Any = tuple([self._seat_view(game, number) for number in range(game.players)])
            self._public = parted(replace(view_of(game.lookup, game.state, None, ()), seats=seats))
        before, between, after = self._public
        if seat is None:
            return msgspec.Raw(b"".join((before, NO_SEAT, between, NO_PRIVATE, after)))
        own = self._private_view(game, seat)
        return msgspec.Raw(b"".join((before, SEAT % seat, between, PRIVATE, own, after)))

    def _seat_view(self, game: Game, seat: int) -> msgspec.Raw:
        """What everybody knows of a seat, which seldom changes while others act."""
        ground = public_ground(game.state, seat)
        known = self._seat_views.get(seat)
        if known is None or known.ground != ground:
            view = seat_view(game.lookup, game.state, seat, game.names[seat])
            known = self._seat_views[seat] = Kept(ground, as_text(view))
        return known.text

    def _private_view(self, game: Game, seat: int) -> msgspec.Raw:
        """The seat's own part, which seldom changes while others act."""
        ground = private_ground(game.state, seat)
        known = self._private.get(seat)
        if known is None or known.ground != ground:
            view = private_view(game.lookup, game.state, seat)
            known = self._private[seat] = Kept(ground, as_text(view))
        return known.text

    def _needs_of(self, game: Game, seat: int) -> Any:
        """The missing routes of a seat's tickets, worked out anew only where routes or tickets changed."""
        state = game.state
        owned, held = state.routes[seat], (state.tickets[seat], state.offer[seat])
        usable = owned | state.open_routes[seat]
        known = self._needs.get(seat)
        if known is None or known.usable != usable or known.owned != owned or known.tickets != held:
            tickets = tickets_of(game, seat)
            found = still_shortest(game, known, owned, usable) if known else {}
            if new := [ticket for ticket in tickets if ticket not in found]:
                found |= needs_of(game.city, names_of(game, owned), names_of(game, usable), new)
            needs = {ticket: found[ticket] for ticket in tickets}
            known = self._needs[seat] = KnownNeeds(owned, usable, held, needs, as_text(needs))
        return known.text


def still_shortest(game: Game, known: KnownNeeds, owned: int, usable: int) -> Needs:
    """The ways that are shortest still, now that a seat owns and may use these routes."""
    # An undo opens routes again, and then even a known way may no longer be the shortest.
    if known.owned & ~owned or usable & ~known.usable:
        return {}
    closed, gained = names_of(game, known.usable & ~usable), names_of(game, owned & ~known.owned)
    # A way that is still free stays a shortest one, whatever else was closed; and if all that was gained lies
    # on it, no other way can have become shorter by more.
    return {
        ticket: way and tuple([route for route in way if route not in gained])
        for ticket, way in known.needs.items()
        if not way or (closed.isdisjoint(way) and gained.issubset(way))
    }


def names_of(game: Game, routes: int) -> set[str]:
    """The routes of a bit mask."""
    return {game.lookup.routes[route] for route in bits(routes)}


def tickets_of(game: Game, seat: int) -> list[str]:
    """The tickets that a seat holds or is offered."""
    offered = [ticket for ticket in game.state.offer[seat] if ticket != codes.NONE]
    return [game.lookup.tickets[ticket] for ticket in (*bits(game.state.tickets[seat]), *offered)]


def needs_of(city: City, owned: Set[str], usable: Set[str], tickets: Iterable[str]) -> Needs:
    """For each ticket the routes still missing on a shortest way."""
    network = network_of(city.id)
    ways = {ticket: network.way(owned, usable, *ends_of(city.id)[ticket]) for ticket in tickets}
    return {ticket: way.routes if way else None for ticket, way in ways.items()}


def legal_actions(game: Game, seat: int | None) -> Any:
    """What a seat may do; each action is made once for all games of a city."""
    if game.phase in ("choose-first-tickets", "keep-tickets"):
        # Which tickets are meant is not in the number.
        return game.legal_actions(seat)
    known, parts = known_actions(game.lookup), []
    for code in game.legal_codes(seat):
        part = known.get(code)
        if part is None:
            part = known[code] = _ENCODE(action_of(game.lookup, game.state, code))
        parts.append(part)
    return msgspec.Raw(b"[%b]" % b",".join(parts))


def blocked_routes(game: Game) -> dict[str, Any]:
    """Why the seat that is to take a turn cannot claim the routes that it cannot claim."""
    if game.phase != "take-turn":
        return {}
    return unclaimable_routes(game.lookup, game.state, known_reasons(game.lookup), reason_of)


def reason_of(fault: IllegalAction) -> msgspec.Raw:
    """A refusal as clients get it."""
    text: msgspec.Raw = as_text(Reason(fault.code, fault.facts))
    return text


def seat_infos(table: Table, guest: str | None) -> tuple[SeatInfo, ...]:
    """The seats as a guest sees them."""
    return tuple(
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            mine=guest is not None and seat.guest == guest,
            stand_in=seat.stand_in,
        )
        for number, seat in enumerate(table.seats)
    )


def table_info(table: Table, guest: str | None, seats: tuple[SeatInfo, ...] | None = None) -> TableInfo:
    """The table as a guest sees it; his view of the seats may be known already."""
    since = [decision.since for decision in table.decisions.values()]
    return TableInfo(
        id=table.id,
        city=table.city.id,
        city_hash=table.opening.city_hash,
        status=table.status,
        version=table.version,
        commitment=table.commitment,
        settings=table.settings,
        pace=table.pace,
        seats=seat_infos(table, guest) if seats is None else seats,
        host=guest is not None and guest == table.host,
        next_table=table.next_table,
        created_at=table.created_at,
        due_seat_since=min(since, default=None),
        deadline=deadline_of(table),
    )


def log_since(table: Table, version: int, seats: Collection[int]) -> tuple[LogEntry, ...]:
    """The entries after a version, with their events as these seats may see them."""
    return tuple(log_entry(told, seats) for told in table.log[version:])


def log_entry(told: Told, seats: Collection[int]) -> LogEntry:
    """One entry as these seats may see it."""
    return LogEntry(
        version=told.version,
        at=told.at,
        kind=kind_of(told.entry),
        seat=getattr(told.entry, "seat", None),
        events=tuple(seen_by(event, seats) for event in told.events),
        back_to=told.entry.back_to if isinstance(told.entry, Undone) else None,
    )


def kind_of(entry: Entry) -> EntryKind:
    """The kind of an entry, which is its tag."""
    kind: EntryKind = entry.__struct_config__.tag  # type: ignore[assignment]
    return kind


def seen_by(event: Event, seats: Collection[int]) -> Event:
    """An event as somebody with these seats sees it."""
    owner = getattr(event, "seat", None)
    return visible_event(event, owner if owner in seats else None)
