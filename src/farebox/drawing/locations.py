"""Locations: discs, marks of tokens and attractions, badges of districts, names."""

from __future__ import annotations

from farebox.cities.geometry import Place
from farebox.cities.schema import Attractions, City, Districts, TouristTokens
from farebox.cities.theme import Theme
from farebox.drawing.ground import district_colours
from farebox.drawing.route_lines import LOCATION_RADIUS
from farebox.drawing.signs import star_path
from farebox.drawing.svg import FONTS, element, group, place, titled, written


def draw_locations(city: City, theme: Theme) -> list[str]:
    """Every location with its name; all names lie above all discs."""
    places = city.geometry.places
    discs = [
        group(
            [titled(location.shown_name), _disc(city, theme, location.id)],
            class_="location",
            data_location=location.id,
            transform=place(places[location.id].x, places[location.id].y),
        )
        for location in city.locations
    ]
    names = [_name(theme, location.shown_name, places[location.id]) for location in city.locations]
    return [*discs, group(names, class_="names")]


def marked(city: City) -> tuple[str, ...]:
    """The locations that wear a mark."""
    match city.bonus:
        case TouristTokens():
            return city.bonus.marked
        case Attractions():
            return city.bonus.locations
        case _:
            return ()


def _disc(city: City, theme: Theme, location: str) -> str:
    if location in marked(city):
        fill, line, star = theme.mark
        ring = element("circle", r=LOCATION_RADIUS + 3, fill=fill, stroke=line, stroke_width=1.6)
        disc = element("circle", r=8.4, fill=_star_ground(star), stroke=line, stroke_width=1)
        return ring + disc + element("path", d=star_path(6.2), fill=star if star != "#ffffff" else fill)
    if isinstance(city.bonus, Districts):
        for district in city.bonus.districts:
            if location in district.locations:
                return _badge(city, theme, district.name)
    fill, line, dot = theme.location
    return element("circle", r=LOCATION_RADIUS - 1, fill=fill, stroke=line, stroke_width=2.4) + element(
        "circle", r=4.4, fill=dot
    )


def _star_ground(star: str) -> str:
    return "#ffffff" if star != "#f7e7bf" else star


def _badge(city: City, theme: Theme, district: str) -> str:
    """The disc of a location in a district, with the district's name if it is short."""
    badge, _ = district_colours(city, theme, district)
    disc = element("circle", r=LOCATION_RADIUS, fill=badge, stroke=theme.ink, stroke_width=2)
    if len(district) > 2:
        return disc + element("circle", r=4.4, fill="#fff")
    return disc + written(
        district,
        y=5,
        text_anchor="middle",
        font_family=FONTS[theme.label_font],
        font_weight="bold",
        font_size=14,
        fill="#fff",
    )


def _name(theme: Theme, name: str, spot: Place) -> str:
    """A location's name with a halo."""
    return written(
        name,
        x=spot.x + spot.label.dx,
        y=spot.y + spot.label.dy,
        text_anchor=spot.label.anchor,
        font_family=FONTS[theme.label_font],
        font_weight="bold",
        font_size=theme.label_size,
        fill=theme.ink,
        stroke=theme.halo,
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )
