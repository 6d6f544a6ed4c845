"""Anybody's city files, checked whole: the data and what can be seen of it."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from farebox.cities.check import Checked, check_data, errors, parse, read_text
from farebox.cities.checks.report import Problem
from farebox.cities.schema import City
from farebox.cities.toml_lines import TomlLines
from farebox.drawing.checks import check_drawing
from farebox.errors import CityError


def check_file(file: Path | Traversable) -> Checked:
    """Check a city file."""
    text = read_text(file)
    return check_text(text) if isinstance(text, str) else Checked(None, [text])


def check_text(text: str) -> Checked:
    """Check the text of a city file."""
    data = parse(text)
    if isinstance(data, Problem):
        return Checked(None, [data])
    return check_data(data, TomlLines(text), also=(check_drawing,))


def read_city(file: Path | Traversable) -> City:
    """A city from anybody's TOML file, fully checked."""
    city, problems = check_file(file)
    if city is None:
        raise city_error(file, errors(problems))
    return city


def city_error(file: Path | Traversable, problems: list[Problem]) -> CityError:
    """The error of a file that cannot be used: how many problems, and the first of them."""
    first = problems[0]
    facts = {
        **first.facts,
        "file": str(file),
        "problems": len(problems),
        "problem": first.code,
        "path": first.path,
        "line": first.line,
    }
    return CityError("city-file", **facts)
