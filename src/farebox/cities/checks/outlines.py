"""The decoration of a city's drawing: outlines, texts, landmarks, theme."""

from __future__ import annotations

import math
import re
from functools import cache
from importlib import resources

from farebox.cities.checks.limits import in_range
from farebox.cities.checks.parts import Parts
from farebox.cities.checks.report import Report, nearest
from farebox.cities.geometry import Shape, parse_points
from farebox.cities.places import Path
from farebox.cities.schema import Districts
from farebox.cities.themes import THEMES

COLOUR_FORM = re.compile(r"#[0-9a-fA-F]{6}")
LEAST_POINTS = {"area": 3, "line": 2, "towers": 1}


@cache
def icon_names() -> tuple[str, ...]:
    """Every icon of the package, as `city/icon`."""
    root = resources.files("farebox.cities") / "data" / "icons"
    return tuple(
        f"{folder.name}/{icon.name.removesuffix('.svg')}"
        for folder in root.iterdir()
        for icon in folder.iterdir()
    )


def check_outlines(report: Report, parts: Parts) -> None:
    """Everything of the drawing that is not a location or a route."""
    for axis in (0, 1):
        in_range(report, ("geometry", "box", axis), parts.box[axis], 200, 10_000)
    for index, shape in parts.outlines.items():
        _check_shape(report, parts, ("geometry", "outlines", index), shape)
    for index, text in parts.texts.items():
        if text.kind == "district":
            _check_district(report, parts, ("geometry", "texts", index, "text"), text.text)
    if parts.theme is not None and parts.theme not in THEMES:
        themes = ", ".join(THEMES)
        report.add("unknown-theme", ("geometry", "theme"), theme=parts.theme, themes=themes)
    _check_landmarks(report, parts)
    _check_plates(report, parts)


def _check_shape(report: Report, parts: Parts, path: Path, shape: Shape) -> None:
    if not shape.area and not shape.line:
        report.add("shape-empty", path)
    for field, least in LEAST_POINTS.items():
        value = getattr(shape, field)
        if value and not _are_points(value, least):
            report.add("bad-points", (*path, field), least=least)
    if shape.colour and not COLOUR_FORM.fullmatch(shape.colour):
        report.add("bad-colour", (*path, "colour"), colour=shape.colour)
    if shape.width is not None:
        in_range(report, (*path, "width"), shape.width, 0, 200)
    if shape.kind == "district":
        _check_district(report, parts, (*path, "name"), shape.name)


def _are_points(text: str, least: int) -> bool:
    try:
        points = parse_points(text)
    except ValueError:
        return False
    return len(points) >= least and all(math.isfinite(x) and math.isfinite(y) for x, y in points)


def _check_district(report: Report, parts: Parts, path: Path, name: str) -> None:
    if parts.bonus is None:
        return
    known = (
        [district.name for district in parts.bonus.districts] if isinstance(parts.bonus, Districts) else []
    )
    if name not in known:
        report.add("unknown-district", path, district=name)


def _check_landmarks(report: Report, parts: Parts) -> None:
    for index, landmark in parts.landmarks.items():
        path: Path = ("geometry", "landmarks", index)
        if landmark.icon and landmark.icon not in icon_names():
            meant = nearest(landmark.icon, list(icon_names()))
            report.add("unknown-icon", (*path, "icon"), icon=landmark.icon, meant=meant)
        check_inside(report, parts, path, landmark.x, landmark.y)


def _check_plates(report: Report, parts: Parts) -> None:
    for name, plate in parts.plates.items():
        check_inside(report, parts, ("geometry", name), plate.x, plate.y)
    if parts.compass:
        check_inside(report, parts, ("geometry", "compass"), parts.compass.x, parts.compass.y)


def check_inside(report: Report, parts: Parts, path: Path, x: float, y: float) -> None:
    """A point inside the drawing's box."""
    width, height = parts.box
    if not (0 <= x <= width and 0 <= y <= height):
        report.add("outside-box", path, x=x, y=y, width=width, height=height)
