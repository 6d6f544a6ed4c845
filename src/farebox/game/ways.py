"""What a seat can still build on the board, read from its view."""

from __future__ import annotations

from collections.abc import Set
from heapq import heappop, heappush
from typing import NamedTuple

from farebox.cities.schema import City, Route, route_ids, twins
from farebox.game.views import View


class Leg(NamedTuple):
    """A route in the direction it is travelled."""

    start: str
    route: str
    goal: str


class Way(NamedTuple):
    """The routes that are still missing between two locations, in their order, and their spaces together."""

    legs: tuple[Leg, ...]
    spaces: int

    @property
    def routes(self) -> tuple[str, ...]:
        """The missing routes."""
        return tuple(leg.route for leg in self.legs)


class Network:
    """A city's routes by id, and the ways a seat has through them."""

    def __init__(self, city: City) -> None:
        ids = route_ids(city)
        self.routes: dict[str, Route] = dict(zip(ids, city.routes, strict=True))
        self.twin = {ids[index]: ids[twin] for index, twin in enumerate(twins(city)) if twin is not None}
        self.from_place: dict[str, list[tuple[str, str, int]]] = {}
        for name, route in self.routes.items():
            for start, goal in ((route.a, route.b), (route.b, route.a)):
                self.from_place.setdefault(start, []).append((name, goal, route.length))

    def open_routes(self, view: View, seat: int) -> list[str]:
        """The routes that a seat may still claim, whatever it holds (R5.1, R6)."""
        taken = {route for other in view.seats for route in other.routes}
        barring = taken if len(view.seats) == 2 else set(view.seats[seat].routes)
        return [route for route in self.routes if route not in taken and self.twin.get(route) not in barring]

    def shortest_way(self, view: View, seat: int, start: str, goal: str) -> Way | None:
        """The fewest spaces that a seat lacks to join two locations; None if there is no way left."""
        owned = set(view.seats[seat].routes)
        return self.way(owned, owned.union(self.open_routes(view, seat)), start, goal)

    def way(self, owned: Set[str], usable: Set[str], start: str, goal: str) -> Way | None:
        """The fewest spaces between two locations over usable routes, of which those owned cost nothing."""
        queue: list[tuple[int, int, str, tuple[Leg, ...]]] = [(0, 0, start, ())]
        done = set()
        while queue:
            spaces, count, place, legs = heappop(queue)
            if place == goal:
                return Way(legs, spaces)
            if place in done:
                continue
            done.add(place)
            for route, other, length in self.from_place[place]:
                if other in done or route not in usable:
                    continue
                if route in owned:
                    heappush(queue, (spaces, count, other, legs))
                else:
                    leg = Leg(place, route, other)
                    heappush(queue, (spaces + length, count + 1, other, (*legs, leg)))
        return None

    def across(self, route: str, place: str) -> str | None:
        """The other end of a route that touches a location."""
        ends = self.routes[route]
        return {ends.a: ends.b, ends.b: ends.a}.get(place)
