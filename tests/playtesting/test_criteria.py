"""Our own boards meet the criteria, measured again with fewer games: `pytest -m slow tests/playtesting`."""

from __future__ import annotations

import pytest

from farebox import load_city
from farebox.playtesting.plan import (
    OWN,
    PLANNER,
    PLAYERS,
    SEARCH,
    YARDSTICKS,
    Plan,
    Sizes,
    Table,
    manner_duels,
    ticket_duel,
)
from farebox.playtesting.report import report_of
from farebox.playtesting.run import PlaytestRun

GAMES, BLOCKS, TICKET_BLOCKS = 4000, 500, 40
SEARCHED_GAMES = 60
FRESH_SEED = 20_261_118


def measured(city: str, plan: Plan) -> PlaytestRun:
    run = PlaytestRun(city, plan=plan, seed=FRESH_SEED)
    for _ in run.play():
        pass
    return run


@pytest.mark.slow
@pytest.mark.parametrize("city", ["san_francisco", "paris"])
def test_no_criterion_fails_on_our_own_boards(city: str) -> None:
    tables = tuple(
        Table(place, PLANNER, players, GAMES) for place in (OWN, *YARDSTICKS) for players in PLAYERS
    )
    tables += (Table(OWN, SEARCH, 2, SEARCHED_GAMES),)
    sizes = Sizes(planners=0, searchers=(), tickets=(), manners=BLOCKS, skill=0)
    found = load_city(city)
    duels = [duel for players in PLAYERS for duel in manner_duels(found, players, sizes)]
    duels.append(ticket_duel(2, TICKET_BLOCKS))
    report = report_of(measured(city, Plan(tables, tuple(duels))))
    assert [row for row in report.criteria if row.verdict == "fails"] == []
    assert report.findings == ()
    assert any(row.name == "ticket-points" for row in report.criteria)
    by_planners = {"ticket-hard", "ticket-easy", "routes", "endings", "manners", "bonus"}
    assert {row.verdict for row in report.criteria if row.name in by_planners} == {"holds"}
