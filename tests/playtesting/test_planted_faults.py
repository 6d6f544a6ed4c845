"""A playtest finds planted faults, each by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farebox import City, load_city
from farebox.locales import use_language
from farebox.playtesting.figures import figures
from farebox.playtesting.plan import OWN, PLANNER, PLAYERS, YARDSTICKS, Plan, Table, ticket_duel
from farebox.playtesting.report import Report, report_of
from farebox.playtesting.run import PlaytestRun
from farebox.playtesting.sentences import finding_text
from tests.playtesting import faults

GAMES = 1000
TABLES = tuple(Table(city, PLANNER, players, GAMES) for city in (OWN, *YARDSTICKS) for players in PLAYERS)
# So few players keep a ticket that it takes more games to prove that all of them complete it.
MORE = (TABLES[0], Table(OWN, PLANNER, 3, 3000), TABLES[2])
FOUND_BY_PLANNERS: dict[Callable[[City], City], str] = {
    faults.too_easy: "The ticket Louvre – Opéra (1) is completed in 100.0%",
    faults.too_hard: "The ticket République – Père Lachaise (3) is completed in only 0.0%",
    faults.unwanted_connection: "Nobody wants the connection Père Lachaise – Bercy",
    faults.scarce_colour: "Too scarce, red: cards in the deck 2, spaces on the board 12",
    faults.first_seat: "Seat 1 wins 100.0% of games (players: 2)",
    faults.endless: "Bots cannot finish games here: 100.0% end by passing (players: 2)",
}


def played(city: City, plan: Plan) -> PlaytestRun:
    """A playtest to its end."""
    run = PlaytestRun(city, plan=plan, threads=1)
    for _ in run.play():
        pass
    return run


def sentences(report: Report) -> list[str]:
    return [finding_text(finding) for finding in report.findings]


@pytest.mark.parametrize("change", FOUND_BY_PLANNERS, ids=lambda change: change.__name__)
def test_a_planted_fault_is_found_by_name(change: Callable[[City], City]) -> None:
    tables = MORE if change is faults.too_easy else TABLES
    found = sentences(report_of(played(faults.spoiled(change), Plan(tables, ()))))
    assert any(line.startswith(FOUND_BY_PLANNERS[change]) for line in found), found


def test_worthless_tickets_are_found_by_forced_play() -> None:
    city = faults.spoiled(faults.worthless_tickets)
    report = report_of(played(city, Plan((), (ticket_duel(2, 16),))))
    assert report.verdict == "fails"
    assert sentences(report)[0].startswith("Tickets are a burden: keeping both first tickets wins only")


def test_nothing_is_found_on_a_published_board() -> None:
    report = report_of(played(load_city("new_york"), Plan(TABLES, ())))
    assert report.findings == ()
    assert report.verdict in ("holds", "open")


def test_what_cannot_be_finished_is_not_played_by_searching_bots() -> None:
    run = played(faults.spoiled(faults.endless), Plan(TABLES[:1], (ticket_duel(2, 50),)))
    assert (run.is_unfinishable, run.progress.duels) == (True, {})


def test_findings_are_told_in_every_language() -> None:
    run = played(faults.spoiled(faults.too_easy), Plan(MORE, ()))
    complete = figures(run.city, run.progress).tickets[0].complete_with(3)
    assert complete
    assert complete.value == 1
    with use_language("fr"):
        [line] = [line for line in sentences(report_of(run)) if "Louvre" in line]
    assert line.startswith("La carte Louvre – Opéra (1) est réussie dans 100,0")
