"""How far a city is from meeting the criteria: what a tuning lessens, and what it should change."""

from __future__ import annotations

from collections.abc import Iterator

from farebox.playtesting.alterations import Aims
from farebox.playtesting.criteria import LEAST_CLAIMED, LEAST_COMPLETE, MOST_COMPLETE, Criterion
from farebox.playtesting.figures import Figures
from farebox.playtesting.report import Report

# By criterion: how far within its limit a few games must show it, so that many games prove it, and
# what distance beyond it counts as one.
MARGINS = {
    "seats": (0.005, 0.02),
    "ticket-hard": (0.03, 0.05),
    "ticket-easy": (0.003, 0.005),
    "routes": (0.02, 0.02),
    "endings": (0.0, 0.01),
    "tickets-matter": (0.02, 0.10),
    "tickets-not-all": (0.04, 0.10),
    "ticket-points": (0.0, 0.05),
    "manners": (0.015, 0.03),
    "manners-compared": (0.045, 0.09),
    "bonus": (0.015, 0.03),
}

COUNTED_BY_PART = ("ticket-hard", "ticket-easy", "routes")


def beyond(name: str, value: float, low: float | None, high: float | None) -> float:
    """How far a value lies beyond the limits of a criterion, in that criterion's unit."""
    margin, unit = MARGINS[name]
    short = 0.0 if low is None else low + margin - value
    over = 0.0 if high is None else value - high + margin
    return max(0.0, short, over) / unit


def excess(report: Report) -> float:
    """The sum over all criteria; every ticket and connection counts, so that each one mended shows."""
    by_part = (*ticket_excess(report.figures).values(), *connection_excess(report.figures).values())
    return sum(row_excess(row) for row in report.criteria if row.name not in COUNTED_BY_PART) + sum(by_part)


def row_excess(row: Criterion) -> float:
    """How far a criterion is beyond its limits."""
    return 0.0 if row.value is None else beyond(row.name, row.value.value, row.low, row.high)


def ticket_excess(found: Figures) -> dict[frozenset[str], float]:
    """By ticket: how far it is completed too often or too seldom with some number of players."""
    return {
        frozenset((row.a, row.b)): sum(
            beyond("ticket-hard", part.value, LEAST_COMPLETE, None)
            + beyond("ticket-easy", part.value, None, MOST_COMPLETE)
            for part in row.complete_by_players
            if part
        )
        for row in found.tickets
    }


def connection_excess(found: Figures) -> dict[frozenset[str], float]:
    """By connection: how far it is claimed too seldom with some number of players."""
    return {
        frozenset((row.a, row.b)): sum(
            beyond("routes", part.value, LEAST_CLAIMED, None) for part in row.claimed
        )
        for row in found.connections
    }


def aims_of(report: Report) -> Aims:
    """The connections and tickets that are out of line."""
    return Aims(
        connections=tuple(out_of_line(connection_excess(report.figures))),
        tickets=tuple(out_of_line(ticket_excess(report.figures))),
    )


def out_of_line(found: dict[frozenset[str], float]) -> Iterator[frozenset[str]]:
    """What has an excess."""
    return (ends for ends, value in found.items() if value > 0)
