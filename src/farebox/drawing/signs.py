"""The small signs, as paths around 0,0: symbols of colours, shapes of seats, cars, wilds, tokens.

The web app draws the same ones: `python -m tools.wire_types` writes them for it.
"""

from __future__ import annotations

import math

import msgspec

from farebox.cities.geometry import Point
from farebox.drawing.svg import element, mix, number, readable_on, straight_path

DARK = "#2b2b2e"
RED = "#c8352b"


class Symbol(msgspec.Struct, frozen=True, omit_defaults=True):
    """The symbol of a colour: what is filled, and what is only a line of a width."""

    fill: str = ""
    line: str = ""
    width: float = 0


class Piece(msgspec.Struct, frozen=True):
    """A coloured piece of a sign."""

    path: str
    colour: str


class Car(msgspec.Struct, frozen=True, omit_defaults=True):
    """A car, as long as a space."""

    body: str
    windows: str
    roof: str = ""


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """The picture on a tourist token: its ground, what is filled, and what is only a line."""

    ground: str
    fill: str = ""
    line: str = ""


SYMBOL_OF = {
    "blue": "drop",
    "green": "leaf",
    "black": "diamond",
    "purple": "star",
    "pink": "star",
    "red": "triangle",
    "orange": "sun",
    "white": "ring",
    "yellow": "bolt",
}
SEAT_SHAPES: tuple[tuple[Point, ...], ...] = (
    (),  # a circle has no corners
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.1), (1.1, 0.85), (-1.1, 0.85)),
    tuple(
        (round(math.cos(math.tau * step / 6), 4), round(math.sin(math.tau * step / 6), 4))
        for step in range(6)
    ),
)


def star_path(radius: float) -> str:
    """A star of five points."""
    points = []
    for step in range(10):
        size = radius if step % 2 == 0 else radius * 0.42
        angle = math.pi * step / 5 - math.pi / 2
        points.append(f"{number(size * math.cos(angle))},{number(size * math.sin(angle))}")
    return "M" + "L".join(points) + "Z"


def disc_path(radius: float, x: float = 0, y: float = 0) -> str:
    """A circle as a path."""
    size, wide = number(radius), number(2 * radius)
    return f"M{number(x - radius)},{number(y)}a{size},{size} 0 1 0 {wide},0a{size},{size} 0 1 0 -{wide},0"


