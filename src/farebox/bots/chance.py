"""The chance to win, from what one seat knows: looks ahead with a net, calibrated on games of all levels.

The bare mean of the looks is not what players of all levels win: planners play the looks, and a seat knows
its own cards better than those of others. So it is calibrated by scaling logarithms (Platt, "Probabilistic
Outputs for Support Vector Machines", 1999; for several outcomes: Guo et al., "On Calibration of Modern Neural
Networks", 2017). `python -m tools.calibration` fits the numbers, and measures whether stated chances hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import NamedTuple

import numpy as np

from farebox.bots import outlook as plain
from farebox.bots.batch import bound_boards, new_workspaces, remember_rollout_profile
from farebox.bots.outlook import ROWS, SUMS
from farebox.bots.sequential_halving import SEEN, WORK_SIZE
from farebox.bots.weights import net_for
from farebox.cities.schema import MAX_PLAYERS, City
from farebox.engine.interpreted import interpreted as run_interpreted
from farebox.engine.layout import new_actions, new_games, write_record
from farebox.engine.native import entry_point
from farebox.errors import SetupError
from farebox.game.city_index import index_for
from farebox.game.secrecy import concealed_state
from farebox.game.views import View

LOOKS = 100
# The generator of the looks, so that equal views give equal chances.
DICE = (11, 13, 17, 19)
# No look makes a defeat or a victory certain.
LEAST = 0.001


class Calibration(NamedTuple):
    """What the features of a seat count, in this order."""

    slope: float  # the logarithm of its bare chance
    later: float  # the same times the progress of the game
    own: float  # that it is the seat that states the chance


NEUTRAL = Calibration(slope=1.0, later=0.0, own=0.0)
# By players. With two, a seat is too optimistic about itself: -0.25 with a standard error of 0.04, from 113
# games of four kinds of bots in San Francisco, in which no other number differs from the neutral one by more
# than chance. The others are not fitted.
CALIBRATIONS = {2: Calibration(slope=1.0, later=0.0, own=-0.25)}


def calibration_for(players: int) -> Calibration:
    """The numbers for a number of players."""
    return CALIBRATIONS.get(players, NEUTRAL)


def win_chances(
    city: City, view: View, weights: str = "", *, looks: int = LOOKS, interpreted: bool = False
) -> tuple[float, ...]:
    """Each seat's chance to win, as the seat of a view knows the game; the chances add up to 1."""
    if view.outcome is not None:
        winners = view.outcome.winners
        return tuple((seat in winners) / len(winners) for seat in range(len(view.seats)))
    bare = bare_chances(city, view, weights, looks=looks, interpreted=interpreted)
    return calibrated(bare, own_seat(view), progress_of(city, view), calibration_for(len(bare)))


def progress_of(city: City, view: View) -> float:
    """How far a game is: the share of cars that the seat with the fewest has placed."""
    return 1 - min(seat.cars_left for seat in view.seats) / city.cars


def own_seat(view: View) -> int:
    """The seat of a view; a spectator knows too little."""
    if view.seat is None:
        raise SetupError("spectator-states-no-chance")
    return view.seat


def bare_chances(
    city: City, view: View, weights: str = "", *, looks: int = LOOKS, interpreted: bool = False
) -> tuple[float, ...]:
    """The mean over looks of what a net says of each seat in an unfinished game."""
    if looks < 1:
        raise SetupError("no-look")
    seat, index, players = own_seat(view), index_for(city), len(view.seats)
    work, boards = new_games(WORK_SIZE), bound_boards(index.boards)
    write_record(work, SEEN, concealed_state(index, view))
    workspaces, nets = new_workspaces(boards, players), net_for(city, players, weights)
    chances, dice = np.zeros((ROWS, MAX_PLAYERS)), np.array(DICE, np.int64)
    look = run_interpreted(plain.sum_chances) if interpreted else entry_point(plain.sum_chances)
    look(boards, work, workspaces, nets, new_actions(), seat, looks, dice, chances)
    remember_rollout_profile(boards, players, workspaces)
    return tuple((chances[SUMS, :players] / looks).tolist())


def features(bare: Sequence[float], seat: int, progress: float) -> list[tuple[float, float, float]]:
    """What the calibrated chance of each seat follows from."""
    logs = [log(max(LEAST, chance)) for chance in bare]
    return [(one, progress * one, float(place == seat)) for place, one in enumerate(logs)]


def calibrated(bare: Sequence[float], seat: int, progress: float, by: Calibration) -> tuple[float, ...]:
    """Chances as a seat should state them."""
    scores = [sum(map(mul, by, one)) for one in features(bare, seat, progress)]
    odds = [exp(score - max(scores)) for score in scores]
    return tuple(part / sum(odds) for part in odds)
