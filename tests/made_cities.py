"""Cities made for the tests: so few cards that rare things happen often, or as much as a city may have."""

from itertools import combinations
from typing import cast

import msgspec

from farebox.cities.load import city_by_hash, load_city
from farebox.cities.schema import (
    COLOURS,
    GRAY,
    MAX_CARDS,
    MAX_CARS,
    MAX_COLOURS,
    MAX_DISTRICTS,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_POINTS,
    MAX_ROUTES,
    MAX_SYMBOLS,
    MAX_TICKETS,
    Bonus,
    City,
    Colour,
    District,
    Districts,
    Location,
    Route,
    Ticket,
    TouristTokens,
)


def city_with(city: City, name: str, deck: dict[str, int], tickets: int) -> City:
    """A city under another id, with another deck and its first tickets only."""
    return msgspec.structs.replace(city, id=name, deck=deck, tickets=city.tickets[:tickets])


def scarce_paris() -> City:
    """Paris with twenty cards: the deck runs out all the time and wilds pile up in the row."""
    deck = {"blue": 4, "white": 3, "red": 3, "yellow": 2, "green": 2, "purple": 1, "wild": 5}
    return city_with(first_paris(), "scarce_paris", deck, 10)


def scarce_san_francisco() -> City:
    """San Francisco with twenty cards."""
    deck = {"blue": 3, "green": 3, "black": 3, "purple": 2, "red": 2, "orange": 2, "wild": 5}
    return city_with(load_city("san_francisco"), "scarce_san_francisco", deck, 10)


def barren_paris() -> City:
    """Paris with one card of most colours and few tickets: soon nobody can do anything (R3.2)."""
    deck = {"blue": 3, "white": 2, "red": 2, "yellow": 2, "green": 2, "purple": 2, "wild": 0}
    return city_with(first_paris(), "barren_paris", deck, 8)


def first_san_francisco() -> City:
    """San Francisco as records and databases of earlier versions know it."""
    return city_by_hash("4db9b788f5ca05d1f49357e962ac590b05ffa33a4cebf121615d1e73138816da")


def first_paris() -> City:
    """Paris as records and databases of earlier versions know it; rules are tested on it, too."""
    return city_by_hash("dbe8965beda0a5e0c5702b1764d42fa555999d6142c404c952862b88a9214fe6")


def city_of(name: str) -> City:
    """A city of the package or of the tests."""
    made = {
        "scarce_paris": scarce_paris,
        "scarce_san_francisco": scarce_san_francisco,
        "barren_paris": barren_paris,
        "first_san_francisco": first_san_francisco,
        "first_paris": first_paris,
        "limits_with_tokens": limits_with_tokens,
        "limits_with_districts": limits_with_districts,
    }
    return made[name]() if name in made else load_city(name)


def city_at_the_limits(bonus: Bonus) -> City:
    """As much of everything as a city may have: whatever is too narrow for it gives other games."""
    places = [f"place{number}" for number in range(MAX_LOCATIONS)]
    colours = COLOURS[:MAX_COLOURS]
    joined = [(one, two) for step in (1, 7) for one, two in zip(places, places[step:], strict=False)]
    joined += joined[: MAX_ROUTES - len(joined)]  # twins
    routes = [
        Route(one, two, cast(Colour, (*colours, GRAY)[number % 9]), 1 + number % MAX_LENGTH, number % 7 // 5)
        for number, (one, two) in enumerate(joined)
    ]
    pairs = [pair for pair in combinations(places, 2) if pair not in joined]
    tickets = [Ticket(*pairs[6 * number], MAX_POINTS - number % 3) for number in range(MAX_TICKETS)]
    deck = dict.fromkeys(colours, 10) | {"wild": MAX_CARDS - 10 * len(colours)}
    return msgspec.structs.replace(
        load_city("paris"),
        id="limits",
        cars=MAX_CARS,
        points=tuple(MAX_POINTS - 2 * (MAX_LENGTH - length) for length in range(1, MAX_LENGTH + 1)),
        locations=tuple(Location(place, place.title()) for place in places),
        routes=tuple(routes),
        tickets=tuple(tickets),
        deck=deck,
        bonus=bonus,
    )


def limits_with_tokens() -> City:
    """The limits with every token symbol."""
    marked = tuple(f"place{31 - 3 * number}" for number in range(MAX_SYMBOLS - 2))
    points = tuple(range(0, 12 * (MAX_SYMBOLS + 1), 12))
    return city_at_the_limits(TouristTokens(MAX_SYMBOLS, marked, (2, 3, 4), points))


def limits_with_districts() -> City:
    """The limits with every district, each of four locations."""
    districts = (
        District(f"{number}", MAX_POINTS, tuple(f"place{4 * number + place}" for place in range(4)))
        for number in range(MAX_DISTRICTS)
    )
    return city_at_the_limits(Districts(tuple(districts)))
