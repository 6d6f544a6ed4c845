"""`GuardedBots`: the host's own and external bots at work, none of which can stop a table."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Thread
from typing import NamedTuple, TypeVar

from farebox.bots.bot import as_fault, make_bot
from farebox.bots.bot_class import Bot
from farebox.bots.dice import bot_dice
from farebox.bots.external import is_external
from farebox.bots.external_bot import PATIENT, ExternalBot
from farebox.bots.process import all_ended
from farebox.game.actions import Action
from farebox.game.game import Game
from farebox.game.internals import check_action
from farebox.server.logs import shortened
from farebox.server.tables.manager import LiveTable
from farebox.server.tables.table import Table

MAX_OPEN = 64
OWN_SECONDS = PATIENT.decision

Result = TypeVar("Result")

_log = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where a bot plays: it is made once per seat and game, so it may remember what it saw."""

    table_id: str
    seat: int
    bot: str


class Failure(NamedTuple):
    """What a bot did wrong, in words that give no card away: a bot's own text might."""

    code: str
    error: str
    where: str


class GuardedBots:
    """Lets bots decide that may crash, hang or cheat; those of games that go on are kept."""

    def __init__(self) -> None:
        self._open: OrderedDict[Place, Bot] = OrderedDict()
        # Python cannot end a thread: a bot whose decision was given up rests until it has returned from it.
        self._stuck: set[str] = set()

    async def choose(self, table: Table, seat: int, bot: str) -> Action | None:
        """A legal action of a bot, or None where it gave none in time, which is logged."""
        found = Failure("too-slow", "", "")
        if bot not in self._stuck:
            deciding = on_thread(partial(self._decide, Place(table.id, seat, bot), table))
            # A program has time limits of its own.
            seconds = None if is_external(bot) else OWN_SECONDS
            done, _ = await asyncio.wait([asyncio.wrap_future(deciding)], timeout=seconds)
            if done:
                outcome = deciding.result()
                if not isinstance(outcome, Failure):
                    return outcome
                found = outcome
            else:
                self._stuck.add(bot)
                deciding.add_done_callback(lambda _: self._stuck.discard(bot))
        facts = {"table": shortened(table.id), "seat": seat, "bot": table.seats[seat].level}
        _log.warning("a bot of the host failed: regular decides", extra=facts | found._asdict())
        return None

    def _decide(self, place: Place, table: Table) -> Action | Failure:
        """On a thread: what the bot does; one that fails is closed, and another is made next time."""
        game, bot = table.require_game(), self._open.pop(place, None)
        try:
            bot = bot or make_bot(place.bot, game.city)
            dice = bot_dice(game, place.seat)
            action = bot.choose(game.view(place.seat), game.legal_actions(place.seat), dice)
            check_action(game, action, place.seat)
        except (Exception, SystemExit) as error:
            if bot:
                close(bot)
            return failure_of(bot, error)
        self._open[place] = bot
        if len(self._open) > MAX_OPEN:
            close(self._open.popitem(last=False)[1])
        return action

    def tidy(self, live: Mapping[str, LiveTable]) -> None:
        """Close the bots of games that are over, and of tables that are no longer in memory."""
        for place in tuple(self._open):
            table = live[place.table_id].table if place.table_id in live else None
            if (table is None or table.status == "over") and (bot := self._open.pop(place, None)):
                on_thread(partial(close, bot, table.game if table else None))

    def stop(self) -> None:
        """End all programs at once."""
        self._open.clear()
        with all_ended():
            pass


def on_thread(work: Callable[[], Result]) -> Future[Result]:
    """Begin work on a thread of its own, which nobody waits for when the server ends."""
    future: Future[Result] = Future()
    Thread(target=lambda: future.set_result(work()), name="farebox-host-bot", daemon=True).start()
    return future


def close(bot: Bot, game: Game | None = None) -> None:
    """Tell a program how its game ended, and end the bot; what goes wrong here concerns nobody."""
    try:
        if isinstance(bot, ExternalBot) and game:
            bot.end(game.outcome)
        bot.close()
    except Exception:
        _log.warning("a bot of the host could not be closed")


def failure_of(bot: Bot | None, error: BaseException) -> Failure:
    """The kind of a bot's fault, the type of its error, and the line that raised it."""
    code = as_fault(bot, error).code if bot and isinstance(error, Exception) else "crashed"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return Failure(code, type(error).__name__, f"{Path(last.filename).name}:{last.lineno}")
