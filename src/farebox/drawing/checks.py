"""Checks of what can be seen on a poster: crossing lines, spaces, labels and landmarks that collide."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from farebox.cities.checks.partial_city import PartialCity
from farebox.cities.checks.report import Report
from farebox.cities.schema import Route, pair
from farebox.cities.toml_lines import Path
from farebox.drawing.collisions import (
    Polygon,
    box_polygon,
    circle_polygon,
    crossing,
    label_box,
    middle_box,
    overlap,
)
from farebox.drawing.route_lines import (
    LOCATION_RADIUS,
    PITCH,
    Line,
    Space,
    connection_line,
    lanes,
    line_spaces,
    room,
)

SHARED_END = 30.0
SLACK = 2.0


@dataclass(frozen=True)
class Drawn:
    """The routes and names of a city as they stand on the drawing."""

    lines: dict[int, Line]
    spaces: dict[int, tuple[Polygon, ...]]
    labels: dict[str, Polygon]


def check_drawing(report: Report, city: PartialCity) -> None:
    """Everything that can be seen on the poster."""
    _check_distances(report, city)
    drawn = _draw(city)
    _check_lengths(report, city, drawn)
    _check_crossings(report, city)
    _check_overlaps(report, city, drawn)
    _check_labels(report, city, drawn)
    _check_landmarks(report, city, drawn)


def _check_distances(report: Report, city: PartialCity) -> None:
    for (one, first), (two, second) in combinations(city.places.items(), 2):
        if math.dist(first.point, second.point) < 3 * LOCATION_RADIUS:
            report.add("places-too-close", ("geometry", "places", two), location=two, other=one)


def _drawable(city: PartialCity) -> dict[int, Route]:
    """The routes whose ends have places."""
    return {
        index: route
        for index, route in city.routes.items()
        if route.a in city.places and route.b in city.places and route.a != route.b and route.length > 0
    }


def _draw(city: PartialCity) -> Drawn:
    routes = _drawable(city)
    curves = [curve for curve in city.curves.values() if len(curve.bend) <= 2]
    lines: dict[int, Line] = {}
    spaces: dict[int, tuple[Polygon, ...]] = {}
    for (index, route), (first, offset) in zip(routes.items(), lanes(list(routes.values())), strict=True):
        lines[index] = connection_line(city.places, curves, first.a, first.b).beside(offset)
        spaces[index] = tuple(space.corners for space in _spaces(lines[index], route))
    names = {location.id: location.name for location in city.locations.values()}
    labels = {
        name: box_polygon(label_box(place.x, place.y, place.label, names[name]))
        for name, place in city.places.items()
        if name in names
    }
    return Drawn(lines, spaces, labels)


def _spaces(line: Line, route: Route) -> tuple[Space, ...]:
    return line_spaces(line, min(route.length, 20))


def _check_lengths(report: Report, city: PartialCity, drawn: Drawn) -> None:
    for index, line in drawn.lines.items():
        length = city.routes[index].length
        if room(line, length) < PITCH - 0.5:
            needed = round(line.length + (PITCH - room(line, length)) * length)
            report.add("route-too-short", ("routes", index), length=round(line.length), needed=needed)


def _connections(city: PartialCity) -> dict[int, tuple[Route, Line]]:
    """One route for every connection with its middle line."""
    curves = [curve for curve in city.curves.values() if len(curve.bend) <= 2]
    found: dict[frozenset[str], int] = {}
    for index, route in _drawable(city).items():
        found.setdefault(pair(route), index)
    routes = {index: city.routes[index] for index in found.values()}
    return {
        index: (route, connection_line(city.places, curves, route.a, route.b))
        for index, route in routes.items()
    }


def _check_crossings(report: Report, city: PartialCity) -> None:
    connections = _connections(city)
    for (one, (first, line)), (two, (second, other)) in combinations(connections.items(), 2):
        point = crossing(line.points, other.points)
        shared = pair(first) & pair(second)
        if point and all(math.dist(point, city.places[end].point) > SHARED_END for end in shared):
            report.add("routes-cross", ("routes", two), other=one, a=first.a, b=first.b)
    for index, (route, line) in connections.items():
        for name, place in city.places.items():
            if name in pair(route) or name not in city.location_ids:
                continue
            if min(math.dist(point, place.point) for point in _dense(line)) < LOCATION_RADIUS + 8:
                report.add("route-over-location", ("routes", index), location=name)


def _dense(line: Line) -> Iterator[tuple[float, float]]:
    """Points of a line, eight apart where it stays in the drawing."""
    steps = min(max(int(line.length / 8), 1), 300)
    return (line.at(line.length * step / steps) for step in range(steps + 1))


def _check_overlaps(report: Report, city: PartialCity, drawn: Drawn) -> None:
    for one, two in combinations(drawn.spaces, 2):
        if pair(city.routes[one]) == pair(city.routes[two]):
            continue
        pairs = ((first, second) for first in drawn.spaces[one] for second in drawn.spaces[two])
        if any(overlap(first, second, SLACK) for first, second in pairs):
            report.add("spaces-overlap", ("routes", two), other=one)


def _check_labels(report: Report, city: PartialCity, drawn: Drawn) -> None:
    width, height = city.box
    for name, label in drawn.labels.items():
        path: Path = ("geometry", "places", name, "label")
        if not all(0 <= x <= width and 0 <= y <= height for x, y in label):
            report.add("label-outside-box", path, location=name)
        for other, place in city.places.items():
            if overlap(label, circle_polygon(place.x, place.y, LOCATION_RADIUS), SLACK):
                report.add("label-over-location", path, location=name, other=other)
        for index, spaces in drawn.spaces.items():
            if any(overlap(label, space, SLACK) for space in spaces):
                report.add("label-over-route", path, location=name, route=index)
    for one, two in combinations(drawn.labels, 2):
        if overlap(drawn.labels[one], drawn.labels[two], SLACK):
            report.add("label-over-label", ("geometry", "places", two, "label"), location=two, other=one)


def _check_landmarks(report: Report, city: PartialCity, drawn: Drawn) -> None:
    for index, mark in city.landmarks.items():
        box = box_polygon(middle_box(mark.x, mark.y, mark.w * 0.8, mark.h * 0.8))
        path: Path = ("geometry", "landmarks", index)
        for route, spaces in drawn.spaces.items():
            if any(overlap(box, space, SLACK) for space in spaces):
                report.add("landmark-over-route", path, landmark=mark.name, route=route)
        for name, place in city.places.items():
            if overlap(box, circle_polygon(place.x, place.y, LOCATION_RADIUS), SLACK):
                report.add("landmark-over-location", path, landmark=mark.name, location=name)
        for name, label in drawn.labels.items():
            if overlap(box, label, SLACK):
                report.add("landmark-over-label", path, landmark=mark.name, location=name)
