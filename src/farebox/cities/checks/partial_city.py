"""What can be used of a file with faults, so that one fault does not hide the others."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from farebox.cities.artwork import ArtworkFiles
from farebox.cities.geometry import Compass, Curve, Landmark, Place, Plate, Point, Shape, Text
from farebox.cities.schema import Bonus, Fixed, Location, Route, Ticket

T = TypeVar("T")
MOST = 1_000_000


@dataclass(frozen=True)
class PartialCity:
    """The sound parts of a city file; items of lists with their index in the file."""

    cars: int | None
    last_round_cars: int | None
    points: tuple[int, ...] | None
    locations: dict[int, Location]
    routes: dict[int, Route]
    tickets: dict[int, Ticket]
    deck: dict[str, int] | None
    bonus: Bonus | None
    fixed: Fixed | None
    box: Point
    places: dict[str, Place]
    curves: dict[int, Curve]
    outlines: dict[int, Shape]
    texts: dict[int, Text]
    landmarks: dict[int, Landmark]
    plates: dict[str, Plate]
    compass: Compass | None
    theme: str | None
    location_ids: tuple[str, ...]
    artwork: ArtworkFiles

    @property
    def complete_network(self) -> bool:
        """Whether there is enough to judge connections: the locations and some routes."""
        return bool(self.location_ids) and bool(self.routes)


def usable(value: object) -> bool:
    """Whether a value holds no number that is too large, infinite or none at all."""
    match value:
        case dict():
            return all(usable(item) for item in value.values())
        case list():
            return all(usable(item) for item in value)
        case int() | float():
            return -MOST <= value <= MOST
        case _:
            return True


def sound(value: object, kind: Any) -> Any:
    """The value as its type, or None."""
    if not usable(value):
        return None
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return None


def sound_items(value: object, kind: type[T]) -> dict[int, T]:
    """The sound items of a list, by index."""
    items = value if isinstance(value, list) else []
    found = ((index, sound(item, kind)) for index, item in enumerate(items))
    return {index: item for index, item in found if item is not None}


def read_partial_city(data: dict[str, Any], folder: Traversable | None = None) -> PartialCity:
    """The sound parts of a file."""
    drawing = data.get("geometry")
    drawing = drawing if isinstance(drawing, dict) else {}
    return PartialCity(
        cars=sound(data.get("cars"), int),
        last_round_cars=sound(data.get("last_round_cars"), int),
        points=sound(data.get("points"), tuple[int, ...]),
        locations=sound_items(data.get("locations"), Location),
        routes=sound_items(data.get("routes"), Route),
        tickets=sound_items(data.get("tickets"), Ticket),
        deck=sound(data.get("deck"), dict[str, int]),
        bonus=sound(data.get("bonus"), Bonus),
        fixed=sound(data.get("fixed", {}), Fixed),
        box=sound(drawing.get("box"), Point) or (1200.0, 900.0),
        places=_sound_places(drawing.get("places")),
        curves=sound_items(drawing.get("curves"), Curve),
        outlines=sound_items(drawing.get("outlines"), Shape),
        texts=sound_items(drawing.get("texts"), Text),
        landmarks=sound_items(drawing.get("landmarks"), Landmark),
        plates=_sound_plates(drawing),
        compass=sound(drawing.get("compass"), Compass),
        theme=sound(drawing.get("theme"), str),
        location_ids=_location_ids(data.get("locations")),
        artwork=ArtworkFiles(sound(data.get("id"), str), folder),
    )


def _sound_places(value: object) -> dict[str, Place]:
    items = value.items() if isinstance(value, dict) else ()
    found = ((name, sound(item, Place)) for name, item in items)
    return {name: place for name, place in found if place is not None}


def _sound_plates(drawing: dict[str, Any]) -> dict[str, Plate]:
    found = ((name, sound(drawing.get(name), Plate)) for name in ("title", "points_table"))
    return {name: plate for name, plate in found if plate is not None}


def _location_ids(value: object) -> tuple[str, ...]:
    """Every id that is a text, even of a location with other faults."""
    items = value if isinstance(value, list) else []
    ids = (item.get("id") for item in items if isinstance(item, dict))
    return tuple(dict.fromkeys(name for name in ids if isinstance(name, str)))
