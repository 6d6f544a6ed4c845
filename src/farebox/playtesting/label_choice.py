"""Choosing where names stand: the place around a location that covers least."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from farebox.cities.geometry import Anchor, Label, Point
from farebox.cities.schema import Route
from farebox.drawing.collisions import Polygon, box_polygon, circle_polygon, label_box, overlap
from farebox.drawing.route_lines import LOCATION_RADIUS, Line, lanes, line_spaces
from farebox.playtesting.places import BOX

SIDES: list[tuple[int, Anchor]] = [(18, "start"), (-18, "end"), (0, "middle"), (12, "start"), (-12, "end")]
HEIGHTS = [5, 26, -18, 34, -28, 46, -40]


def label_places(
    points: dict[str, Point], routes: Sequence[Route], names: dict[str, str]
) -> dict[str, Label]:
    """A place for every name, one after the other, each where it covers least."""
    taken: list[Polygon] = [circle_polygon(*point, LOCATION_RADIUS) for point in points.values()]
    taken += spaces_of(points, routes)
    found: dict[str, Label] = {}
    for key, point in points.items():
        options = [Label(dx=dx, dy=dy, anchor=anchor) for dy, (dx, anchor) in product(HEIGHTS, SIDES)]
        boxes = {label: box_polygon(label_box(*point, label, names[key])) for label in options}
        found[key] = min(options, key=lambda label: covered(boxes[label], taken))
        taken.append(boxes[found[key]])
    return found


def spaces_of(points: dict[str, Point], routes: Sequence[Route]) -> list[Polygon]:
    """The spaces of all routes on the drawing."""
    drawn: list[Polygon] = []
    for route, (first, offset) in zip(routes, lanes(list(routes)), strict=True):
        line = Line((points[first.a], points[first.b])).beside(offset)
        drawn += [space.corners for space in line_spaces(line, route.length)]
    return drawn


def covered(box: Polygon, taken: Sequence[Polygon]) -> int:
    """How much a name would cover; outside the drawing counts most."""
    inside = all(0 < x < BOX[0] and 0 < y < BOX[1] for x, y in box)
    return sum(overlap(box, other, 1.0) for other in taken) + (0 if inside else 100)
