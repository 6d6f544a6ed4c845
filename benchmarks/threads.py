"""Two threads of one process against two processes, in turn: `python -m benchmarks.threads`.

Compiled code runs without the interpreter's lock, so both should take the same time.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from farebox import load_city
from farebox.bots import decide as plain
from farebox.bots.batch import NODE_TYPE, TRACE_TYPE, new_workspaces
from farebox.bots.planner_profiles import PLAIN
from farebox.bots.registry import parse_bot
from farebox.bots.sequential_halving import WORK_SIZE
from farebox.bots.weights import NET_TYPE
from farebox.engine.layout import board_record, new_actions, new_games
from farebox.engine.native import entry_point
from farebox.engine.seeds import CHANCE, derived_seed
from farebox.engine.simulation import generator_words
from farebox.rules.board import make_board

WORKERS = 2
JOBS = 8


@cache
def prepared(number: int, bot: str, count: int) -> tuple[Any, ...]:
    """What games of a bot are played with, made once in each process."""
    spec, boards = parse_bot(bot), board_record(make_board(load_city("paris")))
    games, workspaces = new_games(count), new_workspaces(boards, 2)
    games["chance"] = generator_words(
        CHANCE, [derived_seed(bytes(16), number * count + n) for n in range(count)]
    )
    workspaces["rollout_profile"] = PLAIN
    seats = [np.full((count, 2), value, np.int64) for value in (spec.kind, spec.budget, spec.manner, 0)]
    nodes, nets = np.zeros(1 + spec.budget, NODE_TYPE), np.zeros(0, NET_TYPE)
    room = (new_games(WORK_SIZE), workspaces, nodes, nets, new_actions())
    return boards, games, 2, *seats, np.zeros(count, TRACE_TYPE), *room, np.ones((2 * count, 4), np.int64)


def job(number: int, bot: str, count: int) -> int:
    """Play some games of a bot."""
    return int(entry_point(plain.play_bots)(*prepared(number, bot, count)) > 0)


def seconds(pool: Executor, bot: str, games: int) -> float:
    """How long all jobs take."""
    start = perf_counter()
    assert sum(pool.map(job, range(JOBS), [bot] * JOBS, [games] * JOBS)) == JOBS
    return perf_counter() - start


def compared(pools: Sequence[Executor], bot: str, games: int, rounds: int) -> list[float]:
    """The best time of each pool, measured in turn; the first round only warms up."""
    measured = [[seconds(pool, bot, games) for pool in pools] for _ in range(rounds + 1)]
    return [min(times) for times in zip(*measured[1:], strict=True)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    with ThreadPoolExecutor(WORKERS) as threads, ProcessPoolExecutor(WORKERS) as processes:
        for bot, games in (("random", 20_000), ("planner", 2_000), ("search:240", 2)):
            thread, process = compared((threads, processes), bot, games, options.rounds)
            print(f"{bot}: threads {thread:.2f} s, processes {process:.2f} s, ratio {process / thread:.2f}")


if __name__ == "__main__":
    main()
