"""The changes that a tuning tries: lengths, colours, doubles and tickets, never what is marked as fixed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from farebox.cities.schema import GRAY, MAX_ROUTES, City, Route, Ticket, named_pair, pair
from farebox.playtesting.network import FAR, Lengths, shortest_ways

Pair = frozenset[str]

# A length may differ from the file's by this much, so that it still follows the real distance.
LENGTH_SLACK = 1
LEAST_VALUE = 2
TICKET_TRIES = 12
AIMED = 0.6


class Aims(NamedTuple):
    """What is out of line: these connections and tickets are changed more often than others."""

    connections: tuple[Pair, ...] = ()
    tickets: tuple[Pair, ...] = ()


class Freedom:
    """What may be changed of a city, and within which limits; all of it is read off the original."""

    def __init__(self, city: City) -> None:
        self.original = city
        self.held = frozenset(map(named_pair, city.fixed.connections))
        self.held_tickets = frozenset(map(named_pair, city.fixed.tickets))
        self.kinds = tuple(kind for kind in ALTERATIONS if kind not in city.fixed.parts)
        self.lengths = {pair(route): route.length for route in city.routes}
        self.longest = max(self.lengths.values())
        # Where colour goes with length, as in Paris, it still does afterwards.
        self.palette = {
            length: sorted({route.colour for route in city.routes if route.length == length})
            for length in self.lengths.values()
        }
        # A ticket for which a player needs most of the cars is hardly ever completed.
        self.values = range(LEAST_VALUE, 2 * city.cars // 3 + 1)

    def propose(self, city: City, aims: Aims, rng: Random) -> City | None:
        """The city with one change, or nothing if that change is not possible."""
        if not self.kinds:
            return None
        changed = ALTERATIONS[rng.choice(self.kinds)](self, city, aims, rng)
        return None if changed is None else self.revalued(changed)

    def revalued(self, city: City) -> City | None:
        """The city with every ticket worth its shortest way, unless that touches one that is fixed."""
        ways = ways_of(city)
        tickets = tuple(replace(ticket, points=ways[ticket.a, ticket.b]) for ticket in city.tickets)
        for before, after in zip(city.tickets, tickets, strict=True):
            if before != after and (self.is_held(before) or not LEAST_VALUE <= after.points < FAR):
                return None
        return replace(city, tickets=tickets)

    def is_held(self, ticket: Ticket) -> bool:
        """Whether a ticket is fixed, by itself or with all others."""
        return "tickets" in self.original.fixed.parts or pair(ticket) in self.held_tickets

    def connection(self, city: City, aims: Aims, rng: Random) -> tuple[int, ...] | None:
        """The routes, by number, of a connection that may change; most often of one that is out of line."""
        found: dict[Pair, list[int]] = {}
        for number, route in enumerate(city.routes):
            found.setdefault(pair(route), []).append(number)
        free = [ends for ends in found if ends not in self.held]
        aimed = [ends for ends in aims.connections if ends in free]
        if not free:
            return None
        return tuple(found[rng.choice(aimed if aimed and rng.random() < AIMED else free)])


def ways_of(city: City) -> Lengths:
    """The lengths of the shortest ways in a city."""
    return shortest_ways((location.id for location in city.locations), city.routes)


def with_routes(city: City, changed: dict[int, Route]) -> City:
    """The city with some of its routes replaced."""
    routes = (changed.get(number, route) for number, route in enumerate(city.routes))
    return replace(city, routes=tuple(routes))


def alter_length(freedom: Freedom, city: City, aims: Aims, rng: Random) -> City | None:
    """A connection one space longer or shorter, in colours that the file has for that length."""
    numbers = freedom.connection(city, aims, rng)
    if numbers is None:
        return None
    first = city.routes[numbers[0]]
    length = first.length + rng.choice((-1, 1))
    reason = freedom.lengths[pair(first)] - length
    if abs(reason) > LENGTH_SLACK or not max(1, first.wilds_required) <= length <= freedom.longest:
        return None
    colours = new_colours(freedom, city, numbers, length, rng)
    if colours is None:
        return None
    routes = {
        number: replace(city.routes[number], length=length, colour=colour)
        for number, colour in zip(numbers, colours, strict=True)
    }
    return with_routes(city, routes)


def new_colours(
    freedom: Freedom, city: City, numbers: Sequence[int], length: int, rng: Random
) -> list[str] | None:
    """The colours of routes at another length: as they are if the file has them there, else others."""
    known = freedom.palette.get(length, [])
    colours = [city.routes[number].colour for number in numbers]
    if all(colour in known for colour in colours):
        return [*colours]
    if "colours" in freedom.original.fixed.parts or len(known) < len(numbers):
        return None
    return rng.sample(known, len(numbers))


def alter_colour(freedom: Freedom, city: City, aims: Aims, rng: Random) -> City | None:
    """Two routes of one length with each other's colours."""
    numbers = freedom.connection(city, aims, rng)
    if numbers is None:
        return None
    one = rng.choice(numbers)
    route = city.routes[one]
    others = [
        number
        for number, other in enumerate(city.routes)
        if other.length == route.length and other.colour != route.colour and pair(other) not in freedom.held
    ]
    if not others:
        return None
    two = rng.choice(others)
    swapped = {
        one: replace(route, colour=city.routes[two].colour),
        two: replace(city.routes[two], colour=route.colour),
    }
    changed = with_routes(city, swapped)
    return None if has_equal_twins(changed, (pair(route), pair(city.routes[two]))) else changed


