"""Checking the data of a city file: every problem at once, in the order of the file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import msgspec

from farebox.cities.artwork import with_artwork
from farebox.cities.checks.artwork import check_artwork
from farebox.cities.checks.bonus import check_bonus
from farebox.cities.checks.fields import check_fields
from farebox.cities.checks.fixed import check_fixed
from farebox.cities.checks.geometry import check_geometry
from farebox.cities.checks.limits import check_limits
from farebox.cities.checks.network import check_network
from farebox.cities.checks.partial_city import PartialCity, read_partial_city
from farebox.cities.checks.report import ADVICE, ERRORS, Problem, Report
from farebox.cities.schema import City
from farebox.cities.toml_lines import TomlLines

Check = Callable[[Report, PartialCity], None]
CODES = (*ERRORS, *ADVICE)
CHECKS: tuple[Check, ...] = (check_limits, check_network, check_bonus, check_fixed, check_geometry)


class Checked(NamedTuple):
    """What a check found: every problem, and the city unless an error prevents its use."""

    city: City | None
    problems: list[Problem]


def check_data(
    data: dict[str, Any],
    lines: TomlLines | None = None,
    folder: Traversable | None = None,
    also: Sequence[Check] = (),
) -> Checked:
    """Check the data of a city file and what its folder holds; `also` are the checks of layers above."""
    report = Report(lines)
    partial = read_partial_city(data, folder)
    check_fields(report, data, City)
    for check in (*CHECKS, *also):
        check(report, partial)
    problems = [*report.problems, *(check_artwork(folder) if folder else ())]
    city = None if errors(problems) else with_artwork(msgspec.convert(data, City), folder)
    return Checked(city, problems)


def errors(problems: list[Problem]) -> list[Problem]:
    """The problems that prevent a city's use, without the advice."""
    return [problem for problem in problems if problem.severity == "error"]
