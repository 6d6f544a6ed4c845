"""What the two databases have in common, and what each has to say for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from farebox.errors import StorageUnavailable
from farebox.server.storage.types import Announcement

# A database that says this does answer: the entry came too late, or the code is wrong.
ANSWERS = (IntegrityError, ProgrammingError, DataError, NotSupportedError)

Result = TypeVar("Result")
OnAnnouncement = Callable[[Announcement | None], None]
OnSignal = Callable[[str], None]


class Database(Protocol):
    """One of the two databases; work is a plain function over a connection, and each is one transaction."""

    url: URL
    alone: bool

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that only reads."""

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that writes: all of it is stored when this returns, nothing if it raises."""

    def work_alone(self, work: Callable[[Connection], None]) -> None:
        """Do work while no other process does; it blocks, and runs outside any event loop."""

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        """Tell the other processes of a new version if, and as soon as, the transaction is stored."""

    async def tell(self, signal: str) -> None:
        """Tell all processes something that is not stored."""

    async def listen(self, callback: OnAnnouncement, on_signal: OnSignal) -> None:
        """Pass on what processes announce and tell, until closed; None says that some of it was missed."""

    def nobody_serves(self, connection: Connection) -> bool:
        """Whether no server uses the database, and none can begin to until the transaction ends."""

    def in_place(self) -> bool:
        """Whether the database is still the one that was opened."""

    async def close(self) -> None:
        """Let go of all connections."""


@contextmanager
def failures_told(*others: type[Exception]) -> Iterator[None]:
    """Turn what a driver says of a database that does not answer into one typed error."""
    silent: tuple[type[Exception], ...] = (DBAPIError, NoFreeConnection, OSError, TimeoutError, *others)
    try:
        yield
    except ANSWERS:
        raise
    except silent as failure:
        raise StorageUnavailable("storage-unavailable") from failure
