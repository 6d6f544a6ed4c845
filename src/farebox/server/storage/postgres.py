"""PostgreSQL: any number of processes, told of each other's entries by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg
from sqlalchemy import URL, Connection, NullPool, PoolProxiedConnection, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from farebox.server.storage.database import OnAnnouncement, OnSignal, Result, failures_told
from farebox.server.storage.listener import CHANNEL, SERVER_LOCK, SIGNALS, Listener

CONNECTIONS = 8
CONNECT_SECONDS = 10
ANSWER_SECONDS = 20
# A process that hangs, or whose machine lost its power, must not keep tables locked for all others.
SESSION = {
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
MIGRATION_LOCK = 0x46415245  # any number, as long as every Farebox takes the same

_LOCK = text("SELECT pg_advisory_xact_lock(:number)").bindparams(number=MIGRATION_LOCK)
_SET_SESSION = "SELECT " + ", ".join(
    f"set_config('{name}', '{value}', false)" for name, value in SESSION.items()
)
_SERVES = text("SELECT pg_try_advisory_xact_lock(:number)").bindparams(number=SERVER_LOCK)
_ANNOUNCE = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
_TELL = text(f"SELECT pg_notify('{SIGNALS}', :payload)")


class Postgres:
    """A PostgreSQL database."""

    alone = False

    def __init__(self, url: URL) -> None:
        """Connections are made when they are needed."""
        self.url = url
        self._engine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS},
        )
        event.listen(self._engine.sync_engine, "connect", _set_session)
        event.listen(self._engine.sync_engine, "checkout", _refuse_lost)
        self._listeners: list[Listener] = []

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work in one transaction.

        READ COMMITTED is enough for writing too: an entry's first act is to lock the row of its table.
        """
        with failures_told(asyncpg.PostgresError):
            return await _in_transaction(self._engine, work)

    write = read

    def work_alone(self, work: Callable[[Connection], None]) -> None:
        """Do work under a lock that is held until the transaction ends."""
        asyncio.run(self._work_alone(work))

    async def _work_alone(self, work: Callable[[Connection], None]) -> None:
        # Of its own, since connections belong to the event loop that made them.
        engine = create_async_engine(self.url, poolclass=NullPool, connect_args={"timeout": CONNECT_SECONDS})

        def locked(connection: Connection) -> None:
            connection.execute(_LOCK)
            work(connection)

        await _in_transaction(engine, locked)

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        """Notify inside the transaction: PostgreSQL delivers it with the commit and never without."""
        connection.execute(_ANNOUNCE, {"payload": f"{table_id}:{version}"})

    async def tell(self, signal: str) -> None:
        """Notify without storing anything."""
        await self.write(lambda connection: connection.execute(_TELL, {"payload": signal}))

    async def listen(self, callback: OnAnnouncement, on_signal: OnSignal) -> None:
        """Pass on what processes announce and tell, until closed; None says that some of it was missed."""
        with failures_told(asyncpg.PostgresError):
            listener = await Listener.start(self._engine, callback, on_signal)
        self._listeners.append(listener)

    def nobody_serves(self, connection: Connection) -> bool:
        """Whether no server shares the lock that every listener has."""
        return bool(connection.scalar(_SERVES))

    def in_place(self) -> bool:
        """Always: a database of PostgreSQL cannot be replaced under its server."""
        return True

    async def close(self) -> None:
        """Stop listening and let go of all connections."""
        for listener in self._listeners:
            await listener.stop()
        await self._engine.dispose()


def _set_session(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Limit what a session may hold up; asked for here, since poolers refuse it as a start-up parameter."""
    cursor = connection.cursor()
    cursor.execute(_SET_SESSION)
    cursor.close()
    connection.commit()


def _refuse_lost(
    connection: DBAPIConnection, entry: ConnectionPoolEntry, proxy: PoolProxiedConnection
) -> None:
    """Have a lost connection replaced; unlike the pool's own check this asks nothing over the network."""
    driver: asyncpg.Connection = connection.driver_connection
    if driver.is_closed():
        raise DisconnectionError


async def _in_transaction(engine: AsyncEngine, work: Callable[[Connection], Result]) -> Result:
    async with engine.begin() as connection:
        return await connection.run_sync(work)
