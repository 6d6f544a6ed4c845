"""Training repeats to the byte, goes on where it stopped, and makes a net that plays better."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from farebox.arena.play import on_threads
from farebox.bots.input_layout import input_count
from farebox.bots.net import OUTPUTS, WIN_CHANCE
from farebox.bots.registry import parse_bot
from farebox.bots.weights import decode_weights, encode_weights, net_record
from farebox.cities.load import load_city
from farebox.cities.schema import City
from farebox.engine.interpreted import as_objects
from farebox.errors import SetupError, WeightsError
from farebox.learning import checkpoints, games, training
from farebox.learning.checkpoints import load_checkpoint, save_checkpoint
from farebox.learning.games import GameSettings, Harvest, one_by_one, play_to_learn
from farebox.learning.goal import Goal
from farebox.learning.gradients import Adam, forward, gradients, new_layers
from farebox.learning.league import NEWEST, OLDER, league_seats, seated, teacher_seats
from farebox.learning.ring import Ring
from farebox.learning.self_play import gumbel
from farebox.learning.strength import share_against
from farebox.learning.training import Trainer

PARIS = load_city("paris")
GOAL = 70
WHOLE = Goal(games=GOAL)


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Steps of a few games, except in the long run."""
    if request.node.get_closest_marker("slow"):
        return
    for name, number in {
        "TEACHER_GAMES": 30, "STEP_GAMES": 10, "GROWN_RING": 500, "BATCH": 64,
        "MEASURE_EVERY": 2, "OLDER_EVERY": 3, "MEASURED_BLOCKS": 2,
    }.items():  # fmt: skip
        monkeypatch.setattr(training, name, number)


def trained(city: City = PARIS, players: int = 2, seed: int = 1, goal: int = GOAL) -> Trainer:
    """A net after a few games."""
    trainer = Trainer(city, players, seed, ring_rows=900)
    trainer.train(goal)
    return trainer


# The numbers


def test_gradients_are_the_slopes_of_the_error() -> None:
    dice = np.random.default_rng(3)
    layers = {name: layer.astype(np.float64) for name, layer in new_layers(12, dice).items()}
    x, targets = dice.random((5, 12)), dice.random((5, OUTPUTS))

    def error() -> float:
        found = forward(layers, x).outputs  # type: ignore[arg-type]
        each = -targets * np.log(found) - (1 - targets) * np.log(1 - found)
        return float((each * [1, 0.5]).sum() / len(x))

    slopes = gradients(layers, x, targets)  # type: ignore[arg-type]
    for name, layer in layers.items():
        place = tuple(dice.integers(0, size) for size in layer.shape)
        before = layer[place]
        layer[place] = before + 1e-5
        higher = error()
        layer[place] = before - 1e-5
        lower = error()
        layer[place] = before
        assert slopes[name][place] == pytest.approx((higher - lower) / 2e-5, rel=1e-3, abs=1e-6), name


def test_adam_finds_what_a_net_can_say() -> None:
    dice = np.random.default_rng(1)
    layers, x = new_layers(6, dice), dice.random((64, 6)).astype(np.float32)
    targets = np.stack([x[:, 0], 1 - x[:, 1]], 1)
    optimizer = Adam(layers)
    for _ in range(600):
        optimizer.step(layers, gradients(layers, x, targets), 3e-3)
    assert np.abs(forward(layers, x).outputs - targets).mean() < 0.03


def test_the_ring_forgets_the_oldest() -> None:
    ring = Ring(5, 1, 1)
    for number in range(4):
        ring.add(np.full((2, 1), number, np.int8), np.full((2, 1), number, np.float32))
    assert sorted(ring.targets.ravel().tolist()) == [1, 2, 2, 3, 3]
    inputs, targets = ring.sample(50, np.random.default_rng(0))
    assert (inputs * 64 == targets).all()


def test_chance_of_exploration_is_that_of_gumbel() -> None:
    dice = [1, 2, 3, 4]
    found = np.array([gumbel(dice) for _ in range(20_000)])
    assert found.mean() == pytest.approx(0.5772, abs=0.03)
    assert found.std() == pytest.approx(1.2825, abs=0.03)


# Games to learn from


def content(harvest: Harvest) -> list[bytes]:
    """All that games left; the gaps between the fields of a record hold anything."""
    fields = [harvest.games[name].tobytes() for name in harvest.games.dtype.names or ()]
    return [harvest.inputs.tobytes(), harvest.targets.tobytes(), *fields]


