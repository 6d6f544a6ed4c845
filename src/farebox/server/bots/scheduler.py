"""`BotScheduler`: runs bots outside the event loop and enforces turn limits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import perf_counter

from farebox.bots.bot import make_bot
from farebox.bots.dice import bot_dice
from farebox.bots.registry import STAND_IN, net_fault, parse_bot, playable
from farebox.cities.load import all_cities
from farebox.errors import FareboxError, StorageUnavailable
from farebox.game.actions import Action
from farebox.server.bots.fair_semaphore import FairSemaphore
from farebox.server.bots.guarded_bots import GuardedBots
from farebox.server.bots.host_bots import bot_behind, is_offered, may_fail
from farebox.server.logs import shortened
from farebox.server.storage.types import Due
from farebox.server.tables.commands import ActAsBot, ReplaceBot, TurnRanOut
from farebox.server.tables.due import bot_seats, due_of, has_people, is_ripe, turn_ends, waits_for_people
from farebox.server.tables.guided import prepared_action
from farebox.server.tables.manager import TableManager
from farebox.server.tables.table import Table
from farebox.server.wire import MAX_PACE

LOOK_SECONDS = 1.0
LEASE_SECONDS = 10.0
FOUND_PER_SECOND = 100

# Since when somebody who sits at a table has been connected; None if nobody is.
HereSince = Callable[[Table], float | None]

_log = logging.getLogger(__name__)


class BotScheduler:
    """Does what is due at tables.

    The process that stores an entry expects what is due after it; what a dead process left undone is found
    in storage. Two processes that do the same work do no harm: only one of their entries can be stored.
    """

    def __init__(
        self, manager: TableManager, *, threads: int, here_since: HereSince = lambda table: 0.0
    ) -> None:
        self.tables = manager
        self._here_since = here_since
        self._expected: dict[str, float] = {}
        self._working: dict[str, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()
        # What was said of nets that are missing or damaged: city, players and what is wrong.
        self._lacking_nets: set[tuple[str, int, str]] = set()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="farebox-bot")
        # A guest with many tables of masters must not hold up the tables of all others.
        self._semaphore = FairSemaphore(threads)
        # Bots that decide in a moment do not queue behind those that search for a second.
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="farebox-quick-bot")
        self._guarded = GuardedBots()
        self._running: asyncio.Task[None] | None = None
        manager.on_due = self.expect

    def start(self) -> None:
        """Begin to work."""
        # msgspec looks at a type when it first reads one, and crashes if two threads do that at once.
        all_cities()
        self._running = asyncio.create_task(self._run(), name="farebox-bots")

    async def stop(self) -> None:
        """Stop at once; what is unfinished stays due in storage."""
        tasks = [task for task in (self._running, *self._working.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for threads in (self._threads, self._quick):
            threads.shutdown(wait=False, cancel_futures=True)
        self._guarded.stop()

    def expect(self, table_id: str, due: Due) -> None:
        """Look after a table at a time; no bot waits longer than the slowest pace, whatever the clock was."""
        latest = self.tables.clock() + MAX_PACE
        self._expected[table_id] = min(due.at, latest) if due.kind == "bot" else due.at
        self._woken.set()

    async def _run(self) -> None:
        looked_at = self.tables.clock()
        if self.tables.storage.alone:
            await self._look(self._take_over(looked_at))
        await self._look(self._find_due(looked_at))
        while True:
            now = self.tables.clock()
            if now < looked_at:
                # The clock was set back: what is expected by the old time would wait for it to come again.
                self._expected = dict.fromkeys(self._expected, now)
                looked_at = now
            if now - looked_at >= LOOK_SECONDS:
                await self._look(self._find_due(now))
                self._guarded.tidy(self.tables.live)
                looked_at = now
            self._begin(now)
            await self._sleep(looked_at + LOOK_SECONDS)

    async def _take_over(self, now: float) -> None:
        """Go on where a process before this one stopped, whatever its clock and its leases said."""
        for number, table_id in enumerate(await self.tables.storage.tables_of_bots()):
            # Tables are loaded for it, and not all of them at once.
            self._expected.setdefault(table_id, now + number / FOUND_PER_SECOND)

    async def _find_due(self, now: float) -> None:
        """Find what other processes left undone."""
        for found in await self.tables.storage.due(now, FOUND_PER_SECOND, LEASE_SECONDS):
            if found.table_id in self.tables.damaged:
                continue
            self._expected.setdefault(found.table_id, now)

    async def _look(self, looking: Coroutine[None, None, None]) -> None:
        """Look into storage; if that fails, later looks make up for it."""
        try:
            await looking
        except StorageUnavailable:
            _log.warning("storage does not answer: due work waits")
        except Exception:
            # Bots of all tables depend on this: whatever it was, the next look may find everything in order.
            _log.exception("looking for due work failed")

    def _begin(self, now: float) -> None:
        """Begin with every table whose time has come and that nobody works on."""
        ready = [
            table_id for table_id, at in self._expected.items() if at <= now and table_id not in self._working
        ]
        for table_id in ready:
            del self._expected[table_id]
            task = asyncio.create_task(self._work(table_id))
            self._working[table_id] = task
            task.add_done_callback(partial(self._leave, table_id))

    def _leave(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._working.pop(table_id, None)
        self._woken.set()

    async def _sleep(self, until: float) -> None:
        """Wait until something is due, was added or finished."""
        times = [at for table_id, at in self._expected.items() if table_id not in self._working]
        seconds = max(0.0, min([until, *times]) - self.tables.clock())
        # `asyncio.wait_for` would lose a cancellation that comes together with the waking.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        self._woken.clear()

    async def _work(self, table_id: str) -> None:
        """Do what is due at a table; if it cannot be done now, it stays due in storage."""
        try:
            await self._serve(table_id)
        except FareboxError as error:
            # The table went on in the meantime, or storage does not answer: either way it comes up again.
            _log.info("due work given up", extra={"table": shortened(table_id), "code": error.code})
        except Exception:
            _log.exception("due work failed", extra={"table": shortened(table_id)})

    async def _serve(self, table_id: str) -> None:
        table = (await self.tables.open(table_id)).table
        due, now = due_of(table), self.tables.clock()
        if due is None:
            return
        if not is_ripe(table, due, now):
            if table_id not in self._expected:
                self.expect(table_id, due)
            return
        here_since = self._here_since(table)
        if here_since is None and waits_for_people(table, due):
            # A person who comes back makes the table go on.
            await self.tables.storage.put_off(table_id, table.version)
        elif due.kind == "bot":
            await self._act(table, bot_seats(table)[0])
        else:
            await self._end_turns(table, now, here_since or 0.0)

    async def _end_turns(self, table: Table, now: float, here_since: float) -> None:
        """End the turns whose time is up; look again when the others may be."""
        ends = turn_ends(table, here_since)
        for seat, at in ends.items():
            if at <= now:
                await self.tables.submit(table.id, TurnRanOut(seat=seat))
        later = [at for at in ends.values() if at > now]
        if later:
            self._expected.setdefault(table.id, min(later))

    async def _act(self, table: Table, seat: int) -> None:
        name = table.seats[seat].bot
        assert name is not None, "a bot is due where none sits"
        if not is_offered(name):
            facts = {"table": shortened(table.id), "seat": seat, "bot": name}
            _log.warning("a bot is no longer named by the host: regular plays on", extra=facts)
            await self.tables.submit(table.id, ReplaceBot(seat=seat))
            return
        prepared = prepared_action(table, seat)
        if prepared is not None:
            await self.tables.submit(table.id, ActAsBot(seat=seat, version=table.version, action=prepared))
            return
        asked_at = perf_counter()
        bot = self._playable(table, bot_behind(name))
        action, began_at, ended_at = await self._decide(table, seat, bot)
        self.tables.metrics.decided(name, began_at - asked_at, ended_at - began_at)
        await self.tables.submit(table.id, ActAsBot(seat=seat, version=table.version, action=action))

    def _playable(self, table: Table, bot: str) -> str:
        """The bot that plays for a bot; that `search` does for want of a net is logged once."""
        players = len(table.require_game().names)
        found = playable(bot, table.city, players)
        fault = net_fault(bot, table.city, players) if found != bot else None
        if fault and (table.city.id, players, fault.code) not in self._lacking_nets:
            self._lacking_nets.add((table.city.id, players, fault.code))
            facts = {"city": table.city.id, "players": players, "fault": fault.code, "plays": found}
            _log.warning("a bot has no usable net: search plays for it", extra=facts)
        return found

    async def _decide(self, table: Table, seat: int, bot: str) -> tuple[Action, float, float]:
        """What a bot does for a seat, and when it began and ended to think."""
        loop, turn = asyncio.get_running_loop(), self._semaphore.one(table.host, urgent=has_people(table))
        if may_fail(bot):
            async with turn:
                began_at = perf_counter()
                action = await self._guarded.choose(table, seat, bot)
            if action is not None:
                return action, began_at, perf_counter()
            bot = STAND_IN
        elif parse_bot(bot).budget:
            async with turn:
                return await loop.run_in_executor(self._threads, timed_decision, table, seat, bot)
        return await loop.run_in_executor(self._quick, timed_decision, table, seat, bot)


def timed_decision(table: Table, seat: int, bot: str) -> tuple[Action, float, float]:
    """What a bot does for a seat, and when it began and ended to think."""
    began_at = perf_counter()
    return decide(table, seat, bot), began_at, perf_counter()


def decide(table: Table, seat: int, bot: str) -> Action:
    """What a bot does for a seat; its dice follow from seed, seat and version, not from the cards."""
    game = table.require_game()
    dice = bot_dice(game, seat)
    return make_bot(bot, game.city).choose(game.view(seat), game.legal_actions(seat), dice)
