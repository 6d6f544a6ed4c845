"""What is played to judge a change: planners always, and the games of every criterion that fails."""

from __future__ import annotations

from collections.abc import Iterator

from farebox.cities.schema import City
from farebox.playtesting.plan import (
    OWN,
    PLANNER,
    PLAYERS,
    SEARCH,
    YARDSTICKS,
    Duel,
    Plan,
    Sizes,
    Table,
    manner_duels,
    ticket_duel,
)
from farebox.playtesting.report import Report

# Criteria by name and number of players.
Failing = frozenset[tuple[str, int]]

TRIAL = Sizes(planners=800, searchers=(24, 16, 12), tickets=(24, 16, 12), manners=100, skill=0)


def failing(report: Report) -> Failing:
    """The criteria that fail."""
    return frozenset((row.name, row.players) for row in report.criteria if row.verdict == "fails")


def trial_plan(city: City, found: Failing, sizes: Sizes, times: int) -> Plan:
    """What is played for a change; planners feel neither what tickets are worth nor fuller tables."""
    games = times * sizes.planners
    tables = [Table(place, PLANNER, players, games) for place in (OWN, *YARDSTICKS) for players in PLAYERS]
    for players, number in zip(PLAYERS, sizes.searchers, strict=True):
        if ("ticket-points", players) in found:
            tables.append(Table(OWN, SEARCH, players, number))
    return Plan(tuple(tables), (*manner_trials(city, found, sizes), *ticket_trials(found, sizes)))


def manner_trials(city: City, found: Failing, sizes: Sizes) -> Iterator[Duel]:
    """Ways to play with two players, and those of criterion 6 where it fails with more."""
    for players in PLAYERS:
        for duel in manner_duels(city, players, sizes):
            names = ("bonus",) if duel.second == PLANNER else ("manners", "manners-compared")
            if players == 2 or any((name, players) in found for name in names):
                yield duel


def ticket_trials(found: Failing, sizes: Sizes) -> Iterator[Duel]:
    """Both first tickets against one, where criterion 5 fails by that."""
    for players, blocks in zip(PLAYERS, sizes.tickets, strict=True):
        if {("tickets-matter", players), ("tickets-not-all", players)} & found:
            yield ticket_duel(players, blocks)
