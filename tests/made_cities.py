"""Cities made for the tests: real boards with so few cards or tickets that rare things happen often."""

import msgspec

from farebox.cities.load import load_city
from farebox.cities.schema import City


def city_with(city_id: str, name: str, deck: dict[str, int], tickets: int) -> City:
    """A city of the package under another id, with another deck and its first tickets only."""
    city = load_city(city_id)
    return msgspec.structs.replace(city, id=name, deck=deck, tickets=city.tickets[:tickets])


def scarce_paris() -> City:
    """Paris with twenty cards: the deck runs out all the time and wilds pile up in the row."""
    deck = {"blue": 4, "white": 3, "red": 3, "yellow": 2, "green": 2, "purple": 1, "wild": 5}
    return city_with("paris", "scarce_paris", deck, 10)


def scarce_san_francisco() -> City:
    """San Francisco with twenty cards."""
    deck = {"blue": 3, "green": 3, "black": 3, "purple": 2, "red": 2, "orange": 2, "wild": 5}
    return city_with("san_francisco", "scarce_san_francisco", deck, 10)


def barren_paris() -> City:
    """Paris with one card of most colours and few tickets: soon nobody can do anything (R3.2)."""
    deck = {"blue": 3, "white": 2, "red": 2, "yellow": 2, "green": 2, "purple": 2, "wild": 0}
    return city_with("paris", "barren_paris", deck, 8)


def city_of(name: str) -> City:
    """A city of the package or of the tests."""
    made = {
        "scarce_paris": scarce_paris,
        "scarce_san_francisco": scarce_san_francisco,
        "barren_paris": barren_paris,
    }
    return made[name]() if name in made else load_city(name)
