"""PostgreSQL: any number of processes, told of each other's entries by LISTEN and NOTIFY."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy import URL, NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from farebox.server.storage.database import OnAnnouncement, failures_told
from farebox.server.storage.listener import CHANNEL, Listener

CONNECTIONS = 8
CONNECT_SECONDS = 10
MIGRATION_LOCK = 0x46415245  # any number, as long as every Farebox takes the same

_LOCK = text("SELECT pg_advisory_xact_lock(:number)").bindparams(number=MIGRATION_LOCK)
_ANNOUNCE = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


class Postgres:
    """A PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        """Connections are made when they are needed."""
        self.url = url
        self.engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS},
        )
        self._listeners: list[Listener] = []

    def fresh_engine(self) -> AsyncEngine:
        """An engine of its own for another event loop; it keeps no connections."""
        return create_async_engine(self.url, poolclass=NullPool, connect_args={"timeout": CONNECT_SECONDS})

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        async with failures_told(asyncpg.PostgresError), self.engine.begin() as connection:
            yield connection

    # READ COMMITTED is enough: the row of a table is locked before anything of the table is written.
    writing = reading

    async def prepare(self, connection: AsyncConnection) -> None:
        """Keep every other process from migrating until the transaction ends."""
        await connection.execute(_LOCK)

    async def announce(self, connection: AsyncConnection, table_id: str, version: int) -> None:
        """Notify inside the transaction: PostgreSQL delivers it with the commit and never without."""
        await connection.execute(_ANNOUNCE, {"payload": f"{table_id}:{version}"})

    async def listen(self, callback: OnAnnouncement) -> None:
        """Pass on what other processes announce, until closed; None says that some of it was missed."""
        async with failures_told(asyncpg.PostgresError):
            listener = await Listener.start(self.engine, callback)
        self._listeners.append(listener)

    async def close(self) -> None:
        """Stop listening and let go of all connections."""
        for listener in self._listeners:
            await listener.stop()
        await self.engine.dispose()
