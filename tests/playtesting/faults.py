"""Cities with a planted fault, made from the first version of Paris."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from farebox import City, Ticket
from farebox.cities.schema import FlagSets
from farebox.playtesting.network import shortest_ways
from tests.made_cities import first_paris


def too_easy(city: City) -> City:
    """A ticket over a single space."""
    return replace(city, tickets=(Ticket("louvre", "opera", 1), *city.tickets[1:]))


def too_hard(city: City) -> City:
    """A location that is reached only with three wilds, of which the deck has two, and a ticket there."""
    routes = tuple(
        replace(route, length=3, wilds_required=3) if "pere_lachaise" in (route.a, route.b) else route
        for route in city.routes
    )
    others = tuple(ticket for ticket in city.tickets if "pere_lachaise" not in (ticket.a, ticket.b))
    tickets = (Ticket("republique", "pere_lachaise", 3), *others)
    return replace(city, routes=routes, tickets=tickets, deck=city.deck | {"wild": 2})


def unwanted_connection(city: City) -> City:
    """A connection that takes three wilds, of which the deck has two."""
    routes = tuple(
        replace(route, wilds_required=3) if {route.a, route.b} == {"bercy", "pere_lachaise"} else route
        for route in city.routes
    )
    return replace(city, routes=routes, deck=city.deck | {"wild": 2})


def scarce_colour(city: City) -> City:
    """A deck with two red cards."""
    return replace(city, deck=city.deck | {"red": 2})


def first_seat(city: City) -> City:
    """A single space that is worth more than all the rest, for whoever comes first."""
    first, *others = (replace(route, length=max(2, route.length)) for route in city.routes)
    alone = [route for route in others if {route.a, route.b} != {first.a, first.b}]
    return replace(city, routes=(replace(first, length=1, colour="gray"), *alone), points=(90, 2, 4))


def worthless_tickets(city: City) -> City:
    """Tickets that are longer than the cars reach, so that each one kept is lost."""
    ways = shortest_ways([location.id for location in city.locations], city.routes)
    far = tuple(ticket for ticket in city.tickets if ways[ticket.a, ticket.b] >= 5)
    others = [
        Ticket(a, b, length)
        for (a, b), length in ways.items()
        if a < b and length >= 6 and not any({a, b} == {row.a, row.b} for row in far)
    ]
    return replace(city, cars=5, tickets=(*far, *others)[:20])


def worthless_bonus(city: City) -> City:
    """Flag sets for which nobody gets a point."""
    assert isinstance(city.bonus, FlagSets)
    return replace(city, bonus=replace(city.bonus, points=0))


def endless(city: City) -> City:
    """More cars than there are spaces, so that only passing ends a game."""
    return replace(city, cars=60)


def spoiled(change: Callable[[City], City]) -> City:
    """The first Paris with a fault."""
    return change(first_paris())
