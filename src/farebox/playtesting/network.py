"""The network of a city: its connections, and the lengths of the shortest ways."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from farebox.cities.schema import City, Route, pair

Ends = tuple[str, str]
Lengths = dict[Ends, int]

FAR = 1 << 20


def connections(city: City) -> dict[Ends, tuple[int, ...]]:
    """The two ends of every connection, and its routes by number."""
    found: dict[frozenset[str], tuple[Ends, list[int]]] = {}
    for number, route in enumerate(city.routes):
        found.setdefault(pair(route), ((route.a, route.b), []))[1].append(number)
    return {ends: tuple(numbers) for ends, numbers in found.values()}


def shortest_ways(locations: Iterable[str], routes: Iterable[Route]) -> Lengths:
    """The length of the shortest way between any two locations, in spaces (Floyd and Warshall)."""
    names = list(locations)
    found = {(a, b): 0 if a == b else FAR for a, b in product(names, names)}
    for route in routes:
        for ends in ((route.a, route.b), (route.b, route.a)):
            found[ends] = min(found[ends], route.length)
    for via, a, b in product(names, names, names):
        through = found[a, via] + found[via, b]
        if through < found[a, b]:
            found[a, b] = through
    return found
