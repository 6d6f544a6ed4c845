"""The cities by id, and all their versions by hash: those of the package, and those that a host adds."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
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
VERSIONS = "versions"
# Seven cars are three or four routes; then the last round begins.
SHORT_CARS = 9
_added: dict[str, Sequence[City]] = {}
_kept: dict[str, City] = {}


def city_folder(city_id: str) -> Traversable:
    """The folder of a city of the package."""
    if city_id not in CITY_IDS:
        raise CityError("unknown-city", city=city_id, known=", ".join((*CITY_IDS, *_added)))
    return DATA / city_id


@cache
def load_city(city_id: str) -> City:
    """The present version of a city, by its id; its file is known to be sound."""
    if city_id in _added:
        return _added[city_id][0]
    folder = city_folder(city_id)
    return parse_city((folder / CITY_FILE).read_text(encoding="utf-8"), folder)


def all_cities() -> tuple[City, ...]:
    """The present cities in the order of lists: the package's, then the host's."""
    own, added = map(load_city, CITY_IDS), (versions[0] for versions in _added.values())
    return (*sorted(own, key=listed_at), *sorted(added, key=listed_at))


def listed_at(city: City) -> tuple[int, str]:
    """Where a city stands in lists."""
    return city.order, city.name


def add_cities(cities: Mapping[str, Sequence[City]]) -> None:
    """Let more cities be found, each with its present version first; they replace those added before."""
    for city_id in cities:
        if city_id in CITY_IDS:
            raise CityError("city-id-taken", city=city_id)
    _added.clear()
    _added.update(cities)
    load_city.cache_clear()
    _by_hash.cache_clear()


def earlier_files(folder: Traversable) -> list[Traversable]:
    """The files of a city's earlier versions, which lie beside it."""
    versions = folder / VERSIONS
    files = versions.iterdir() if versions.is_dir() else ()
    return sorted((file for file in files if file.name.endswith(".toml")), key=lambda file: file.name)


def earlier_versions(folder: Traversable) -> tuple[City, ...]:
    """The earlier versions of a city, whose files are known to be sound."""
    return tuple(parse_city(file.read_text(encoding="utf-8"), folder) for file in earlier_files(folder))


def all_versions() -> tuple[City, ...]:
    """Every version of every city that a file describes, the present ones last."""
    own = [city for city_id in CITY_IDS for city in earlier_versions(DATA / city_id)]
    added = [city for versions in _added.values() for city in versions[1:]]
    return (*own, *added, *all_cities())


@cache
def _by_hash() -> dict[str, City]:
    """Every version of every city; of two that the rules cannot tell apart, the later one."""
    whole = (*_kept.values(), *all_versions())
    return {city_hash(city): city for city in (*map(short_city, whole), *whole)}


def keep_city(city: City) -> None:
    """Let a city be found by its hash that no file describes any more."""
    _kept[city_hash(city)] = city
    _by_hash.cache_clear()


def knows_city(wanted: str) -> bool:
    """Whether there is a city, of whatever version, that has a hash."""
    return wanted in _by_hash()


def city_by_hash(wanted: str) -> City:
    """The city, of whatever version, that has a hash."""
    found = _by_hash().get(wanted)
    if found is None:
        raise CityError("unknown-city-hash", hash=wanted)
    return found


def city_version(city_id: str, wanted: str) -> City:
    """The version of a city that has a hash, or the present one if none is known."""
    if (city_id in CITY_IDS or city_id in _added) and city_hash(load_city(city_id)) == wanted:
        return load_city(city_id)
    found = _by_hash().get(wanted)
    return found if found is not None and found.id == city_id else load_city(city_id)


def parse_city(text: str, folder: Traversable | None = None) -> City:
    """A city from the text of a sound file, with the artwork of its folder."""
    return with_artwork(msgspec.convert(tomllib.loads(text), City), folder)


def short_city(city: City) -> City:
    """The same city with few cars, for a game of some minutes; to the rules it is a city of its own."""
    return msgspec.structs.replace(city, cars=min(city.cars, SHORT_CARS))


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
