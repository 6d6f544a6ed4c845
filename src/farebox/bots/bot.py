"""What every bot can do, and the bots of the package seen from outside: a view in, an action out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

import numpy as np

from farebox.bots.compiled import MIND_TYPE, NODE_TYPE, kernels, play_games
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
from farebox.rules.codes import MAX_ACTIONS


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
        self.room: tuple[Any, ...] = (
            board_record(self.lookup.board),
            new_games(WORK_SIZE),
            np.zeros(2, MIND_TYPE),
            np.zeros(1 + spec.budget, NODE_TYPE),
            np.zeros(MAX_ACTIONS, np.int32),
        )

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The bot's action in what the seat sees; equal views and dice give equal actions."""
        if len(legal) == 1:
            return legal[0]
        state = sample_state(self.lookup, view, rng)
        if view.seat is not None:
            state.player = view.seat
        write_state(self.room[1], SEEN, state)
        dice = np.array([rng.getrandbits(32) for _ in range(4)], np.int64)
        code = kernels().decide_once(*self.room, self.spec.kind, self.spec.budget, dice)
        return action_of(self.lookup, state, code)


def make_bot(name: str, city: City) -> Bot:
    """The bot of a name or level, ready to play a city."""
    return PackageBot(parse_bot(name), city)


def compile_bots(progress: Callable[[str], None] = lambda entry: None) -> None:
    """Compile the bots, or load them from the cache, by using each entry point once."""
    city, spec = load_city("paris"), parse_bot("planner")
    progress("play_bots")
    play_games(city, [[spec, spec]], [seed_bytes(0)])
    progress("decide_once")
    game = Game.new(city, 2, seed=0)
    PackageBot(spec, city).choose(game.view(0), game.legal_actions(0), Random(0))
