"""The leaf of a look ahead: planners play on for a few turns, then a net says what the game is worth."""

from __future__ import annotations

from farebox.bots.afterstates import position_value
from farebox.bots.net import Net
from farebox.bots.rollouts import MARGIN, MAX_MARGIN, WIN, play_action, utility
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.codes import OVER, TAKE_TURN
from farebox.rules.state import Ints, State

LEAF_TURNS = 4  # the turn of the seat at which the net takes over
WORTH = 1_000_000  # of a won game
LEAST_UTILITY = -MARGIN * MAX_MARGIN
UTILITY_RANGE = WIN + 2 * MARGIN * MAX_MARGIN


def share_of_utility(s: State, seat: int) -> float:
    """What a finished game is worth to a seat, from 0 to 1, as a net states it."""
    return (utility(s, seat) - LEAST_UTILITY) / UTILITY_RANGE


def play_to_leaf(b: Board, s: State, w: Workspace, out: Ints, seat: int) -> None:
    """Let planners play on until a seat has its fourth turn, or to the end."""
    planned = False
    turns = 0
    while s.phase != OVER:
        if s.phase == TAKE_TURN and s.player == seat:
            turns += 1
            if turns == LEAF_TURNS:
                return
        planned = play_action(b, s, w, out, planned)


def leaf_value(b: Board, s: State, w: Workspace, n: Net, seat: int) -> float:
    """What a net thinks of a dealt state; with two players it is asked from both seats, which must agree."""
    own = position_value(b, s, w, n, seat)
    if s.players > 2:
        return own
    other = position_value(b, s, w, n, 1 - seat)
    return 0.5 * (own + 1.0 - other)


def leaf_worth(b: Board, s: State, w: Workspace, n: Net, out: Ints, seat: int) -> int:
    """What a dealt state is worth to a seat after a look ahead, in millionths."""
    play_to_leaf(b, s, w, out, seat)
    if s.phase == OVER:
        return final_worth(s, seat)
    return int(WORTH * leaf_value(b, s, w, n, seat))


def final_worth(s: State, seat: int) -> int:
    """What a finished game is worth to a seat, in millionths."""
    return int(WORTH * share_of_utility(s, seat))
