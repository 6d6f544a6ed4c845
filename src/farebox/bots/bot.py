"""What every bot can do, and the bots of the package seen from outside: a view in, an action out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

import numpy as np

from farebox.bots.compiled import NODE_TYPE, kernels, new_minds, play_games, remember_temper
from farebox.bots.decide import decide_once
from farebox.bots.mind import Mind
from farebox.bots.registry import BotSpec, parse_bot
from farebox.bots.search import SEEN, WORK_SIZE
from farebox.cities.load import load_city
from farebox.cities.schema import City
from farebox.engine.layout import board_record, new_games, write_state
from farebox.engine.seeds import seed_bytes
from farebox.game.actions import Action, action_of
from farebox.game.game import Game
from farebox.game.lookup import lookup_for
from farebox.game.sampling import sample_state
from farebox.game.views import View
from farebox.rules.board import Board
from farebox.rules.codes import MAX_ACTIONS
from farebox.rules.state import State


class Bot(Protocol):
    """A program that plays one seat, from what that seat may know."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions."""
        ...


class PackageBot:
    """A bot of the package; what its seat cannot see is blanked before it begins to think."""

    def __init__(self, spec: BotSpec, city: City) -> None:
        self.spec = spec
        self.lookup = lookup_for(city)

    @property
    def searches(self) -> bool:
        """Whether the bot plays games in its head, for which it needs compiled code."""
        return self.spec.budget > 0

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The bot's action in what the seat sees; equal views and dice give equal actions."""
        if len(legal) == 1:
            return legal[0]
        state = sample_state(self.lookup, view, rng)
        if view.seat is not None:
            state.player = view.seat
        dice = [rng.getrandbits(32) for _ in range(4)]
        # A bot that plays no games in its head decides in a moment, so that nobody waits for compiled code.
        think = decide_compiled if self.searches else decide_interpreted
        code = think(self.lookup.board, state.clone(), self.spec, dice)
        return action_of(self.lookup, state, code)


def decide_interpreted(board: Board, state: State, spec: BotSpec, dice: list[int]) -> int:
    """The decision of a bot without a budget, in the interpreter."""
    return decide_once([board], [state], [Mind()], [], [0] * MAX_ACTIONS, spec.kind, spec.budget, dice)


def decide_compiled(board: Board, state: State, spec: BotSpec, dice: list[int]) -> int:
    """The decision of any bot, in compiled code."""
    work, boards = new_games(WORK_SIZE), board_record(board)
    write_state(work, SEEN, state)
    minds = new_minds(boards, state.players)
    room = (minds, np.zeros(1 + spec.budget, NODE_TYPE), np.zeros(MAX_ACTIONS, np.int32))
    thinking = (spec.kind, spec.budget, np.array(dice, np.int64))
    action = int(kernels().decide_once(boards, work, *room, *thinking))
    remember_temper(boards, state.players, minds)
    return action


def make_bot(name: str, city: City) -> Bot:
    """The bot of a name or level, ready to play a city."""
    return PackageBot(parse_bot(name), city)


def compile_bots(progress: Callable[[str], None] = lambda entry: None) -> None:
    """Compile the bots, or load them from the cache, by using each entry point once."""
    city, spec = load_city("paris"), parse_bot("planner")
    progress("play_bots")
    play_games(city, [[spec, spec]], [seed_bytes(0)])
    progress("decide_once")
    compile_decisions()


def compile_decisions() -> None:
    """Compile only what a bot needs to decide, or load it from the cache."""
    city, spec = load_city("paris"), parse_bot("planner")
    game = Game.new(city, 2, seed=0)
    decide_compiled(game.lookup.board, game.state, spec, [1, 2, 3, 4])
