"""The numbers of a city file against what the engine can hold and a game needs."""

from __future__ import annotations

from typing import Any

from farebox.cities import schema
from farebox.cities.checks.network import ID_FORM
from farebox.cities.checks.partial_city import PartialCity, sound
from farebox.cities.checks.report import Report, nearest
from farebox.cities.schema import COLOURS, MAX_PLAYERS, ROW_SIZE, WILD
from farebox.cities.toml_lines import Path

CARDS_DEALT = 2 * MAX_PLAYERS + ROW_SIZE
TICKETS_DEALT = 2 * MAX_PLAYERS


def check_limits(report: Report, data: dict[str, Any], city: PartialCity) -> None:
    """The counts and sizes of a file."""
    _check_head(report, data)
    _check_cars(report, city)
    _check_counts(report, data)
    _check_items(report, city)
    if city.deck is not None:
        _check_deck(report, city.deck)
    for index, points in enumerate(city.points or ()):
        in_range(report, ("points", index), points, 0, schema.MAX_POINTS)


def in_range(report: Report, path: Path, value: float, least: int, most: int) -> None:
    """A number from least to most."""
    if not least <= value <= most:
        report.add("out-of-range", path, value=str(value), least=least, most=most)


def _check_head(report: Report, data: dict[str, Any]) -> None:
    city_id, name, version = data.get("id"), data.get("name"), sound(data.get("version"), int)
    if isinstance(city_id, str) and not ID_FORM.fullmatch(city_id):
        report.add("bad-id", ("id",), id=city_id)
    if isinstance(name, str) and not name.strip():
        report.add("empty-text", ("name",))
    if version is not None:
        in_range(report, ("version",), version, 1, 1_000_000)


def _check_cars(report: Report, city: PartialCity) -> None:
    if city.cars is not None:
        in_range(report, ("cars",), city.cars, 1, schema.MAX_CARS)
    if city.last_round_cars is not None:
        in_range(report, ("last_round_cars",), city.last_round_cars, 0, schema.MAX_CARS)
    if city.cars is not None and city.last_round_cars is not None and city.cars <= city.last_round_cars:
        report.add("cars-never-run-out", ("cars",), cars=city.cars, last=city.last_round_cars)


def _check_counts(report: Report, data: dict[str, Any]) -> None:
    limits = {
        "locations": (2, schema.MAX_LOCATIONS),
        "routes": (1, schema.MAX_ROUTES),
        "tickets": (TICKETS_DEALT, schema.MAX_TICKETS),
    }
    for name, (least, most) in limits.items():
        items = data.get(name)
        if not isinstance(items, list):
            continue
        if len(items) < least:
            report.add("too-few", (name,), what=name, count=len(items), least=least)
        if len(items) > most:
            report.add("too-many", (name,), what=name, count=len(items), most=most)


def _check_items(report: Report, city: PartialCity) -> None:
    for index, route in city.routes.items():
        in_range(report, ("routes", index, "length"), route.length, 1, schema.MAX_LENGTH)
        in_range(report, ("routes", index, "wilds_required"), route.wilds_required, 0, schema.MAX_LENGTH)
    for index, ticket in city.tickets.items():
        in_range(report, ("tickets", index, "points"), ticket.points, 1, schema.MAX_POINTS)


def _check_deck(report: Report, deck: dict[str, int]) -> None:
    for colour, count in deck.items():
        if colour not in (*COLOURS, WILD):
            meant = nearest(colour, [*COLOURS, WILD])
            report.add("unknown-colour", ("deck", colour), colour=colour, meant=meant)
        in_range(report, ("deck", colour), count, 0 if colour == WILD else 1, schema.MAX_CARDS)
    if WILD not in deck:
        report.add("missing-field", ("deck",), field=WILD)
    total, colours = sum(deck.values()), len([colour for colour in deck if colour != WILD])
    if total < CARDS_DEALT:
        report.add("deck-too-small", ("deck",), count=total, least=CARDS_DEALT)
    if total > schema.MAX_CARDS:
        report.add("too-many", ("deck",), what="cards", count=total, most=schema.MAX_CARDS)
    if colours > schema.MAX_COLOURS:
        report.add("too-many", ("deck",), what="colours", count=colours, most=schema.MAX_COLOURS)
    if colours == 0:
        report.add("too-few", ("deck",), what="colours", count=0, least=1)
