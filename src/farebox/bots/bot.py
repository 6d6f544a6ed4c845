"""What every bot can do, and the bots of the package seen from outside: a view in, an action out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from farebox.bots.batch import decide
from farebox.bots.dice import Dice
from farebox.bots.registry import BotSpec, parse_bot
from farebox.cities.schema import City
from farebox.game.actions import Action, action_of
from farebox.game.lookup import lookup_for
from farebox.game.secrecy import concealed_state
from farebox.game.views import View


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

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The bot's action in what the seat sees; equal views and dice give equal actions."""
        if len(legal) == 1:
            return legal[0]
        state = concealed_state(self.lookup, view)
        if view.seat is not None:
            state.player = view.seat
        dice = rng.words[:] if isinstance(rng, Dice) else [rng.getrandbits(32) for _ in range(4)]
        code = decide(self.lookup.boards, state, self.spec, dice)
        return action_of(self.lookup, state, code)


def make_bot(name: str, city: City) -> Bot:
    """The bot of a name or level, ready to play a city."""
    return PackageBot(parse_bot(name), city)
