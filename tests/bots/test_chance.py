"""The chance to win follows from a view, adds up to 1, and its calibration finds what is true."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from farebox.bots.bot import make_bot
from farebox.bots.chance import Calibration, calibrated, win_chances
from farebox.cities.load import CITY_IDS, load_city
from farebox.errors import SetupError
from farebox.game.game import Game
from farebox.game.internals import index_of, version_of
from farebox.game.sampling import sample_state
from tests.bots.test_learned import net_file
from tools import calibration
from tools.calibration import Position, counts, fitted, positions_of, reliability, table_of

LOOKS = 3
PLAIN = Calibration(slope=1.0, later=0.0, own=0.0)
TRUE = Calibration(slope=0.6, later=0.5, own=-0.2)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("city", CITY_IDS)
def test_chances_follow_from_the_view_and_add_up_to_one(tmp_path: Path, city: str, players: int) -> None:
    game, dice, phases = Game.new(city, players, seed=players), Random(2), set()
    file, planner = str(net_file(tmp_path, city, players)), make_bot("planner", game.city)
    while not game.over:
        if dice.random() < 0.2 or game.view().phase not in phases:
            phases.add(game.view().phase)
            seat = dice.randrange(players)
            found = win_chances(game.city, game.view(seat), file, looks=LOOKS)
            assert len(found) == players
            assert sum(found) == pytest.approx(1)
            assert min(found) > 0
            other = Game(
                index_of(game), sample_state(index_of(game), game.view(seat), dice), game.names, None
            )
            assert win_chances(game.city, other.view(seat), file, looks=LOOKS) == found
        seat = game.to_act[0]
        game.apply(planner.choose(game.view(seat), game.legal_actions(seat), dice), seat)
    assert game.outcome is not None
    shares = win_chances(game.city, game.view(0))
    assert {seat for seat, share in enumerate(shares) if share} == set(game.outcome.winners)
    assert sum(shares) == 1


def test_interpreted_and_compiled_looks_see_the_same(tmp_path: Path) -> None:
    game, dice = Game.new("san_francisco", 3, seed=4), Random(1)
    file, planner = str(net_file(tmp_path, "san_francisco", 3)), make_bot("planner", game.city)
    # The tournament of the rollout profiles takes the interpreter a minute.
    win_chances(game.city, game.view(0), file, looks=1)
    while not game.over:
        if version_of(game) % 25 == 0:
            views = [
                win_chances(game.city, game.view(1), file, looks=2, interpreted=way) for way in (False, True)
            ]
            assert views[0] == views[1]
        seat = game.to_act[0]
        game.apply(planner.choose(game.view(seat), game.legal_actions(seat), dice), seat)


def test_a_spectator_states_no_chance() -> None:
    game = Game.new("paris", 2, seed=1)
    with pytest.raises(SetupError) as refused:
        win_chances(game.city, game.view())
    assert refused.value.code == "spectator-states-no-chance"


@pytest.mark.parametrize("looks", [0, -1])
def test_no_look_states_no_chance(looks: int) -> None:
    game = Game.new("paris", 2, seed=1)
    with pytest.raises(SetupError) as refused:
        win_chances(game.city, game.view(0), looks=looks)
    assert refused.value.code == "no-look"


def test_calibration_draws_chances_together_and_favours_a_seat() -> None:
    bare = (0.7, 0.2, 0.1)
    assert calibrated(bare, 0, 0.5, PLAIN) == pytest.approx(bare)
    assert calibrated(bare, 0, 0.5, PLAIN._replace(slope=0.0)) == pytest.approx([1 / 3] * 3)
    assert calibrated(bare, 0, 0.5, PLAIN._replace(slope=0.5))[0] < 0.6
    assert calibrated(bare, 1, 0.5, PLAIN._replace(own=0.5))[1] > 0.25
    assert calibrated(bare, 0, 1.0, PLAIN._replace(later=0.5))[0] > 0.8


# The tool that fits and measures


def made_positions(count: int) -> list[Position]:
    """Positions of three seats whose results follow from their bare chances by the true calibration."""
    dice, found = np.random.default_rng(3), []
    for number in range(count):
        bare, seat = tuple(dice.dirichlet((1, 1, 1)).tolist()), int(dice.integers(3))
        progress = float(dice.random())
        winner = int(dice.choice(3, p=calibrated(bare, seat, progress, TRUE)))
        won = tuple(float(winner == place) for place in range(3))
        found.append(Position("paris", "made", number // 3, seat, progress, bare, won))
    return found


def test_the_fit_finds_the_true_calibration_and_its_chances_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "LEAST_POSITIONS", 500)
    monkeypatch.setattr(calibration, "BOOTSTRAPS", 200)
    positions = made_positions(12_000)
    found = fitted(positions)
    assert found == pytest.approx(TRUE, abs=0.1)
    for one in reliability(positions, found):
        assert not counts(one) or one.low - 0.01 < one.stated < one.high + 0.01
    wrong = [one for one in reliability(positions, PLAIN) if counts(one)]
    assert max(abs(one.stated - one.won) for one in wrong) > 0.05
    table = list(table_of(reliability(positions, found)))
    assert len(table) == 2 + 10 + 1
    assert table[-1].startswith("mean gap")


def test_games_of_different_cities_are_counted_apart() -> None:
    one = made_positions(600)
    other = [msgspec.structs.replace(position, city="london") for position in one]
    for alone, pooled in zip(reliability(one, TRUE), reliability(one + other, TRUE), strict=True):
        assert (pooled.positions, pooled.games) == (2 * alone.positions, 2 * alone.games)
        assert pooled.won == pytest.approx(alone.won)


def test_positions_are_those_of_every_seat_with_the_result_of_their_game(tmp_path: Path) -> None:
    city = load_city("paris")
    file, game = str(net_file(tmp_path, "paris", 2)), Game.new(city, 2, seed=1)
    found = positions_of(game, 7, "planner", make_bot("planner", city), file, every=9)
    assert game.outcome is not None
    assert {one.seat for one in found} == {0, 1}
    assert {(one.city, one.game) for one in found} == {("paris", 7)}
    assert all((one.won[seat] > 0) == (seat in game.outcome.winners) for one in found for seat in (0, 1))
    assert found[0].progress <= found[-1].progress <= 1
