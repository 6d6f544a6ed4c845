"""What lies under the routes: water, land, parks, streets, rivers, bridges, free texts, landmarks."""

from __future__ import annotations

import math

from farebox.cities.geometry import Landmark, Point, Shape, Text, parse_points
from farebox.cities.schema import City, Districts
from farebox.cities.theme import Theme
from farebox.drawing.collisions import inside
from farebox.drawing.route_lines import Line
from farebox.drawing.sunset import draw_sun, ray_path
from farebox.drawing.svg import (
    FONTS,
    element,
    group,
    mix,
    number,
    place,
    smooth_path,
    straight_path,
    titled,
    written,
)

COAST = ("land", "outskirts", "island")
ORDER = (
    "water",
    "outskirts",
    "land",
    "limit",
    "district",
    "park",
    "lake",
    "street",
    "river",
    "island",
    "bridge",
)


def draw_ground(city: City, theme: Theme) -> list[str]:
    """Everything under the routes."""
    shapes = city.geometry.outlines
    parts = [_backdrop(city, theme)]
    for kind in ORDER:
        for shape in shapes:
            if shape.kind == kind:
                parts += _shape(city, theme, shape)
        if kind == "water" and city.geometry.ground == "water":
            parts += _coast(shapes, theme) + _waves(city)
    parts += [_text(city, theme, text) for text in city.geometry.texts]
    parts += [_landmark(city, landmark) for landmark in city.geometry.landmarks if landmark.icon]
    return parts


def _backdrop(city: City, theme: Theme) -> str:
    width, height = city.geometry.box
    water = city.geometry.ground == "water"
    fill = f"url(#{city.id}-water)" if water else theme.ground
    ground = element("rect", width=width, height=height, fill=fill)
    if water:
        sun = theme.title == "sunset" and city.geometry.title
        return ground + ("".join(draw_sun(sun, theme, width)) if sun else "")
    return ground + (_rays(width, height, theme.rays) if theme.rays else "")


def _rays(width: float, height: float, colour: str) -> str:
    """Rays of light from the middle of the drawing."""
    return element("path", d=ray_path(width * 0.517, height * 0.522, width, 36), fill=colour)


def area_path(shape: Shape) -> str:
    """The path of a shape's area."""
    points = parse_points(shape.area)
    return smooth_path(points, True) if shape.smooth else straight_path(points, True)


def line_path(shape: Shape) -> str:
    """The path of a shape's line."""
    points = parse_points(shape.line)
    return smooth_path(points, False) if shape.smooth else straight_path(points, False)


def _coast(shapes: tuple[Shape, ...], theme: Theme) -> list[str]:
    """Shallow water around the land, in three soft bands."""
    paths = " ".join(area_path(shape) for shape in shapes if shape.kind in COAST and shape.area)
    return [
        element(
            "path",
            d=paths,
            fill="none",
            stroke=theme.coast,
            stroke_width=width,
            opacity=opacity,
            stroke_linejoin="round",
        )
        for width, opacity in ((52, 0.16), (33, 0.2), (16, 0.3))
        if paths
    ]


def _waves(city: City) -> list[str]:
    """Small waves where there is open water."""
    width, height = city.geometry.box
    land = [
        parse_points(shape.area) for shape in city.geometry.outlines if shape.kind in COAST and shape.area
    ]
    spots = [
        (
            40 + 86 * column + (row % 2) * 43 + (row * 31 + column * 17) % 23,
            26 + 56 * row + (row * 13 + column * 29) % 19,
        )
        for row in range(int(height / 56) + 1)
        for column in range(int(width / 86) + 1)
    ]
    marks = [
        f"M{number(x)},{number(y)}q5.5,-6 11,0t11,0"
        for x, y in spots
        if not any(inside(point, polygon) for polygon in land for point in _around((x + 11, y)))
    ]
    return [
        element(
            "path",
            d="".join(marks),
            fill="none",
            stroke="#fff",
            stroke_width=1.6,
            opacity=0.45,
            stroke_linecap="round",
        )
    ]


def _around(point: Point) -> list[Point]:
    """A point and four around it."""
    x, y = point
    return [(x, y), (x - 20, y), (x + 20, y), (x, y - 14), (x, y + 14)]


def _shape(city: City, theme: Theme, shape: Shape) -> list[str]:
    """One outline in the manner of its kind."""
    match shape.kind:
        case "street":
            return [_street(theme, shape)]
        case "bridge":
            return _bridge(theme, shape)
        case "river":
            return _river(city, theme, shape)
        case "limit":
            return _limit(theme, shape)
        case "district":
            return _district(city, theme, shape)
        case _:
            return _area(city, theme, shape)


def _area(city: City, theme: Theme, shape: Shape) -> list[str]:
    styles = {
        "water": (f"url(#{city.id}-water)", None),
        "lake": (theme.water[0], theme.water_line),
        "park": (theme.park, theme.park_line),
        "outskirts": (theme.outskirts, theme.land_line),
        "land": (theme.land, theme.land_line),
        "island": (theme.land, theme.land_line),
    }
    fill, line = styles[shape.kind]
    path = area_path(shape)
    drawn = element(
        "path", d=path, fill=shape.colour or fill, stroke=line, stroke_width=1.2, stroke_linejoin="round"
    )
    if shape.kind == "land" and theme.land_glow:
        glow = element(
            "path", d=path, fill="none", stroke=theme.land_glow, stroke_width=7, stroke_linejoin="round"
        )
        return [glow, drawn]
    return [drawn]


