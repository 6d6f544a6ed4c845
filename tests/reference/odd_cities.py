"""Small cities by lot: few cards, many wilds, twins, ferries, gray routes and every bonus."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import msgspec

from farebox.cities.load import load_city
from farebox.cities.schema import (
    Attractions,
    Bonus,
    City,
    Colour,
    District,
    Districts,
    FlagSets,
    Location,
    NoBonus,
    Route,
    Ticket,
    TouristTokens,
)

PALETTE: tuple[Colour, ...] = ("blue", "white", "red", "green", "black", "orange")


@cache
def odd_city(number: int) -> City:
    """The odd city of a number; always the same."""
    dice = random.Random(f"odd city {number}")
    places = [f"place{index}" for index in range(dice.randint(5, 9))]
    colours = PALETTE[: dice.randint(3, 6)]
    bonus = odd_bonus(dice, places)
    return msgspec.structs.replace(
        load_city("paris"),
        id=f"odd_{number}",
        cars=dice.choice((2, 3, 5, 8, 12, 20, 40)),
        locations=tuple(Location(place, place.title()) for place in places),
        routes=odd_routes(dice, places, colours),
        tickets=odd_tickets(dice, places),
        deck=odd_deck(dice, colours),
        bonus=bonus,
    )


def odd_routes(dice: random.Random, places: list[str], colours: tuple[Colour, ...]) -> tuple[Route, ...]:
    """A way to every place and some more, a third of them double."""
    pairs = [(places[index], dice.choice(places[:index])) for index in range(1, len(places))]
    others = [pair for pair in combinations(places, 2) if pair not in pairs and pair[::-1] not in pairs]
    found = []
    for a, b in pairs + dice.sample(others, min(len(others), dice.randint(0, 6))):
        length = dice.choice((1, 1, 2, 2, 3, 3, 4, 5, 6))
        for _ in range(dice.choice((1, 1, 2))):
            gray = dice.random() < 0.3
            ferry = dice.randint(1, length) if dice.random() < 0.15 else 0
            ends = (a, b) if dice.random() < 0.5 else (b, a)
            found.append(Route(*ends, "gray" if gray else dice.choice(colours), length, ferry))
    return tuple(found)


def odd_tickets(dice: random.Random, places: list[str]) -> tuple[Ticket, ...]:
    """At least the eight that four players are dealt; many of equal value, so that there are ties."""
    pairs = list(combinations(places, 2))
    chosen = dice.sample(pairs, dice.randint(8, min(14, len(pairs))))
    most = dice.choice((1, 2, 12))
    return tuple(Ticket(a, b, dice.randint(1, most)) for a, b in chosen)


def odd_deck(dice: random.Random, colours: tuple[Colour, ...]) -> dict[str, int]:
    """Enough cards to deal, and not many more; the wild anywhere in the file's order."""
    deck: dict[str, int] = {colour: dice.choice((1, 1, 2, 3, 6)) for colour in colours}
    deck["wild"] = dice.choice((0, 1, 3, 5, 8, 14))
    while sum(deck.values()) < dice.randint(8, 18):
        deck[dice.choice(list(deck))] += 1
    return dict(dice.sample(list(deck.items()), len(deck)))


def odd_bonus(dice: random.Random, places: list[str]) -> Bonus:
    """One of the bonuses there are."""
    marked = dice.sample(places, dice.randint(1, min(5, len(places) - 2)))
    flags = FlagSets(("blue", "white", "red"), 4)
    tokens = TouristTokens(len(marked) + 2, tuple(marked), (2, 2, 3), (0, 0, 1, 2, 4, 6, 9, 12))
    districts = tuple(
        District(str(points), points, tuple(dice.sample(places, dice.randint(2, 3)))) for points in (1, 2, 3)
    )
    bonuses = (NoBonus(), flags, flags, tokens, tokens, Attractions(tuple(marked), 1), Districts(districts))
    return dice.choice(bonuses)
