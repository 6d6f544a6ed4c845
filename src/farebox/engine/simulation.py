"""Many games of random players at once: the fast path of `farebox.simulate`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from farebox.cities.schema import City
from farebox.engine import kernels as plain
from farebox.engine.interpreted import interpreted as run_interpreted
from farebox.engine.layout import Numbers, Records, board_record, new_actions, new_games
from farebox.engine.native import entry_point
from farebox.engine.seeds import CHANCE, DICE, start_bytes
from farebox.rules.board import make_board


def generator_words(purpose: str, seeds: Iterable[bytes]) -> Numbers:
    """The first words of the generators of many games."""
    raw = b"".join(start_bytes(purpose, seed) for seed in seeds)
    return np.frombuffer(raw, "<u4").astype(np.int64).reshape(-1, 4)


def play_random_games(
    city: City, players: int, seeds: Sequence[bytes], *, interpreted: bool = False
) -> Records:
    """Play one game of random players for each seed and return the finished games."""
    games = new_games(len(seeds))
    games["chance"] = generator_words(CHANCE, seeds)
    play_many = run_interpreted(plain.play_many) if interpreted else entry_point(plain.play_many)
    dice, hashes = generator_words(DICE, seeds), np.zeros(len(seeds), np.int64)
    play_many(board_record(make_board(city)), games, players, dice, new_actions(), hashes)
    return games
