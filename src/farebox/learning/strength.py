"""How strong a net is, by games against a bot of the package in blocks of equal deals."""

from __future__ import annotations

import msgspec
import numpy as np

from farebox.arena.ratings import Interval, share_interval
from farebox.bots.registry import parse_bot
from farebox.bots.weights import Layers, net_record
from farebox.cities.schema import City
from farebox.engine.layout import Records
from farebox.learning.games import GameSettings, Spread, one_by_one, play_to_learn
from farebox.learning.league import NEWEST, seated

# Nothing by chance, and nothing is kept.
SERIOUS = GameSettings(heat=0.0, odd=0, keep=0, decay=1.0)
MEASURING_SEED = 20_000


class Measurement(msgspec.Struct, frozen=True):
    """How strong a net was after so many games: its share of victories against a bot, and the interval."""

    games: int
    bot: str
    won: float
    low: float
    high: float

    @property
    def interval(self) -> Interval:
        """The share with its interval."""
        return Interval(self.won, self.low, self.high)


def share_against(
    bot: str, city: City, players: int, layers: Layers, blocks: int, spread: Spread = one_by_one
) -> Interval:
    """The share of victories of a net alone among bots of one kind, each seed with all rotations."""
    learner, other = (parse_bot("learned"), NEWEST), (parse_bot(bot), NEWEST)
    seats = [seat for _ in range(blocks) for seat in range(players)]
    seatings = [[learner if seat == own else other for seat in range(players)] for own in seats]
    dice = np.random.Generator(np.random.PCG64(MEASURING_SEED))
    chance = np.repeat(dice.integers(1, 1 << 32, (blocks, 4)), players, axis=0)
    found = play_to_learn(
        city, players, seated(seatings), net_record(layers), SERIOUS, dice, chance=chance, spread=spread
    )
    return share_interval(victories(found.games, np.array(seats)).reshape(blocks, players).mean(axis=1))


def victories(games: Records, seats: np.typing.NDArray[np.int64]) -> np.typing.NDArray[np.float64]:
    """Which games these seats have won; a shared victory counts in part."""
    winners = games["winners"].astype(np.int64)
    shares = sum((winners >> seat) & 1 for seat in range(int(games["players"][0])))
    return np.asarray(((winners >> seats) & 1) / shares, np.float64)
