"""The patterns that tell the colours of spaces apart without colour: waves, dots, lines, hatches."""

from __future__ import annotations

from farebox.cities.schema import City
from farebox.cities.theme import ROUTE_COLOURS, Theme
from farebox.drawing.svg import element, readable_on

PATTERN_OF = {
    "blue": "waves",
    "green": "dots",
    "purple": "diagonals",
    "pink": "diagonals",
    "red": "hatches",
    "orange": "bars",
    "yellow": "stripes",
}
# A tile's size and the line within it; lines run over the edges, so that tiles join.
TILES = {
    "waves": ((8.0, 4.0), "M-2,3q2,-2.6 4,0t4,0t4,0"),
    "dots": ((4.0, 4.0), "M1,1h0M3,3h0"),
    "diagonals": ((4.5, 4.5), "M-1,5.5L5.5,-1M-1,1L1,-1M3.5,5.5L5.5,3.5"),
    "hatches": ((5.0, 5.0), "M-1,-1L6,6M-1,6L6,-1"),
    "bars": ((4.0, 4.0), "M2,-1V5"),
    "stripes": ((4.0, 3.5), "M-1,1.75H5"),
}


def pattern_id(city: City, colour: str) -> str | None:
    """The name of a colour's pattern within the drawing of a city; None for a plain one."""
    return f"{city.id}-{colour}" if colour in PATTERN_OF else None


def draw_patterns(city: City, theme: Theme) -> str:
    """The patterns of all colours that the city's routes have."""
    colours = sorted({route.colour for route in city.routes} & PATTERN_OF.keys())
    return "".join(_pattern(city, theme, colour) for colour in colours)


def _pattern(city: City, theme: Theme, colour: str) -> str:
    (width, height), line = TILES[PATTERN_OF[colour]]
    ink = readable_on(ROUTE_COLOURS[colour])
    drawn = element(
        "path",
        d=line,
        fill="none",
        stroke=ink,
        stroke_width=1,
        stroke_linecap="round",
        opacity=0.3 if ink == "#ffffff" else 0.2,
    )
    return element(
        "pattern",
        drawn,
        id=pattern_id(city, colour),
        patternUnits="userSpaceOnUse",
        width=width,
        height=height,
    )
