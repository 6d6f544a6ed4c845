"""What the parts of a running server share."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import suppress

from farebox.errors import StorageUnavailable
from farebox.server.bots.scheduler import BotScheduler
from farebox.server.http.identity import Signer, new_secret
from farebox.server.http.limits import Connections, Locks, Rate
from farebox.server.live.signals import Signals
from farebox.server.metrics import Metrics
from farebox.server.settings import Settings
from farebox.server.shutdown import GracefulShutdown
from farebox.server.storage import Storage, open_storage
from farebox.server.storage.types import Announcement
from farebox.server.tables.manager import TableManager

TIDY_SECONDS = 30.0
OLD_TABLES_SECONDS = 3600.0
DAY = 24 * 3600.0
GUEST_SECONDS = 400 * DAY

# New objects before Python looks for garbage that refers to itself, and looks of one kind before the next.
RARE_COLLECTIONS = (200_000, 10, 50)

_log = logging.getLogger(__name__)


class Services:
    """Storage, tables, bots, identity and limits of one process."""

    def __init__(self, settings: Settings, storage: Storage, secret: bytes) -> None:
        self.settings = settings
        self.storage = storage
        self.signer = Signer(secret)
        self.metrics = Metrics()
        storage.on_unavailable = self.metrics.storage_errors.inc
        self.shutdown = GracefulShutdown(settings.drain_seconds)
        self.tables = TableManager(storage, metrics=self.metrics)
        limits = settings.limits
        self.signals = Signals(self.tables, limits)
        self.bots = BotScheduler(
            self.tables, threads=settings.threads_for_bots, here_since=self.signals.here_since
        )
        self.rate = Rate(limits.messages_per_second, limits.messages_at_once)
        self.new_guests = Rate(limits.new_guests_per_second, limits.new_guests_at_once)
        self.hosting = Locks()
        self.connections = Connections(limits.connections_by_guest)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def start(cls, settings: Settings) -> Services:
        """Open storage, apply migrations, and begin to work."""
        storage = await open_storage(settings.database)
        secret = (
            settings.secret.encode() if settings.secret else await storage.fact("cookie-secret", new_secret)
        )
        services = cls(settings, storage, secret)
        await storage.listen(services.hear, services.signals.take)
        services.signals.start()
        services.bots.start()
        spare_the_collector()
        services.shutdown.watch_signals()
        services.metrics.watch_process()
        services._tasks.append(asyncio.create_task(services._tidy(), name="farebox-tidy"))
        if settings.keep_days:
            services._tasks.append(asyncio.create_task(services._forget_tables(), name="farebox-forget"))
        if settings.workers > 1:
            services._tasks.append(asyncio.create_task(services.shutdown.watch_parent()))
        _log.info("started", extra={"bot_threads": settings.threads_for_bots})
        return services

    async def stop(self) -> None:
        """Finish what is being stored, and let go of everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.signals.stop()
        await self.tables.finish()
        await self.storage.close()
        _log.info("stopped")

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
                await self.storage.forget_guests(now - GUEST_SECONDS)

    async def _forget_tables(self) -> None:
        """On start-up and periodically, delete the tables that are too old."""
        while True:
            with suppress(StorageUnavailable):
                count = await self.tables.forget_old(self.settings.keep_days * DAY)
                _log.info("old tables deleted", extra={"tables": count})
            await asyncio.sleep(OLD_TABLES_SECONDS)


def spare_the_collector() -> None:
    """Let Python collect garbage rarely: almost nothing in the tables is cyclic."""
    gc.freeze()
    gc.set_threshold(*RARE_COLLECTIONS)
