"""The criteria of a board that plays well, each with its verdict and the interval behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import Literal

import msgspec

from farebox.arena.ratings import Interval
from farebox.cities.schema import City
from farebox.playtesting.figures import (
    Figures,
    TableFigures,
    difference,
    equal_tables,
    manners_found,
    table_figures,
)
from farebox.playtesting.plan import PLANNER, PLAYERS, SEARCH, YARDSTICKS, bound
from farebox.playtesting.progress import Progress
from farebox.playtesting.yardsticks import most_of_best_manner, ticket_shares, worse_both_tickets

Verdict = Literal["holds", "fails", "open", "unknown"]

SEAT_LIMIT = 0.02
LEAST_COMPLETE, MOST_COMPLETE = 0.15, 0.995
LEAST_CLAIMED = 0.05
MOST_PASSES = 0.001
MOST_BOTH = 1.24
SHARE_SLACK = 0.10
BEST_MANNER = 0.60
# Of victories with two players; with more, the same multiples of an equal share.
NO_BONUS_LOW, NO_BONUS_HIGH = 0.25, 0.50


class Criterion(msgspec.Struct, frozen=True):
    """One criterion for a number of players: what was measured, between which limits."""

    name: str
    players: int
    verdict: Verdict
    value: Interval | None = None
    low: float | None = None
    high: float | None = None
    subject: str = ""


def verdict(value: Interval | None, low: float | None = None, high: float | None = None) -> Verdict:
    """Whether an interval lies within limits, beyond one of them, or across."""
    if value is None:
        return "unknown"
    if (low is not None and value.high < low) or (high is not None and value.low > high):
        return "fails"
    within = (low is None or value.low >= low) and (high is None or value.high <= high)
    return "holds" if within else "open"


def judged(
    name: str,
    players: int,
    value: Interval | None,
    low: float | None = None,
    high: float | None = None,
    subject: str = "",
) -> Criterion:
    """A criterion with its verdict."""
    return Criterion(name, players, verdict(value, low, high), value, low, high, subject)


def criteria(city: City, progress: Progress, found: Figures) -> tuple[Criterion, ...]:
    """All criteria in the order of their numbers."""
    rows: list[Criterion] = []
    for players in PLAYERS:
        rows += seat_criterion(progress, found, players)
    for players in PLAYERS:
        rows += ticket_criteria(found, players)
    rows += route_criteria(city, found)
    rows += ending_criteria(found)
    for players in PLAYERS:
        rows += worth_criteria(found, players)
    for players in PLAYERS:
        rows += manner_criteria(city, found, players)
    for players in PLAYERS:
        rows += bonus_criteria(city, found, players)
    return tuple(rows)


def unfairness(row: TableFigures) -> tuple[Interval, int]:
    """How far the seat that is farthest from an equal share is from it, and which seat."""
    equal = 1 / row.players
    seat = max(range(row.players), key=lambda number: abs(row.seats[number].value - equal))
    value, low, high = (part - equal for part in row.seats[seat])
    return (Interval(value, low, high) if value >= 0 else Interval(-value, -high, -low)), seat


def seat_criterion(progress: Progress, found: Figures, players: int) -> Iterator[Criterion]:
    """Criterion 1: no seat is much farther from an equal share than on the worse published board."""
    row = found.table(PLANNER, players)
    names = [equal_tables(city, PLANNER)[players - PLAYERS[0]] for city in YARDSTICKS]
    measured = [
        table_figures(PLANNER, players, progress.tables[name]) for name in names if name in progress.tables
    ]
    if row is None or not measured:
        return
    worse = max(unfairness(other)[0] for other in measured)
    distance, seat = unfairness(row)
    yield judged("seats", players, difference(distance, worse), high=SEAT_LIMIT, subject=str(seat + 1))


def ticket_criteria(found: Figures, players: int) -> Iterator[Criterion]:
    """Criterion 2: no kept ticket is completed far too seldom or nearly always."""
    rows = ((row.complete_with(players), f"{row.a}-{row.b}") for row in found.tickets)
    kept = [(complete, ticket) for complete, ticket in rows if complete is not None]
    if kept:
        (least, hardest), (most, easiest) = min(kept), max(kept)
        yield judged("ticket-hard", players, least, low=LEAST_COMPLETE, subject=hardest)
        yield judged("ticket-easy", players, most, high=MOST_COMPLETE, subject=easiest)


def route_criteria(city: City, found: Figures) -> Iterator[Criterion]:
    """Criterion 3: every connection is claimed sometimes with every number of players."""
    for place, players in enumerate(PLAYERS):
        rows = [row for row in found.connections if place < len(row.claimed)]
        if rows:
            least = min(rows, key=lambda row: row.claimed[place])
            subject = f"{least.a}-{least.b}"
            yield judged("routes", players, least.claimed[place], low=LEAST_CLAIMED, subject=subject)


def ending_criteria(found: Figures) -> Iterator[Criterion]:
    """Criterion 4: games end when cars run out, not by passing."""
    for players in PLAYERS:
        if row := found.table(PLANNER, players):
            yield judged("endings", players, row.by_passes, high=MOST_PASSES)


def worth_criteria(found: Figures, players: int) -> Iterator[Criterion]:
    """Criterion 5: tickets matter, by forced play and by the winner's points."""
    both, worse = found.both_tickets(players), worse_both_tickets(players)
    if both is not None and worse is not None:
        yield judged("tickets-matter", players, difference(both, worse), low=0.0)
    if both is not None:
        yield judged("tickets-not-all", players, both, high=MOST_BOTH)
    row, published = found.table(SEARCH, players), ticket_shares(players)
    if row is not None and published is not None:
        yield ticket_points(players, row.ticket_share, *published)


