"""The cities of the package, found by id."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from farebox.cities.schema import City
from farebox.errors import CityError

CITY_IDS = ("san_francisco", "paris", "new_york", "london")

# msgspec crashes if two threads are the first to use a type, so the type is made ready while there is one.
msgspec.json.Decoder(City)


def city_file(city_id: str) -> Traversable:
    """The file of a city of the package."""
    if city_id not in CITY_IDS:
        raise CityError("unknown-city", city=city_id, known=", ".join(CITY_IDS))
    return resources.files("farebox.cities") / "data" / f"{city_id}.toml"


@cache
def load_city(city_id: str) -> City:
    """A city of the package, by its id; its file is known to be sound."""
    return parse_city(city_file(city_id).read_text(encoding="utf-8"))


def parse_city(text: str) -> City:
    """A city from the text of a sound file."""
    return msgspec.convert(tomllib.loads(text), City)


def city_hash(city: City) -> str:
    """The SHA-256 of everything the rules read, so that a record fits one city only."""
    rules = {
        "id": city.id,
        "cars": city.cars,
        "last_round_cars": city.last_round_cars,
        "points": city.points,
        "locations": [location.id for location in city.locations],
        "routes": city.routes,
        "tickets": city.tickets,
        "deck": list(city.deck.items()),
        "bonus": city.bonus,
    }
    return hashlib.sha256(msgspec.json.encode(rules)).hexdigest()
