"""Going through a record action by action, with the events of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from farebox.cities.schema import City
from farebox.game.events import Event
from farebox.game.game import Game
from farebox.game.records import Record


class ReplayStep(NamedTuple):
    """One action of a record, what it did, and the game after it."""

    number: int
    seat: int
    events: tuple[Event, ...]
    game: Game


def replay_steps(record: Record, city: City) -> Iterator[ReplayStep]:
    """Every action of a record that is known to be sound."""
    game = Game.replay(record, city, actions=0) if record.actions else Game.replay(record, city)
    for number, entry in enumerate(record.actions, start=1):
        seat, _, action = entry.partition(" ")
        yield ReplayStep(number, int(seat), game.apply(action, int(seat)), game)
