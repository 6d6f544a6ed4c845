"""Games to learn from, on arrays: what compiled self-play gets and what it leaves.

Every game has random numbers of its own. So games can be played in jobs, on threads or on a cluster, and what
is kept of them is the same as if they had been played one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from farebox.arena.play import Job, jobs
from farebox.bots.batch import NODE_TYPE, bound_boards, new_workspaces, remember_rollout_profile
from farebox.bots.sequential_halving import WORK_SIZE
from farebox.cities.schema import City
from farebox.engine.interpreted import interpreted as run_interpreted
from farebox.engine.layout import Numbers, Records, board_record, new_actions, new_games, record_type
from farebox.engine.native import entry_point
from farebox.learning import self_play as plain
from farebox.learning.league import Seats
from farebox.learning.self_play import ROW_FIELDS, STEP_FIELDS, Row, Step
from farebox.rules.board import make_board

ROW_TYPE = record_type(Row, ROW_FIELDS)
STEP_TYPE = record_type(Step, STEP_FIELDS)
MOST_STEPS = 2000
# More positions than a seat has in nearly every game; what does not fit is left out.
STEPS_PER_SEAT = 60
# A job's games may be longer than those of the whole batch are on average.
JOB_ROOM = 2
JOB_GAMES = 100
WORDS = 4


class GameSettings(NamedTuple):
    """How games to learn from are played: what of them is chance and what is kept."""

    heat: float  # of the softmax over actions
    odd: int  # random actions in a thousand
    keep: int  # positions in a thousand
    decay: float  # lambda


class Harvest(NamedTuple):
    """Positions with their targets, and the games they come from."""

    inputs: npt.NDArray[np.int8]
    targets: npt.NDArray[np.float32]
    games: Records


class Batch(NamedTuple):
    """Games to play: who sits where with which nets, and the random numbers of each game."""

    city: City
    players: int
    seats: Seats
    nets: Records
    settings: GameSettings
    chance: Numbers
    dice: Numbers


# Plays jobs somewhere, and gives what was kept of them in their order.
Spread = Callable[[Callable[[Job], Harvest], Iterator[Job]], Iterator[Harvest]]


def one_by_one(play: Callable[[Job], Harvest], waiting: Iterator[Job]) -> Iterator[Harvest]:
    """Play jobs here, one after the other."""
    return map(play, waiting)


def play_to_learn(
    city: City,
    players: int,
    seats: Seats,
    nets: Records,
    settings: GameSettings,
    dice: np.random.Generator,
    *,
    chance: Numbers | None = None,
    interpreted: bool = False,
    spread: Spread = one_by_one,
) -> Harvest:
    """Play games, dealt by the given chance or by the dice, and return what was kept of them."""
    # Compiled code would read whatever lies behind the last net.
    assert seats.brains.max() < len(nets), "a seat has a net that is not there"
    count = len(seats.kinds)
    dealt = dice.integers(1, 1 << 32, (count, WORDS)) if chance is None else chance
    batch = Batch(city, players, seats, nets, settings, dealt, dice.integers(1, 1 << 32, (count, WORDS)))
    found = list(spread(partial(play_job, batch, interpreted), jobs(0, count, JOB_GAMES)))
    room = row_room(batch, count)
    return Harvest(
        np.concatenate([part.inputs for part in found])[:room],
        np.concatenate([part.targets for part in found])[:room],
        np.concatenate([part.games for part in found]),
    )


def row_room(batch: Batch, games: int) -> int:
    """How many positions of so many games can be kept."""
    return 1 + games * batch.players**2 * STEPS_PER_SEAT * batch.settings.keep // 1000


def play_job(batch: Batch, interpreted: bool, job: Job) -> Harvest:
    """Play some games of a batch, on copies: nets have room for sums, and Ray shares read-only arrays."""
    boards, part = bound_boards(board_record(make_board(batch.city))), slice(*job)
    seats, settings = Seats(*(numbers[part].copy() for numbers in batch.seats)), batch.settings
    games, workspaces = new_games(len(seats.kinds)), new_workspaces(boards, batch.players)
    games["chance"] = batch.chance[part]
    rows = np.zeros(JOB_ROOM * row_room(batch, len(games)), ROW_TYPE)
    play = run_interpreted(plain.play_to_learn) if interpreted else entry_point(plain.play_to_learn)
    used = play(
        boards,
        games,
        batch.players,
        *seats,
        new_games(WORK_SIZE),
        workspaces,
        np.zeros(1 + int(seats.budgets.max()), NODE_TYPE),
        batch.nets.copy(),
        new_actions(),
        batch.dice[part].copy(),
        np.zeros(MOST_STEPS, STEP_TYPE),
        rows,
        *settings,
    )
    remember_rollout_profile(boards, batch.players, workspaces)
    inputs = int(batch.nets["inputs"][0])
    return Harvest(rows["inputs"][:used, :inputs].copy(), rows["targets"][:used].astype(np.float32), games)
