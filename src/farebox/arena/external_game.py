"""A game in which some seats are external programs: everybody plays from views."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from typing import NamedTuple

from farebox.arena.blocks import EXTERNAL, Seating, is_external
from farebox.arena.process import ExternalProcess, Limits
from farebox.bots import bot
from farebox.bots.bot import Bot, PackageBot
from farebox.bots.dice import Dice, bot_dice
from farebox.bots.external import Fault, choose_request, end_request, hello_request
from farebox.cities.schema import City
from farebox.errors import IllegalAction, NotationError
from farebox.game.game import Game
from farebox.game.internals import do_action, index_of, seed_of
from farebox.game.notation import parse_action

MAX_DETAIL = 200


class Forfeit(NamedTuple):
    """The seat that gave a game away, and why."""

    seat: int
    fault: str
    detail: str
    said: str


class PythonSeat(NamedTuple):
    """A bot of the package."""

    bot: Bot


class ExternalSeat(NamedTuple):
    """A bot in a process of its own."""

    process: ExternalProcess


Seat = PythonSeat | ExternalSeat


def play_external_game(
    city: City, seed: bytes, seating: Seating, limits: Limits
) -> tuple[Game, Forfeit | None]:
    """Play a game; a fault of an external bot ends it as a forfeit of that bot."""
    game = Game.new(city, len(seating), seed=seed, first=0)
    with ExitStack() as stack:
        seats = [seated(stack, game, seat, name, limits) for seat, name in enumerate(seating)]
        forfeit = first_forfeit(greeted(game, seat, who) for seat, who in enumerate(seats))
        while not game.over and not forfeit:
            seat = game.to_act[0]
            forfeit = acted(game, seat, seats[seat])
        for who in seats:
            if isinstance(who, ExternalSeat) and not forfeit:
                who.process.tell(end_request(game))
    return game, forfeit


def first_forfeit(found: Iterable[Forfeit | None]) -> Forfeit | None:
    """The first forfeit, if there is one; nobody after it is asked."""
    return next((forfeit for forfeit in found if forfeit), None)


def seated(stack: ExitStack, game: Game, seat: int, name: str, limits: Limits) -> Seat:
    """A bot at its seat; a process is closed with the stack."""
    if is_external(name):
        return ExternalSeat(stack.enter_context(ExternalProcess(name.removeprefix(EXTERNAL), limits)))
    return PythonSeat(bot.make_bot(name, game.city))


def greeted(game: Game, seat: int, who: Seat) -> Forfeit | None:
    """Start a process and say hello; what goes wrong is a forfeit."""
    if not isinstance(who, ExternalSeat):
        return None
    try:
        who.process.start()
        who.process.greet(hello_request(game, seat))
    except Fault as fault:
        return forfeit_of(seat, fault, who.process)
    return None


def acted(game: Game, seat: int, who: Seat) -> Forfeit | None:
    """Let a seat act; what goes wrong with an external bot is a forfeit."""
    if not isinstance(who, ExternalSeat):
        dice = bot_dice(seed_of(game), seat, game.version)
        return chosen(game, seat, who.bot, dice)
    milliseconds = round(1000 * who.process.limits.decision)
    try:
        answer = who.process.ask(choose_request(game, seat, milliseconds))
        do_answer(game, seat, answer)
    except Fault as fault:
        return forfeit_of(seat, fault, who.process)
    return None


def chosen(game: Game, seat: int, bot: Bot, dice: Dice) -> Forfeit | None:
    """Let a bot in Python act; one of the package never fails, one of your own may."""
    try:
        do_action(game, bot.choose(game.view(seat), game.legal_actions(seat), dice), seat)
    except Exception as fault:
        if isinstance(bot, PackageBot):
            raise
        code = "illegal" if isinstance(fault, IllegalAction) else "crashed"
        return Forfeit(seat, code, f"{type(fault).__name__}: {fault}"[:MAX_DETAIL], "")
    return None


def do_answer(game: Game, seat: int, answer: str) -> None:
    """Do what an external bot answered, or say what is wrong with it."""
    try:
        do_action(game, parse_action(index_of(game), answer), seat)
    except NotationError:
        raise Fault("nonsense", answer) from None
    except IllegalAction as fault:
        raise Fault("illegal", f"{answer} ({fault.code})") from None


def forfeit_of(seat: int, fault: Fault, process: ExternalProcess) -> Forfeit:
    """The forfeit of an external bot, with the last lines of its error stream."""
    return Forfeit(seat, fault.code, fault.detail[:MAX_DETAIL], process.last_words())