def _street(theme: Theme, shape: Shape) -> str:
    return element(
        "path",
        d=line_path(shape),
        fill="none",
        stroke=shape.colour or theme.street,
        stroke_width=shape.width or theme.street_width,
        opacity=0.65,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _river(city: City, theme: Theme, shape: Shape) -> list[str]:
    """A river: its banks if they are known, else a broad line; and the flow along its middle."""
    fill = shape.colour or theme.water[0]
    width = shape.width or 10
    if shape.area:
        body = [
            element(
                "path",
                d=area_path(shape),
                fill=fill,
                stroke=theme.water_line,
                stroke_width=1.4,
                stroke_linejoin="round",
            )
        ]
    else:
        both = ((theme.water_line, width + 2.6), (fill, width))
        body = [
            element("path", d=line_path(shape), fill="none", stroke=c, stroke_width=w, stroke_linecap="round")
            for c, w in both
        ]
    if shape.line and width > 20:
        flow = element(
            "path",
            d=line_path(shape),
            fill="none",
            stroke="#fff",
            stroke_width=1.4,
            stroke_dasharray="16 22",
            opacity=0.5,
        )
        body.append(flow)
    return body


def _bridge(theme: Theme, shape: Shape) -> list[str]:
    """A bridge with an outline, and its towers."""
    width, path = shape.width or 6, line_path(shape)
    colour = shape.colour or theme.bridge
    line = mix(shape.colour, "#000000", 0.4) if shape.colour else theme.bridge_line
    deck = [
        element("path", d=path, fill="none", stroke=c, stroke_width=w)
        for c, w in ((line, width + 2.4), (colour, width))
    ]
    points = Line(parse_points(shape.line))
    towers = [_tower(points, point, mix(colour, line, 0.35), line) for point in parse_points(shape.towers)]
    return deck + towers


def _tower(line: Line, point: Point, fill: str, edge: str) -> str:
    """A tower across its bridge."""
    nearest = min(
        range(len(line.points) - 1),
        key=lambda i: _distance_to_piece(point, line.points[i], line.points[i + 1]),
    )
    (x1, y1), (x2, y2) = line.points[nearest], line.points[nearest + 1]
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
    return element(
        "rect",
        x=-4,
        y=-8,
        width=8,
        height=16,
        rx=1,
        fill=fill,
        stroke=edge,
        stroke_width=1.2,
        transform=place(*point, angle),
    )


def _distance_to_piece(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight piece."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / ((dx * dx + dy * dy) or 1)
    part = min(max(part, 0), 1)
    return math.dist(point, (start[0] + part * dx, start[1] + part * dy))


def _limit(theme: Theme, shape: Shape) -> list[str]:
    """The limit of the city: paper within, a wall around."""
    path = area_path(shape)
    return [
        element(
            "path",
            d=path,
            fill=shape.colour or theme.land,
            stroke=theme.land_line,
            stroke_width=5,
            stroke_linejoin="round",
        ),
        element("path", d=path, fill="none", stroke=theme.land, stroke_width=1.6, stroke_dasharray="7 5"),
    ]


def district_colours(city: City, theme: Theme, name: str) -> tuple[str, str]:
    """The badge and the tint of a district."""
    names = [district.name for district in city.bonus.districts] if isinstance(city.bonus, Districts) else []
    index = names.index(name) if name in names else 0
    return theme.districts[index % len(theme.districts)]


def _district(city: City, theme: Theme, shape: Shape) -> list[str]:
    badge, tint = district_colours(city, theme, shape.name)
    path = area_path(shape)
    return [
        element(
            "path", d=path, fill=shape.colour or tint, stroke="#fff", stroke_width=4, stroke_linejoin="round"
        ),
        element(
            "path",
            d=path,
            fill="none",
            stroke=badge,
            stroke_width=1.2,
            stroke_dasharray="1 6",
            opacity=0.5,
            stroke_linecap="round",
        ),
    ]


def _text(city: City, theme: Theme, text: Text) -> str:
    district = text.kind == "district"
    colours = {"water": theme.water_text, "land": theme.land_text, "park": theme.park_text}
    return written(
        text.text,
        transform=place(text.x, text.y, text.rotate),
        text_anchor="middle",
        font_family=FONTS[theme.title_font if district else theme.text_font],
        font_style=None if district else theme.text_style,
        font_weight="bold" if district else theme.text_weight,
        font_size=text.size,
        letter_spacing=text.spacing,
        fill=district_colours(city, theme, text.text)[0] if district else colours[text.kind],
        opacity=0.18 if district else None,
    )


def _landmark(city: City, landmark: Landmark) -> str:
    return group(
        [titled(landmark.name), city.artwork.icons.get(landmark.icon, "")],
        class_="landmark",
        transform=place(landmark.x, landmark.y),
    )
