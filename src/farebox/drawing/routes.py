"""Routes: their beds, their spaces with symbols, ferries, and the cars on claimed ones."""

from __future__ import annotations

from collections.abc import Mapping

from farebox.cities.schema import City, Route, route_ids
from farebox.cities.theme import ROUTE_COLOURS, SEAT_COLOURS, Theme
from farebox.drawing.patterns import pattern_id
from farebox.drawing.route_lines import SPACE_HEIGHT, Line, Space, line_spaces, route_lines
from farebox.drawing.signs import car_sign, symbol, wild_sign
from farebox.drawing.svg import element, group, mix, number, place, straight_path, titled


def draw_routes(city: City, theme: Theme, owners: Mapping[int, int]) -> list[str]:
    """Every route of a city."""
    lines, ids = route_lines(city), route_ids(city)
    names = {location.id: location.shown_name for location in city.locations}
    beds = [_bed(theme, route, line) for route, line in zip(city.routes, lines, strict=True)]
    routes = []
    for index, (route, line) in enumerate(zip(city.routes, lines, strict=True)):
        title = f"{names[route.a]} - {names[route.b]}, {route.colour}, {route.length}"
        parts = [titled(title), *_spaces(city, theme, route, line)]
        if index in owners:
            parts += _cars(city, line_spaces(line, route.length), owners[index])
        routes.append(group(parts, class_="route", data_route=ids[index], data_index=str(index)))
    return [group(beds, class_="beds"), *routes]


def _bed(theme: Theme, route: Route, line: Line) -> str:
    """What a route lies on: a soft band and a thin line, for a ferry a dotted one."""
    path = straight_path(line.points, False)
    if route.wilds_required:
        return element(
            "path",
            d=path,
            fill="none",
            stroke="#fff",
            stroke_width=3,
            stroke_dasharray="2 6",
            opacity=0.9,
            stroke_linecap="round",
        )
    band = element(
        "path", d=path, fill="none", stroke=theme.bed, stroke_width=theme.bed_width, opacity=theme.bed_opacity
    )
    thread = mix(ROUTE_COLOURS[route.colour], "#000000", 0.3)
    return band + element("path", d=path, fill="none", stroke=thread, stroke_width=1.3, opacity=0.4)


def _spaces(city: City, theme: Theme, route: Route, line: Line) -> list[str]:
    spaces = line_spaces(line, route.length)
    first = (route.length - route.wilds_required) // 2
    wild = range(first, first + route.wilds_required)
    return [_space(city, theme, route.colour, space, index in wild) for index, space in enumerate(spaces)]


def _space(city: City, theme: Theme, colour: str, space: Space, wild: bool) -> str:
    """One space: a bar with the colour's pattern, a light edge above and a dark one below, and its symbol."""
    fill, angle = ROUTE_COLOURS[colour], space.upright
    half, edge = space.length / 2, mix(fill, "#000000", 0.42)
    bar = {"x": -half, "y": -SPACE_HEIGHT / 2, "width": space.length, "height": SPACE_HEIGHT, "rx": 3.5}
    light = {"x": 2.5 - half, "y": -5.2, "width": space.length - 5, "rx": 1.4}
    sign = _wild(city.geometry.wild) if wild else symbol(colour, fill)
    pattern = pattern_id(city, colour)
    parts = [
        element("rect", **bar, fill=fill, stroke=edge, stroke_width=1.3),
        *([element("rect", **bar, fill=f"url(#{pattern})")] if pattern else []),
        element("rect", **light, height=2.8, fill="#fff", opacity=0.28),
        element(
            "rect", x=2.5 - half, y=3.6, width=space.length - 5, height=1.8, rx=0.9, fill="#000", opacity=0.14
        ),
    ]
    if sign:
        parts.append(element("g", sign, transform=f"rotate({number(-angle)})"))
    return group(parts, class_="space", transform=place(space.x, space.y, angle))


def _wild(wild: str) -> str:
    """The sign of a space that only a wild fills."""
    return element("circle", r=9.6, fill="#fff", stroke="#2c4a58", stroke_width=1.4) + element(
        "g", wild_sign(wild), class_="wild"
    )


def _cars(city: City, spaces: tuple[Space, ...], seat: int) -> list[str]:
    """A car of the owner on every space; the space's rim stays in view."""
    colour = SEAT_COLOURS[city.geometry.seat_colours[seat]]
    sign = car_sign(city.geometry.car, colour, seat)
    return [
        element("g", sign, class_="car", data_seat=str(seat), transform=_car_place(space)) for space in spaces
    ]


def _car_place(space: Space) -> str:
    """Where a car stands, nearly as long as its space."""
    size = min(max((space.length - 8) / 32, 0.7), 1.2)
    return f"{place(space.x, space.y, space.upright)} scale({number(size)})"
