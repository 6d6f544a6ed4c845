"""Anybody's city folders and files, checked whole: the data and what can be seen of it."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from farebox.cities.artwork import CITY_FILE
from farebox.cities.check import Checked, check_data, errors
from farebox.cities.checks.report import Problem
from farebox.cities.checks.source import parse, read_text
from farebox.cities.schema import City
from farebox.cities.toml_lines import TomlLines
from farebox.drawing.checks import check_drawing
from farebox.errors import CityError


def check_file(source: Path | Traversable) -> Checked:
    """Check a city folder, or a single city file."""
    file = source / CITY_FILE if source.is_dir() else source
    text = read_text(file)
    return check_text(text, folder_of(source)) if isinstance(text, str) else Checked(None, [text])


def folder_of(source: Path | Traversable) -> Traversable | None:
    """The folder that belongs to a city; a single file of another name has none."""
    if source.is_dir():
        return source
    return source.parent if isinstance(source, Path) and source.name == CITY_FILE else None


def check_text(text: str, folder: Traversable | None = None) -> Checked:
    """Check the text of a city file together with its folder."""
    data = parse(text)
    if isinstance(data, Problem):
        return Checked(None, [data])
    return check_data(data, TomlLines(text), folder, also=(check_drawing,))


def read_city(source: Path | Traversable) -> City:
    """A city from anybody's folder or TOML file, fully checked."""
    city, problems = check_file(source)
    if city is None:
        raise city_error(source, errors(problems))
    return city


def problem_file(source: str, problem: Problem) -> str:
    """The file that a problem is in, as people write it who named the city so."""
    if Path(source).is_dir():
        return str(Path(source) / (problem.file or CITY_FILE))
    return str(Path(source).parent / problem.file) if problem.file else source


def city_error(source: Path | Traversable, problems: list[Problem]) -> CityError:
    """The error of a file that cannot be used: how many problems, and the first of them."""
    first = problems[0]
    facts = {
        **first.facts,
        "file": problem_file(str(source), first),
        "problems": len(problems),
        "problem": first.code,
        "path": first.path,
        "line": first.line,
    }
    return CityError("city-file", **facts)
