"""The compiled bots: games between them, and one decision from a concealed state."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
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
    tempers,
    ticket_hungry,
    tournament,
    tree,
)
from farebox.bots.mind import MIND_FIELDS
from farebox.bots.registry import BotSpec
from farebox.bots.search import WORK_SIZE
from farebox.bots.tempers import UNKNOWN
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
    tempers,
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
    tournament,
    playouts,
    search,
    tree,
    decide,
)
INLINED = (codes, randomness, cards)
MINDS = 2
ENTRIES = ("play_bots", "decide_once")
MIND_TYPE = record_type(MIND_FIELDS)
NODE_TYPE = record_type(NODE_FIELDS)

_suiting: dict[tuple[bytes, int], int] = {}


@once
def kernels() -> SimpleNamespace:
    """The compiled entry points of `bots/decide.py`."""
    built = compile_functions(MODULES, ENTRIES, folder=cache_folder(), inlined=INLINED, **engine.OPTIONS)
    return SimpleNamespace(**built)


def cache_folder() -> Path | None:
    """Where the bots of this version of the sources are kept; None where nothing can be written."""
    return engine.cache_place((*MODULES, mind))


def in_cache(entry: str = "decide_once") -> bool:
    """Whether the bots have been compiled, to decide or to `play_bots`, for this version of the sources."""
    return engine.has_compiled(cache_folder(), entry)


def play_games(city: City, seatings: Sequence[Sequence[BotSpec]], seeds: Sequence[bytes]) -> Records:
    """Play one game for each seed and seating, all of one size, and return the finished games."""
    players = len(seatings[0])
    boards = board_record(make_board(city))
    minds = new_minds(boards, players)
    games = new_games(len(seeds))
    games["chance"] = generator_words(CHANCE, seeds)
    dice = np.stack([generator_words(f"{DICE} {seat}", seeds) for seat in range(players)], axis=1)
    kinds_of = np.array([[bot.kind for bot in seating] for seating in seatings], np.int64)
    budgets = np.array([[bot.budget for bot in seating] for seating in seatings], np.int64)
    kernels().play_bots(
        boards,
        games,
        players,
        kinds_of,
        budgets,
        new_games(WORK_SIZE),
        minds,
        np.zeros(1 + most_walks(seatings), NODE_TYPE),
        np.zeros(MAX_ACTIONS, np.int32),
        np.ascontiguousarray(dice),
    )
    remember_temper(boards, players, minds)
    return games


def new_minds(boards: Records, players: int) -> Records:
    """Minds to think with, which know the temper that suits the board if it was found out before."""
    minds = np.zeros(MINDS, MIND_TYPE)
    minds["keen"] = _suiting.get(_board_key(boards, players), UNKNOWN)
    return minds


def remember_temper(boards: Records, players: int, minds: Records) -> None:
    """Keep what minds have found out about a board."""
    if minds["keen"][0] != UNKNOWN:
        _suiting[_board_key(boards, players)] = int(minds["keen"][0])


def _board_key(boards: Records, players: int) -> tuple[bytes, int]:
    return hashlib.sha256(boards.tobytes()).digest(), players


def most_walks(seatings: Sequence[Sequence[BotSpec]]) -> int:
    """The most nodes a tree search of these bots can need."""
    return max(bot.budget for seating in seatings for bot in seating)
