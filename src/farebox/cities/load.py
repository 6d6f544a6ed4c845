"""Reading cities: the ones of the package by id, anybody's by file."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from farebox.cities.schema import City
from farebox.errors import CityError

CITY_IDS = ("san_francisco", "paris", "new_york", "london")


@cache
def load_city(city_id: str) -> City:
    """A city of the package, by its id."""
    if city_id not in CITY_IDS:
        raise CityError("unknown-city", city=city_id, known=", ".join(CITY_IDS))
    return read_city(resources.files("farebox.cities") / "data" / f"{city_id}.toml")


def read_city(file: Path | Traversable) -> City:
    """A city from a TOML file."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), City)


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
