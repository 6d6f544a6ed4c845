"""The routes a seat can still claim, and the shortest paths for its tickets, from its view."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from farebox.cities.schema import City, Route, route_ids, twins
from farebox.game.views import View
from farebox.rules.twins import closes_twin

COUNT_BITS = 8
MAX_PLACES = 1 << 8
FAR = 1 << 60


class Leg(NamedTuple):
    """A route in the direction it is travelled."""

    start: str
    route: str
    goal: str


class Step(NamedTuple):
    """A route from one place to another; the cost is its spaces, and for equal ones the number of routes."""

    bit: int
    goal: int
    cost: int
    leg: Leg


class MissingPath(NamedTuple):
    """The routes still missing between two locations, in order, and the sum of their spaces."""

    legs: tuple[Leg, ...]
    spaces: int

    @property
    def routes(self) -> tuple[str, ...]:
        """The missing routes."""
        return tuple(leg.route for leg in self.legs)


NOWHERE = (-1, Step(0, -1, 0, Leg("", "", "")))


class Network:
    """A city's routes by id, and the ways a seat has through them."""

    def __init__(self, city: City) -> None:
        ids = route_ids(city)
        self.routes: dict[str, Route] = dict(zip(ids, city.routes, strict=True))
        self.twin = {ids[index]: ids[twin] for index, twin in enumerate(twins(city)) if twin is not None}
        self.bit = {name: 1 << number for number, name in enumerate(ids)}
        # The order of their names decides between ways that are equally short.
        self.places = sorted({place for route in city.routes for place in (route.a, route.b)})
        self.number = {place: number for number, place in enumerate(self.places)}
        self.from_place: list[list[Step]] = [[] for _ in self.places]
        for name, route in self.routes.items():
            for start, goal in ((route.a, route.b), (route.b, route.a)):
                cost = route.length << COUNT_BITS | 1
                step = Step(self.bit[name], self.number[goal], cost, Leg(start, name, goal))
                self.from_place[self.number[start]].append(step)

    def open_routes(self, view: View, seat: int) -> list[str]:
        """The routes that a seat may still claim, whatever it holds (R5.1, R6)."""
        closed: set[str | None] = set()
        for owner, known in enumerate(view.seats):
            closed.update(known.routes)
            if closes_twin(len(view.seats), owner, seat):
                closed.update(self.twin.get(route) for route in known.routes)
        return [route for route in self.routes if route not in closed]

    def mask(self, routes: Iterable[str]) -> int:
        """The bit mask of some routes."""
        return sum(self.bit[route] for route in routes)

    def shortest_path(self, view: View, seat: int, start: str, goal: str) -> MissingPath | None:
        """The fewest spaces that a seat lacks to join two locations; None if there is no way left."""
        owned = self.mask(view.seats[seat].routes)
        return self.path(owned, owned | self.mask(self.open_routes(view, seat)), start, goal)

    def path(self, owned: int, usable: int, start: str, goal: str) -> MissingPath | None:
        """The fewest spaces between two locations over usable routes, of which those owned cost nothing."""
        first, last = self.number[start], self.number[goal]
        best, came_by = [FAR] * len(self.places), [NOWHERE] * len(self.places)
        best[first] = 0
        # A cost and a place are one number, since numbers are compared much faster than tuples.
        queue = [first]
        while queue:
            cost, place = divmod(heappop(queue), MAX_PLACES)
            if place == last:
                return MissingPath(legs_to(last, came_by, owned), cost >> COUNT_BITS)
            if cost > best[place]:
                continue
            for step in self.from_place[place]:
                bit, other, more, _ = step
                if usable & bit:
                    total = cost if owned & bit else cost + more
                    if total < best[other]:
                        best[other], came_by[other] = total, (place, step)
                        heappush(queue, total * MAX_PLACES + other)
        return None

    def across(self, route: str, place: str) -> str | None:
        """The other end of a route that touches a location."""
        ends = self.routes[route]
        return {ends.a: ends.b, ends.b: ends.a}.get(place)


def legs_to(place: int, came_by: list[tuple[int, Step]], owned: int) -> tuple[Leg, ...]:
    """The missing routes on the way by which a place was reached."""
    legs: list[Leg] = []
    while came_by[place] is not NOWHERE:
        place, step = came_by[place]
        if not owned & step.bit:
            legs.append(step.leg)
    return tuple(reversed(legs))
