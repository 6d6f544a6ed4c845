"""How a city is drawn; the rules never read it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farebox.cities.bounds import between
from farebox.cities.theme import MaybeColour, Width

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]
SeatColour = Literal[
    "purple", "white", "pink", "blue", "red", "green", "yellow", "black", "orange", "turquoise"
]
Car = Literal["cable_car", "bus", "taxi"]
Wild = Literal["ferry", "bus", "taxi"]
Ground = Literal["land", "water"]
ShapeKind = Literal[
    "water", "land", "outskirts", "island", "district", "limit", "park", "lake", "river", "street", "bridge"
]
Side = Annotated[float, between(200, 10_000)]
TextKind = Literal["water", "land", "park", "district"]

BOX = (1200.0, 900.0)
SEAT_COLOURS: tuple[SeatColour, ...] = ("purple", "white", "pink", "blue")


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a location's name stands: from the location to the text's baseline."""

    dx: float = 0
    dy: float = -18
    anchor: Anchor = "middle"


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a location is drawn, and where it lies on the earth if that is known."""

    x: float
    y: float
    lon: float | None = None
    lat: float | None = None
    label: Label = Label()

    @property
    def point(self) -> Point:
        """The location's place on the drawing."""
        return (self.x, self.y)


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the connection of two locations bends: one control point is a quadratic curve, two a cubic one."""

    a: str
    b: str
    bend: tuple[Point, ...]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An outline: an area, a line, or an area and its middle line, as SVG points (`x,y x,y …`)."""

    kind: ShapeKind
    name: str = ""
    area: str = ""
    line: str = ""
    width: Width | None = None
    towers: str = ""
    smooth: bool = False
    colour: MaybeColour = ""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free text of the drawing, perhaps rotated (degrees clockwise)."""

    text: str
    x: float
    y: float
    kind: TextKind = "land"
    size: float = 15
    rotate: float = 0
    spacing: float = 2


class Landmark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small picture that decorates the city; x and y are its middle, the icon is one of the package."""

    name: str
    x: float
    y: float
    w: float = 40
    h: float = 40
    icon: str = ""


class Plate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place of the title or of the points table: its middle and its size."""

    x: float
    y: float
    w: float
    h: float


class Compass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The compass rose; north is in degrees clockwise from the top of the drawing."""

    x: float
    y: float
    size: float = 60
    north: float = 0


class Geometry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a city is drawn: everything but the places of the locations may be left out."""

    places: dict[str, Place] = {}
    curves: tuple[Curve, ...] = ()
    box: tuple[Side, Side] = BOX
    theme: str = "default"
    ground: Ground = "land"
    car: Car = "bus"
    wild: Wild = "bus"
    seat_colours: tuple[SeatColour, SeatColour, SeatColour, SeatColour] = (
        SEAT_COLOURS[0],
        SEAT_COLOURS[1],
        SEAT_COLOURS[2],
        SEAT_COLOURS[3],
    )
    title: Plate | None = None
    points_table: Plate | None = None
    compass: Compass | None = None
    texts: tuple[Text, ...] = ()
    landmarks: tuple[Landmark, ...] = ()
    outlines: tuple[Shape, ...] = ()


def parse_points(text: str) -> tuple[Point, ...]:
    """The points of an outline; ValueError when the text is not a list of `x,y`."""
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)
