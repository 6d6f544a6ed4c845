"""What every bot can do, and the bots of the package seen from outside: a view in, an action out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from farebox.bots.batch import decide
from farebox.bots.dice import Dice
from farebox.bots.own import is_own, load_class
from farebox.bots.registry import BotSpec, parse_bot
from farebox.cities.schema import City
from farebox.errors import SetupError
from farebox.game.actions import Action, action_of
from farebox.game.city_index import index_for
from farebox.game.secrecy import concealed_state
from farebox.game.views import View


class Bot(ABC):
    """A program that plays one seat of a city, from what that seat may know: subclass it and choose."""

    def __init__(self, city: City) -> None:
        self.city = city

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions; chance comes from `rng` alone, so that games can be played again."""


class PackageBot(Bot):
    """A bot of the package; what its seat cannot see is blanked before it begins to think."""

    def __init__(self, spec: BotSpec, city: City) -> None:
        super().__init__(city)
        self.spec = spec
        self.city_index = index_for(city)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The bot's action in what the seat sees; equal views and dice give equal actions."""
        if len(legal) == 1:
            return legal[0]
        state = concealed_state(self.city_index, view)
        if view.seat is not None:
            state.player = view.seat
        dice = rng.words[:] if isinstance(rng, Dice) else [rng.getrandbits(32) for _ in range(4)]
        code = decide(self.city_index.boards, state, self.spec, dice)
        return action_of(self.city_index, state, code)


def make_bot(name: str, city: City) -> Bot:
    """The bot of a name (`planner`), of a level (`master`) or of a class in a file (`my_bot.py:Longest`)."""
    if is_own(name):
        return own_bot_class(name)(city)
    return PackageBot(parse_bot(name), city)


def own_bot_class(name: str) -> type[Bot]:
    """The class of a bot of your own; a class that is no bot is refused."""
    found = load_class(name)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise SetupError("not-a-bot", bot=name)
    return found
