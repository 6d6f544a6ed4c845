"""The test that stops by itself stops for the right side, and about as often wrong as it says."""

import numpy as np
import pytest

from farebox.arena.results import Shares
from farebox.arena.sprt import BOUND, Bounds, Verdict, check_sprt, expected_share, llr_path, verdict
from farebox.errors import SetupError
from tests.arena.builders import match_of

MATCH = match_of("planner", "greedy")
BOUNDS = Bounds(0, 20)


def scores(rating: float, blocks: int, seed: int) -> Shares:
    share = expected_share(MATCH, rating)
    found: Shares = np.random.Generator(np.random.PCG64(seed)).binomial(2, share, size=blocks) / 2
    return found


def test_the_formula() -> None:
    path = llr_path(np.array([1.0, 0.5, 1.0, 0.5] * 100), 0.5, 0.53)
    variance = (250 + 1) / 402 - (301 / 402) ** 2
    assert path[-1] == pytest.approx(400 * 0.03 * (2 * 0.75 - 1.03) / (2 * variance))
    assert pytest.approx(2.944, abs=0.001) == BOUND


def test_a_stronger_bot_is_found() -> None:
    found = [verdict(MATCH, BOUNDS, scores(40, 20_000, seed)) for seed in range(20)]
    assert all(one.decision == "stronger" and one.llr >= BOUND for one in found)


def test_a_weaker_bot_is_found() -> None:
    found = [verdict(MATCH, BOUNDS, scores(-20, 20_000, seed)) for seed in range(20)]
    assert all(one.decision == "not-stronger" and one.llr <= -BOUND for one in found)


def test_it_errs_about_as_seldom_as_it_says() -> None:
    for rating, wrong in ((0.0, "stronger"), (20.0, "not-stronger")):
        found = [str(verdict(MATCH, BOUNDS, scores(rating, 20_000, seed)).decision) for seed in range(200)]
        assert found.count("open") <= 2
        assert found.count(wrong) <= 20


def test_little_says_nothing() -> None:
    assert verdict(MATCH, BOUNDS, np.ones(10)).decision == "open"
    assert verdict(MATCH, BOUNDS, np.zeros(0)) == Verdict("open", 0, 0.0)
    assert verdict(MATCH, BOUNDS, np.ones(60)).decision == "stronger"
    assert verdict(MATCH, BOUNDS, np.zeros(60)).decision == "not-stronger"


def test_what_comes_after_the_decision_changes_nothing() -> None:
    found = scores(60, 20_000, 5)
    first = verdict(MATCH, BOUNDS, found)
    assert verdict(MATCH, BOUNDS, np.concatenate([found[: first.blocks], np.zeros(500)])) == first
    assert verdict(MATCH, BOUNDS, found[: first.blocks - 1]).decision == "open"


def test_equal_strength_is_an_equal_part() -> None:
    assert expected_share(MATCH, 0) == 0.5
    assert expected_share(match_of("planner", "greedy", players=4), 0) == 0.25
    assert expected_share(match_of("planner", "greedy", players=4), 400) == pytest.approx(10 / 13)


@pytest.mark.parametrize("bounds", [Bounds(20, 0), Bounds(5, 5), Bounds(0, float("nan")), Bounds(0, 1e9)])
def test_senseless_bounds_are_refused(bounds: Bounds) -> None:
    with pytest.raises(SetupError, match="sprt-bounds"):
        check_sprt(MATCH, bounds)


@pytest.mark.parametrize("bots", [("planner", "greedy", "random"), ("planner", "planner")])
def test_a_test_needs_two_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="sprt-needs-two-bots"):
        check_sprt(match_of(*bots), BOUNDS)