SUN_RAYS = "".join(
    f"M{number(3 * x)},{number(3 * y)}L{number(4.5 * x)},{number(4.5 * y)}"
    for x, y in ((math.cos(math.tau * step / 8), math.sin(math.tau * step / 8)) for step in range(8))
)
SYMBOLS = {
    "drop": Symbol("M0,-4.4C2.4,-1.2 3.1,0 3.1,1.3A3.1,3.1 0 0 1 -3.1,1.3C-3.1,0 -2.4,-1.2 0,-4.4Z"),
    "leaf": Symbol("M-4.2,3C-4.4,-2.4 -0.5,-4.3 4.3,-3.9C4.6,1.2 1.8,4.4 -3,2.9L-4.6,4.4L-5,4Z"),
    "diamond": Symbol("M0,-4.3L3.6,0L0,4.3L-3.6,0Z"),
    "star": Symbol(star_path(4.8)),
    "triangle": Symbol("M0,-4L4.3,3.4H-4.3Z"),
    "sun": Symbol(disc_path(2.2), SUN_RAYS, 1.2),
    "ring": Symbol(line=disc_path(3), width=1.8),
    "bolt": Symbol("M1.2,-4.8L-3.2,0.9H-0.5L-1.2,4.8L3.2,-1H0.5Z"),
}
WILDS = {
    "ferry": (
        Piece("M-6.5,1.5H6.5L4.6,5H-4.6Z", "#1f5673"),
        Piece("M-4,-1.4H4V1.5H-4Z", RED),
        Piece("M-0.8,-5H1.6V-1.4H-0.8Z", DARK),
    ),
    "bus": (
        Piece("M-6.5,3.5V-3A1.5,1.5 0 0 1 -5,-4.5H5A1.5,1.5 0 0 1 6.5,-3V3.5Z", RED),
        Piece("M-5,-3H-2.1V-0.4H-5ZM-1.4,-3H1.4V-0.4H-1.4ZM2.1,-3H5V-0.4H2.1Z", "#ffffff"),
        Piece(disc_path(1.5, -3.4, 3.8) + disc_path(1.5, 3.4, 3.8), DARK),
    ),
    "taxi": (
        Piece("M-7,3V0L-4.6,-0.8L-3,-4H3L4.6,-0.8L7,0V3Z", "#f4b52c"),
        Piece("M-3.4,-1L-2.2,-3.2H-0.4V-1ZM0.4,-1V-3.2H2.2L3.4,-1Z", DARK),
        Piece(disc_path(1.5, -3.8, 3.4) + disc_path(1.5, 3.8, 3.4), DARK),
    ),
}
CARS = {
    "cable_car": Car(
        "M-15,6V-2H-16V-4H16V-2H15V6Z",
        "M-12.5,-1H-8V3H-12.5ZM8,-1H12.5V3H8Z",
        roof="M-11,-7H11L16,-4H-16Z",
    ),
    "bus": Car(
        "M-16,6V-4A3,3 0 0 1 -13,-7H13A3,3 0 0 1 16,-4V6Z",
        "M-13.5,-4.5H-7V-0.5H-13.5ZM7,-4.5H13.5V-0.5H7Z",
    ),
    "taxi": Car(
        "M-16,6V1L-10,-1L-7,-7H7L10.5,-1L16,0.5V6Z",
        "M-8.4,-1L-6.2,-5.4H-4.6V-1ZM8.6,-1L6.2,-5.4H4.6V-1Z",
    ),
}
# The bridge, the crab, the heart, the bell, the fish, the star, the flower, the gull.
TOKENS = (
    Token("#c0392b", line="M-8,5H8M-5,5V-6M5,5V-6M-8,0Q-5.4,-3 -5,-6Q0,4.5 5,-6Q5.4,-3 8,0"),
    Token(
        "#b3541e",
        "M-5,1.5a5,3.6 0 1 0 10,0a5,3.6 0 1 0 -10,0",
        "M-4.6,-0.5C-8,-1 -8,-5.5 -4.6,-6M4.6,-0.5C8,-1 8,-5.5 4.6,-6"
        "M-4,4.4L-6.6,6.4M4,4.4L6.6,6.4M-5,2.4L-8,3.4M5,2.4L8,3.4",
    ),
    Token(
        "#ad2f6b",
        "M0,6.4C-8,0 -6.4,-6 -3.2,-6C-1.2,-6 0,-4.4 0,-3C0,-4.4 1.2,-6 3.2,-6C6.4,-6 8,0 0,6.4Z",
    ),
    Token("#8a6410", "M-6.4,3.6C-4,2 -4.6,-6.4 0,-6.4C4.6,-6.4 4,2 6.4,3.6ZM-2,4.8A2,2 0 0 0 2,4.8Z"),
    Token("#1d6fa5", "M-7.4,0C-4,-5 2,-5 4.6,-0.8L8,-4V4L4.6,0.8C2,5 -4,5 -7.4,0Z"),
    Token("#6b4bb0", star_path(7.4)),
    Token(
        "#2c7a4b",
        disc_path(2.4)
        + disc_path(2.5, 0, -4.6)
        + disc_path(2.5, 4.4, -1.4)
        + disc_path(2.5, 2.7, 3.8)
        + disc_path(2.5, -2.7, 3.8)
        + disc_path(2.5, -4.4, -1.4),
    ),
    Token("#33475b", "M-8,-2C-5,-6 -2,-4 0,0C2,-4 5,-6 8,-2C5,-3 2,-1 0,4C-2,-1 -5,-3 -8,-2Z"),
)


def symbol(colour: str, ground: str) -> str:
    """The symbol of a colour, discreet but readable on its ground; none for gray."""
    name = SYMBOL_OF.get(colour)
    if not name:
        return ""
    sign, ink = SYMBOLS[name], readable_on(ground)
    filled = element("path", d=sign.fill) if sign.fill else ""
    line = (
        element("path", d=sign.line, fill="none", stroke_width=sign.width, stroke_linecap="round")
        if sign.line
        else ""
    )
    return element(
        "g", filled + line, class_=f"symbol {name}", fill=ink, stroke=ink, stroke_width=0.01, opacity=0.95
    )


def wild_sign(wild: str) -> str:
    """The sign of the city's wild."""
    return "".join(element("path", d=piece.path, fill=piece.colour) for piece in WILDS[wild])


def shape_path(seat: int, radius: float) -> str:
    """The shape that marks a seat."""
    corners = SEAT_SHAPES[seat % len(SEAT_SHAPES)]
    return (
        straight_path([(radius * x, radius * y) for x, y in corners], True) if corners else disc_path(radius)
    )


def car_sign(car: str, colour: str, seat: int) -> str:
    """A car of a seat, as long as a space."""
    sign, dark = CARS[car], mix(colour, "#000000", 0.55)
    wheels = "".join(
        element("circle", cx=x, cy=6.2, r=2.4, fill=DARK, stroke="#fff", stroke_width=0.5) for x in (-9, 9)
    )
    body = element(
        "path", d=sign.roof + sign.body, fill=colour, stroke=dark, stroke_width=1, stroke_linejoin="round"
    )
    windows = element(
        "path", d=sign.windows, fill=mix(colour, "#ffffff", 0.75), stroke=dark, stroke_width=0.5
    )
    shape = element("path", d=shape_path(seat, 4), fill=readable_on(colour), class_="seat")
    return body + windows + wheels + shape
