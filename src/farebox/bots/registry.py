"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from farebox.bots.bot import Bot
from farebox.bots.greedy import GreedyBot
from farebox.bots.random import RandomBot
from farebox.cities.schema import City
from farebox.errors import SetupError

MAKERS: dict[str, Callable[[City], Bot]] = {
    "greedy": GreedyBot,
    "random": lambda city: RandomBot(),
}


def make_bot(name: str, city: City) -> Bot:
    """The bot of a name, ready to play a city."""
    if name not in MAKERS:
        raise SetupError("unknown-bot", bot=name, known=", ".join(MAKERS))
    return MAKERS[name](city)