@pytest.mark.parametrize(("city", "players"), [("paris", 2), ("san_francisco", 3), ("new_york", 4)])
def test_interpreted_and_compiled_games_teach_the_same(city: str, players: int) -> None:
    found = load_city(city)
    layers = new_layers(input_count(found, players), np.random.default_rng(2))
    nets = np.concatenate([net_record(layers), net_record(layers)])
    seats = league_seats(1000, players)
    one = type(seats)(*(part[990:991] for part in seats))
    settings = GameSettings(heat=0.01, odd=700, keep=400, decay=0.9)
    harvests = [
        play_to_learn(found, players, one, nets, settings, np.random.default_rng(5), interpreted=interpreted)
        for interpreted in (True, False)
    ]
    assert len(harvests[0].targets) > 20
    assert content(harvests[0]) == content(harvests[1])


def test_games_played_in_any_jobs_teach_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    layers = new_layers(input_count(PARIS, 3), np.random.default_rng(2))
    nets = np.concatenate([net_record(layers), net_record(layers)])
    settings = GameSettings(heat=0.01, odd=100, keep=300, decay=0.9)
    seats, harvests = league_seats(40, 3), []
    for size, spread in ((40, one_by_one), (7, one_by_one), (3, partial(on_threads, threads=4))):
        monkeypatch.setattr(games, "JOB_GAMES", size)
        dice = np.random.default_rng(5)
        harvests.append(play_to_learn(PARIS, 3, seats, nets, settings, dice, spread=spread))
    assert content(harvests[0]) == content(harvests[1]) == content(harvests[2])
    assert len(harvests[0].targets) > 1000


def test_seats_need_their_nets() -> None:
    nets = net_record(new_layers(input_count(PARIS, 2), np.random.default_rng(2)))
    settings = GameSettings(heat=0.0, odd=0, keep=1000, decay=0.9)
    with pytest.raises(AssertionError, match="not there"):
        play_to_learn(PARIS, 2, league_seats(4, 2), nets, settings, np.random.default_rng(1))


