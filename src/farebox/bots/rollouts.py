"""Rollouts: games that planners play to the end, and what such a game is worth.

Every seat has its own stream of random numbers. What one seat does then changes little of the luck of the
others, which makes the common random numbers of sequential halving effective.
"""

from __future__ import annotations

from farebox.bots.choice import NEVER, best_action
from farebox.bots.kinds import ROLLOUT
from farebox.bots.planner import draw_score, work_out_wants
from farebox.bots.workspace import Workspace
from farebox.rules.apply import apply_action
from farebox.rules.bits import count_bits
from farebox.rules.board import Board
from farebox.rules.codes import OVER, SECOND_CARD
from farebox.rules.legal import legal_actions
from farebox.rules.randomness import next_word
from farebox.rules.state import Ints, State

WIN = 1000
MARGIN = 60
MAX_MARGIN = 8


def utility(s: State, seat: int) -> int:
    """What a finished game is worth to a seat: mostly the win, a narrow one a little less."""
    best_other = NEVER
    for other in range(s.players):
        if other != seat:
            best_other = max(best_other, s.final_score[other])
    margin = max(-MAX_MARGIN, min(MAX_MARGIN, s.final_score[seat] - best_other))
    won = (s.winners >> seat) & 1
    return WIN * won // count_bits(s.winners) + MARGIN * margin


def deal_streams(s: State, w: Workspace, dice: Ints) -> None:
    """Give every seat its own stream, so that one seat's actions hardly change the luck of the others."""
    for seat in range(s.players):
        for word in range(4):
            w.streams[seat][word] = next_word(dice)
        w.streams[seat][0] |= 1


def copy_streams(s: State, source: Workspace, w: Workspace) -> None:
    """Restart the streams from the same point."""
    for seat in range(s.players):
        for word in range(4):
            w.streams[seat][word] = source.streams[seat][word]


def act_by_stream(b: Board, s: State, w: Workspace, action: int) -> None:
    """Apply an action with the stream of the seat that acts."""
    stream = w.streams[s.player]
    for word in range(4):
        s.chance[word] = stream[word]
    apply_action(b, s, action)
    for word in range(4):
        stream[word] = s.chance[word]


def second_card(b: Board, s: State, w: Workspace, out: Ints, count: int) -> int:
    """The planner's second card by the plan it made for the first, for which it counts its cards again."""
    work_out_wants(b, s, w)
    best = out[0]
    for index in range(1, count):
        if draw_score(s, w, out[index]) > draw_score(s, w, best):
            best = out[index]
    return best


def play_action(b: Board, s: State, w: Workspace, out: Ints, planned: bool) -> bool:
    """Let the planner of the seat to act do one action; return whether it has a plan for a second card."""
    count = legal_actions(b, s, out)
    if planned and s.phase == SECOND_CARD:
        act_by_stream(b, s, w, second_card(b, s, w, out, count))
        return True
    act_by_stream(b, s, w, best_action(b, s, w, out, count, ROLLOUT))
    return count > 1


def play_on(b: Board, s: State, w: Workspace, out: Ints, seat: int, profile: int) -> None:
    """Let planners play a game to its end, one seat with a profile, the others with the one that suits."""
    planned = False
    selected = w.rollout_profile
    while s.phase != OVER:
        w.rollout_profile = profile if s.player == seat else selected
        planned = play_action(b, s, w, out, planned)
    w.rollout_profile = selected
