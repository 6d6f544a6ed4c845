"""Where routes run on the drawing: their lines, and the places of their spaces."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise

from farebox.cities.geometry import Curve, Place, Point
from farebox.cities.schema import City, Route, pair

LOCATION_RADIUS = 11.0
SPACE_LENGTH = 34.0
SPACE_HEIGHT = 14.0
MAX_SPACE_LENGTH = 48.0
PITCH = 38.0
MARGIN = 20.0
LANE_GAP = 16.0
SAMPLES = 40


@dataclass(frozen=True)
class Space:
    """One space of a route: its middle, its direction in degrees, its length along the route."""

    x: float
    y: float
    angle: float
    length: float

    @property
    def upright(self) -> float:
        """The direction along which things on the space do not stand on their heads."""
        return self.angle + 180 if abs(self.angle) > 90 else self.angle

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The four corners of the space."""
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        along = (cos * self.length / 2, sin * self.length / 2)
        side = (-sin * SPACE_HEIGHT / 2, cos * SPACE_HEIGHT / 2)
        return (
            (self.x - along[0] - side[0], self.y - along[1] - side[1]),
            (self.x + along[0] - side[0], self.y + along[1] - side[1]),
            (self.x + along[0] + side[0], self.y + along[1] + side[1]),
            (self.x - along[0] + side[0], self.y - along[1] + side[1]),
        )


@dataclass(frozen=True)
class Line:
    """A drawn line as a row of points."""

    points: tuple[Point, ...]

    @cached_property
    def distances(self) -> tuple[float, ...]:
        """The way from the start to each point."""
        return tuple(accumulate((math.dist(p, q) for p, q in pairwise(self.points)), initial=0.0))

    @property
    def length(self) -> float:
        """The length of the whole line."""
        return self.distances[-1]

    def at(self, distance: float) -> Point:
        """The point at a distance from the start."""
        index = min(max(bisect_right(self.distances, distance) - 1, 0), len(self.points) - 2)
        (x, y), (next_x, next_y) = self.points[index], self.points[index + 1]
        step = self.distances[index + 1] - self.distances[index]
        part = (distance - self.distances[index]) / step if step else 0.0
        return (x + (next_x - x) * part, y + (next_y - y) * part)

    def beside(self, offset: float) -> Line:
        """The parallel line, to the left of the way for a positive offset."""
        if not offset:
            return self
        last = len(self.points) - 1
        return Line(
            tuple(
                _beside(point, self.points[max(i - 1, 0)], self.points[min(i + 1, last)], offset)
                for i, point in enumerate(self.points)
            )
        )


def _beside(point: Point, before: Point, after: Point, offset: float) -> Point:
    """A point moved to the left of the way from the point before to the point after."""
    dx, dy = after[0] - before[0], after[1] - before[1]
    size = math.hypot(dx, dy) or 1.0
    return (point[0] + dy / size * offset, point[1] - dx / size * offset)


def curve_line(start: Point, bend: Sequence[Point], end: Point) -> Line:
    """The line of a Bezier curve with none, one or two control points."""
    controls = (start, *bend, end)
    count = SAMPLES if bend else 1
    return Line(tuple(_bezier(controls, step / count) for step in range(count + 1)))


def _bezier(controls: tuple[Point, ...], part: float) -> Point:
    """A point of a Bezier curve of any degree."""
    degree = len(controls) - 1
    weights = [math.comb(degree, i) * part**i * (1 - part) ** (degree - i) for i in range(degree + 1)]
    return (
        sum(weight * x for weight, (x, _) in zip(weights, controls, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, controls, strict=True)),
    )


def connection_line(places: Mapping[str, Place], curves: Sequence[Curve], a: str, b: str) -> Line:
    """The middle line of the connection of two locations, from a to b."""
    curve = next((curve for curve in curves if {curve.a, curve.b} == {a, b}), None)
    bend = curve.bend if curve else ()
    if curve and curve.a != a:
        bend = bend[::-1]
    return curve_line(places[a].point, bend, places[b].point)


def lanes(routes: Sequence[Route]) -> tuple[tuple[Route, float], ...]:
    """For every route the first one of its connection, which gives the direction, and its offset."""
    groups: dict[frozenset[str], list[int]] = {}
    for index, route in enumerate(routes):
        groups.setdefault(pair(route), []).append(index)
    found: dict[int, tuple[Route, float]] = {}
    for members in groups.values():
        for lane, index in enumerate(members):
            found[index] = (routes[members[0]], ((len(members) - 1) / 2 - lane) * LANE_GAP)
    return tuple(found[index] for index in range(len(routes)))


def route_lines(city: City) -> tuple[Line, ...]:
    """The line of every route; of a double the first runs to the left of the way from a to b."""
    places, curves = city.geometry.places, city.geometry.curves
    return tuple(
        connection_line(places, curves, first.a, first.b).beside(offset)
        for first, offset in lanes(city.routes)
    )


def room(line: Line, spaces: int) -> float:
    """The room for one space on a line between two locations."""
    return (line.length - 2 * MARGIN) / spaces


def line_spaces(line: Line, count: int) -> tuple[Space, ...]:
    """The spaces of a route, spread evenly over its line."""
    pitch = room(line, count)
    length = max(min(MAX_SPACE_LENGTH, pitch - 4), 4.0)
    return tuple(_space(line, MARGIN + pitch * (i + 0.5), length) for i in range(count))


def _space(line: Line, middle: float, length: float) -> Space:
    """The space around a point of a line."""
    (x1, y1), (x2, y2) = line.at(middle - length / 2), line.at(middle + length / 2)
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
    x, y = line.at(middle)
    return Space((x + (x1 + x2) / 2) / 2, (y + (y1 + y2) / 2) / 2, angle, length)


def route_spaces(city: City) -> tuple[tuple[Space, ...], ...]:
    """The spaces of every route, in the order of the city's routes."""
    return tuple(
        line_spaces(line, route.length) for line, route in zip(route_lines(city), city.routes, strict=True)
    )
