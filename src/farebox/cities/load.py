"""The cities of the package: one folder each, found by looking."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from farebox.cities.artwork import CITY_FILE, DATA, with_artwork
from farebox.cities.schema import City
from farebox.errors import CityError

# msgspec crashes if two threads are the first to use a type, so the type is made ready while there is one.
msgspec.json.Decoder(City)


def city_ids(root: Traversable) -> tuple[str, ...]:
    """The names of the city folders in a folder."""
    return tuple(sorted(folder.name for folder in root.iterdir() if (folder / CITY_FILE).is_file()))


CITY_IDS = city_ids(DATA)


def city_folder(city_id: str) -> Traversable:
    """The folder of a city of the package."""
    if city_id not in CITY_IDS:
        raise CityError("unknown-city", city=city_id, known=", ".join(CITY_IDS))
    return DATA / city_id


@cache
def load_city(city_id: str) -> City:
    """A city of the package, by its id; its file is known to be sound."""
    folder = city_folder(city_id)
    return parse_city((folder / CITY_FILE).read_text(encoding="utf-8"), folder)


@cache
def all_cities() -> tuple[City, ...]:
    """The cities of the package, in the order of lists."""
    return tuple(sorted(map(load_city, CITY_IDS), key=lambda city: (city.order, city.name)))


def parse_city(text: str, folder: Traversable | None = None) -> City:
    """A city from the text of a sound file, with the artwork of its folder."""
    return with_artwork(msgspec.convert(tomllib.loads(text), City), folder)


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
