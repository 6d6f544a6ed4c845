"""Whose turn it is and when the game ends (R3, R12)."""

from __future__ import annotations

from farebox.rules.board import Board
from farebox.rules.codes import ENDED_BY_CARS, ENDED_BY_PASSES, NONE, OVER, TAKE_TURN
from farebox.rules.scoring import final_scoring
from farebox.rules.state import State


def begin_turn(s: State, player: int) -> None:
    """Give the turn to a player (R3.1)."""
    s.player = player
    s.phase = TAKE_TURN


def finish(b: Board, s: State, reason: int) -> None:
    """End the game and score it (R12.2)."""
    s.ended = reason
    s.phase = OVER
    final_scoring(b, s)


def end_turn(b: Board, s: State) -> None:
    """Count the last round, end the game or give the turn on (R3.2, R12.1)."""
    if s.last_turns > 0:
        s.last_turns -= 1
    elif s.cars_left[s.player] <= b.last_round_cars and s.last_turns == NONE:
        s.last_turns = s.players
    if s.last_turns == 0:
        finish(b, s, ENDED_BY_CARS)
    elif s.passes == s.players:
        finish(b, s, ENDED_BY_PASSES)
    else:
        begin_turn(s, (s.player + 1) % s.players)