@pytest.mark.parametrize("jobs", [4, 2])
def test_positions_beyond_the_room_are_left_out(monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    monkeypatch.setattr(games, "JOB_GAMES", jobs)
    monkeypatch.setattr(games, "STEPS_PER_SEAT", 10)
    net = net_record(new_layers(input_count(PARIS, 2), np.random.default_rng(2)))
    nets = np.concatenate([net, net])
    seats, settings = league_seats(4, 2), GameSettings(heat=0.0, odd=0, keep=1000, decay=0.9)
    found = play_to_learn(PARIS, 2, seats, nets, settings, np.random.default_rng(1))
    assert len(found.targets) == len(found.inputs) == 1 + 4 * 2 * 2 * 10
    assert len(found.games) == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_ratings_on_the_way_targets_are_the_results(players: int) -> None:
    nets = net_record(new_layers(input_count(PARIS, players), np.random.default_rng(2)))
    seats = teacher_seats(1, players, np.random.default_rng(1))
    settings = GameSettings(heat=0.0, odd=0, keep=1000, decay=1.0)
    harvest = play_to_learn(PARIS, players, seats, nets, settings, np.random.default_rng(1))
    [state] = as_objects(harvest.games)
    wins = [(state.winners >> seat & 1) / state.winners.bit_count() for seat in range(players)]
    assert harvest.targets[:, 1].tolist() == pytest.approx(wins * (len(harvest.targets) // players))
    assert ((harvest.targets >= 0) & (harvest.targets <= 1)).all()


def test_with_two_players_targets_of_both_seats_agree() -> None:
    nets = net_record(new_layers(input_count(PARIS, 2), np.random.default_rng(2)))
    seats = seated([[(parse_bot("learned"), NEWEST)] * 2])
    settings = GameSettings(heat=0.1, odd=0, keep=1000, decay=0.5)
    targets = play_to_learn(PARIS, 2, seats, nets, settings, np.random.default_rng(1)).targets
    assert (targets[0::2] + targets[1::2]).ravel().tolist() == pytest.approx([1] * len(targets), abs=1e-6)
    assert len(set(targets[:, 0].tolist())) > len(targets) // 2


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_chances_make_one_and_none_is_negative(players: int) -> None:
    layers = new_layers(input_count(PARIS, players), np.random.default_rng(2))
    layers["output_weights"] *= 30  # a net that is often sure of itself, for all seats or for none
    seats = seated([[(parse_bot("learned"), NEWEST)] * players])
    settings = GameSettings(heat=0.1, odd=0, keep=1000, decay=0.5)
    harvest = play_to_learn(PARIS, players, seats, net_record(layers), settings, np.random.default_rng(1))
    chances = harvest.targets[:, WIN_CHANCE].reshape(-1, players)
    assert chances.sum(1).tolist() == pytest.approx([1] * len(chances), abs=1e-5)
    assert chances.min() >= 0
    assert len(np.unique(chances)) > chances.size // 2


def test_the_league_seats_the_net_everywhere_and_everybody_against_it() -> None:
    seats = league_seats(2000, 3)
    learner = seats.kinds[-1, 0]
    own = (seats.kinds == learner) & (seats.brains == NEWEST)
    assert (own.sum(1) >= 1).all()
    assert own.all(1).mean() == pytest.approx(0.65)
    assert own[(own.sum(1) == 1)].mean(0).tolist() == pytest.approx([1 / 3] * 3, abs=0.01)
    assert len(set(seats.kinds[seats.kinds != learner].tolist())) == 5
    assert (seats.brains == OLDER).any()


# Whole trainings


@pytest.mark.parametrize(("city", "players"), [("paris", 2), ("san_francisco", 4)])
def test_equal_seeds_give_equal_files(city: str, players: int) -> None:
    one, two, other = (
        encode_weights(trained(load_city(city), players, seed).weights()) for seed in (1, 1, 2)
    )
    assert one == two
    assert one != other
    head = decode_weights(one).head
    assert (head.city, head.players, head.training.seed, head.training.games) == (city, players, 1, GOAL)


def test_a_stopped_training_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    file, trainer = tmp_path / "net.training", Trainer(PARIS, 2, 1, ring_rows=900)
    while trainer.games < GOAL:
        trainer.step(trainer.games / GOAL, GOAL - trainer.games)
        save_checkpoint(file, trainer, WHOLE, spent=2.5)
        trainer, spent = load_checkpoint(file, PARIS, 2, 1, WHOLE, ring_rows=900)
        assert spent == 2.5
    whole = trained()
    assert encode_weights(trainer.weights()) == encode_weights(whole.weights())
    assert trainer.curve == whole.curve
    assert trainer.curve


@pytest.mark.parametrize(
    ("city", "players", "seed", "goal", "code"),
    [
        (load_city("london"), 2, 1, WHOLE, "training-differs"),
        (PARIS, 3, 1, WHOLE, "training-differs"),
        (PARIS, 2, 7, WHOLE, "training-differs"),
        (PARIS, 2, 1, Goal(games=GOAL - 1), "training-other-goal"),
        (PARIS, 2, 1, Goal(seconds=GOAL), "training-other-goal"),
    ],
)
def test_a_checkpoint_of_something_else_is_refused(
    tmp_path: Path, city: City, players: int, seed: int, goal: Goal, code: str
) -> None:
    file = tmp_path / "net.training"
    save_checkpoint(file, Trainer(PARIS, 2, 1, ring_rows=900), WHOLE, spent=0.0)
    with pytest.raises(WeightsError) as refused:
        load_checkpoint(file, city, players, seed, goal)
    assert refused.value.code == code


def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "net.training"
    with monkeypatch.context() as earlier:
        earlier.setattr(checkpoints, "VERSION", "0.1.9")
        save_checkpoint(file, Trainer(PARIS, 2, 1, ring_rows=900), WHOLE, spent=0.0)
    with pytest.raises(WeightsError) as refused:
        load_checkpoint(file, PARIS, 2, 1, WHOLE)
    assert refused.value.code == "training-other-version"
    assert refused.value.facts["release"] == "0.1.9"


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    file, trainer = tmp_path / "net.training", Trainer(PARIS, 2, 1, ring_rows=900)
    save_checkpoint(file, trainer, WHOLE, spent=0.0)
    data = file.read_bytes()
    trainer.optimizer.means["first_weights"][0, 0] = np.nan
    save_checkpoint(file, trainer, WHOLE, spent=0.0)
    for damaged in (file.read_bytes(), b"", b"no archive", data[: len(data) // 2]):
        file.write_bytes(damaged)
        with pytest.raises(WeightsError) as refused:
            load_checkpoint(file, PARIS, 2, 1, WHOLE)
        assert refused.value.code == "training-not-readable"


def test_five_players_are_refused() -> None:
    with pytest.raises(SetupError):
        Trainer(PARIS, 5, 1)


@pytest.mark.slow
def test_a_short_training_beats_greedy_and_comes_near_the_planner() -> None:
    trainer = Trainer(PARIS, 2, 1)
    trainer.train(30_000)
    assert share_against("greedy", PARIS, 2, trainer.layers, 100).value > 0.8
    assert share_against("planner", PARIS, 2, trainer.layers, 200).value > 0.4
