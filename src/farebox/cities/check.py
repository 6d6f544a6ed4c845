"""Checking the data of a city file: every problem at once, in the order of the file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from farebox.cities.checks.bonus import check_bonus
from farebox.cities.checks.fields import check_fields
from farebox.cities.checks.geometry import check_geometry
from farebox.cities.checks.limits import check_limits
from farebox.cities.checks.network import check_network
from farebox.cities.checks.partial_city import PartialCity, read_partial_city
from farebox.cities.checks.report import ADVICE, ERRORS, Problem, Report
from farebox.cities.schema import City
from farebox.cities.toml_lines import TomlLines

Check = Callable[[Report, PartialCity], None]
CODES = (*ERRORS, *ADVICE)
CHECKS: tuple[Check, ...] = (check_network, check_bonus, check_geometry)
ERROR_PLACE = re.compile(r"line (\d+), column (\d+)")


class Checked(NamedTuple):
    """What a check found: every problem, and the city unless an error keeps it from being used."""

    city: City | None
    problems: list[Problem]


def read_text(file: Path | Traversable) -> str | Problem:
    """The text of a file, or why it cannot be read."""
    report = Report()
    try:
        return file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        report.add("file-missing", ())
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        report.add("not-utf8", (), line=line)
    except OSError as error:
        report.add("file-unreadable", (), reason=error.strerror or "")
    return report.problems[0]


def check_data(data: dict[str, Any], lines: TomlLines | None = None, also: Sequence[Check] = ()) -> Checked:
    """Check the data of a city file; `also` are checks of what stands above the data."""
    report = Report(lines)
    partial = read_partial_city(data)
    check_fields(report, data)
    check_limits(report, data, partial)
    for check in (*CHECKS, *also):
        check(report, partial)
    sound = not errors(report.problems)
    return Checked(msgspec.convert(data, City) if sound else None, report.problems)


def parse(text: str) -> dict[str, Any] | Problem:
    """The TOML of a text, or its first mistake of syntax."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = ERROR_PLACE.search(str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        reason = str(error).split(" (at ")[0]
        report = Report()
        report.add("syntax", (), line=line, column=int(place[2]) if place else 1, reason=reason)
        return report.problems[0]


def errors(problems: list[Problem]) -> list[Problem]:
    """The problems that keep a city from being used, without the advice."""
    return [problem for problem in problems if problem.severity == "error"]
