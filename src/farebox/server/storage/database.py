"""What the two databases have in common, and what each has to say for itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from sqlalchemy import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoFreeConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from farebox.errors import StorageUnavailable
from farebox.server.storage.types import Announcement

# A database that says this does answer: the entry came too late, or the code is wrong.
ANSWERS = (IntegrityError, ProgrammingError, DataError, NotSupportedError)

OnAnnouncement = Callable[[Announcement | None], None]


class Database(Protocol):
    """One of the two databases."""

    url: URL
    engine: AsyncEngine

    def fresh_engine(self) -> AsyncEngine:
        """An engine of its own for another event loop; it keeps no connections."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that only reads."""

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that writes: all of it is stored at the end, or nothing."""

    async def prepare(self, connection: AsyncConnection) -> None:
        """Keep every other process from migrating until the transaction ends."""

    async def announce(self, connection: AsyncConnection, table_id: str, version: int) -> None:
        """Tell the other processes of a new version if, and as soon as, the transaction is stored."""

    async def listen(self, callback: OnAnnouncement) -> None:
        """Pass on what other processes announce, until closed; None says that some of it was missed."""

    async def close(self) -> None:
        """Let go of all connections."""


@asynccontextmanager
async def failures_told(*others: type[Exception]) -> AsyncIterator[None]:
    """Turn what a driver says of a database that does not answer into one typed error."""
    silent: tuple[type[Exception], ...] = (DBAPIError, NoFreeConnection, OSError, TimeoutError, *others)
    try:
        yield
    except ANSWERS:
        raise
    except silent as failure:
        raise StorageUnavailable("storage-unavailable") from failure
