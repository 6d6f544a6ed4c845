"""A playtest is the same however it is played, goes on from its file, and refuses what does not fit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from farebox import MatchError, SetupError, load_city, playtest
from farebox.arena.ratings import Interval
from farebox.arena.simulation import simulate
from farebox.bots.bot import make_bot
from farebox.bots.registry import MANNERS, parse_bot
from farebox.engine.seeds import derived_seed
from farebox.locales import languages, text, use_language
from farebox.playtesting.criteria import judged, verdict
from farebox.playtesting.figures import best_partners, difference, table_figures
from farebox.playtesting.page import report_page
from farebox.playtesting.plan import OWN, PLAYERS, STYLES, Duel, Effort, Plan, Table, make_plan
from farebox.playtesting.report import report_of
from farebox.playtesting.run import PlaytestRun
from farebox.playtesting.sentences import value_texts
from farebox.playtesting.tally import VICTORY, play_table
from farebox.playtesting.yardsticks import most_of_best_manner

PLAN = Plan(
    tables=tuple(Table(OWN, "planner", players, 1200) for players in (2, 3, 4)),
    duels=(
        Duel("planner/few-long", "planner/many-short", 2, 40),
        Duel("planner/no-bonus", "planner", 2, 40),
        Duel("planner/few-long", "planner/many-short", 3, 20),
        Duel("planner/many-short", "planner/few-long", 3, 20),
    ),
)


def run_of(city: str = "san_francisco", **options: object) -> PlaytestRun:
    return PlaytestRun(city, plan=PLAN, **options)  # type: ignore[arg-type]


def finished(run: PlaytestRun) -> PlaytestRun:
    for _ in run.play():
        pass
    return run


def test_the_counts_are_those_of_the_games() -> None:
    counts = finished(run_of("paris")).progress.tables["own planner 2"]
    assert counts["games"] == 1200
    assert counts["victories"].sum() == VICTORY * 1200
    assert counts["scores"].sum() == counts["held"].sum() == 2400
    assert (counts["complete"] <= counts["kept"]).all()
    assert (counts["kept"] <= counts["offered"]).all()
    points = counts["winner_points"].sum() + counts["loser_points"].sum()
    assert points == (counts["scores"] * (np.arange(400) - 100)).sum()
    assert 0 < table_figures("planner", 2, counts).ticket_share.value < 1
    below_zero = counts | {"winner_points": np.array([3, -8, 0])}
    assert table_figures("planner", 2, below_zero).ticket_share.value == 0


def test_the_interval_of_the_tickets_share_covers_the_share_of_many_games() -> None:
    city, found = load_city("paris"), []
    for batch in range(40):
        seeds = [derived_seed(bytes([batch]), number) for number in range(100)]
        found.append(table_figures("planner", 2, play_table(city, "planner", 2, seeds)).ticket_share)
    share = sum(one.value for one in found) / len(found)
    assert 34 <= sum(one.low <= share <= one.high for one in found) <= 40
    assert 0.01 < found[0].high - found[0].low < 0.1


def test_a_ticket_goes_best_with_one_that_makes_both_easier() -> None:
    alone = np.array([0.5, 0.9, 0.5, 0.5])
    pairs = np.array([[0, 400, 400, 2], [400, 0, 400, 400], [400, 400, 0, 400], [2, 400, 400, 0]])
    complete = np.array([[0, 180, 160, 2], [180, 0, 180, 180], [160, 180, 0, 100], [2, 180, 100, 0]])
    # With 1 it is completed most often, but no more often than by chance; with 3 twice in two games.
    assert best_partners(pairs, complete, alone) == [2, None, 0, None]


def test_ways_to_play_are_judged_by_the_published_boards_at_a_full_table() -> None:
    found = report_of(finished(run_of()))
    assert [row.name for row in found.criteria if row.name.startswith("manners")] == [
        "manners",
        "manners-compared",
    ]
    assert found.criterion("manners", 2).high == 0.6  # type: ignore[union-attr]
    compared, worse = found.criterion("manners-compared", 3), most_of_best_manner(3)
    assert compared
    assert worse
    assert worse.low < worse.value < worse.high
    duel = found.figures.way(compared.subject, "many-short", 3)
    assert duel
    assert compared.value == difference(Interval(*(3 * part for part in duel)), worse)
    assert compared.high == 0


@pytest.mark.parametrize("effort", ["normal", "thorough"])
def test_everything_is_played_with_every_number_of_players(effort: Effort) -> None:
    plan = make_plan(load_city("paris"), effort)
    duels = {players: {duel.first for duel in plan.duels if duel.players == players} for players in PLAYERS}
    first = {"planner", "search:60", "search:240", "planner/no-bonus", "search:240/keep-both"}
    for players in PLAYERS:
        assert first <= duels[players]
        styles = {duel.second for duel in plan.duels if (duel.first, duel.players) == ("planner", players)}
        assert styles == {"greedy", *STYLES}
        assert {table.bot for table in plan.tables if table.players == players} == {"planner", "search:240"}


def test_a_table_counts_what_a_simulation_of_the_same_seeds_plays() -> None:
    run = finished(run_of("london", seed=3))
    games = simulate("london", ["planner"], games=1200, players=2, seed=derived_seed(run.seed, 0))
    counts = run.progress.tables["own planner 2"]
    assert counts["victories"].tolist() == (VICTORY * games.shares).sum(axis=0).astype(int).tolist()
    assert counts["kept"].sum() == games.tickets.sum()
    assert counts["complete"].sum() == games.complete.sum()


def test_an_interrupted_playtest_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "paris.json"
    stopped = run_of("paris", threads=2)
    for _, _ in zip(stopped.play(), range(4), strict=False):
        stopped.save(file)
    assert 0 < stopped.games < stopped.total
    resumed, whole = finished(run_of("paris", file=file, threads=1)), finished(run_of("paris"))
    assert report_of(resumed) == report_of(whole)


def test_a_file_of_another_playtest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "paris.json"
    run_of("paris").save(file)
    before = file.read_bytes()
    with pytest.raises(MatchError, match="playtest-differs"):
        run_of("london", file=file)
    file.write_bytes(before.replace(b'"format":2', b'"format":1'))
    with pytest.raises(MatchError, match="playtest-differs"):
        run_of("paris", file=file)
    file.write_bytes(before[:100])
    with pytest.raises(MatchError, match="playtest-broken"):
        run_of("paris", file=file)


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (0.4, None, "holds"),
        (0.5, None, "open"),
        (0.7, None, "fails"),
        (None, 0.4, "fails"),
        (0.4, 0.6, "holds"),
    ],
)
def test_a_verdict_says_where_the_interval_lies(low: float | None, high: float | None, said: str) -> None:
    assert verdict(Interval(0.5, 0.45, 0.55), low, high) == said


@pytest.mark.parametrize("language", languages())
def test_the_page_is_whole_in_every_language(language: str) -> None:
    run = run_of()
    for _, _ in zip(run.play(), range(12), strict=False):
        pass
    with use_language(language):
        page = report_page(run.city, report_of(run))
    assert f'lang="{language}"' in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "playtest-" not in page, "a text is missing"
    assert [page.count(f'<g class="heat {name}">') for name in ("claimed", "late", "winner")] == [1, 1, 1]
    with use_language(language):
        assert f'<td data-label="{text("playtest-column-most-bonus")}">' in page, "no heading on a phone"
    assert "farebox playtest san_francisco --effort normal --seed 0<" in page


def test_a_difference_below_zero_can_be_read() -> None:
    seats = judged("seats", 2, Interval(-0.07, -0.1, -0.05), high=0.02)
    assert value_texts(seats) == ("−7.0", "−10.0 to −5.0")


def test_the_library_playtests_a_city(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    report = playtest(
        "paris", effort="quick", file=tmp_path / "a.json", progress=lambda *now: heard.append(now)
    )
    assert report.games == heard[-1][0] == heard[-1][1]
    assert [row.verdict for row in report.criteria if row.name == "routes"] == ["holds"] * 3
    assert "seats, 2 players" in str(report)


def test_a_bound_bot_keeps_to_its_manner() -> None:
    games = simulate("paris", ["planner/keep-both", "planner/keep-one"], games=300, seed=5)
    routes = simulate("paris", ["planner/routes-only"], games=300, seed=5)
    assert games.tickets[:, 0].min() == 2
    assert routes.tickets.max() == 1
    assert routes.complete.mean() > 0.9, "the ticket that the rules force on it is no handicap"
    with pytest.raises(SetupError, match="unknown-manner"):
        parse_bot("planner/upside-down")
    with pytest.raises(SetupError, match="unknown-manner"):
        parse_bot("tree:60/keep-both")
    assert all(make_bot(f"planner/{manner}", load_city("london")) for manner in MANNERS)
