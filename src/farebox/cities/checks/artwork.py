"""The artwork in a city's folder: its theme, and icons that may stand inside a page."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

import msgspec

from farebox.cities.artwork import ICONS, THEME_FILE, icon_files
from farebox.cities.checks.fields import check_fields
from farebox.cities.checks.report import Problem, Report
from farebox.cities.checks.source import parse, read_text
from farebox.cities.theme import Theme
from farebox.cities.toml_lines import TomlLines

# An icon becomes a part of a page, so it holds shapes and nothing that acts or loads.
SHAPES = frozenset(["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "title"])
ACTIVE = re.compile(r"url\(|//|javascript:", re.IGNORECASE)


def check_artwork(folder: Traversable) -> list[Problem]:
    """Every problem of the files that lie beside a city file."""
    icons = [problem for file in icon_files(folder) for problem in _check_icon(file)]
    return [*_check_theme(folder / THEME_FILE), *icons]


def _check_theme(file: Traversable) -> list[Problem]:
    if not file.is_file():
        return []
    text = read_text(file)
    data = parse(text) if isinstance(text, str) else text
    if isinstance(data, Problem):
        return [msgspec.structs.replace(data, file=THEME_FILE)]
    report = Report(TomlLines(str(text)), THEME_FILE)
    check_fields(report, data, Theme)
    return report.problems


def _check_icon(file: Traversable) -> list[Problem]:
    report = Report(file=f"{ICONS}/{file.name}")
    text = read_text(file)
    if isinstance(text, Problem):
        return [msgspec.structs.replace(text, file=f"{ICONS}/{file.name}")]
    try:
        root = ElementTree.fromstring(text) if "<!" not in text else ElementTree.Element("<!")
    except ElementTree.ParseError as fault:
        report.add("bad-icon", (), line=fault.position[0], found=str(fault))
        return report.problems
    for found in filter(None, (_forbidden(element) for element in root.iter())):
        report.add("bad-icon", (), found=found)
    return report.problems


def _forbidden(element: ElementTree.Element) -> str:
    """What an element has that an icon must not have, or nothing."""
    name = element.tag.rpartition("}")[2]
    if name not in SHAPES:
        return f"<{name}>"
    bad = [key for key, value in element.items() if re.search("^on|href$", key) or ACTIVE.search(value)]
    return bad[0] if bad else ""
