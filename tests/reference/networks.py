"""Which locations somebody's routes join, by walking along them (R8.1, R14)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from farebox.cities.schema import Route


def reachable(start: str, routes: Iterable[Route]) -> set[str]:
    """The locations one can walk to from `start` along the routes."""
    ways = list(routes)
    found, waiting = {start}, deque([start])
    while waiting:
        here = waiting.popleft()
        for way in ways:
            for near, far in ((way.a, way.b), (way.b, way.a)):
                if near == here and far not in found:
                    found.add(far)
                    waiting.append(far)
    return found


def joined(locations: Iterable[str], routes: Iterable[Route]) -> bool:
    """Whether the routes join all the locations."""
    wanted = list(locations)
    return set(wanted) <= reachable(wanted[0], routes)


def touched(routes: Iterable[Route]) -> set[str]:
    """The locations at the ends of the routes."""
    return {end for route in routes for end in (route.a, route.b)}
