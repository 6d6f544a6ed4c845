"""A separate connection that listens to PostgreSQL, and reconnects when it is lost."""

from __future__ import annotations

import asyncio
import logging

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from farebox.server.storage.database import OnAnnouncement, OnSignal
from farebox.server.storage.types import Announcement

CHANNEL = "farebox_tables"  # LISTEN takes no hyphen
SIGNALS = "farebox_signals"
# Any number but that of migrations: servers share this lock while they listen.
SERVER_LOCK = 0x46415246
ALIVE_SECONDS = 15.0
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0
FAILURES = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
# Options of an address that only SQLAlchemy understands.
NOT_FOR_ASYNCPG = (
    "async_fallback",
    "async_creator_fn",
    "prepared_statement_cache_size",
    "prepared_statement_name_func",
)

_log = logging.getLogger(__name__)


class Listener:
    """Listens until stopped."""

    def __init__(self, engine: AsyncEngine, callback: OnAnnouncement, on_signal: OnSignal) -> None:
        """Nothing is connected yet; `start` does that."""
        options = engine.dialect.create_connect_args(engine.url)[1]
        self._options = {name: value for name, value in options.items() if name not in NOT_FOR_ASYNCPG}
        self._callback = callback
        self._on_signal = on_signal
        self._connection: asyncpg.Connection | None = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def start(cls, engine: AsyncEngine, callback: OnAnnouncement, on_signal: OnSignal) -> Listener:
        """A listener that hears everything stored or told from now on."""
        listener = cls(engine, callback, on_signal)
        await listener._connect()
        listener._task = asyncio.create_task(listener._keep_connected(), name="farebox-listen")
        return listener

    async def stop(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._drop()

    async def _connect(self) -> None:
        async with asyncio.timeout(ALIVE_SECONDS):
            await self._connect_and_listen()

    async def _connect_and_listen(self) -> None:
        connection = await asyncpg.connect(**self._options)
        self._connection, self._lost = connection, asyncio.Event()
        lost = self._lost
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVER_LOCK})")
            await connection.add_listener(CHANNEL, self._hear)
            await connection.add_listener(SIGNALS, self._hear_signal)
        except BaseException:
            self._drop()
            raise

    def _drop(self) -> None:
        """Give a connection up without waiting for it: it may be dead."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _hear(self, connection: object, process: int, channel: str, payload: object) -> None:
        table_id, _, version = str(payload).rpartition(":")
        if table_id and version.isdecimal():
            self._tell(Announcement(table_id, int(version)))

    def _hear_signal(self, connection: object, process: int, channel: str, payload: object) -> None:
        try:
            self._on_signal(str(payload))
        except Exception:
            _log.exception("a signal was not taken")

    def _tell(self, announcement: Announcement | None) -> None:
        """Call back; a mistake there must not end the listening."""
        try:
            self._callback(announcement)
        except Exception:
            _log.exception("an announcement was not taken")

    async def _keep_connected(self) -> None:
        """Wait until the connection is lost, make a new one, and say that something may have been missed."""
        while True:
            await self._until_lost()
            _log.warning("the connection for announcements is lost")
            self._drop()
            await self._reconnect()
            _log.info("the connection for announcements is back")
            self._tell(None)

    async def _until_lost(self) -> None:
        """Ask periodically, since a connection can die silently."""
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), ALIVE_SECONDS)
            except TimeoutError:
                if not await self._answers():
                    return

    async def _answers(self) -> bool:
        try:
            assert self._connection is not None
            await self._connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
        except Exception:
            return False
        return True

    async def _reconnect(self) -> None:
        """Try until it works, with longer and longer waits between."""
        wait = FIRST_WAIT
        while True:
            try:
                return await self._connect()
            except Exception as failure:
                # Whatever it was: a process that hears nothing shows its tables as they were.
                _log.log(
                    logging.INFO if isinstance(failure, FAILURES) else logging.ERROR,
                    "no connection for announcements yet",
                    extra={"fault": type(failure).__name__},
                )
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
