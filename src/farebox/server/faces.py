"""What each client is shown of a table: only what its seats may know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from farebox.cities.load import load_city
from farebox.cities.schema import City
from farebox.errors import IllegalAction
from farebox.game.events import Event, visible_event
from farebox.game.game import Game
from farebox.game.lookup import Lookup, bits
from farebox.game.reasons import Circumstance, unclaimable_routes
from farebox.game.score_sheet import ScoreSheet
from farebox.game.views import PrivateView, View, private_ground, private_view, view_of
from farebox.game.ways import Network
from farebox.server.commands import can_undo
from farebox.server.due import deadline_of
from farebox.server.entries import Entry, Undone
from farebox.server.table import Table, Told
from farebox.server.wire import EntryKind, LogEntry, Reason, SeatInfo, SeatState, TableInfo

Needs = dict[str, tuple[str, ...] | None]


class KnownNeeds(NamedTuple):
    """The missing routes of a seat's tickets, and the bit masks of routes that they were worked out with."""

    owned: int
    usable: int
    needs: Needs


@cache
def network_of(city_id: str) -> Network:
    """The network of a city of the package."""
    return Network(load_city(city_id))


@cache
def ends_of(city_id: str) -> dict[str, tuple[str, str]]:
    """The ends of every ticket of a city of the package."""
    return {ticket.id: (ticket.a, ticket.b) for ticket in load_city(city_id).tickets}


@cache
def known_reasons(lookup: Lookup) -> dict[Circumstance, Reason]:
    """The reasons that were told of a city; a few thousand at the most."""
    return {}


