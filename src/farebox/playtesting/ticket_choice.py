"""Choosing the tickets of a city: values as wished for, every location served, no pair twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from farebox.cities.schema import Ticket
from farebox.playtesting.network import Ends, Lengths

TRIES = 20_000
MISSING, CROWDED, OFF_VALUE = 40.0, 1.0, 4.0


def wished_values(count: int, low: int, high: int) -> list[int]:
    """Values from low to high, most of them below the middle, as many as there are tickets."""
    middle = low + (high - low) / 3
    weights = {value: 1 / (1 + abs(value - middle)) for value in range(low, high + 1)}
    total = sum(weights.values())
    exact = [value for value, weight in weights.items() for _ in range(round(count * weight / total))]
    step = len(exact) / count
    return sorted(exact[min(len(exact) - 1, int(place * step))] for place in range(count))


def choose_tickets(
    locations: Sequence[str], ways: Lengths, wished: Sequence[int], rng: Random, kept: Sequence[Ends] = ()
) -> tuple[Ticket, ...]:
    """As many tickets as values are wished for, by exchanging one at a time; the kept ones stay."""
    pairs = [ends for ends in combinations(locations, 2) if ways[ends] > 1]
    fixed = [ends for ends in pairs if set(ends) in map(set, kept)]
    free = [ends for ends in pairs if ends not in fixed]
    chosen = fixed + rng.sample(free, len(wished) - len(fixed))
    badness = faults(locations, chosen, ways, wished)
    for _ in range(TRIES):
        place, other = rng.randrange(len(fixed), len(chosen)), rng.choice(free)
        if other in chosen:
            continue
        tried = [*chosen[:place], other, *chosen[place + 1 :]]
        if (found := faults(locations, tried, ways, wished)) <= badness:
            chosen, badness = tried, found
    made = [Ticket(a, b, ways[a, b]) for a, b in chosen]
    return tuple(sorted(made, key=lambda ticket: (ticket.points, ticket.a, ticket.b)))


def faults(locations: Sequence[str], chosen: Sequence[Ends], ways: Lengths, wished: Sequence[int]) -> float:
    """How far a set of tickets is from the wish: values, and how evenly the locations are served."""
    values = sorted(ways[ends] for ends in chosen)
    off = sum(abs(one - two) for one, two in zip(values, sorted(wished), strict=True))
    served = Counter(location for ends in chosen for location in ends)
    even = 2 * len(chosen) / len(locations)
    crowded = sum((served[location] - even) ** 2 for location in locations)
    missing = sum(served[location] == 0 for location in locations)
    return OFF_VALUE * off + CROWDED * crowded + MISSING * missing
