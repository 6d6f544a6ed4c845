"""What a seat's tickets still need, recomputed only where routes or tickets changed."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from farebox.cities.load import city_by_hash
from farebox.game.city_index import bits
from farebox.game.game import Game
from farebox.game.internals import index_of, state_of
from farebox.game.paths import Network
from farebox.rules import codes

_ENCODE = msgspec.json.Encoder().encode


class Missing(NamedTuple):
    """The routes missing on a shortest way, also as a bit mask, and their spaces; None if no way is left."""

    routes: tuple[str, ...] | None
    mask: int
    spaces: int


class Needs(NamedTuple):
    """The missing routes of a seat's tickets, what they were worked out with, and how clients are told."""

    seat: int
    owned: int
    usable: int
    tickets: tuple[int, list[int]]
    missing: dict[str, Missing]
    longest: int
    text: bytes

    def beyond(self, cars: int) -> tuple[str, ...]:
        """The tickets whose shortest way takes more cars than there are."""
        if self.longest <= cars:
            return ()
        return tuple([ticket for ticket, need in self.missing.items() if need.spaces > cars])


@cache
def network_of(city_hash: str) -> Network:
    """The network of a version of a city."""
    return Network(city_by_hash(city_hash))


@cache
def ends_of(city_hash: str) -> dict[str, tuple[str, str]]:
    """The ends of every ticket of a version of a city."""
    return {ticket.id: (ticket.a, ticket.b) for ticket in city_by_hash(city_hash).tickets}


def needs_of(game: Game, seat: int, known: Needs | None) -> Needs:
    """What a seat's tickets need now; `known` is what they needed before."""
    state = state_of(game)
    owned, held = state.routes[seat], (state.tickets[seat], state.offer[seat])
    usable = owned | state.open_routes[seat]
    if known and known.usable == usable and known.owned == owned and known.tickets == held:
        return known
    found = still_shortest(index_of(game).hash, known, owned, usable) if known else {}
    missing = {
        ticket: found.get(ticket) or missing_routes(index_of(game).hash, ticket, owned, usable)
        for ticket in tickets_of(game, seat)
    }
    longest = max([need.spaces for need in missing.values()], default=0)
    text = _ENCODE({ticket: need.routes for ticket, need in missing.items()})
    return Needs(seat, owned, usable, held, missing, longest, text)


def missing_routes(city_hash: str, ticket: str, owned: int, usable: int) -> Missing:
    """The routes that a ticket lacks."""
    network = network_of(city_hash)
    way = network.path(owned, usable, *ends_of(city_hash)[ticket])
    return Missing(way.routes, network.mask(way.routes), way.spaces) if way else Missing(None, 0, 0)


def still_shortest(city_hash: str, known: Needs, owned: int, usable: int) -> dict[str, Missing]:
    """The ways that are shortest still, now that a seat owns and may use these routes."""
    # An undo opens routes again, and then even a known way may no longer be the shortest.
    if known.owned & ~owned or usable & ~known.usable:
        return {}
    closed, gained = known.usable & ~usable, owned & ~known.owned
    # A way that is still free stays a shortest one, whatever else was closed; and if all that was gained lies
    # on it, no other way can have become shorter by more.
    return {
        ticket: without(city_hash, need, gained)
        for ticket, need in known.missing.items()
        if not need.mask or not (closed & need.mask or gained & ~need.mask)
    }


def without(city_hash: str, need: Missing, gained: int) -> Missing:
    """What is missing still after some routes were gained."""
    if not need.routes or not gained:
        return need
    network = network_of(city_hash)
    routes = tuple([route for route in need.routes if not network.bit[route] & gained])
    spaces = sum(network.routes[route].length for route in routes)
    return Missing(routes, need.mask & ~gained, spaces)


def tickets_of(game: Game, seat: int) -> list[str]:
    """The tickets that a seat holds or is offered."""
    offered = [ticket for ticket in state_of(game).offer[seat] if ticket != codes.NONE]
    return [index_of(game).tickets[ticket] for ticket in (*bits(state_of(game).tickets[seat]), *offered)]
