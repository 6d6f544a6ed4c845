"""The page of a playtest shows what was counted, for each number of players."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest

from farebox.playtesting.page import report_page
from farebox.playtesting.plan import OWN, PLANNER, PLAYERS, SEARCH, Duel
from farebox.playtesting.report import report_of
from farebox.playtesting.run import PlaytestRun
from farebox.playtesting.sentences import ends_of
from tests.playtesting.small_runs import counts_of


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


def test_tickets_show_what_searching_bots_do_with_them(run: PlaytestRun) -> None:
    assert "<small>" not in section(run, "Tickets")
    for players in PLAYERS:
        counts = deepcopy(counts_of(run, players))
        counts["offered"][:], counts["kept"][:], counts["complete"][:] = 200, 50, 20
        counts["first_kept"][:] = 0, 90, 10
        run.progress.tables[f"{OWN} {SEARCH} {players}"] = counts
    tickets = report_of(run).figures.tickets
    assert {row.searched_kept.value for row in tickets if row.searched_kept} == {0.25}
    assert {row.searched_complete.value for row in tickets if row.searched_complete} == {0.4}
    shown = section(run, "Tickets")
    assert shown.count("<small>25.0%</small>") == shown.count("<small>40.0%</small>") == len(tickets)
    worth = section(run, "Is the second ticket worth it\\?")
    assert worth.count('<td data-label="Both first kept">10.0%') == 3


def test_a_ticket_that_no_searching_bot_kept_has_no_share_of_completed_ones(run: PlaytestRun) -> None:
    counts = deepcopy(counts_of(run, 2))
    counts["kept"][0] = counts["complete"][0] = 0
    run.progress.tables[f"{OWN} {SEARCH} 2"] = counts
    ticket = report_of(run).figures.tickets[0]
    assert ticket.searched_kept
    assert ticket.searched_kept.value == 0
    assert ticket.searched_complete is None


def test_a_plot_shows_when_games_are_decided(run: PlaytestRun) -> None:
    for players in PLAYERS:
        decided = counts_of(run, players)["decided"]
        decided[:] = [1] * 15 + [5] * 5 + [60]
    shown = section(run, "Course of the game")
    plots = re.findall(r'<svg [^>]*role="img" aria-label="([^"]*)">(.*?)</svg>', shown)
    assert [label for label, _ in plots] == [
        "Decided in the quarters of the game: 5.0% · 5.0% · 5.0% · 25.0%; by the final scoring: 60.0%"
    ] * 3
    for _, drawing in plots:
        columns = re.findall(r'<rect class="c(.)"[^>]* height="([\d.]+)"', drawing)
        heights = [float(height) for colour, height in columns if colour == "0"]
        [last] = [float(height) for colour, height in columns if colour == "1"]
        assert len(heights) == 20
        assert heights[19] == pytest.approx(5 * heights[0], abs=0.3)
        assert last == pytest.approx(12 * heights[19], abs=0.6)


@pytest.mark.parametrize(("complete", "mark"), [(2000, "▲ too easy"), (100, "▼ too hard"), (1400, "")])
def test_a_ticket_that_is_too_easy_or_too_hard_is_marked(run: PlaytestRun, complete: int, mark: str) -> None:
    counts = counts_of(run, 4)
    counts["offered"][0] = counts["kept"][0] = 2000
    counts["complete"][0] = complete
    ticket = run.city.tickets[0]
    words = f'<small class="verdict fails">{mark} (players: 4)</small>' if mark else ""
    shown = section(run, "Tickets")
    assert f">{ends_of(run.city, ticket.a, ticket.b)}{words}</td>" in shown
    assert shown.count("players: ") == bool(mark)


def test_the_bonus_and_ways_to_play_show_their_intervals(run: PlaytestRun) -> None:
    counts_of(run, 2)["most_bonus"][:] = 100, 60
    assert "60.0%<small>50.2–69.1</small></td>" in section(run, "Bonus")
    run.progress.duels[Duel("planner/few-long", "planner/many-short", 2, 1).name] = [0.5, 0.7] * 50
    shown = section(run, "Ways to play")
    assert shown.count(">60<small>58–62</small></td>") == shown.count(">40<small>38–42</small></td>") == 1
