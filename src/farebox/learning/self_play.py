"""Games to learn from: a net plays itself and a league; positions are kept with their lambda-returns.

What a position should have been rated follows from what came after it: the mean of all later ratings and the
result, each step back counting `decay` times as much (TD(lambda): Sutton, "Learning to Predict by the Methods
of Temporal Differences", 1988; in a game: Tesauro, "Temporal Difference Learning and TD-Gammon", 1995).
Ratings on the way are made to agree between the seats, since one seat's win is the others' loss.
"""

from __future__ import annotations

from farebox.bots.afterstates import action_value, is_redundant, position_value, start_rating
from farebox.bots.arithmetic import logarithm
from farebox.bots.concealment import conceal
from farebox.bots.decide import decide
from farebox.bots.ismcts import Node
from farebox.bots.kinds import LEARNED
from farebox.bots.leaf import share_of_utility
from farebox.bots.manners import FREE
from farebox.bots.net import MAX_INPUTS, OUTPUTS, UTILITY, WIN_CHANCE, Net
from farebox.bots.sequential_halving import SEEN, TRIED
from farebox.bots.workspace import Workspace
from farebox.cities.schema import MAX_PLAYERS
from farebox.engine.kernels import random_action
from farebox.rules.apply import apply_action
from farebox.rules.bits import count_bits
from farebox.rules.board import Board
from farebox.rules.codes import NONE, OVER
from farebox.rules.legal import legal_actions
from farebox.rules.randomness import next_word, random_below
from farebox.rules.setup import start_game
from farebox.rules.state import FLOAT, Floats, Grid, Ints, State, copy_state, zeros

ENTRY_POINTS = ("play_to_learn",)

PER_MILLE = 1000
WORDS = 4294967296.0
UNITS = 64.0  # an input of 1

ROW_FIELDS: dict[str, tuple[int | str, tuple[int, ...]]] = {
    "targets": (FLOAT, (OUTPUTS,)),
    "inputs": (8, (MAX_INPUTS,)),
}
STEP_FIELDS: dict[str, tuple[int | str, tuple[int, ...]]] = {
    "utility": (FLOAT, (MAX_PLAYERS,)),
    "win": (FLOAT, (MAX_PLAYERS,)),
    "row": (64, (MAX_PLAYERS,)),
}


class Row:
    """A position as one seat knew it, in bytes, and what the net should have said of it."""

    __slots__ = tuple(ROW_FIELDS)

    targets: Floats
    inputs: Ints

    def __init__(self) -> None:
        for name, (width, shape) in ROW_FIELDS.items():
            setattr(self, name, zeros(shape, 0.0 if width == FLOAT else 0))


class Step:
    """What the net said after an action, for every seat, and the row that keeps the position, or NONE."""

    __slots__ = tuple(STEP_FIELDS)

    utility: Floats
    win: Floats
    row: Ints

    def __init__(self) -> None:
        for name, (width, shape) in STEP_FIELDS.items():
            setattr(self, name, zeros(shape, 0.0 if width == FLOAT else 0))


def gumbel(dice: Ints) -> float:
    """A Gumbel number: adding one to each score and taking the best is a choice by softmax."""
    wait = logarithm(WORDS / (next_word(dice) + 0.5))
    return logarithm(1.0 / wait) if wait < 1.0 else -logarithm(wait)


def explore(
    b: Board, s: State, after: State, w: Workspace, n: Net, out: Ints, count: int, heat: float, dice: Ints
) -> int:
    """An action by softmax of what the net thinks of its afterstate; the less heat, the better ones."""
    start_rating(b, s, n)
    best = out[0]
    best_score = 0.0
    for index in range(count):
        if is_redundant(s, out, index):
            continue
        value = action_value(b, s, after, w, n, out[index])
        score = value + heat * gumbel(dice)
        if index == 0 or score > best_score:
            best_score = score
            best = out[index]
    return best


