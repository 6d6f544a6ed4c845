"""Playtests that took no time: few games between planners, and numbers that were made up for the rest."""

from __future__ import annotations

from copy import deepcopy

from farebox.playtesting.plan import OWN, PLANNER, PLAYERS, SEARCH, Plan, Table, make_plan
from farebox.playtesting.run import PlaytestRun
from farebox.playtesting.tally import Counts


def few_games(city: str = "paris", games: int = 100) -> PlaytestRun:
    """A playtest in which only planners played."""
    tables = tuple(Table(OWN, PLANNER, players, games) for players in PLAYERS)
    run = PlaytestRun(city, plan=Plan(tables, ()), seed=5, threads=1)
    for _ in run.play():
        pass
    return run


def counts_of(run: PlaytestRun, players: int, bot: str = PLANNER) -> Counts:
    """What was counted of equal bots."""
    return run.progress.tables[f"{OWN} {bot} {players}"]


def add_tables(run: PlaytestRun) -> None:
    """Give the searching bots and a published board the games of the planners."""
    for players in PLAYERS:
        for name in (f"{OWN} {SEARCH}", f"london {PLANNER}"):
            run.progress.tables[f"{name} {players}"] = deepcopy(counts_of(run, players))


def add_duels(run: PlaytestRun) -> None:
    """Give every duel some shares."""
    for number, duel in enumerate(make_plan(run.city, "normal").duels):
        middle = 1 / duel.players + number / 500
        run.progress.duels[duel.name] = [middle - 0.1, middle + 0.1] * 40
