"""SQLite: one file, one process at a time that writes, every stored entry safe from a power cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, NullPool, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, Pool

from farebox.server.storage.database import OnAnnouncement, failures_told

BUSY_SECONDS = 10
READERS = 4


class Sqlite:
    """A file of tables."""

    def __init__(self, url: URL) -> None:
        """The file's folder is made if it is missing."""
        self.url = url
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = _engine(url)
        self._immediate = self.engine.execution_options(immediate=True)
        self._turn = asyncio.Lock()

    def fresh_engine(self) -> AsyncEngine:
        """An engine of its own for another event loop; it keeps no connections."""
        return _engine(self.url, NullPool).execution_options(immediate=True)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads, beside any writer."""
        async with failures_told(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; writers of this process queue here, where waiting costs nothing."""
        async with self._turn, failures_told(), self._immediate.begin() as connection:
            yield connection

    async def prepare(self, connection: AsyncConnection) -> None:
        """Nothing to do: a transaction that begins as a writer keeps every other writer out."""

    async def announce(self, connection: AsyncConnection, table_id: str, version: int) -> None:
        """Nothing to do: there is no other process to tell."""

    async def listen(self, callback: OnAnnouncement) -> None:
        """Nothing to do: there is no other process to hear of."""

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def _engine(url: URL, pool: type[Pool] | None = None) -> AsyncEngine:
    """An engine whose transactions `_begin` begins, and not the driver, which would begin them late."""
    sizes = {} if pool else {"pool_size": READERS + 1, "max_overflow": 0}
    engine = create_async_engine(url, poolclass=pool, connect_args={"timeout": BUSY_SECONDS}, **sizes)
    event.listen(engine.sync_engine, "connect", _connect)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _connect(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Readers do not wait for a writer (WAL), and a commit returns when it is on the disk (FULL)."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin as a writer at once: a reader that turns writer late may be refused without waiting."""
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
