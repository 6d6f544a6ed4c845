"""Findings: what a playtest has found, as codes with facts; the worst first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median
from typing import Literal, NamedTuple

import msgspec

from farebox.arena.ratings import Interval
from farebox.cities.schema import GRAY, City
from farebox.errors import Fact
from farebox.playtesting.criteria import LEAST_CLAIMED, LEAST_COMPLETE, MOST_COMPLETE, Criterion
from farebox.playtesting.figures import Figures, TicketFigures, manners_found
from farebox.playtesting.plan import PLANNER, PLAYERS, SEARCH, bound
from farebox.playtesting.run import UNFINISHED
from farebox.playtesting.yardsticks import ticket_shares

SCARCE = 1.6
SELDOM_KEPT = 0.05
EARLY = 0.5
# As many as a quick playtest plays.
ENOUGH_BLOCKS = 300


class Finding(msgspec.Struct, frozen=True):
    """Something to change: a code and the facts of its text; shares are between 0 and 1."""

    code: str
    facts: dict[str, Fact]


def findings(city: City, found: Figures, judged: tuple[Criterion, ...]) -> tuple[Finding, ...]:
    """Everything that is worth changing, the worst first; each criterion that fails is among it."""
    names = {location.id: location.shown_name for location in city.locations}
    failing = tuple(row for row in judged if row.verdict == "fails")
    return (
        *ending_findings(found, failing),
        *worth_findings(found, failing),
        *seat_findings(found, failing),
        *manner_findings(city, found, failing),
        *bonus_findings(found, judged),
        *ticket_findings(found, names),
        *connection_findings(found, names),
        *colour_findings(found),
        *course_findings(found),
    )


def ending_findings(found: Figures, failing: Iterable[Criterion]) -> Iterator[Finding]:
    """Games that end by passing."""
    for row in failing:
        table = found.table(PLANNER, row.players)
        if row.name == "endings" and table:
            share = table.by_passes.value
            code = "unfinishable" if share > UNFINISHED else "passing"
            yield Finding(code, {"share": share, "players": row.players})


def worth_findings(found: Figures, failing: Iterable[Criterion]) -> Iterator[Finding]:
    """Tickets that are a burden, or all that counts, or that give too few or too many points."""
    codes = {"tickets-matter": "tickets-worthless", "tickets-not-all": "tickets-overwhelming"}
    for row in failing:
        both, searched = found.both_tickets(row.players), found.table(SEARCH, row.players)
        published = ticket_shares(row.players)
        if row.name in codes and both:
            yield Finding(codes[row.name], shared(both.value / row.players, row.players))
        if row.name == "ticket-points" and searched and published:
            code = "ticket-points-few" if row.high is None else "ticket-points-many"
            low, high = (share.value for share in published)
            share = searched.ticket_share.value
            yield Finding(code, {"share": share, "players": row.players, "low": low, "high": high})


def shared(share: float, players: int) -> dict[str, Fact]:
    """The facts of a part of victories."""
    return {"share": share, "players": players, "equal": 1 / players}


def seat_findings(found: Figures, failing: Iterable[Criterion]) -> Iterator[Finding]:
    """Seats that win too often or too seldom."""
    for row in failing:
        table = found.table(PLANNER, row.players)
        if row.name == "seats" and table:
            won = table.seats[int(row.subject) - 1].value
            yield Finding("seat", {"seat": row.subject, "share": won, "players": row.players})


def manner_findings(city: City, found: Figures, failing: Iterable[Criterion]) -> Iterator[Finding]:
    """A way to play that beats all others."""
    for row in failing:
        if row.name in ("manners", "manners-compared"):
            weakest = min(manners_found(city, found, row.players)[row.subject].values())
            facts: dict[str, Fact] = {"manner": row.subject, "share": weakest.value, "players": row.players}
            yield Finding("manner", facts)


def bonus_findings(found: Figures, judged: Iterable[Criterion]) -> Iterator[Finding]:
    """A bonus that is worth nothing or everything."""
    for row in judged:
        if row.name != "bonus" or row.value is None:
            continue
        if row.low is not None and row.value.high < row.low:
            yield Finding("bonus-decides", shared(row.value.value, row.players))
        elif is_worthless(row.value, found.blocks(bound("no-bonus"), PLANNER, row.players), row.players):
            yield Finding("bonus-worthless", shared(row.value.value, row.players))


def is_worthless(ignoring: Interval, blocks: int, players: int) -> bool:
    """Whether a bot that ignores the bonus is as good as one that counts it.

    Of a bonus that is worth nothing it wins exactly an equal share, and never clearly more. Few blocks leave
    that possible for any bonus.
    """
    return ignoring.low > 1 / players or (ignoring.high >= 1 / players and blocks >= ENOUGH_BLOCKS)


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
        claimed = zip(row.claimed, PLAYERS, strict=False)
        seldom = [(part.value, players) for part, players in claimed if part.high < LEAST_CLAIMED]
        if seldom:
            share, players = min(seldom)
            ends: dict[str, Fact] = {"a": names[row.a], "b": names[row.b]}
            yield Finding("connection", {**ends, "players": players, "share": share})


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
