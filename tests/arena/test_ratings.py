"""Ratings find the strengths that results were made from."""

import numpy as np
import pytest

from farebox.arena.ratings import (
    Interval,
    Table,
    bradley_terry,
    elo,
    elo_intervals,
    resampled,
    share_interval,
    wilson,
)
from farebox.arena.results import Numbers, Shares
from farebox.arena.standings import games_table, standings
from tests.arena.builders import match_of, results_of

PAIRS = np.array([[1, 1, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 1, 1]])
RATINGS = np.array([0.0, 150.0, -220.0, 40.0])


def dice(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


def synthetic(seats: Numbers, ratings: Shares, blocks: int, games: int, seed: int) -> Shares:
    """Victories by block and bot of bots with known ratings, `games` of each lineup a block."""
    rng, strength = dice(seed), 10 ** (ratings / 400)
    wins = np.zeros((blocks, len(ratings)))
    for lineup in seats:
        chances = lineup * strength
        wins += rng.multinomial(games, chances / chances.sum(), size=blocks)
    return wins


def test_bradley_terry_finds_known_ratings_exactly() -> None:
    strength = 10 ** (RATINGS / 400)
    chances = PAIRS * strength / (PAIRS @ strength)[:, None]
    wins = 1e6 * chances.sum(axis=0)
    found = elo(bradley_terry(wins, Table(PAIRS, np.full(6, 1_000_000))), 0)
    assert np.allclose(found, RATINGS, atol=0.1)


def test_bradley_terry_of_two_is_the_elo_of_the_share() -> None:
    table = Table(np.array([[1, 1]]), np.array([100_000]))
    found = elo(bradley_terry(np.array([75_000.0, 25_000.0]), table), 1)
    assert found[0] == pytest.approx(400 * np.log10(3), abs=0.05)


def test_tables_for_four_with_one_bot_in_three_seats() -> None:
    seats = np.array([[1, 3]])
    wins = synthetic(seats, np.array([200.0, 0.0]), 5000, 4, seed=3)
    found = elo_intervals(wins, Table(seats, np.array([20_000])), 1)
    assert found[0].low < 200 < found[0].high
    assert found[0].value == pytest.approx(200, abs=15)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    table = Table(np.array([[1, 1]]), np.array([10]))
    found = elo(bradley_terry(np.array([10.0, 0.0]), table), 1)
    assert 300 < found[0] < 1000


def test_bootstrap_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(60):
        wins = synthetic(PAIRS, RATINGS, 150, 2, seed)
        found = elo_intervals(wins, Table(PAIRS, np.full(6, 300)), 0, seed=seed)
        held += sum(
            interval.low <= truth <= interval.high for interval, truth in zip(found, RATINGS, strict=True)
        )
        assert found[0] == Interval(0, 0, 0)
    # The bot of reference always holds; of the 180 others 95 % are 171.
    assert 160 + 60 <= held <= 180 + 60 - 1


def test_share_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(400):
        by_block = dice(seed).binomial(2, 0.8, size=100) / 2
        found = share_interval(by_block)
        held += found.low <= 0.8 <= found.high
    assert 365 <= held <= 395


def test_blocks_that_agree_give_narrower_intervals_than_blocks_that_do_not() -> None:
    steady = np.tile([0.5, 0.5, 0.5, 0.6, 0.4], 40)
    wild = np.tile([0.0, 1.0, 0.0, 1.0, 0.5], 40)
    widths = [found.high - found.low for found in map(share_interval, (steady, wild))]
    assert widths[0] < widths[1] / 3


@pytest.mark.parametrize("share", [0.0, 1.0, 0.5])
def test_an_interval_is_never_empty_and_stays_a_share(share: float) -> None:
    for blocks in (1, 2, 50):
        found = share_interval(np.full(blocks, share))
        assert 0 <= found.low <= share <= found.high <= 1
        assert found.low < found.high
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_the_bootstrap_draws_matches_of_the_same_length_also_from_groups() -> None:
    for blocks in (7, 4321):
        drawn = resampled(np.ones((blocks, 2)), seed=1)
        assert np.allclose(drawn, blocks)


def test_the_planner_is_zero_and_otherwise_the_first() -> None:
    match = match_of("greedy", "planner")
    found = standings(match, results_of(match, [1, 2, 1, 2]))
    assert found.reference == "planner"
    assert found.bots[1].elo == Interval(0, 0, 0)
    match = match_of("greedy", "random")
    assert standings(match, results_of(match, [1, 2])).reference == "greedy"


def test_the_standings_count_by_bot_and_by_seat() -> None:
    match = match_of("greedy", "random")
    # Greedy wins from seat 0 always, from seat 1 in one of two blocks, and shares the other.
    found = standings(match, results_of(match, [0b01, 0b10, 0b01, 0b11]))
    greedy, random = found.bots
    assert (greedy.won.value, random.won.value) == (0.875, 0.125)
    assert greedy.won_by_seat == (1.0, 0.75)
    assert random.won_by_seat == (0.25, 0.0)
    assert [seat.won.value for seat in found.seats] == [0.625, 0.375]
    assert found.pairs[0].won.value == 0.875
    assert found.shared == 0.25
    assert games_table(match, 2).games.tolist() == [4]
