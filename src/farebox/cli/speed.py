"""Measuring: the best of several runs, by the wall clock, with everything prepared beforehand."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

import numpy as np

from farebox.cities.schema import City
from farebox.engine import kernels as plain
from farebox.engine.layout import STATE_TYPE, board_record, new_actions, new_games, raw_bytes, write_record
from farebox.engine.native import entry_point
from farebox.engine.seeds import chance_words, derived_seed, dice_words
from farebox.rules.board import make_board
from farebox.rules.codes import MAX_ACTIONS
from farebox.rules.state import State

MASTER = bytes(16)
COMPILED_GAMES = 2000
INTERPRETED_GAMES = 20
CLONES = 200_000
PYTHON_CLONES = 5_000
CLONE_ROOM = 64
MIN_RUNS = 3


class Speed(NamedTuple):
    """How fast one way of running the rules is."""

    games_per_s: float
    decisions_per_s: float
    clone_ns: float


class Measures(NamedTuple):
    """Both ways; `row_clone_ns` is a clone from Python through rows of bytes."""

    compiled: Speed
    interpreted: Speed
    row_clone_ns: float
    state_bytes: int


class Best(NamedTuple):
    """The fastest of several runs: its seconds and what it returned."""

    seconds: float
    value: int


def best_of(prepare: Callable[[], None], run: Callable[[], int], seconds: float) -> Best:
    """Prepare and run repeatedly for some seconds; only the runs are timed."""
    found: list[Best] = []
    end = perf_counter() + seconds
    while len(found) < MIN_RUNS or perf_counter() < end:
        prepare()
        begin = perf_counter()
        value = run()
        found.append(Best(perf_counter() - begin, value))
    return min(found)


def measure(city: City, players: int, seconds: float) -> Measures:
    """Measure everything in about this many seconds, after the rules are compiled."""
    share = seconds / 5
    compiled = Speed(*compiled_games(city, players, share), compiled_clone(city, players, share))
    interpreted = Speed(*interpreted_games(city, players, share), interpreted_clone(city, players, share))
    return Measures(compiled, interpreted, row_clone(city, players, share), STATE_TYPE.itemsize)


def compiled_games(city: City, players: int, seconds: float) -> tuple[float, float]:
    """Games and decisions per second, compiled."""
    seeds = [derived_seed(MASTER, index) for index in range(COMPILED_GAMES)]
    chance, first_dice = (
        np.array([chance_words(seed) for seed in seeds]),
        np.array([dice_words(seed) for seed in seeds]),
    )
    boards, games, dice = board_record(make_board(city)), new_games(len(seeds)), first_dice.copy()
    out, hashes = new_actions(), np.zeros(len(seeds), np.int64)

    play_many = entry_point(plain.play_many)

    def prepare() -> None:
        games["chance"] = chance
        dice[:] = first_dice

    def run() -> int:
        return int(play_many(boards, games, players, dice, out, hashes))

    best = best_of(prepare, run, seconds)
    return len(seeds) / best.seconds, best.value / best.seconds


def interpreted_games(city: City, players: int, seconds: float) -> tuple[float, float]:
    """Games and decisions per second, interpreted."""
    seeds = [derived_seed(MASTER, index) for index in range(INTERPRETED_GAMES)]
    board, games = make_board(city), [State() for _ in seeds]
    dice: list[list[int]] = [[] for _ in seeds]

    def prepare() -> None:
        for index, seed in enumerate(seeds):
            games[index].chance = chance_words(seed)
            dice[index] = dice_words(seed)

    def run() -> int:
        hashes = [0] * len(seeds)
        return plain.play_many([board], games, players, dice, [0] * MAX_ACTIONS, hashes)

    best = best_of(prepare, run, seconds)
    return len(seeds) / best.seconds, best.value / best.seconds


def started(city: City, players: int) -> State:
    """A game that has just begun."""
    state = State()
    state.chance = chance_words(MASTER)
    plain.start([make_board(city)], [state], 0, players)
    return state


def compiled_clone(city: City, players: int, seconds: float) -> float:
    """Nanoseconds for a clone inside compiled code."""
    games = new_games(CLONE_ROOM)
    write_record(games, 0, started(city, players))
    clone_often = entry_point(plain.clone_often)
    best = best_of(lambda: None, lambda: int(clone_often(games, CLONES)), seconds)
    return 1e9 * best.seconds / CLONES


def row_clone(city: City, players: int, seconds: float) -> float:
    """Nanoseconds for a clone from Python, through rows of bytes."""
    games = new_games(CLONE_ROOM)
    write_record(games, 0, started(city, players))
    rows = raw_bytes(games)

    def run() -> int:
        for _ in range(PYTHON_CLONES):
            rows[1] = rows[0]
        return 0

    return 1e9 * best_of(lambda: None, run, seconds).seconds / PYTHON_CLONES


def interpreted_clone(city: City, players: int, seconds: float) -> float:
    """Nanoseconds for a clone of the interpreter's object."""
    state = started(city, players)

    def run() -> int:
        for _ in range(PYTHON_CLONES):
            state.clone()
        return 0

    return 1e9 * best_of(lambda: None, run, seconds).seconds / PYTHON_CLONES
