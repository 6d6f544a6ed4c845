"""Drawing a heat map: the poster of a city, faded, and over it how strongly each connection is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from farebox.cities.schema import City, Route, pair
from farebox.drawing.locations import draw_locations
from farebox.drawing.poster import draw_svg
from farebox.drawing.route_lines import connection_line
from farebox.drawing.svg import FONTS, element, group, mix, place, straight_path, titled, written

# From light yellow to dark blue, of even steps in lightness: told apart without seeing red or green.
SCALE = ("#fee838", "#bcaf6f", "#7c7b78", "#414d6b", "#00224e")
FADED = 0.62
BADGE = 15


class Heat(NamedTuple):
    """How strongly a connection is used, between 0 and 1, what is written on it, and its title."""

    share: float
    label: str
    title: str


def draw_heats(city: City, heats: Mapping[frozenset[str], Heat]) -> str:
    """The city as SVG with its connections coloured by their heat."""
    width, height = city.geometry.box
    veil = element("rect", width=width, height=height, fill="#ffffff", opacity=FADED)
    routes = {pair(route): route for route in city.routes}
    lines = [_line(city, route, heats[ends]) for ends, route in routes.items() if ends in heats]
    badges = [_badge(city, route, heats[ends]) for ends, route in routes.items() if ends in heats]
    parts = (group(lines), group(badges), *draw_locations(city, city.artwork.theme))
    return draw_svg(city, above=[veil, *parts])


def heat_colour(share: float) -> str:
    """The colour of a share."""
    place_on_scale = min(max(share, 0.0), 1.0) * (len(SCALE) - 1)
    step = min(int(place_on_scale), len(SCALE) - 2)
    return mix(SCALE[step], SCALE[step + 1], place_on_scale - step)


def _line(city: City, route: Route, heat: Heat) -> str:
    path = straight_path(
        connection_line(city.geometry.places, city.geometry.curves, route.a, route.b).points, False
    )
    rim = element("path", d=path, fill="none", stroke="#ffffff", stroke_width=10 + 14 * heat.share)
    colour = heat_colour(heat.share)
    band = element("path", d=path, fill="none", stroke=colour, stroke_width=6 + 14 * heat.share)
    return group([titled(heat.title), rim, band])


def _badge(city: City, route: Route, heat: Heat) -> str:
    line = connection_line(city.geometry.places, city.geometry.curves, route.a, route.b)
    x, y = line.at(line.length / 2)
    disc = element("circle", r=BADGE, fill="#ffffff", stroke=heat_colour(heat.share), stroke_width=3)
    words = written(
        heat.label,
        y=5,
        text_anchor="middle",
        font_family=FONTS["sans"],
        font_size=14,
        font_weight="bold",
        fill="#23211d",
    )
    return group([titled(heat.title), disc, words], transform=place(x, y))
