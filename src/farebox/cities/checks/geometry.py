"""The geometry of a city file as data: places, curves, outlines, texts, landmarks, theme."""

from __future__ import annotations

import math

from farebox.cities.artwork import DEFAULT
from farebox.cities.checks.network import check_known
from farebox.cities.checks.partial_city import PartialCity
from farebox.cities.checks.report import Report, nearest
from farebox.cities.geometry import Shape, parse_points
from farebox.cities.schema import Districts, pair
from farebox.cities.toml_lines import Path

MIN_SHAPE_POINTS = {"area": 3, "line": 2, "towers": 1}


def check_geometry(report: Report, city: PartialCity) -> None:
    """Whether everything has a place in the box, and every name is known."""
    _check_places(report, city)
    _check_curves(report, city)
    for index, shape in city.outlines.items():
        _check_shape(report, city, ("geometry", "outlines", index), shape)
    for index, text in city.texts.items():
        if text.kind == "district":
            _check_district(report, city, ("geometry", "texts", index, "text"), text.text)
    themes = [DEFAULT, *city.artwork.themes()]
    if city.theme is not None and city.theme not in themes:
        report.add("unknown-theme", ("geometry", "theme"), theme=city.theme, themes=", ".join(themes))
    _check_landmarks(report, city)
    _check_plates(report, city)


def _check_places(report: Report, city: PartialCity) -> None:
    for index, location in city.locations.items():
        if location.id not in city.places:
            report.add("place-missing", ("locations", index), location=location.id)
    for name, place in city.places.items():
        path: Path = ("geometry", "places", name)
        if check_known(report, city, path, name):
            check_inside(report, city, path, place.x, place.y)


def _check_curves(report: Report, city: PartialCity) -> None:
    connected = {pair(route) for route in city.routes.values()}
    seen: set[frozenset[str]] = set()
    for index, curve in city.curves.items():
        path: Path = ("geometry", "curves", index)
        ends = frozenset((curve.a, curve.b))
        known = [check_known(report, city, (*path, end), getattr(curve, end)) for end in ("a", "b")]
        if all(known) and ends not in connected:
            report.add("curve-without-route", path, a=curve.a, b=curve.b)
        if ends in seen:
            report.add("listed-twice", path, name=f"{curve.a}-{curve.b}")
        if len(curve.bend) not in (1, 2):
            report.add("out-of-range", (*path, "bend"), value=str(len(curve.bend)), least=1, most=2)
        seen.add(ends)


def _check_shape(report: Report, city: PartialCity, path: Path, shape: Shape) -> None:
    if not shape.area and not shape.line:
        report.add("shape-empty", path)
    for field, least in MIN_SHAPE_POINTS.items():
        value = getattr(shape, field)
        if value and not _are_points(value, least):
            report.add("bad-points", (*path, field), least=least)
    if shape.kind == "district":
        _check_district(report, city, (*path, "name"), shape.name)


def _are_points(text: str, least: int) -> bool:
    try:
        points = parse_points(text)
    except ValueError:
        return False
    return len(points) >= least and all(math.isfinite(x) and math.isfinite(y) for x, y in points)


def _check_district(report: Report, city: PartialCity, path: Path, name: str) -> None:
    if city.bonus is None:
        return
    known = [district.name for district in city.bonus.districts] if isinstance(city.bonus, Districts) else []
    if name not in known:
        report.add("unknown-district", path, district=name)


def _check_landmarks(report: Report, city: PartialCity) -> None:
    icons = city.artwork.icons()
    for index, landmark in city.landmarks.items():
        path: Path = ("geometry", "landmarks", index)
        if landmark.icon and landmark.icon not in icons:
            meant = nearest(landmark.icon, list(icons))
            report.add("unknown-icon", (*path, "icon"), icon=landmark.icon, meant=meant)
        check_inside(report, city, path, landmark.x, landmark.y)


def _check_plates(report: Report, city: PartialCity) -> None:
    for name, plate in city.plates.items():
        check_inside(report, city, ("geometry", name), plate.x, plate.y)
    if city.compass:
        check_inside(report, city, ("geometry", "compass"), city.compass.x, city.compass.y)


def check_inside(report: Report, city: PartialCity, path: Path, x: float, y: float) -> None:
    """A point inside the drawing's box."""
    width, height = city.box
    if not (0 <= x <= width and 0 <= y <= height):
        report.add("outside-box", path, x=x, y=y, width=width, height=height)
