"""The compiled bots: games between them, and one decision from a concealed state."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

import numpy as np

from farebox.bots import (
    blocker,
    choice,
    decide,
    gains,
    greedy,
    kinds,
    long_route,
    mind,
    one_step,
    planner,
    planning,
    playouts,
    route_focused,
    search,
    sight,
    ticket_hungry,
    tree,
)
from farebox.bots.mind import MIND_FIELDS
from farebox.bots.registry import BotSpec
from farebox.bots.search import WORK_SIZE
from farebox.bots.tree import NODE_FIELDS
from farebox.cities.schema import City
from farebox.engine import compiled as engine
from farebox.engine.compiler import compile_functions, once
from farebox.engine.layout import Records, board_record, new_games, record_type
from farebox.engine.seeds import CHANCE, DICE
from farebox.engine.simulation import generator_words
from farebox.rules import cards, codes, randomness
from farebox.rules.board import make_board
from farebox.rules.codes import MAX_ACTIONS

MODULES = (
    *engine.MODULES,
    kinds,
    planning,
    sight,
    gains,
    planner,
    greedy,
    blocker,
    one_step,
    long_route,
    route_focused,
    ticket_hungry,
    choice,
    playouts,
    search,
    tree,
    decide,
)
INLINED = (codes, randomness, cards)
ENTRIES = ("play_bots", "decide_once")
MIND_TYPE = record_type(MIND_FIELDS)
NODE_TYPE = record_type(NODE_FIELDS)


@once
def kernels() -> SimpleNamespace:
    """The compiled entry points of `bots/decide.py`."""
    folder = engine.cache_place((*MODULES, mind))
    return SimpleNamespace(
        **compile_functions(MODULES, ENTRIES, folder=folder, inlined=INLINED, **engine.OPTIONS)
    )


def in_cache() -> bool:
    """Whether the bots have been compiled for this version of the sources."""
    folder = engine.cache_place((*MODULES, mind))
    return folder is not None and any(folder.rglob("*.decide_once-*.nbi"))


def play_games(city: City, seatings: Sequence[Sequence[BotSpec]], seeds: Sequence[bytes]) -> Records:
    """Play one game for each seed and seating, all of one size, and return the finished games."""
    players = len(seatings[0])
    games = new_games(len(seeds))
    games["chance"] = generator_words(CHANCE, seeds)
    dice = np.stack([generator_words(f"{DICE} {seat}", seeds) for seat in range(players)], axis=1)
    kinds_of = np.array([[bot.kind for bot in seating] for seating in seatings], np.int64)
    budgets = np.array([[bot.budget for bot in seating] for seating in seatings], np.int64)
    kernels().play_bots(
        board_record(make_board(city)),
        games,
        players,
        kinds_of,
        budgets,
        new_games(WORK_SIZE),
        np.zeros(2, MIND_TYPE),
        np.zeros(1 + most_walks(seatings), NODE_TYPE),
        np.zeros(MAX_ACTIONS, np.int32),
        np.ascontiguousarray(dice),
    )
    return games


def most_walks(seatings: Sequence[Sequence[BotSpec]]) -> int:
    """The most nodes a tree search of these bots can need."""
    return max(bot.budget for seating in seatings for bot in seating)
