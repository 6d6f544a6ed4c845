"""The learned bots decide from what their seat knows, by their net, and the same everywhere."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from farebox.bots.batch import play_games
from farebox.bots.bot import make_bot
from farebox.bots.input_layout import input_count
from farebox.bots.registry import parse_bot
from farebox.bots.weights import Training, encode_weights, make_weights
from farebox.cities.load import CITY_IDS, load_city
from farebox.engine.seeds import derived_seed
from farebox.game.game import Game
from farebox.game.internals import index_of, version_of
from farebox.game.sampling import sample_state
from farebox.learning.gradients import new_layers
from farebox.rules.codes import OVER

TABLES = [(city, players) for city in CITY_IDS for players in (2, 3, 4)]
MASTER = bytes(16)


def net_file(folder: Path, city: str, players: int, seed: int = 0) -> Path:
    """A file with a net that knows nothing, but tells positions apart."""
    found, file = load_city(city), folder / f"{seed}.weights"
    layers = new_layers(input_count(found, players), np.random.default_rng(seed))
    record = Training(seed=seed, games=0, version="0")
    file.write_bytes(encode_weights(make_weights(found, players, layers, record)))
    return file


@pytest.mark.parametrize(("city", "players"), TABLES)
@pytest.mark.parametrize("bot", ["learned", "learned:12"])
def test_equal_views_with_different_secrets_give_equal_decisions(
    tmp_path: Path, bot: str, city: str, players: int
) -> None:
    game, dice, different = Game.new(city, players, seed=5 + players), Random(2), 0
    learned = make_bot(f"{bot}@{net_file(tmp_path, city, players)}", game.city)
    others = make_bot("planner", game.city)
    while not game.over:
        seat = game.to_act[0]
        view, legal = game.view(seat), game.legal_actions(seat)
        if dice.random() < 0.4:
            other = Game(index_of(game), sample_state(index_of(game), view, dice), game.names, None)
            different += other.position() != game.position()
            choice = learned.choose(view, legal, Random(version_of(game)))
            assert learned.choose(other.view(seat), legal, Random(version_of(game))) == choice
            assert choice in legal
        game.apply(others.choose(view, legal, dice), seat)
    assert different > 5


@pytest.mark.parametrize(("city", "players"), [("paris", 2), ("san_francisco", 3), ("london", 4)])
def test_games_end_repeat_and_differ_by_net(tmp_path: Path, city: str, players: int) -> None:
    files = [net_file(tmp_path, city, players, seed) for seed in (0, 1)]
    bots = [f"learned@{files[0]}", f"learned:8@{files[1]}", "planner", f"learned@{files[1]}"]
    seating = [parse_bot(bot) for bot in bots[:players]]
    seeds = [derived_seed(MASTER, index) for index in range(3)]
    games = play_games(load_city(city), [seating] * 3, seeds)
    assert games["phase"].tolist() == [OVER] * 3
    assert games.tobytes() == play_games(load_city(city), [seating] * 3, seeds).tobytes()
    swapped = [seating[0]._replace(weights=str(files[1])), *seating[1:]]
    assert games.tobytes() != play_games(load_city(city), [swapped] * 3, seeds).tobytes()
