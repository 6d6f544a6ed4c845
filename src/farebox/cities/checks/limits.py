"""The cars and the deck of a city file against what a game needs; the bounds of numbers are in the schema."""

from __future__ import annotations

from farebox.cities import schema
from farebox.cities.checks.partial_city import PartialCity
from farebox.cities.checks.report import Report, nearest
from farebox.cities.schema import COLOURS, MAX_PLAYERS, ROW_SIZE, WILD

CARDS_DEALT = 2 * MAX_PLAYERS + ROW_SIZE


def check_limits(report: Report, city: PartialCity) -> None:
    """Whether a game can be dealt, and comes to an end."""
    if city.cars is not None and city.last_round_cars is not None and city.cars <= city.last_round_cars:
        report.add("cars-never-run-out", ("cars",), cars=city.cars, last=city.last_round_cars)
    if city.deck is not None:
        _check_deck(report, city.deck)


def _check_deck(report: Report, deck: dict[str, int]) -> None:
    for colour, count in deck.items():
        if colour not in (*COLOURS, WILD):
            meant = nearest(colour, [*COLOURS, WILD])
            report.add("unknown-colour", ("deck", colour), colour=colour, meant=meant)
        least = 0 if colour == WILD else 1
        if not least <= count <= schema.MAX_CARDS:
            report.add("out-of-range", ("deck", colour), value=str(count), least=least, most=schema.MAX_CARDS)
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
