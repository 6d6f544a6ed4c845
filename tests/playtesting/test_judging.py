"""What a playtest counted is judged for each number of players, and what fails is told with advice."""

from __future__ import annotations

import pytest

from farebox.arena.ratings import Interval
from farebox.playtesting.criteria import best_manner, ticket_points
from farebox.playtesting.excess import aims_of, ticket_excess
from farebox.playtesting.figures import difference
from farebox.playtesting.plan import PLAYERS
from farebox.playtesting.report import Report, report_of
from farebox.playtesting.run import PlaytestRun
from farebox.playtesting.sentences import finding_text
from tests.playtesting.small_runs import counts_of

CERTAIN, UNCERTAIN = Interval(0.38, 0.38, 0.38), Interval(0.38, 0.355, 0.405)
LIMIT = "farebox.playtesting.criteria.most_of_best_manner"


def with_ticket(run: PlaytestRun, players: int, kept: int, complete: int) -> None:
    """Let the first ticket be kept, whenever it is offered, and completed so often."""
    counts = counts_of(run, players)
    counts["offered"][0] = counts["kept"][0] = kept
    counts["complete"][0] = complete


def sentences(report: Report) -> list[str]:
    return [finding_text(finding) for finding in report.findings]


@pytest.mark.parametrize(("name", "complete"), [("ticket-easy", 2000), ("ticket-hard", 100)])
def test_a_ticket_may_fail_with_one_number_of_players_only(
    run: PlaytestRun, name: str, complete: int
) -> None:
    for players in PLAYERS:
        with_ticket(run, players, 2000, complete if players == 3 else 1400)
    report = report_of(run)
    ticket = run.city.tickets[0]
    assert [report.criterion(name, players).verdict == "fails" for players in PLAYERS] == [False, True, False]  # type: ignore[union-attr]
    assert report.criterion(name, 3).subject == ticket.id  # type: ignore[union-attr]
    [line] = [line for line in sentences(report) if line.startswith("The ticket ")]
    assert "(players: 3)" in line
    assert f"completed in {'100.0%' if complete == 2000 else 'only 5.0%'}" in line
    # A tuning aims at it, too.
    assert ticket_excess(report.figures)[frozenset((ticket.a, ticket.b))] > 0
    assert frozenset((ticket.a, ticket.b)) in aims_of(report).tickets


def test_a_ticket_that_nobody_keeps_is_not_the_hardest(run: PlaytestRun) -> None:
    with_ticket(run, 2, 0, 0)
    report = report_of(run)
    assert report.figures.tickets[0].complete_with(2) is None
    assert report.criterion("ticket-hard", 2).subject != run.city.tickets[0].id  # type: ignore[union-attr]
    assert report.figures.tickets[0].complete_with(3) is not None


@pytest.mark.parametrize(
    ("share", "published", "value", "said"),
    [
        (Interval(0.47, 0.465, 0.475), CERTAIN, 0.09, "holds"),
        (Interval(0.47, 0.465, 0.475), UNCERTAIN, 0.09, "open"),
        (Interval(0.50, 0.495, 0.505), CERTAIN, 0.12, "fails"),
        (Interval(0.50, 0.495, 0.505), UNCERTAIN, 0.12, "open"),
        (Interval(0.13, 0.12, 0.14), CERTAIN, -0.12, "fails"),
        (Interval(0.30, 0.29, 0.31), CERTAIN, 0.05, "holds"),
    ],
)
def test_the_tickets_share_is_judged_with_the_uncertainty_of_both_boards(
    share: Interval, published: Interval, value: float, said: str
) -> None:
    row = ticket_points(3, share, Interval(0.25, 0.25, 0.25), published)
    assert row.value
    assert row.value.value == pytest.approx(value)
    assert row.verdict == said
    assert (row.low, row.high) == ((None, 0.1) if value > 0.05 else (-0.1, None))


def test_the_best_manner_is_judged_with_the_uncertainty_of_both_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    won = Interval(0.48, 0.47, 0.49)
    for worse, said in ((1.5, "holds"), (1.4, "fails")):
        certain, uncertain = Interval(worse, worse, worse), Interval(worse, worse - 0.1, worse + 0.1)
        for published, verdict in ((certain, said), (uncertain, "open")):
            monkeypatch.setattr(LIMIT, lambda _, at=published: at)
            row = best_manner(3, won, "few-long")
            assert (row.name, row.high, row.verdict) == ("manners-compared", 0, verdict)
            assert row.value == difference(Interval(*(3 * part for part in won)), published)
