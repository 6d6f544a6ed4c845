"""Choosing the colours of routes: as many spaces of each, spread over the board and over the lengths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from random import Random

from farebox.cities.schema import GRAY, Route

TRIES = 30_000
SPACES, MEETING, LENGTHS, TWINS = 4.0, 3.0, 1.5, 1000.0


def recoloured(
    routes: Sequence[Route], colours: Sequence[str], fixed: Collection[int], rng: Random
) -> list[str]:
    """A colour for every route, by exchanging and changing colours; gray and fixed routes stay."""
    found = [route.colour if route.colour == GRAY or number in fixed else colours[number % len(colours)]
             for number, route in enumerate(routes)]  # fmt: skip
    free = [number for number, colour in enumerate(found) if colour != GRAY and number not in fixed]
    badness = unevenness(routes, found, colours)
    for _ in range(TRIES if len(free) > 1 else 0):
        tried: list[str] = found.copy()
        one, two = rng.sample(free, 2)
        if rng.random() < 0.5:
            tried[one], tried[two] = tried[two], tried[one]
        else:
            tried[one] = rng.choice(colours)
        if (other := unevenness(routes, tried, colours)) <= badness:
            found, badness = tried, other
    return found


def unevenness(routes: Sequence[Route], chosen: Sequence[str], colours: Sequence[str]) -> float:
    """How unevenly colours lie: in all, by length, at a location, and on twins."""
    coloured = [(route, colour) for route, colour in zip(routes, chosen, strict=True) if colour != GRAY]
    spaces = Counter[str]()
    for route, colour in coloured:
        spaces[colour] += route.length
    by_length = Counter((route.length, colour) for route, colour in coloured)
    meeting = Counter((end, colour) for route, colour in coloured for end in (route.a, route.b))
    twins = Counter((frozenset((route.a, route.b)), colour) for route, colour in coloured)
    mean = sum(spaces.values()) / len(colours)
    return (
        SPACES * sum((spaces[colour] - mean) ** 2 for colour in colours)
        + LENGTHS * sum(count**2 for count in by_length.values())
        + MEETING * sum(count**2 for count in meeting.values())
        + TWINS * sum(count - 1 for count in twins.values())
    )
