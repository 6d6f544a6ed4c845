"""A bot's dice: they follow from seed, seat and version of the game, wherever the bot plays."""

from __future__ import annotations

from random import Random

from farebox.bots.decide import decision_dice
from farebox.engine.seeds import words
from farebox.game.game import Game
from farebox.game.internals import seed_of, version_of
from farebox.rules.state import Ints

SEAT_DICE = "bot dice"


class Dice(Random):
    """Dice of one decision, for bots in Python; `words` start the generator of compiled bots."""

    words: Ints


def seat_words(seed: bytes, seat: int) -> Ints:
    """The words that all dice of a seat come from."""
    return words(f"{SEAT_DICE} {seat}", seed)


def bot_dice(game: Game, seat: int) -> Dice:
    """The dice of a bot on a seat for the decision that is due: the same in terminal, arena and server."""
    return dice_at(seed_of(game), seat, version_of(game))


def dice_at(seed: bytes, seat: int, version: int) -> Dice:
    """The dice of a seat for the decision at a version of the game."""
    found = [0] * 4
    decision_dice(seat_words(seed, seat), version, found)
    dice = Dice(str(found))
    dice.words = found
    return dice
