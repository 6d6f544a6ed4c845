"""Places with coordinates from CSV or GeoJSON, and where they stand on a drawing."""

from __future__ import annotations

import csv
import json
import math
import re
import unicodedata
from collections.abc import Iterable, Mapping
from itertools import count
from typing import Any, NamedTuple

from farebox.cities.geometry import Point
from farebox.cities.schema import MAX_LOCATIONS
from farebox.errors import CityError

FEWEST = 6
BOX = (1200.0, 900.0)
EDGE = 120.0
APART = 112.0
STRETCH = 1.5
# Some count longitudes from 0 to 360.
FARTHEST_EAST, POLE = 360.0, 90.0
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
NAMES = ("name", "title", "place")
LONGITUDES, LATITUDES = ("lon", "lng", "longitude", "x"), ("lat", "latitude", "y")


class Spot(NamedTuple):
    """A place by its name, longitude and latitude."""

    name: str
    lon: float
    lat: float


def read_places(text: str) -> list[Spot]:
    """The places of a CSV or GeoJSON text; what is wrong is told with its line or number."""
    found = geojson_places(text) if text.lstrip().startswith("{") else csv_places(text)
    if not FEWEST <= len(found) <= MAX_LOCATIONS:
        raise CityError("wrong-number-of-places", places=len(found), least=FEWEST, most=MAX_LOCATIONS)
    names = [letters_of(spot.name) for spot in found]
    for number, name in enumerate(names):
        if not name or name in names[:number]:
            raise CityError("place-name-taken", name=found[number].name, number=number + 1)
    return found


def letters_of(name: str) -> str:
    """The letters, marks and digits of a name in any script, by which two names are told apart."""
    return "".join(sign for sign in name.lower() if unicodedata.category(sign)[0] in "LMN")


def csv_places(text: str) -> list[Spot]:
    """The rows of a table with a heading: name, longitude, latitude."""
    try:
        return table_places(csv.DictReader(text.splitlines()))
    except csv.Error as fault:
        raise CityError("places-table-broken", fault=str(fault)) from None


def table_places(rows: csv.DictReader[str]) -> list[Spot]:
    """The rows of a table, by the names of its columns."""
    heads = {(head or "").strip().lower(): head for head in rows.fieldnames or ()}
    name, lon, lat = (
        next((heads[word] for word in words if word in heads), None)
        for words in (NAMES, LONGITUDES, LATITUDES)
    )
    if name is None or lon is None or lat is None:
        raise CityError("places-without-columns", found=", ".join(heads) or "–")
    return [
        spot(number, row.get(name), row.get(lon), row.get(lat)) for number, row in enumerate(rows, start=2)
    ]


def geojson_places(text: str) -> list[Spot]:
    """The points of a GeoJSON collection, named by their properties."""
    try:
        features = json.loads(text)["features"]
        points = [feature for feature in features if feature["geometry"]["type"] == "Point"]
        return [geojson_spot(feature, number) for number, feature in enumerate(points, start=1)]
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise CityError("places-broken", fault=str(fault)) from None


def geojson_spot(feature: Mapping[str, Any], number: int) -> Spot:
    """One point of a collection."""
    properties = feature.get("properties") or {}
    name = next((properties[word] for word in NAMES if word in properties), None)
    lon, lat = feature["geometry"]["coordinates"][:2]
    return spot(number, name, lon, lat)


def spot(number: int, name: object, lon: object, lat: object) -> Spot:
    """A place, if it has a name and two numbers."""
    try:
        place = Spot(printable(str(name or "")), float(str(lon)), float(str(lat)))
    except ValueError:
        raise CityError("place-without-numbers", number=number) from None
    if not place.name or not all(map(math.isfinite, place[1:])):
        raise CityError("place-without-numbers", number=number)
    if abs(place.lon) > FARTHEST_EAST or abs(place.lat) > POLE:
        raise CityError("place-off-the-earth", number=number)
    return place


def printable(name: str) -> str:
    """A name in one line, without what neither a terminal nor a file can show."""
    return " ".join(UNPRINTABLE.sub(" ", name).split())


def identifier(name: str) -> str:
    """A name as an id: letters a to z, digits and underscores; it may be empty."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


def city_id(name: str) -> str:
    """The id of a city, from its name."""
    return identifier(name) or "city"


def place_ids(spots: Iterable[Spot]) -> list[str]:
    """The ids of places: from their names, or `place_1` and so on if a name has none or another has it."""
    wanted = [identifier(place.name) for place in spots]
    numbered = (name for number in count(1) if (name := f"place_{number}") not in wanted)
    return [
        name if name and name not in wanted[:place] else next(numbered) for place, name in enumerate(wanted)
    ]


def drawn_at(spots: Iterable[Spot]) -> dict[str, Point]:
    """Where the places stand on the drawing: north up, as large as it goes, and none too close to another."""
    found = list(spots)
    narrow = math.cos(math.radians(sum(place.lat for place in found) / len(found)))
    flat = [(place.lon * narrow, -place.lat) for place in found]
    left, top = (min(point[axis] for point in flat) for axis in (0, 1))
    wide, high = (max(point[axis] for point in flat) - low for axis, low in ((0, left), (1, top)))
    full = [(BOX[axis] - 2 * EDGE) / (size or 1) for axis, size in ((0, wide), (1, high))]
    # A long, narrow town is stretched a little, or half the drawing would stay empty.
    across, down = (min(scale, STRETCH * min(full)) for scale in full)
    shift = ((BOX[0] - across * wide) / 2, (BOX[1] - down * high) / 2)
    points = [(shift[0] + across * (x - left), shift[1] + down * (y - top)) for x, y in flat]
    return dict(zip(place_ids(found), spread(points), strict=True))


def spread(points: list[Point], times: int = 400) -> list[Point]:
    """Push points apart that are too close to each other, within the box."""
    found = [list(point) for point in points]
    for _ in range(times):
        calm = True
        for one, first in enumerate(found):
            for second in found[one + 1 :]:
                calm = push_apart(first, second) and calm
        if calm:
            break
    return [(round(x), round(y)) for x, y in found]


def push_apart(first: list[float], second: list[float]) -> bool:
    """Push two points apart if they are too close; whether they were not."""
    dx, dy = second[0] - first[0], second[1] - first[1]
    size = math.hypot(dx, dy)
    if size >= APART:
        return True
    dx, dy = (dx / size, dy / size) if size > 0 else (1.0, 0.0)
    step = (APART - size) / 2 + 0.5
    for point, sign in ((first, -1), (second, 1)):
        point[0] = min(max(point[0] + sign * dx * step, EDGE), BOX[0] - EDGE)
        point[1] = min(max(point[1] + sign * dy * step, EDGE), BOX[1] - EDGE)
    return False
