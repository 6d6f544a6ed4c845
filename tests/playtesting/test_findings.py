"""Whatever fails is told in a sentence with advice; so is a bonus that is worth nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from itertools import permutations

import numpy as np
import pytest

from farebox.playtesting.excess import MARGINS
from farebox.playtesting.findings import ENOUGH_BLOCKS, Finding, course_findings
from farebox.playtesting.plan import (
    MANNERS,
    PLANNER,
    PLAYERS,
    SEARCH,
    Duel,
    Plan,
    bound,
    ticket_duel,
)
from farebox.playtesting.report import Report, report_of
from farebox.playtesting.run import PlaytestRun
from farebox.playtesting.sentences import finding_text
from tests.playtesting import faults
from tests.playtesting.small_runs import add_tables, counts_of, few_games

ADVICE = re.compile(r"\b(use|give|add|choose|shorten|replace) ", re.IGNORECASE)
GAMES = 200


@pytest.fixture(scope="module")
def played() -> PlaytestRun:
    run = few_games(games=GAMES)
    add_tables(run)
    return run


@pytest.fixture
def run(played: PlaytestRun) -> PlaytestRun:
    """A playtest whose counts a test may change."""
    return deepcopy(played)


def one_seat_wins(run: PlaytestRun, players: int) -> None:
    victories = counts_of(run, players)["victories"]
    victories[:] = [victories.sum(), *[0] * (players - 1)]


def nobody_completes(run: PlaytestRun, players: int) -> None:
    counts_of(run, players)["complete"][0] = 0


def all_complete(run: PlaytestRun, players: int) -> None:
    counts = counts_of(run, players)
    counts["offered"][0] = counts["kept"][0] = counts["complete"][0] = 2000


def nobody_claims(run: PlaytestRun, players: int) -> None:
    counts_of(run, players)["connections"][0] = 0


def some_pass(run: PlaytestRun, players: int) -> None:
    counts_of(run, players)["by_passes"][0] = GAMES // 4


def most_pass(run: PlaytestRun, players: int) -> None:
    counts_of(run, players)["by_passes"][0] = GAMES * 3 // 4


def both_win(share: float) -> Callable[[PlaytestRun, int], None]:
    def change(run: PlaytestRun, players: int) -> None:
        run.progress.duels[ticket_duel(players, 1).name] = shares(share)

    return change


def winners_have(routes: int, tickets: int) -> Callable[[PlaytestRun, int], None]:
    def change(run: PlaytestRun, players: int) -> None:
        counts = counts_of(run, players, SEARCH)
        counts["winner_points"] = np.array([routes, tickets, 0])
        counts["winner_squares"] = np.zeros(3, np.int64)

    return change


def one_manner_wins(run: PlaytestRun, players: int) -> None:
    for one, two in permutations(MANNERS, 2):
        duel = Duel(bound(one), bound(two), players, 100)
        run.progress.duels[duel.name] = shares(0.9 if one == "routes-only" else 0.05)


def ignoring_wins(share: float) -> Callable[[PlaytestRun, int], None]:
    def change(run: PlaytestRun, players: int) -> None:
        run.progress.duels[Duel(bound("no-bonus"), PLANNER, players, 1).name] = shares(share)

    return change


def shares(mean: float) -> list[float]:
    """The shares of a duel's blocks that leave no doubt about their mean."""
    return [mean - 0.05, mean + 0.05] * 500


FAULTS: list[tuple[str, Callable[[PlaytestRun, int], None], str]] = [
    ("seats", one_seat_wins, "seat"),
    ("ticket-hard", nobody_completes, "ticket-hard"),
    ("ticket-easy", all_complete, "ticket-easy"),
    ("routes", nobody_claims, "connection"),
    ("endings", some_pass, "passing"),
    ("endings", most_pass, "unfinishable"),
    ("tickets-matter", both_win(0.1), "tickets-worthless"),
    ("tickets-not-all", both_win(0.9), "tickets-overwhelming"),
    ("ticket-points", winners_have(99, 1), "ticket-points-few"),
    ("ticket-points", winners_have(1, 9), "ticket-points-many"),
    ("manners", one_manner_wins, "manner"),
    ("manners-compared", one_manner_wins, "manner"),
    ("bonus", ignoring_wins(0.06), "bonus-decides"),
    ("bonus", ignoring_wins(0.9), "bonus-worthless"),
]


def told(report: Report, code: str, players: int) -> list[Finding]:
    return [row for row in report.findings if row.code == code and row.facts["players"] == players]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("name", "change", "code"), FAULTS, ids=lambda part: getattr(part, "__name__", part))
def test_what_fails_is_found(
    run: PlaytestRun, name: str, change: Callable[[PlaytestRun, int], None], code: str, players: int
) -> None:
    assert report_of(run).verdict != "fails"
    change(run, players)
    report = report_of(run)
    if name.startswith("manners") and (name == "manners") != (players == 2):
        assert report.criterion(name, players) is None
        return
    row = report.criterion(name, players)
    assert row
    assert row.verdict == "fails"
    [finding] = told(report, code, players)
    line = finding_text(finding)
    assert f"players: {players}" in line
    assert ADVICE.search(line), line


def test_every_criterion_has_a_fault_here() -> None:
    assert {name for name, _, _ in FAULTS} == set(MARGINS)


def test_a_bonus_that_is_worth_nothing_is_found_by_name() -> None:
    duel = Duel(bound("no-bonus"), PLANNER, 2, ENOUGH_BLOCKS)
    run = PlaytestRun(faults.spoiled(faults.worthless_bonus), plan=Plan((), (duel,)), threads=1)
    for _ in run.play():
        pass
    [line] = [finding_text(finding) for finding in report_of(run).findings]
    assert line.startswith(
        "The bonus is worth next to nothing: a planner that ignores it wins 50.0% (players: 2"
    )


@pytest.mark.parametrize(("blocks", "found"), [(ENOUGH_BLOCKS - 2, 0), (ENOUGH_BLOCKS, 1)])
def test_few_blocks_do_not_say_that_a_bonus_is_worth_nothing(
    run: PlaytestRun, blocks: int, found: int
) -> None:
    run.progress.duels[Duel(bound("no-bonus"), PLANNER, 3, 1).name] = [0.0, 2 / 3] * (blocks // 2)
    assert len(told(report_of(run), "bonus-worthless", 3)) == found
    ignoring_wins(0.30)(run, 3)
    assert told(report_of(run), "bonus-worthless", 3) == [], "clearly less than an equal share"


def test_games_that_are_decided_early_are_found_with_advice(run: PlaytestRun) -> None:
    decided = counts_of(run, 4)["decided"]
    decided[:] = [GAMES, *[0] * (len(decided) - 1)]
    [finding] = course_findings(report_of(run).figures)
    assert finding_text(finding).startswith(
        "100.0% of games are decided in their first half (players: 4). Give"
    )