def has_equal_twins(city: City, ends: Sequence[Pair]) -> bool:
    """Whether twins of one of these connections have the same colour."""
    for wanted in ends:
        colours = [route.colour for route in city.routes if pair(route) == wanted and route.colour != GRAY]
        if len(set(colours)) < len(colours):
            return True
    return False


def alter_double(freedom: Freedom, city: City, aims: Aims, rng: Random) -> City | None:
    """A twin for a connection, or a double without its second route."""
    numbers = freedom.connection(city, aims, rng)
    if numbers is None:
        return None
    last = numbers[-1]
    route = city.routes[last]
    if len(numbers) == 2:
        return replace(city, routes=city.routes[:last] + city.routes[last + 1 :])
    colours = [colour for colour in freedom.palette.get(route.length, ()) if colour != route.colour]
    if not colours or len(city.routes) >= MAX_ROUTES:
        return None
    twin = replace(route, colour=rng.choice(colours))
    return replace(city, routes=(*city.routes[: last + 1], twin, *city.routes[last + 1 :]))


def alter_ticket(freedom: Freedom, city: City, aims: Aims, rng: Random) -> City | None:
    """Another ticket in the place of one; best one whose shortest way passes what nobody claims."""
    free = [place for place, ticket in enumerate(city.tickets) if not freedom.is_held(ticket)]
    if not free:
        return None
    aimed = [place for place in free if pair(city.tickets[place]) in aims.tickets]
    place = rng.choice(aimed if aimed and rng.random() < AIMED else free)
    ways, taken = ways_of(city), {pair(ticket) for ticket in city.tickets}
    names = [location.id for location in city.locations]
    pairs = [
        (a, b)
        for a, b in combinations(names, 2)
        if {a, b} not in taken and ways[a, b] in freedom.values and ways[a, b] < FAR
    ]
    if not pairs:
        return None
    tried = rng.sample(pairs, min(TICKET_TRIES, len(pairs)))
    a, b = max(tried, key=lambda ends: passing(city, ways, ends, aims))
    ticket = Ticket(a, b, ways[a, b])
    return replace(city, tickets=(*city.tickets[:place], ticket, *city.tickets[place + 1 :]))


def passing(city: City, ways: Lengths, ends: tuple[str, str], aims: Aims) -> int:
    """How many of the connections that are out of line lie on a shortest way between two locations."""
    a, b = ends
    lengths = {pair(route): (route.a, route.b, route.length) for route in city.routes}
    found = 0
    for u, v, length in (lengths[aim] for aim in aims.connections if aim in lengths):
        found += ways[a, b] in (ways[a, u] + length + ways[v, b], ways[a, v] + length + ways[u, b])
    return found


Alteration = Callable[[Freedom, City, Aims, Random], City | None]
ALTERATIONS: dict[str, Alteration] = {
    "lengths": alter_length,
    "colours": alter_colour,
    "doubles": alter_double,
    "tickets": alter_ticket,
}
