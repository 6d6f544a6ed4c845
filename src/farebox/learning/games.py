"""Games to learn from, on arrays: what compiled self-play gets and what it leaves."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

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
) -> Harvest:
    """Play games, dealt by the given chance or by the dice, and return what was kept of them."""
    boards, count = bound_boards(board_record(make_board(city))), len(seats.kinds)
    games, workspaces = new_games(count), new_workspaces(boards, players)
    games["chance"] = dice.integers(1, 1 << 32, (count, WORDS)) if chance is None else chance
    rows = np.zeros(1 + count * players * players * STEPS_PER_SEAT * settings.keep // 1000, ROW_TYPE)
    play = run_interpreted(plain.play_to_learn) if interpreted else entry_point(plain.play_to_learn)
    used = play(
        boards,
        games,
        players,
        *seats,
        new_games(WORK_SIZE),
        workspaces,
        np.zeros(1 + int(seats.budgets.max()), NODE_TYPE),
        nets,
        new_actions(),
        dice.integers(1, 1 << 32, (count, WORDS)),
        np.zeros(MOST_STEPS, STEP_TYPE),
        rows,
        settings.heat,
        settings.odd,
        settings.keep,
        settings.decay,
    )
    remember_rollout_profile(boards, players, workspaces)
    inputs = int(nets["inputs"][0])
    return Harvest(rows["inputs"][:used, :inputs].copy(), rows["targets"][:used].astype(np.float32), games)
