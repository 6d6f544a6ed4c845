"""Drawing a heat map: the poster of a city, faded, and over it how strongly each connection is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from farebox.cities.geometry import Point
from farebox.cities.schema import City, Route, pair
from farebox.drawing.collisions import box_polygon, circle_polygon, label_box, overlap
from farebox.drawing.locations import draw_locations
from farebox.drawing.poster import draw_svg
from farebox.drawing.route_lines import connection_line
from farebox.drawing.svg import FONTS, element, group, mix, place, straight_path, titled, written

# From light yellow to dark blue, of even steps in lightness: told apart without seeing red or green.
SCALE = ("#fee838", "#bcaf6f", "#7c7b78", "#414d6b", "#00224e")
FADED = 0.62
BADGE = 15
# Where a number may lie on its connection, the middle first.
PLACES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)


class Heat(NamedTuple):
    """How strongly a connection is used, between 0 and 1, what is written on it, and its title."""

    share: float
    label: str
    title: str


Heats = Mapping[frozenset[str], Heat]


def draw_heats(city: City, layers: Mapping[str, Heats]) -> str:
    """The city as SVG with its connections coloured by their heat, in a layer for each thing to show."""
    width, height = city.geometry.box
    veil = element("rect", width=width, height=height, fill="#ffffff", opacity=FADED)
    drawn = [group(draw_layer(city, heats), class_=f"heat {name}") for name, heats in layers.items()]
    return draw_svg(city, above=[veil, *drawn, *draw_locations(city, city.artwork.theme)])


def draw_layer(city: City, heats: Heats) -> list[str]:
    """The connections in the colours of their heat, and its numbers."""
    routes = {pair(route): route for route in city.routes if pair(route) in heats}
    lines = [_line(city, route, heats[ends]) for ends, route in routes.items()]
    places = badge_places(city, list(routes.values()))
    return [group(lines), group([_badge(place, heats[ends]) for ends, place in places.items()])]


def badge_places(city: City, routes: Sequence[Route]) -> dict[frozenset[str], Point]:
    """Where the numbers of connections lie: near the middle, clear of names and of each other."""
    taken = [
        box_polygon(label_box(spot.x, spot.y, spot.label, location.shown_name, city.artwork.theme.label_size))
        for location in city.locations
        for spot in (city.geometry.places[location.id],)
    ]
    found: dict[frozenset[str], Point] = {}
    for route in routes:
        line = connection_line(city.geometry.places, city.geometry.curves, route.a, route.b)
        discs = {share: circle_polygon(*line.at(share * line.length), BADGE + 2) for share in PLACES}
        clear = (share for share in PLACES if not any(overlap(discs[share], other) for other in taken))
        share = next(clear, PLACES[0])
        taken.append(discs[share])
        found[pair(route)] = line.at(share * line.length)
    return found


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


def _badge(middle: Point, heat: Heat) -> str:
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
    return group([titled(heat.title), disc, words], transform=place(*middle))
