"""A game of random players, the same one that a simulation plays with that seed."""

from __future__ import annotations

from farebox.cities.schema import City
from farebox.engine.kernels import random_action
from farebox.engine.seeds import dice_words
from farebox.game.actions import action_of
from farebox.game.game import Game
from farebox.game.internals import do_action, index_of, legal_codes, state_of
from farebox.game.records import RecordBot, RecordSeat
from farebox.version import VERSION


def random_game(city: City | str, players: int, seed: bytes) -> Game:
    """Play a game with random players to its end."""
    bot = RecordBot("random", VERSION)
    names = [RecordSeat(name=f"random bot {number}", kind="bot", bot=bot) for number in range(1, players + 1)]
    game = Game.new(city, players, seed=seed, names=names, first=0)
    dice = dice_words(seed)
    while not game.over:
        legal = legal_codes(game)
        code = random_action(state_of(game), legal, len(legal), dice)
        do_action(game, action_of(index_of(game), state_of(game), code))
    return game
