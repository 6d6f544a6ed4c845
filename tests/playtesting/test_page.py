"""The page of a playtest shows what was counted, for each number of players."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest

from farebox.playtesting.page import report_page
from farebox.playtesting.plan import OWN, PLANNER, PLAYERS, SEARCH, Duel, Plan, Table
from farebox.playtesting.report import report_of
from farebox.playtesting.run import PlaytestRun

TABLES = tuple(Table(OWN, PLANNER, players, 100) for players in PLAYERS)


@pytest.fixture(scope="module")
def played() -> PlaytestRun:
    run = PlaytestRun("paris", plan=Plan(TABLES, ()), seed=5, threads=1)
    for _ in run.play():
        pass
    return run


@pytest.fixture
def run(played: PlaytestRun) -> PlaytestRun:
    """A playtest whose counts a test may change."""
    return deepcopy(played)


def section(run: PlaytestRun, heading: str) -> str:
    """A part of the page."""
    [found] = re.findall(rf"<h2>{heading}</h2>.*?</section>", report_page(run.city, report_of(run)), re.S)
    return str(found)


def test_skill_is_shown_for_each_number_of_players(run: PlaytestRun) -> None:
    for players in PLAYERS:
        run.progress.duels[Duel(SEARCH, PLANNER, players, 1).name] = [0.5 + players / 100] * 20
    shown = section(run, "Skill")
    assert re.findall(r'<p class="keys">(.) players</p>', shown) == ["2", "3", "4"]
    assert re.findall(r'class="value">(..\.\d)%', shown) == ["52.0", "53.0", "54.0"]
    assert re.findall(r'class="equal" x1="([\d.]+)%"', shown) == ["50.00", "33.33", "25.00"]
