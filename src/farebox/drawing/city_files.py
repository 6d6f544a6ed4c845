"""City folders and files of users, checked whole: the data and the drawing."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import structs

from farebox.cities.artwork import CITY_FILE
from farebox.cities.check import Checked, check_data, errors
from farebox.cities.checks.report import Problem
from farebox.cities.checks.source import parse, read_text
from farebox.cities.load import VERSIONS, earlier_files, earlier_versions
from farebox.cities.schema import City
from farebox.cities.toml_lines import TomlLines
from farebox.drawing.checks import check_drawing
from farebox.errors import CityError


def check_file(source: Path | Traversable) -> Checked:
    """Check a city folder with the earlier versions in it, or a single city file."""
    folder = folder_of(source)
    city, problems = _check_version(source / CITY_FILE if source.is_dir() else source, folder)
    for file in earlier_files(folder) if folder else ():
        found = [problem for problem in errors(_check_version(file, folder).problems) if not problem.file]
        problems += [structs.replace(problem, file=f"{VERSIONS}/{file.name}") for problem in found]
    return Checked(None if errors(problems) else city, problems)


def _check_version(file: Path | Traversable, folder: Traversable | None) -> Checked:
    """Check one city file together with the artwork of its folder."""
    text = read_text(file)
    return check_text(text, folder) if isinstance(text, str) else Checked(None, [text])


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
    """A city from a user's folder or TOML file, fully checked."""
    city, problems = check_file(source)
    if city is None:
        raise city_error(source, errors(problems))
    return city


def check_folder(folder: Path) -> dict[Path, Checked]:
    """Check every city folder and city file in a folder; a folder without a city file is no city."""
    sources = (place for place in sorted(folder.iterdir()) if not place.name.startswith("."))
    return {place: check_file(place) for place in sources if is_city_place(place)}


def is_city_place(place: Path) -> bool:
    """Whether a file or folder is meant as a city."""
    return (place / CITY_FILE).is_file() if place.is_dir() else place.suffix == ".toml"


def cities_of(checked: Mapping[Path, Checked]) -> dict[str, tuple[City, ...]]:
    """The cities of a checked folder by id, each with its earlier versions; none if one is faulty."""
    found: dict[str, tuple[City, ...]] = {}
    for source, (city, problems) in checked.items():
        if city is None:
            raise city_error(source, errors(problems))
        if city.id in found:
            raise CityError("city-id-taken", city=city.id)
        beside = folder_of(source)
        found[city.id] = (city, *(earlier_versions(beside) if beside else ()))
    return found


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
