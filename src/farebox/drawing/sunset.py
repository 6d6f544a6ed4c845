"""A travel poster of the sixties: sun rays on the water, a striped frame, fat letters before a low sun."""

from __future__ import annotations

import math

from farebox.cities.geometry import Plate
from farebox.cities.theme import Theme
from farebox.drawing.collisions import text_width
from farebox.drawing.svg import FONTS, Value, element, number, written

RAYS = 36


def ray_path(x: float, y: float, reach: float, rays: int) -> str:
    """Every second wedge around a point."""
    wedges = []
    for step in range(rays):
        angles = (math.tau * step / rays, math.tau * (step + 0.5) / rays)
        ends = "L".join(
            f"{number(x + reach * math.cos(a))},{number(y + reach * math.sin(a))}" for a in angles
        )
        wedges.append(f"M{number(x)},{number(y)}L{ends}Z")
    return "".join(wedges)


def draw_sun(plate: Plate, theme: Theme, reach: float) -> list[str]:
    """The sun behind the title and its light on the water."""
    x, y = plate.x, plate.y + plate.h * 0.3
    red, orange, yellow = theme.title_palette[:3]
    light = element("path", d=ray_path(x, y, reach, RAYS), fill=theme.coast, opacity=0.24)
    size = plate.w * 0.25
    discs = [
        element(
            "path", d=f"M{number(x - r)},{number(y)}a{number(r)},{number(r)} 0 0 1 {number(2 * r)},0Z", fill=c
        )
        for r, c in ((size, yellow), (size * 0.8, orange), (size * 0.58, red))
    ]
    return [light, *discs]


def sunset_title(name: str, plate: Plate, theme: Theme) -> list[str]:
    """Fat letters with a light rim and a dark shadow."""
    size = min(plate.h, plate.h * (plate.w - 12) / (text_width(name, plate.h) * 1.1))
    font: dict[str, Value] = {
        "y": plate.h * 0.3,
        "text_anchor": "middle",
        "font_family": FONTS[theme.title_font],
        "font_weight": "900",
        "font_size": size,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    shadow = written(
        name,
        transform="translate(3,4)",
        fill=theme.title_colour,
        stroke=theme.title_colour,
        stroke_width=9,
        **font,
    )
    return [shadow, written(name, fill=theme.title_palette[0], stroke=theme.plate, stroke_width=8, **font)]


def stripes(theme: Theme) -> tuple[tuple[float, float, str, float], ...]:
    """The frame's lines, from the edge inwards: inset, radius, colour, width."""
    red, orange, yellow = theme.title_palette[:3]
    return (
        (2.5, 16, red, 5),
        (7, 13, orange, 4.4),
        (11, 10, yellow, 4),
        (13.6, 8, theme.ink, 1.4),
    )
