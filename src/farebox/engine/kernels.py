"""The entry points that are compiled: plain functions over arrays of games, which also run interpreted."""

from __future__ import annotations

from farebox.rules.apply import apply_action
from farebox.rules.board import Board
from farebox.rules.codes import CLAIM, DRAW_BLIND, OVER, TAKE_TURN
from farebox.rules.legal import legal_actions
from farebox.rules.randomness import random_below
from farebox.rules.setup import start_game
from farebox.rules.state import Grid, Ints, State, copy_state

ENTRY_POINTS = ("start", "legal", "act", "play_many", "clone", "clone_often")
# A place in `games`; compiled code refuses one that is not there.
Index = int

HASH_PRIME = 16777619
HASH_MASK = (1 << 32) - 1


def start(boards: list[Board], games: list[State], index: Index, players: int) -> None:
    """Set up one game from its chance."""
    start_game(boards[0], games[index], players)


def legal(boards: list[Board], games: list[State], index: Index, out: Ints) -> int:
    """Write the legal actions of one game to `out` and return their number."""
    return legal_actions(boards[0], games[index], out)


def act(boards: list[Board], games: list[State], index: Index, action: int) -> None:
    """Do a legal action in one game."""
    apply_action(boards[0], games[index], action)


def random_action(s: State, out: Ints, count: int, dice: Ints) -> int:
    """An even choice among the kinds of action, then among the actions of that kind."""
    if s.phase != TAKE_TURN:
        return out[random_below(dice, count)]
    draws = 0
    while draws < count and out[draws] <= DRAW_BLIND:
        draws += 1
    others = draws
    while others < count and out[others] < CLAIM:
        others += 1
    kinds = (draws > 0) + (others > draws) + (count > others)
    kind = random_below(dice, kinds)
    if draws > 0 and kind == 0:
        return out[random_below(dice, draws)]
    if others > draws and kind == (draws > 0):
        return out[draws + random_below(dice, others - draws)]
    return out[others + random_below(dice, count - others)]


def play_random(b: Board, s: State, players: int, dice: Ints, out: Ints) -> int:
    """Play one game with random players to the end; return the number of decisions."""
    start_game(b, s, players)
    decisions = 0
    while s.phase != OVER:
        count = legal_actions(b, s, out)
        apply_action(b, s, random_action(s, out, count, dice))
        decisions += 1
    return decisions


def score_hash(s: State, seed: int) -> int:
    """A 32-bit hash that goes on from `seed` over a finished game's scores and length."""
    value = ((seed ^ s.version) * HASH_PRIME) & HASH_MASK
    for player in range(s.players):
        value = ((value ^ (s.final_score[player] + 1000)) * HASH_PRIME) & HASH_MASK
        value = ((value ^ s.cars_left[player]) * HASH_PRIME) & HASH_MASK
    return ((value ^ s.sweeps) * HASH_PRIME) & HASH_MASK


def play_many(
    boards: list[Board],
    games: list[State],
    players: int,
    dice: Grid,
    out: Ints,
    hashes: Ints,
) -> int:
    """Play games with random players, each to its end; return the number of decisions."""
    decisions = 0
    for index in range(len(games)):
        decisions += play_random(boards[0], games[index], players, dice[index], out)
        hashes[index] = score_hash(games[index], 0)
    return decisions


def clone(games: list[State], source: Index, target: Index) -> None:
    """Copy one game over another."""
    copy_state(games[target], games[source])


def clone_often(games: list[State], times: int) -> int:
    """Clone the first game over all others in turn, `times` times; return a number that depends on it."""
    room = len(games) - 1
    for time in range(times):
        copy_state(games[1 + time % room], games[0])
    return games[1 + (times - 1) % room].version
