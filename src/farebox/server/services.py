"""What the parts of a running server share."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import TypeVar

from farebox.errors import StorageError, StorageUnavailable
from farebox.server.bots.scheduler import BotScheduler
from farebox.server.http.identity import Signer, new_secret
from farebox.server.limits import Guards, Locks
from farebox.server.live.signals import Signals
from farebox.server.metrics import Metrics
from farebox.server.push.sender import PushSender
from farebox.server.settings import Settings
from farebox.server.shutdown import GracefulShutdown
from farebox.server.storage import Storage, open_storage
from farebox.server.storage.types import Announcement, Status
from farebox.server.tables.archivist import Archivist
from farebox.server.tables.guest_changes import finish_merges
from farebox.server.tables.kept_cities import keep_cities
from farebox.server.tables.manager import TableManager

TIDY_SECONDS = 30.0
OLD_SECONDS = 3600.0
DAY = 24 * 3600.0
GUEST_SECONDS = 400 * DAY
# A club may start its server once a week; more than that between two looks may be a jump of the clock. What
# seems old after a jump is kept for a day, in which somebody may notice the clock. Machines may differ a bit.
LONGEST_STEP, LONGEST_BACK, STEADY_SECONDS = 8 * DAY, 3600.0, DAY
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0
# A look at storage is good for so long, however many ask.
CHECK_SECONDS = 1.0

# New objects before Python looks for garbage that refers to itself, and looks of one kind before the next.
# Connections leave such garbage: more of it at once would take so long that everybody notices.
RARE_COLLECTIONS = (20_000, 10, 50)

_log = logging.getLogger(__name__)

Result = TypeVar("Result")


class Services:
    """Storage, tables, bots, identity and limits of one process."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        secret: bytes,
        push_key: bytes,
        shutdown: GracefulShutdown,
        guards: Guards,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.signer = Signer(secret)
        self.metrics = Metrics()
        storage.on_unavailable = self.metrics.storage_errors.inc
        self.shutdown = shutdown
        self.tables = TableManager(storage, metrics=self.metrics)
        self.signals = Signals(self.tables, settings.limits)
        self.bots = BotScheduler(
            self.tables, threads=settings.threads_for_bots, here_since=self.signals.here_since
        )
        self.archivist = Archivist(self.tables)
        self.push = PushSender(
            self.tables,
            self.signals.attendance,
            push_key,
            wait=settings.push_seconds,
            metrics=self.metrics,
            allowed=settings.push_test_origin,
        )
        self.guards = guards
        guards.on_refusal = self.metrics.limited
        self.hosting = Locks()
        self._checking = asyncio.Lock()
        self._checked = (-CHECK_SECONDS, False)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def start(cls, settings: Settings, guards: Guards) -> Services:
        """Open storage, apply migrations, and begin to work."""
        shutdown = GracefulShutdown(settings.drain_seconds)
        shutdown.watch_signals()
        watching = [asyncio.create_task(shutdown.watch_parent())] if settings.workers > 1 else []
        # The command has opened the database before: what fails now is only away.
        tries = Tries(shutdown)
        storage = await tries.until_it_works(
            lambda: open_storage(settings.database, settings.database_password)
        )
        secret = settings.secret.encode() if settings.secret else None
        if secret is None:
            secret = await tries.until_it_works(lambda: storage.fact("cookie-secret", new_secret))
        await tries.until_it_works(lambda: keep_cities(storage))
        push_key = await tries.until_it_works(lambda: storage.fact("push-key", new_push_key))
        services = cls(settings, storage, secret, push_key, shutdown, guards)
        if closed := await tries.until_it_works(storage.count_closed):
            _log.warning("tables of other rules are closed", extra={"tables": closed})
        await tries.until_it_works(lambda: storage.listen(services.hear, services.signals.take))
        services.signals.start()
        services._tasks += watching
        services.bots.start()
        spare_the_collector()
        services.metrics.watch_process()
        services._tasks.append(asyncio.create_task(services._tidy(), name="farebox-tidy"))
        services._tasks.append(asyncio.create_task(services.archivist.archive_all(), name="farebox-archive"))
        services._tasks.append(asyncio.create_task(services._forget_old(), name="farebox-forget"))
        _log.info("started", extra={"bot_threads": settings.threads_for_bots})
        return services

    async def stop(self) -> None:
        """Finish what is being stored, and let go of everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.push.stop()
        await self.signals.stop()
        await self.tables.finish()
        await self.storage.close()
        _log.info("stopped")

    async def storage_works(self) -> bool:
        """Whether storage stores what it is given, by a look that is at most a moment old."""
        async with self._checking:
            at, works = self._checked
            if monotonic() - at >= CHECK_SECONDS:
                works = await self.storage.healthy()
                self._checked = (monotonic(), works)
            return works

    def hear(self, announcement: Announcement | None) -> None:
        """Another process stored something; None says that announcements, and signals, were missed."""
        self.tables.hear(announcement)
        if announcement is None:
            self.signals.ask()

    async def _tidy(self) -> None:
        """Periodically evict idle tables from memory, and forget old links and guests."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.tables.forget_idle()
            self.signals.tidy()
            now = self.tables.clock()
            with suppress(StorageUnavailable):
                await self.storage.forget_links(now)
                await finish_merges(self.tables)

    async def _forget_old(self) -> None:
        """On start-up and periodically, delete the tables and guests that are too old."""
        while True:
            with suppress(StorageUnavailable):
                count = await forget_old(self.tables, self.settings)
                _log.info("old tables deleted", extra={"tables": count})
            await asyncio.sleep(OLD_SECONDS)


async def forget_old(tables: TableManager, settings: Settings) -> int:
    """Delete guests and tables that nobody has used for a long time; return how many tables.

    A clock that has just jumped makes everything look old, so it has to be seen to go on first. A database
    that comes from a version without these limits keeps its tables for as long as new ones, too.
    """
    storage, now = tables.storage, tables.clock()
    begun = float(await storage.fact("forgets-since", lambda: str(now).encode()))
    if now - await storage.see_clock(now, LONGEST_STEP, LONGEST_BACK) < STEADY_SECONDS:
        return 0
    await storage.forget_guests(now - GUEST_SECONDS)
    kinds: dict[Status | None, float] = {
        None: settings.keep_days,
        "lobby": settings.lobby_days,
        "playing": settings.abandoned_days,
    }
    asked_for = {
        status: days
        for status, days in kinds.items()
        if days and (status is None or now - begun >= days * DAY)
    }
    return sum([await tables.forget_old(days * DAY, status) for status, days in asked_for.items()])


def new_push_key() -> bytes:
    """A key for notifications; only a new database needs one, and what makes it takes long to load."""
    from farebox.server.push.encryption import new_key

    return new_key()


class Tries:
    """Asks storage again as long as it is away: a process that gave up would take the whole server down."""

    def __init__(self, shutdown: GracefulShutdown) -> None:
        self._shutdown = shutdown

    async def until_it_works(self, ask: Callable[[], Awaitable[Result]]) -> Result:
        """The answer, after longer and longer waits; a database that can never be used is an error."""
        wait = FIRST_WAIT
        while True:
            try:
                return await ask()
            except StorageError as failure:
                away = failure.code in ("storage-not-opened", "storage-unavailable")
                if not away or self._shutdown.begun:
                    raise
                _log.warning("storage does not answer: the start waits")
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)


def spare_the_collector() -> None:
    """Let Python collect garbage rarely: almost nothing in the tables is cyclic."""
    gc.freeze()
    gc.set_threshold(*RARE_COLLECTIONS)
