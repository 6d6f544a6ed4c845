"""The entry points of the compiled bots: one decision, or whole games between bots."""

from __future__ import annotations

from farebox.bots.choice import best_action
from farebox.bots.concealment import conceal
from farebox.bots.ismcts import Node, ismcts
from farebox.bots.kinds import LEARNED, RANDOM, SEARCH, TREE
from farebox.bots.learned import learned
from farebox.bots.manners import FREE, bind, board_of
from farebox.bots.net import Net, rate
from farebox.bots.planner_profiles import UNKNOWN
from farebox.bots.profile_selection import select_rollout_profile
from farebox.bots.sequential_halving import DEALT, SEEN, sequential_halving
from farebox.bots.trace import Trace, begin_trace, note_after, note_before
from farebox.bots.workspace import Workspace
from farebox.engine.kernels import random_action
from farebox.rules.apply import apply_action
from farebox.rules.board import Board
from farebox.rules.codes import OVER
from farebox.rules.legal import legal_actions
from farebox.rules.randomness import next_word
from farebox.rules.setup import start_game
from farebox.rules.state import FloatGrid, Grid, Ints, State, copy_state

STIRS = 8
ENTRY_POINTS = ("decide_once", "play_bots", "rate_many")


def ensure_rollout_profile(b: Board, work: list[State], workspaces: list[Workspace], out: Ints) -> None:
    """Select the rollout profile of the board if it is not known yet."""
    if workspaces[0].rollout_profile == UNKNOWN:
        select_rollout_profile(b, work[DEALT], workspaces[0], out, work[SEEN].players)
    workspaces[1].rollout_profile = workspaces[0].rollout_profile


def decision_dice(seat_words: Ints, version: int, dice: Ints) -> None:
    """Set the generator of one decision: the words of the seat, stirred with the version of the game."""
    for word in range(4):
        dice[word] = seat_words[word]
    dice[0] ^= version
    dice[3] |= 1
    for _ in range(STIRS):
        next_word(dice)


def decide(
    b: Board,
    work: list[State],
    workspaces: list[Workspace],
    nodes: list[Node],
    nets: list[Net],
    out: Ints,
    kind: int,
    budget: int,
    manner: int,
    net: int,
    dice: Ints,
) -> int:
    """The action of a bot for the seat to act in `work[SEEN]`, a concealed state."""
    s = work[SEEN]
    if kind in (SEARCH, TREE) or (kind == LEARNED and budget > 0):
        ensure_rollout_profile(b, work, workspaces, out)
    count = legal_actions(b, s, out)
    if manner != FREE:
        count = bind(b, s, out, count, manner)
    if kind == RANDOM:
        return random_action(s, out, count, dice)
    if kind == SEARCH:
        return sequential_halving(b, work, workspaces, nets, out, count, budget, dice)
    if kind == TREE:
        return ismcts(b, work, workspaces, nodes, out, count, budget, dice)
    if kind == LEARNED:
        return learned(b, work, workspaces, nets, net, out, count, budget, dice)
    return best_action(b, s, workspaces[0], out, count, kind)


def decide_once(
    boards: list[Board],
    work: list[State],
    workspaces: list[Workspace],
    nodes: list[Node],
    nets: list[Net],
    out: Ints,
    kind: int,
    budget: int,
    manner: int,
    net: int,
    dice: Ints,
) -> int:
    """The action of a bot for the seat to act in `work[SEEN]`, which is concealed first."""
    conceal(boards[0], work[SEEN], work[SEEN].player)
    b = boards[board_of(manner)]
    return decide(b, work, workspaces, nodes, nets, out, kind, budget, manner, net, dice)


def play_bots(
    boards: list[Board],
    games: list[State],
    players: int,
    kinds: Grid,
    budgets: Grid,
    manners: Grid,
    brains: Grid,
    traces: list[Trace],
    work: list[State],
    workspaces: list[Workspace],
    nodes: list[Node],
    nets: list[Net],
    out: Ints,
    dice: Grid,
) -> int:
    """Play games between bots, each seat by its kind, from what that seat sees; return the decisions."""
    b = boards[0]
    decisions = 0
    for index in range(len(games)):
        s = games[index]
        t = traces[index]
        start_game(b, s, players)
        begin_trace(s, t)
        while s.phase != OVER:
            seat = s.player
            copy_state(work[SEEN], s)
            conceal(b, work[SEEN], seat)
            kind, budget = kinds[index][seat], budgets[index][seat]
            manner, net = manners[index][seat], brains[index][seat]
            w = workspaces[0]
            decision_dice(dice[index * players + seat], s.version, w.dice)
            own = boards[board_of(manner)]
            action = decide(own, work, workspaces, nodes, nets, out, kind, budget, manner, net, w.dice)
            note_before(s, t, action)
            apply_action(b, s, action)
            note_after(b, s, t, seat, action)
            decisions += 1
    return decisions


def rate_many(nets: list[Net], inputs: FloatGrid, outputs: FloatGrid) -> None:
    """Rate many positions by one net."""
    for index in range(len(inputs)):
        rate(nets[0], inputs[index], outputs[index])