class Faces:
    """The faces of one table; what several clients ask for at the same version is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._public: View | None = None
        self._sheets: tuple[ScoreSheet, ...] | None = None
        self._states: dict[int | None, SeatState] = {}
        self._needs: dict[int, KnownNeeds] = {}
        self._private: dict[int, tuple[tuple[object, ...], PrivateView]] = {}
        self._seats: dict[str | None, tuple[SeatInfo, ...]] = {}
        self._log: dict[int, tuple[LogEntry, set[int | None]]] = {}
        self._info: TableInfo | None = None

    def turn_to(self, table: Table) -> None:
        """Show the table as it is after more entries."""
        if table.seats is not self.table.seats:
            self._seats.clear()
        self.table = table
        self._public = self._sheets = self._info = None
        self._log.clear()
        self._states.clear()

    def log_since(self, version: int, seats: Collection[int]) -> tuple[LogEntry, ...]:
        """The entries after a version; one that just came is made once for all who see the same of it."""
        if version < self.table.version - 1:
            return log_since(self.table, version, seats)
        return tuple(self._told(told, seats) for told in self.table.log[version:])

    def _told(self, told: Told, seats: Collection[int]) -> LogEntry:
        if told.version not in self._log:
            public = log_entry(told, ())
            pairs = zip(told.events, public.events, strict=True)
            owners = {getattr(event, "seat", None) for event, seen in pairs if event != seen}
            self._log[told.version] = (public, owners)
        public, owners = self._log[told.version]
        return public if owners.isdisjoint(seats) else log_entry(told, seats)

    def info(self, guest: str | None) -> TableInfo:
        """The table as a guest sees it."""
        if self._info is None:
            self._info = table_info(self.table, None, self._seats_for(None))
        if guest is None:
            return self._info
        seated = guest if self.table.seats_of(guest) else None
        return replace(self._info, seats=self._seats_for(seated), host=guest == self.table.host)

    def _seats_for(self, guest: str | None) -> tuple[SeatInfo, ...]:
        """The seats as a guest sees them, made once until somebody else sits down."""
        if guest not in self._seats:
            self._seats[guest] = seat_infos(self.table, guest)
        return self._seats[guest]

    def states(self, seats: Collection[int]) -> tuple[SeatState, ...]:
        """The game from some seats, or as a spectator sees it; nothing before the start."""
        game = self.table.game
        if game is None:
            return ()
        return tuple(self._state(game, seat) for seat in (seats or (None,)))

    def _state(self, game: Game, seat: int | None) -> SeatState:
        if seat not in self._states:
            view, acting = self._view(game, seat), seat in game.to_act
            self._states[seat] = SeatState(
                seat=seat,
                view=view,
                legal=game.legal_actions(seat) if acting else (),
                blocked=blocked_routes(game) if acting else {},
                needs={} if seat is None or game.over else self._needs_of(game, seat, view),
                can_undo=seat is not None and can_undo(self.table, seat),
                sheets=self._sheets_of(game) if game.over else None,
            )
        return self._states[seat]

    def _sheets_of(self, game: Game) -> tuple[ScoreSheet, ...]:
        """The score sheets, which are the same for all."""
        if self._sheets is None:
            self._sheets = game.score_sheets()
        return self._sheets

    def _view(self, game: Game, seat: int | None) -> View:
        """The public view, which all share, with the seat's own part."""
        if self._public is None:
            self._public = view_of(game.lookup, game.state, None, game.names)
        if seat is None:
            return self._public
        return replace(self._public, seat=seat, private=self._private_view(game, seat))

    def _private_view(self, game: Game, seat: int) -> PrivateView:
        """The seat's own part, which seldom changes while others act."""
        ground = private_ground(game.state, seat)
        known = self._private.get(seat)
        if known is None or known[0] != ground:
            known = self._private[seat] = (ground, private_view(game.lookup, game.state, seat))
        return known[1]

    def _needs_of(self, game: Game, seat: int, view: View) -> Needs:
        """The missing routes of a seat's tickets, worked out anew only where routes or tickets changed."""
        owned, tickets = game.state.routes[seat], tickets_of(view.private)
        usable = owned | game.state.open_routes[seat]
        known = self._needs.get(seat)
        # An undo opens routes again, and then even a known way may no longer be the shortest.
        if known is None or known.owned != owned or usable & ~known.usable:
            known = KnownNeeds(owned, 0, {})
        if known.usable != usable or known.needs.keys() != set(tickets):
            # A way that is still free stays a shortest one, whatever else was closed.
            closed = names_of(game, known.usable & ~usable)
            found = {
                ticket: way for ticket, way in known.needs.items() if way is None or closed.isdisjoint(way)
            }
            if new := [ticket for ticket in tickets if ticket not in found]:
                found |= needs_of(game.city, names_of(game, owned), names_of(game, usable), new)
            known = KnownNeeds(owned, usable, {ticket: found[ticket] for ticket in tickets})
        self._needs[seat] = known
        return known.needs


def names_of(game: Game, routes: int) -> set[str]:
    """The routes of a bit mask."""
    return {game.lookup.routes[route] for route in bits(routes)}


def tickets_of(own: PrivateView | None) -> tuple[str, ...]:
    """The tickets that a seat holds or is offered."""
    return (*(held.ticket for held in own.tickets), *own.offer) if own else ()


def needs_of(city: City, owned: Set[str], usable: Set[str], tickets: Iterable[str]) -> Needs:
    """For each ticket the routes still missing on a shortest way."""
    network = network_of(city.id)
    ways = {ticket: network.way(owned, usable, *ends_of(city.id)[ticket]) for ticket in tickets}
    return {ticket: way.routes if way else None for ticket, way in ways.items()}


def blocked_routes(game: Game) -> dict[str, Reason]:
    """Why the seat that is to take a turn cannot claim the routes that it cannot claim."""
    if game.phase != "take-turn":
        return {}
    return unclaimable_routes(game.lookup, game.state, known_reasons(game.lookup), reason_of)


def reason_of(fault: IllegalAction) -> Reason:
    """A refusal as clients get it."""
    return Reason(fault.code, fault.facts)


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