def note_step(
    b: Board, s: State, w: Workspace, n: Net, step: Step, rows: list[Row], used: int, keep: int, dice: Ints
) -> int:
    """Rate a position for every seat, and keep it for `keep` of 1000; return the number of rows in use.

    The true state serves: what a net is told of it follows from the view of the seat (`tests/laws`).
    """
    for seat in range(s.players):
        step.utility[seat] = position_value(b, s, w, n, seat)
        step.win[seat] = n.outputs[WIN_CHANCE]
        step.row[seat] = NONE
        if random_below(dice, PER_MILLE) < keep and used < len(rows):
            for place in range(n.inputs):
                rows[used].inputs[place] = int(UNITS * n.x[place])
            step.row[seat] = used
            used += 1
    return used


def let_seats_agree(step: Step, players: int) -> None:
    """Correct all seats alike, so that their win chances make 1; with two players their utilities, too."""
    wins = 0.0
    utilities = 0.0
    for seat in range(players):
        wins += step.win[seat]
        utilities += step.utility[seat]
    for seat in range(players):
        step.win[seat] -= (wins - 1.0) / players
        if players == 2:
            step.utility[seat] -= (utilities - 1.0) / 2.0
    clip_negative_chances(step, players)


def clip_negative_chances(step: Step, players: int) -> None:
    """Raise win chances below 0 to 0 at the others' cost: such a target would drive weights to infinity."""
    excess = 0.0
    for seat in range(players):
        if step.win[seat] < 0.0:
            excess -= step.win[seat]
            step.win[seat] = 0.0
    if excess > 0.0:
        for seat in range(players):
            step.win[seat] /= 1.0 + excess


def set_targets(s: State, steps: list[Step], length: int, rows: list[Row], decay: float) -> None:
    """Give the kept positions of a finished game their lambda-returns."""
    for place in range(length):
        let_seats_agree(steps[place], s.players)
    for seat in range(s.players):
        utility_ahead = share_of_utility(s, seat)
        win_ahead = ((s.winners >> seat) & 1) / count_bits(s.winners)
        for place in range(length - 1, -1, -1):
            step = steps[place]
            if step.row[seat] != NONE:
                rows[step.row[seat]].targets[UTILITY] = utility_ahead
                rows[step.row[seat]].targets[WIN_CHANCE] = win_ahead
            utility_ahead = decay * utility_ahead + (1.0 - decay) * step.utility[seat]
            win_ahead = decay * win_ahead + (1.0 - decay) * step.win[seat]


def choose_to_learn(
    b: Board,
    s: State,
    work: list[State],
    workspaces: list[Workspace],
    nodes: list[Node],
    nets: list[Net],
    out: Ints,
    kind: int,
    budget: int,
    net: int,
    heat: float,
    odd: int,
    dice: Ints,
) -> int:
    """The action of the seat to act: at times a random one, else by its net or as its bot would."""
    count = legal_actions(b, s, out)
    if count == 1:
        return out[0]
    if random_below(dice, PER_MILLE) < odd:
        return random_action(s, out, count, dice)
    copy_state(work[SEEN], s)
    conceal(b, work[SEEN], s.player)
    if kind == LEARNED:
        return explore(b, work[SEEN], work[TRIED], workspaces[1], nets[net], out, count, heat, dice)
    return decide(b, work, workspaces, nodes, nets, out, kind, budget, FREE, net, dice)


def play_to_learn(
    boards: list[Board],
    games: list[State],
    players: int,
    kinds: Grid,
    budgets: Grid,
    brains: Grid,
    work: list[State],
    workspaces: list[Workspace],
    nodes: list[Node],
    nets: list[Net],
    out: Ints,
    dice: Grid,
    steps: list[Step],
    rows: list[Row],
    heat: float,
    odd: int,
    keep: int,
    decay: float,
) -> int:
    """Play games and keep positions of all seats with their targets by the first net; return the rows."""
    b = boards[0]
    used = 0
    for index in range(len(games)):
        s = games[index]
        start_game(b, s, players)
        length = 0
        while s.phase != OVER:
            kind, budget = kinds[index][s.player], budgets[index][s.player]
            net = brains[index][s.player]
            action = choose_to_learn(
                b, s, work, workspaces, nodes, nets, out, kind, budget, net, heat, odd, dice[index]
            )
            apply_action(b, s, action)
            if length < len(steps):
                used = note_step(b, s, workspaces[1], nets[0], steps[length], rows, used, keep, dice[index])
                length += 1
        set_targets(s, steps, length, rows, decay)
    return used
