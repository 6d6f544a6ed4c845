"""Whether drawn things touch: boxes, spaces, circles and lines; and how large a text is, about."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from farebox.cities.geometry import Label, Point

Polygon = Sequence[Point]
Box = tuple[float, float, float, float]

LABEL_SIZE = 15.2
LETTER = 0.54
NARROW = frozenset("iljtfrI.,' -|!()")
WIDE = frozenset("mwMWÆŒ@%&")


def text_width(text: str, size: float = LABEL_SIZE) -> float:
    """The width of a text in a bold condensed face, about."""
    letters = sum(
        0.36 if c in NARROW else 0.86 if c in WIDE else 0.66 if c.isupper() else LETTER for c in text
    )
    return letters * size


def label_box(x: float, y: float, label: Label, text: str, size: float = LABEL_SIZE) -> Box:
    """Left, top, right and bottom of a location's name."""
    width = text_width(text, size)
    shift = {"start": 0.0, "middle": width / 2, "end": width}[label.anchor]
    left, base = x + label.dx - shift, y + label.dy
    return (left, base - size * 0.74, left + width, base + size * 0.22)


def box_polygon(box: Box) -> Polygon:
    """The corners of a box."""
    left, top, right, bottom = box
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def middle_box(x: float, y: float, w: float, h: float) -> Box:
    """The box around a middle."""
    return (x - w / 2, y - h / 2, x + w / 2, y + h / 2)


def circle_polygon(x: float, y: float, radius: float) -> Polygon:
    """A circle as a polygon of twelve corners."""
    angles = [math.tau * step / 12 for step in range(12)]
    return tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles)


def bounds(points: Polygon) -> Box:
    """The box around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))


def boxes_touch(one: Box, two: Box) -> bool:
    """Whether two boxes overlap."""
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def overlap(one: Polygon, two: Polygon, slack: float = 0.0) -> bool:
    """Whether two convex polygons overlap by more than the slack."""
    if not boxes_touch(bounds(one), bounds(two)):
        return False
    return not any(_apart(one, two, axis, slack) for axis in (*_axes(one), *_axes(two)))


def _axes(polygon: Polygon) -> list[Point]:
    """The directions across the sides of a polygon, of length one."""
    sides = pairwise((*polygon, polygon[0]))
    normals = [(q[1] - p[1], p[0] - q[0]) for p, q in sides]
    return [(x / size, y / size) for x, y in normals if (size := math.hypot(x, y))]


def _apart(one: Polygon, two: Polygon, axis: Point, slack: float) -> bool:
    """Whether a gap along an axis separates two polygons."""
    first = [x * axis[0] + y * axis[1] for x, y in one]
    second = [x * axis[0] + y * axis[1] for x, y in two]
    return max(first) <= min(second) + slack or max(second) <= min(first) + slack


def crossing(one: Sequence[Point], two: Sequence[Point]) -> Point | None:
    """The first point where two lines cross."""
    if not boxes_touch(bounds(one), bounds(two)):
        return None
    for p, q in pairwise(one):
        for r, s in pairwise(two):
            point = _segments_cross(p, q, r, s)
            if point:
                return point
    return None


def _segments_cross(p: Point, q: Point, r: Point, s: Point) -> Point | None:
    """The point where two straight pieces cross."""
    (px, py), (qx, qy), (rx, ry), (sx, sy) = p, q, r, s
    turn = (qx - px) * (sy - ry) - (qy - py) * (sx - rx)
    if not turn:
        return None
    along = ((rx - px) * (sy - ry) - (ry - py) * (sx - rx)) / turn
    other = ((rx - px) * (qy - py) - (ry - py) * (qx - px)) / turn
    if 0 <= along <= 1 and 0 <= other <= 1:
        return (px + along * (qx - px), py + along * (qy - py))
    return None


def inside(point: Point, polygon: Polygon) -> bool:
    """Whether a point lies in a polygon of any form."""
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in pairwise((*polygon, polygon[0])):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            found = not found
    return found
