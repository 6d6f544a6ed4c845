"""Training a net for a city and a number of players, step by step; it can be stopped and continued.

A run begins with games of teachers. Then every step plays some games with the net as it is, puts their
positions into the ring and fits the net to positions from all of it. The learning rate falls in a straight
line to a fiftieth over the run, and the net explores ever less. Equal seeds and goals give equal weights,
wherever the games are played.
"""

from __future__ import annotations

import numpy as np

from farebox.bots.input_layout import input_count
from farebox.bots.net import OUTPUTS
from farebox.bots.weights import Layers, Training, Weights, make_weights, net_record
from farebox.cities.schema import City
from farebox.engine.layout import Records
from farebox.game.game import check_player_count
from farebox.learning.games import GameSettings, Harvest, Spread, one_by_one, play_to_learn
from farebox.learning.gradients import Adam, gradients, new_layers
from farebox.learning.league import Seats, league_seats, teacher_seats
from farebox.learning.ring import Ring
from farebox.learning.strength import Measurement, share_against
from farebox.version import VERSION

TEACHER_GAMES = 12_000
STEP_GAMES = 2_000
RING_ROWS = 600_000
BATCH = 512
PASSES = 5
TEACHER_PASSES = 3
TOP_RATE = 1e-3
# The last steps still learn a little; at zero they would be games for nothing.
LEAST_RATE = 2e-5
# A young ring is gone through less often.
GROWN_RING = 400_000
TEACHER_SETTINGS = GameSettings(heat=0.0, odd=40, keep=200, decay=1.0)
KEPT_PER_STEP = 500  # of a thousand positions, among all seats
OLDER_EVERY = 10  # steps after which the net becomes the older one of the league
MEASURE_EVERY = 5  # steps after which its strength is measured
MEASURED_BLOCKS = 100
YARDSTICKS = ("greedy", "planner")


class Trainer:
    """A net in training: its weights, what it learned from, and how far it is."""

    def __init__(self, city: City, players: int, seed: int, ring_rows: int | None = None) -> None:
        check_player_count(players)
        inputs = input_count(city, players)
        self.city = city
        self.players = players
        self.seed = seed
        self.dice = np.random.Generator(np.random.PCG64(seed))
        self.layers: Layers = new_layers(inputs, self.dice)
        self.older = copied(self.layers)
        self.optimizer = Adam(self.layers)
        self.ring = Ring(ring_rows or RING_ROWS, inputs, OUTPUTS)
        self.games = 0
        self.steps = 0
        self.curve: list[Measurement] = []
        self.spread: Spread = one_by_one

    def step(self, done: float, most: int | None = None) -> None:
        """Play games, the first by teachers, and learn from them; `done` is the share of the run so far."""
        most = TEACHER_GAMES if most is None else most
        if self.games == 0:
            count = min(most, TEACHER_GAMES)
            harvest = self.play(teacher_seats(count, self.players, self.dice), TEACHER_SETTINGS)
            self.learn(harvest, TEACHER_PASSES, TOP_RATE)
        else:
            count = min(most, STEP_GAMES)
            harvest = self.play(league_seats(count, self.players), self.settings(done))
            self.learn(harvest, PASSES, max(LEAST_RATE, TOP_RATE * (1 - done)))
        self.games += count
        self.steps += 1
        if self.steps % OLDER_EVERY == 0:
            self.older = copied(self.layers)
        if self.steps % MEASURE_EVERY == 0:
            self.measure()

    def train(self, goal: int) -> None:
        """Train until so many games have been played in all."""
        while self.games < goal:
            self.step(self.games / goal, goal - self.games)

    def settings(self, done: float) -> GameSettings:
        """How games are played when a share of the run is done: ever less by chance."""
        return GameSettings(
            heat=0.008 - 0.004 * done,
            odd=10,
            keep=KEPT_PER_STEP // self.players,
            decay=0.95 - 0.04 * done,
        )

    def play(self, seats: Seats, settings: GameSettings) -> Harvest:
        """Play games with the net as it is and the older one."""
        return play_to_learn(
            self.city, self.players, seats, self.nets(), settings, self.dice, spread=self.spread
        )

    def nets(self) -> Records:
        """The net and the older one for compiled code."""
        return np.concatenate([net_record(self.layers), net_record(self.older)])

    def learn(self, harvest: Harvest, passes: int, rate: float) -> None:
        """Put positions into the ring and fit the net to samples of it."""
        self.ring.add(harvest.inputs, harvest.targets)
        rows = len(harvest.targets) * min(1.0, self.ring.size / GROWN_RING)
        for _ in range(int(passes * rows / BATCH)):
            found = gradients(self.layers, *self.ring.sample(BATCH, self.dice))
            self.optimizer.step(self.layers, found, rate)

    def measure(self) -> None:
        """Note how strong the net is now, unless that is known."""
        if self.curve and self.curve[-1].games == self.games:
            return
        for bot in YARDSTICKS:
            won = share_against(bot, self.city, self.players, self.layers, MEASURED_BLOCKS, self.spread)
            self.curve.append(Measurement(self.games, bot, *(round(number, 4) for number in won)))

    def weights(self, *, repeatable: bool = True) -> Weights:
        """The net as it is, for a file."""
        record = Training(seed=self.seed, games=self.games, version=VERSION, repeatable=repeatable)
        return make_weights(self.city, self.players, self.layers, record)


def copied(layers: Layers) -> Layers:
    """The same weights in memory of their own."""
    return {name: layer.copy() for name, layer in layers.items()}
