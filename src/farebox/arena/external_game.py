"""A game with external bots: every seat plays from its view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from farebox.arena.blocks import Seating
from farebox.bots.bot import PackageBot, as_fault, make_bot
from farebox.bots.bot_class import Bot
from farebox.bots.dice import bot_dice
from farebox.bots.external import Fault
from farebox.bots.external_bot import ExternalBot
from farebox.bots.process import Limits
from farebox.bots.registry import bot_seats
from farebox.cities.schema import City
from farebox.game.game import Game
from farebox.game.internals import do_action

MAX_DETAIL = 200


class Forfeit(NamedTuple):
    """The seat that gave a game away, and why."""

    seat: int
    fault: str
    detail: str
    said: str


def play_external_game(
    city: City, seed: bytes, seating: Seating, limits: Limits
) -> tuple[Game, Forfeit | None]:
    """Play a game bot by bot; a fault of a bot that is not of the package ends it as a forfeit."""
    game = Game.new(city, len(seating), seed=seed, names=bot_seats(seating), first=0)
    bots = [make_bot(name, city, limits) for name in seating]
    try:
        forfeit = first_forfeit(greeted(game, seat, bot) for seat, bot in enumerate(bots))
        while not game.over and not forfeit:
            seat = game.to_act[0]
            forfeit = acted(game, seat, bots[seat])
        for bot in bots:
            if isinstance(bot, ExternalBot) and not forfeit:
                bot.end(game.outcome)
    finally:
        for bot in bots:
            bot.close()
    return game, forfeit


def first_forfeit(found: Iterable[Forfeit | None]) -> Forfeit | None:
    """The first forfeit, if any; the remaining seats are not asked."""
    return next((forfeit for forfeit in found if forfeit), None)


def greeted(game: Game, seat: int, bot: Bot) -> Forfeit | None:
    """Start the program of an external bot; what goes wrong is a forfeit."""
    if not isinstance(bot, ExternalBot):
        return None
    try:
        bot.begin(seat, len(game.names))
    except Fault as fault:
        return forfeit_of(seat, fault, bot)
    return None


def acted(game: Game, seat: int, bot: Bot) -> Forfeit | None:
    """Let a bot act; one of the package never fails, any other may, which is a forfeit."""
    dice = bot_dice(game, seat)
    try:
        do_action(game, bot.choose(game.view(seat), game.legal_actions(seat), dice), seat)
    except Exception as fault:
        if isinstance(bot, PackageBot):
            raise
        return forfeit_of(seat, as_fault(bot, fault), bot)
    return None


def forfeit_of(seat: int, fault: Fault, bot: Bot) -> Forfeit:
    """The forfeit of a bot; an external one has last lines on its error stream."""
    said = bot.process.last_words() if isinstance(bot, ExternalBot) else ""
    return Forfeit(seat, fault.code, fault.detail[:MAX_DETAIL], said)
