"""One round of figures for `benchmarks.engine`, as JSON; runs in the `.venv` of any checkout since 0.1.0."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Callable
from time import thread_time
from typing import Any

import numpy as np

from farebox import load_city
from farebox.bots.registry import parse_bot
from farebox.engine.layout import board_record, new_games
from farebox.engine.seeds import CHANCE, DICE, derived_seed
from farebox.engine.simulation import generator_words
from farebox.rules.board import make_board
from farebox.rules.codes import MAX_ACTIONS

try:
    from farebox.bots.batch import play_games
    from farebox.engine import kernels as plain
    from farebox.engine.native import load

    kernels: Any = load()
    WIDTH = np.int64
    LOADING = "from farebox.engine.native import load; load(); import farebox.bots.batch"
except ImportError:  # version 0.1.0, which numba compiled
    from farebox.bots.compiled import play_games
    from farebox.engine.compiled import kernels as loaded

    kernels, plain, WIDTH = loaded(), None, np.int32
    LOADING = "from farebox.bots.bot import compile_decisions; compile_decisions()"

CITIES = ("san_francisco", "paris", "new_york", "london")
GAMES, BOT_GAMES, CALLS = 1500, 400, 20_000
SEEDS = [derived_seed(bytes(16), number) for number in range(GAMES)]
PEAK = "import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)"


def random_play(city: str, players: int) -> float:
    """Decisions per second of random players."""
    boards, games, hashes = (
        board_record(make_board(load_city(city))),
        new_games(GAMES),
        np.zeros(GAMES, np.int64),
    )
    games["chance"] = generator_words(CHANCE, SEEDS)
    dice, out = generator_words(DICE, SEEDS), np.zeros(MAX_ACTIONS, WIDTH)
    span = () if plain else (0, GAMES)
    kernels.play_many(boards, games[:1].copy(), *(span and (0, 1)), players, dice[:1].copy(), out, hashes[:1])
    start = thread_time()
    decisions = kernels.play_many(boards, games, *span, players, dice, out, hashes)
    return float(decisions / (thread_time() - start))


def bot_games(city: str, bot: str, games: int) -> float:
    """Games per second between two bots of a kind."""
    seating = [parse_bot(bot)] * 2
    play_games(load_city(city), [seating], SEEDS[:1])  # also finds out which profile suits the board
    start = thread_time()
    play_games(load_city(city), [seating] * games, SEEDS[1 : 1 + games])
    return games / (thread_time() - start)


def nanoseconds(call: Callable[[int], object]) -> float:
    """The time of a call from Python."""
    start = thread_time()
    for number in range(CALLS):
        call(number)
    return 1e9 * (thread_time() - start) / CALLS


def call_figures() -> dict[str, float]:
    """What single calls from Python take."""
    boards, games, out = (
        board_record(make_board(load_city("paris"))),
        new_games(CALLS),
        np.zeros(MAX_ACTIONS, WIDTH),
    )
    games["chance"] = 7
    kernels.start(boards, games, 0, 2)
    games[1:] = games[0]
    kernels.legal(boards, games, 0, out)
    keep_first = int(out[0])
    kernels.clone(games, 0, 1), kernels.act(boards, games, 1, keep_first), kernels.clone(games, 0, 1)
    return {
        "call of legal, ns": nanoseconds(lambda number: kernels.legal(boards, games, number, out)),
        "call of clone, ns": nanoseconds(lambda number: kernels.clone(games, 0, number)),
        "call of act, ns": nanoseconds(lambda number: kernels.act(boards, games, number, keep_first)),
    }


def process_figures() -> dict[str, float]:
    """What a process costs that has the compiled rules and bots."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    peak = subprocess.run(
        [sys.executable, "-c", f"{LOADING}; {PEAK}"], capture_output=True, text=True, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {"process with bots, CPU s": seconds, "process with bots, MB": float(peak.stdout)}


def main() -> None:
    """Measure once and print."""
    found = {
        f"random play, {city}, {n}, decisions/s": random_play(city, n) for city in CITIES for n in (2, 3, 4)
    }
    for city in CITIES:
        found[f"planner, {city}, games/s"] = bot_games(city, "planner", BOT_GAMES)
        found[f"search:240, {city}, games/s"] = bot_games(city, "search:240", 2)
    print(json.dumps(found | call_figures() | process_figures()))


if __name__ == "__main__":
    main()
