"""Who will win, as one seat knows the game: looks ahead, at the end of each a net from every seat's chair.

A look deals what the seat cannot see and lets planners play on to the seat's fourth turn, as `learned:N` does
(`leaf.py`). What the net then says of the seats is made to add up to 1.
"""

from __future__ import annotations

from farebox.bots.afterstates import position_value
from farebox.bots.concealment import conceal
from farebox.bots.decide import ensure_rollout_profile
from farebox.bots.determinization import determinize
from farebox.bots.leaf import play_to_leaf
from farebox.bots.net import WIN_CHANCE, Net
from farebox.bots.rollouts import deal_streams
from farebox.bots.sequential_halving import DEALT, SEEN
from farebox.bots.workspace import Workspace
from farebox.rules.bits import count_bits
from farebox.rules.board import Board
from farebox.rules.codes import OVER
from farebox.rules.state import FloatGrid, Ints, State, copy_state

ENTRY_POINTS = ("sum_chances",)

SUMS = 0
SAID = 1
ROWS = 2


def add_result(s: State, chances: FloatGrid) -> None:
    """Add the result of a finished game; a shared victory counts in part."""
    for seat in range(s.players):
        chances[SUMS][seat] += ((s.winners >> seat) & 1) / count_bits(s.winners)


def add_opinions(b: Board, s: State, w: Workspace, n: Net, chances: FloatGrid) -> None:
    """Add what a net says of a dealt state from every seat's chair, made to add up to 1."""
    total = 0.0
    for seat in range(s.players):
        position_value(b, s, w, n, seat)
        chances[SAID][seat] = n.outputs[WIN_CHANCE]
        total += chances[SAID][seat]
    for seat in range(s.players):
        chances[SUMS][seat] += chances[SAID][seat] / total


def sum_chances(
    boards: list[Board],
    work: list[State],
    workspaces: list[Workspace],
    nets: list[Net],
    out: Ints,
    seat: int,
    looks: int,
    dice: Ints,
    chances: FloatGrid,
) -> None:
    """Add up each seat's chances over some looks of a seat; `work[SEEN]` is concealed first."""
    b = boards[0]
    s = work[DEALT]
    w = workspaces[1]
    conceal(b, work[SEEN], seat)
    ensure_rollout_profile(b, work, workspaces, out)
    for _ in range(looks):
        copy_state(s, work[SEEN])
        determinize(b, s, w, seat, dice)
        deal_streams(s, w, dice)
        play_to_leaf(b, s, w, out, seat)
        if s.phase == OVER:
            add_result(s, chances)
        else:
            add_opinions(b, s, w, nets[0], chances)
