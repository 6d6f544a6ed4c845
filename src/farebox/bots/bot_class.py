"""What every bot can do: a view in, an action out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from farebox.cities.schema import City
from farebox.game.actions import Action
from farebox.game.views import View


class Bot(ABC):
    """A program that plays one seat of a city, from what that seat may know: subclass it and choose."""

    def __init__(self, city: City) -> None:
        self.city = city

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions; chance comes from `rng` alone, so that games can be played again."""

    def close(self) -> None:  # noqa: B027 - most bots have nothing to end
        """End what the bot has started, when nobody plays against it any more."""
