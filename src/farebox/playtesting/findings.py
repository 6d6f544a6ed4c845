"""Findings: what a playtest has found, as codes with facts; the worst first."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Literal, NamedTuple

import msgspec

from farebox.cities.schema import GRAY, City
from farebox.errors import Fact
from farebox.playtesting.criteria import (
    LEAST_CLAIMED,
    LEAST_COMPLETE,
    MOST_BOTH,
    MOST_COMPLETE,
    MOST_PASSES,
    NO_BONUS_HIGH,
    NO_BONUS_LOW,
    Criterion,
    best_manner,
)
from farebox.playtesting.figures import Figures, TicketFigures, manners_found
from farebox.playtesting.plan import PLANNER, PLAYERS, bound

SCARCE = 1.6
SELDOM_KEPT = 0.05
EARLY = 0.5


class Finding(msgspec.Struct, frozen=True):
    """Something to change: a code and the facts of its text; shares are between 0 and 1."""

    code: str
    facts: dict[str, Fact]


def findings(city: City, found: Figures, judged: tuple[Criterion, ...]) -> tuple[Finding, ...]:
    """Everything that is worth changing, the worst first."""
    names = {location.id: location.shown_name for location in city.locations}
    return (
        *ending_findings(found),
        *worth_findings(found, judged),
        *seat_findings(found, judged),
        *manner_findings(city, found),
        *ticket_findings(found, names),
        *connection_findings(found, names),
        *colour_findings(found),
        *course_findings(found),
    )


def ending_findings(found: Figures) -> Iterator[Finding]:
    """Games that end by passing."""
    rows = [row for row in found.tables if row.bot == PLANNER]
    worst = max(rows, key=lambda row: row.by_passes.value, default=None)
    if worst and worst.by_passes.value > EARLY:
        yield Finding("unfinishable", {"share": worst.by_passes.value, "players": worst.players})
    elif worst and worst.by_passes.low > MOST_PASSES:
        yield Finding("passing", {"share": worst.by_passes.value, "players": worst.players})


def worth_findings(found: Figures, judged: tuple[Criterion, ...]) -> Iterator[Finding]:
    """Tickets that are a burden, or all that counts."""
    failing = {(row.name, row.players) for row in judged if row.verdict == "fails"}
    for players in PLAYERS:
        both = found.both_tickets(players)
        if both is None:
            continue
        facts: dict[str, Fact] = {"share": both.value / players, "players": players, "equal": 1 / players}
        if ("tickets-matter", players) in failing:
            yield Finding("tickets-worthless", facts)
        if both.low > MOST_BOTH:
            yield Finding("tickets-overwhelming", facts)


def seat_findings(found: Figures, judged: tuple[Criterion, ...]) -> Iterator[Finding]:
    """Seats that win too often or too seldom."""
    for row in judged:
        table = found.table(PLANNER, row.players)
        if row.name == "seats" and row.verdict == "fails" and table:
            won = table.seats[int(row.subject) - 1].value
            yield Finding("seat", {"seat": row.subject, "share": won, "players": row.players})


def manner_findings(city: City, found: Figures) -> Iterator[Finding]:
    """A way to play that beats all others, and a bonus that is worth nothing or everything."""
    for players in PLAYERS:
        for way, others in manners_found(city, found, players).items():
            weakest = min(others.values())
            if best_manner(players, weakest, way).verdict == "fails":
                yield Finding("manner", {"manner": way, "share": weakest.value, "players": players})
    ignoring = found.duel(bound("no-bonus"), PLANNER, 2)
    if ignoring and ignoring.low > NO_BONUS_HIGH:
        yield Finding("bonus-worthless", {"share": ignoring.value})
    if ignoring and ignoring.high < NO_BONUS_LOW:
        yield Finding("bonus-decides", {"share": ignoring.value})


def ticket_findings(found: Figures, names: dict[str, str]) -> Iterator[Finding]:
    """Tickets that nobody wants, or that are too hard or too easy."""
    for row in found.tickets:
        facts: dict[str, Fact] = {"a": names[row.a], "b": names[row.b], "points": row.points}
        fault = ticket_fault(row)
        if row.kept.high < SELDOM_KEPT:
            yield Finding("ticket-unwanted", {**facts, "share": row.kept.value})
        elif fault:
            yield Finding(f"ticket-{fault.kind}", {**facts, "share": fault.share, "players": fault.players})


class TicketFault(NamedTuple):
    """A ticket that is too hard or too easy, and the number of players with which that shows most."""

    kind: Literal["hard", "easy"]
    share: float
    players: int


def ticket_fault(row: TicketFigures) -> TicketFault | None:
    """Whether a ticket is too hard or too easy with some number of players."""
    found = [(part, players) for players in PLAYERS if (part := row.complete_with(players))]
    hard = [(part.value, players) for part, players in found if part.high < LEAST_COMPLETE]
    easy = [(part.value, players) for part, players in found if part.low > MOST_COMPLETE]
    if hard:
        return TicketFault("hard", *min(hard))
    return TicketFault("easy", *max(easy)) if easy else None


def connection_findings(found: Figures, names: dict[str, str]) -> Iterator[Finding]:
    """Connections that nobody wants."""
    for row in found.connections:
        least = min(row.claimed)
        if least.high < LEAST_CLAIMED:
            players = PLAYERS[row.claimed.index(least)]
            ends: dict[str, Fact] = {"a": names[row.a], "b": names[row.b]}
            yield Finding("connection", {**ends, "players": players, "share": least.value})


def colour_findings(found: Figures) -> Iterator[Finding]:
    """Colours of which there are too few cards for their spaces."""
    colours = [row for row in found.colours if row.colour != GRAY]
    usual = median(row.demand for row in colours) if colours else 0.0
    for row in colours:
        if usual and row.demand > SCARCE * usual:
            yield Finding("colour", {"colour": row.colour, "cards": row.cards, "spaces": row.spaces})


def course_findings(found: Figures) -> Iterator[Finding]:
    """Games that are mostly decided in their first half."""
    for row in found.tables:
        if row.bot == PLANNER and row.decided_early > EARLY:
            yield Finding("early", {"share": row.decided_early, "players": row.players})