def ticket_points(players: int, share: Interval, least: Interval, greatest: Interval) -> Criterion:
    """How far the tickets' share is from the published board that it is nearer to leaving behind."""
    below = judged("ticket-points", players, difference(share, least), low=-SHARE_SLACK)
    above = judged("ticket-points", players, difference(share, greatest), high=SHARE_SLACK)
    return min(below, above, key=room)


def room(row: Criterion) -> float:
    """How far the interval of a criterion is within its limits, or beyond if it is below zero."""
    if row.value is None:
        return inf
    below = inf if row.low is None else row.value.low - row.low
    return min(below, inf if row.high is None else row.high - row.value.high)


def manner_criteria(city: City, found: Figures, players: int) -> Iterator[Criterion]:
    """Criterion 6: no way to play beats each of the others clearly."""
    table = manners_found(city, found, players)
    if table:
        best = max(table, key=lambda way: min(table[way].values()))
        yield best_manner(players, min(table[best].values()), best)


def best_manner(players: int, won: Interval, manner: str) -> Criterion:
    """What the best manner wins against its strongest rival.

    With more players that is more on every board of this family, so there the published ones are the limit.
    """
    worse, equal_pairs = most_of_best_manner(players), 2 * BEST_MANNER
    if worse is None or worse.value <= equal_pairs:
        return judged("manners", players, won, high=equal_pairs / players, subject=manner)
    multiple = Interval(*(players * part for part in won))
    return judged("manners-compared", players, difference(multiple, worse), high=0.0, subject=manner)


def bonus_criteria(city: City, found: Figures, players: int) -> Iterator[Criterion]:
    """Criterion 6: the bonus is worth something, but not everything."""
    won = found.duel(bound("no-bonus"), PLANNER, players)
    if won is not None:
        low, high = (2 * limit / players for limit in (NO_BONUS_LOW, NO_BONUS_HIGH))
        yield judged("bonus", players, won, low=low, high=high)


def overall(rows: Iterable[Criterion]) -> Verdict:
    """The verdict on a board: it fails as soon as one criterion does."""
    found = {row.verdict for row in rows}
    order: tuple[Verdict, ...] = ("fails", "open", "holds")
    return next((word for word in order if word in found), "unknown")
