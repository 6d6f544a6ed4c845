"""Which planner plays in the heads of searching bots depends on the board, and nothing else does."""

import numpy as np
import pytest

from farebox.bots import batch, kinds
from farebox.bots.batch import play_games
from farebox.bots.planner_profiles import EAGER, HASTY, PLAIN, UNKNOWN
from farebox.bots.registry import BotSpec, parse_bot
from farebox.bots.sequential_halving import MANY_ROLLOUTS, find_arms
from farebox.bots.workspace import Workspace
from farebox.cities.load import CITY_IDS, load_city
from farebox.engine.layout import Records
from farebox.engine.seeds import derived_seed
from farebox.game.internals import index_of, state_of
from farebox.rules.codes import MAX_ACTIONS
from farebox.rules.legal import legal_actions
from tests.builders import position

ROLLOUT = BotSpec("rollout_profile", kinds.ROLLOUT, 0)
PLANNER = parse_bot("planner")
SEARCH = parse_bot("search:4")
GAMES = 400


@pytest.fixture(autouse=True)
def nothing_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "rollout_profiles", {})


def played(city: str, seatings: list[list[BotSpec]]) -> Records:
    """One game for each seating."""
    seeds = [derived_seed(b"profiles", number) for number in range(len(seatings))]
    return play_games(load_city(city), seatings, seeds)


def victories(games: Records) -> float:
    """The part of the games that the first bot of alternating seats wins, halves for shared victories."""
    seat = np.arange(len(games)) % 2
    won = games["winners"] >> seat & 1
    return float(np.mean(won * (1 - (games["winners"] == 3) / 2)))


@pytest.mark.parametrize("city", CITY_IDS)
def test_the_profile_that_is_found_beats_plain_planners(city: str) -> None:
    played(city, [[SEARCH, SEARCH]])
    seatings = [[ROLLOUT, PLANNER], [PLANNER, ROLLOUT]] * (GAMES // 2)
    [found] = batch.rollout_profiles.values()
    assert found == PLAIN or victories(played(city, seatings)) > 0.5


def test_it_is_found_once_for_a_board_and_a_number_of_seats() -> None:
    played("paris", [[SEARCH, SEARCH]])
    first = dict(batch.rollout_profiles)
    played("paris", [[SEARCH, PLANNER]])
    assert batch.rollout_profiles == first
    played("paris", [[SEARCH, PLANNER, PLANNER]])
    played("london", [[SEARCH, PLANNER]])
    assert len(batch.rollout_profiles) == 3
    assert UNKNOWN not in batch.rollout_profiles.values()


def test_a_search_decides_alike_before_and_after_it_is_known() -> None:
    first, again = (played("san_francisco", [[SEARCH, PLANNER]] * 3) for _ in range(2))
    assert first.tobytes() == again.tobytes()


def test_planners_stay_plain_when_it_is_known() -> None:
    before = played("san_francisco", [[PLANNER, PLANNER]] * 50)
    played("san_francisco", [[SEARCH, SEARCH]])
    after = played("san_francisco", [[PLANNER, PLANNER]] * 50)
    assert before.tobytes() == after.tobytes()


def profiles_tried(rollouts: int) -> set[int]:
    """The profiles that a search with so many rollouts lets play on, where the hasty one suits."""
    game, m, other, out = position("paris"), Workspace(), Workspace(), [0] * MAX_ACTIONS
    m.rollout_profile = other.rollout_profile = HASTY
    count = legal_actions(index_of(game).board, state_of(game), out)
    find_arms(index_of(game).board, state_of(game), m, other, out, count, rollouts)
    assert other.rollout_profile == HASTY
    return set(m.arm_profile[: m.candidates])


def test_only_many_playouts_are_shared_with_planners_that_suit_less() -> None:
    assert profiles_tried(MANY_ROLLOUTS - 1) == {HASTY}
    assert profiles_tried(MANY_ROLLOUTS) == {PLAIN, HASTY, EAGER}
