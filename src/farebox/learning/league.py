"""Who plays the games to learn from: the net against itself, against older nets and against other bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from farebox.bots.registry import BotSpec, parse_bot
from farebox.engine.layout import Numbers

# Teachers play the first games, so that the net knows something before it plays itself.
TEACHERS = ("planner", "planner", "one-step", "route-focused", "blocker")
# Of a thousand games, those in which the net sits among one of these; it plays itself in the others.
OPPONENTS = {"planner": 150, "one-step": 40, "route-focused": 30, "blocker": 20, "search:16": 10}
OLDER_NETS = 100
PER_MILLE = 1000
NEWEST = 0
OLDER = 1


class Seats(NamedTuple):
    """By game and seat: the kind of bot, its budget and its net."""

    kinds: Numbers
    budgets: Numbers
    brains: Numbers


def seated(seatings: Sequence[Sequence[tuple[BotSpec, int]]]) -> Seats:
    """Seatings as arrays."""
    return Seats(
        np.array([[bot.kind for bot, _ in seating] for seating in seatings], np.int64),
        np.array([[bot.budget for bot, _ in seating] for seating in seatings], np.int64),
        np.array([[net for _, net in seating] for seating in seatings], np.int64),
    )


def teacher_seats(games: int, players: int, dice: np.random.Generator) -> Seats:
    """Games among teachers."""
    teachers = [(parse_bot(name), NEWEST) for name in TEACHERS]
    picks = dice.integers(0, len(teachers), (games, players))
    return seated([[teachers[pick] for pick in row] for row in picks])


def league_seats(games: int, players: int) -> Seats:
    """Games of the net: one seat, in turn, where others play along, and all of them where it plays itself."""
    learner = (parse_bot("learned"), NEWEST)
    others = [(parse_bot(name), NEWEST) for name, share in OPPONENTS.items() for _ in range(share)]
    others += [(parse_bot("learned"), OLDER)] * OLDER_NETS
    others += [learner] * (PER_MILLE - len(others))
    seatings = []
    for game in range(games):
        seating = [others[game * PER_MILLE // games]] * players
        seating[game % players] = learner
        seatings.append(seating)
    return seated(seatings)
