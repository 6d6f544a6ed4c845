"""Selecting the rollout profile: the planner that wins most on a board with a number of seats."""

from __future__ import annotations

from farebox.bots.choice import best_action
from farebox.bots.kinds import PLANNER, ROLLOUT
from farebox.bots.planner_profiles import PLAIN, PROFILES
from farebox.bots.workspace import Workspace
from farebox.rules.apply import apply_action
from farebox.rules.bits import count_bits
from farebox.rules.board import Board
from farebox.rules.codes import OVER
from farebox.rules.legal import legal_actions
from farebox.rules.randomness import next_word
from farebox.rules.setup import start_game
from farebox.rules.state import Ints, State

GAMES = 600
VICTORY = 12  # can be shared by two, three or four


def play_game(b: Board, s: State, w: Workspace, out: Ints, players: int, seat: int) -> None:
    """Play a game in which one seat has the profile to be tried and all others are plain."""
    start_game(b, s, players)
    while s.phase != OVER:
        count = legal_actions(b, s, out)
        kind = ROLLOUT if s.player == seat else PLANNER
        apply_action(b, s, best_action(b, s, w, out, count, kind))


def victories(b: Board, s: State, w: Workspace, out: Ints, players: int, dice: Ints) -> int:
    """What the profile `w.rollout_profile` wins, in parts of a victory, from every seat equally often."""
    won = 0
    for game in range(GAMES):
        for word in range(4):
            s.chance[word] = next_word(dice)
        play_game(b, s, w, out, players, game % players)
        won += ((s.winners >> (game % players)) & 1) * VICTORY // count_bits(s.winners)
    return won


def select_rollout_profile(b: Board, s: State, w: Workspace, out: Ints, players: int) -> None:
    """Set `w.rollout_profile` to the one that wins most against plain planners; uses up `s` and streams."""
    best = PLAIN
    most = GAMES * VICTORY // players
    dice = w.streams[0]
    for word in range(4):
        dice[word] = word + 1
    for profile in range(PLAIN + 1, PROFILES):
        w.rollout_profile = profile
        won = victories(b, s, w, out, players, dice)
        if won > most:
            most = won
            best = profile
    w.rollout_profile = best
