"""The bonus of a city file: tokens, flags, attractions, districts."""

from __future__ import annotations

from collections.abc import Sequence

from farebox.cities.checks.network import check_known
from farebox.cities.checks.partial_city import PartialCity
from farebox.cities.checks.report import Report
from farebox.cities.schema import Attractions, Districts, FlagSets, TouristTokens
from farebox.cities.toml_lines import Path


def check_bonus(report: Report, city: PartialCity) -> None:
    """The extra rule of a city, whatever it is."""
    match city.bonus:
        case TouristTokens():
            _check_tokens(report, city, city.bonus)
        case FlagSets():
            _check_flags(report, city, city.bonus)
        case Attractions():
            _check_names(report, city, ("bonus", "locations"), city.bonus.locations)
        case Districts():
            _check_districts(report, city, city.bonus)
        case _:
            return


def _check_names(report: Report, city: PartialCity, path: Path, names: Sequence[str]) -> None:
    """A list of locations: known, none twice."""
    for index, name in enumerate(names):
        check_known(report, city, (*path, index), name)
    _check_twice(report, path, names)


def _check_twice(report: Report, path: Path, names: Sequence[str]) -> None:
    for index, name in enumerate(names):
        if name in names[:index]:
            report.add("listed-twice", (*path, index), name=name)


def _check_tokens(report: Report, city: PartialCity, bonus: TouristTokens) -> None:
    _check_names(report, city, ("bonus", "marked"), bonus.marked)
    if bonus.symbols < len(bonus.marked):
        report.add("fewer-symbols", ("bonus", "symbols"), symbols=bonus.symbols, marked=len(bonus.marked))
    if len(bonus.points) != bonus.symbols + 1:
        report.add("symbol-points", ("bonus", "points"), count=len(bonus.points), needed=bonus.symbols + 1)
    spare, free = bonus.symbols - len(bonus.marked), len(city.location_ids) - len(set(bonus.marked))
    if spare > free:
        report.add("no-room-for-stacks", ("bonus", "symbols"), spare=spare, free=free)


def _check_flags(report: Report, city: PartialCity, bonus: FlagSets) -> None:
    _check_twice(report, ("bonus", "colours"), bonus.colours)
    for index, colour in enumerate(bonus.colours):
        if city.deck is not None and colour not in city.deck:
            report.add("colour-not-in-deck", ("bonus", "colours", index), colour=colour)


def _check_districts(report: Report, city: PartialCity, bonus: Districts) -> None:
    path: Path = ("bonus", "districts")
    names = [district.name for district in bonus.districts]
    for index, district in enumerate(bonus.districts):
        if district.name in names[:index]:
            report.add("listed-twice", (*path, index, "name"), name=district.name)
        _check_names(report, city, (*path, index, "locations"), district.locations)
