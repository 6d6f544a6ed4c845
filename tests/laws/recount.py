"""Scores counted again from the city and the routes, with other methods than the rules use."""

from __future__ import annotations

from collections.abc import Iterable

from farebox import Game
from farebox.cities.schema import Attractions, City, Districts, FlagSets, Route, TouristTokens
from farebox.game.events import Event, RouteClaimed
from farebox.game.internals import index_of


def owned_routes(game: Game, seat: int) -> list[Route]:
    """The routes of a seat, from the city."""
    return [game.city.routes[index_of(game).routes.index(name)] for name in game.view().seats[seat].routes]


def reachable(routes: Iterable[Route], start: str) -> set[str]:
    """Every location that routes lead to, by plain search."""
    routes, found, waiting = list(routes), {start}, [start]
    while waiting:
        here = waiting.pop()
        for route in routes:
            for one, other in ((route.a, route.b), (route.b, route.a)):
                if one == here and other not in found:
                    found.add(other)
                    waiting.append(other)
    return found


def route_points(game: Game, seat: int) -> int:
    """R9.1."""
    return sum(game.city.points[route.length - 1] for route in owned_routes(game, seat))


def complete_tickets(game: Game, seat: int, tickets: Iterable[str]) -> set[str]:
    """R8.1."""
    routes = owned_routes(game, seat)
    by_id = {ticket.id: ticket for ticket in game.city.tickets}
    return {name for name in tickets if by_id[name].b in reachable(routes, by_id[name].a)}


def ticket_points(game: Game, seat: int, tickets: Iterable[str]) -> int:
    """R9.2."""
    tickets = tuple(tickets)
    complete = complete_tickets(game, seat, tickets)
    points = {ticket.id: ticket.points for ticket in game.city.tickets}
    return sum(points[name] if name in complete else -points[name] for name in tickets)


def bonus_points(game: Game, seat: int) -> int:
    """R9.3, R13, R14."""
    routes, bonus = owned_routes(game, seat), game.city.bonus
    match bonus:
        case TouristTokens():
            return bonus.points[len(game.view().seats[seat].tokens)]
        case Attractions():
            touched = {end for route in routes for end in (route.a, route.b)}
            return bonus.points * len(touched & set(bonus.locations))
        case Districts():
            joined = (
                district.points
                for district in bonus.districts
                if set(district.locations) <= reachable(routes, district.locations[0])
            )
            return sum(joined)
        case _:
            return 0


class Flags:
    """The flag cards and sets of a seat, counted from the claims (R10)."""

    def __init__(self, city: City) -> None:
        self.colours = city.bonus.colours if isinstance(city.bonus, FlagSets) else ()
        self.kept: set[str] = set()
        self.sets = 0

    def claim(self, game: Game, event: RouteClaimed) -> None:
        """Keep a card of the route's colour; put a whole set away."""
        colour = game.city.routes[index_of(game).routes.index(event.route)].colour
        if colour in self.colours and event.payment.get(colour):
            self.kept.add(colour)
        if self.colours and self.kept == set(self.colours):
            self.kept.clear()
            self.sets += 1


def count_flags(flags: list[Flags], game: Game, events: Iterable[Event]) -> None:
    """Follow the claims among the events."""
    for event in events:
        if isinstance(event, RouteClaimed):
            flags[event.seat].claim(game, event)
