"""SQLite: one file, written by one thread; every stored entry is safe from a power cut."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import OperationalError
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, QueuePool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from farebox.errors import StorageError, StorageUnavailable
from farebox.server.storage.database import OnAnnouncement, OnSignal, Result, failures_told
from farebox.server.storage.queries import Append
from farebox.server.storage.server_lock import hold_server_lock, release_server_lock
from farebox.server.storage.sqlite_batch import append_together

BUSY_SECONDS = 10
LOCKED_SECONDS = 0.01
READERS = 4
MAX_TOGETHER = 256

Job = tuple[Callable[[Connection], Any], asyncio.Future[Any]]


class Sqlite:
    """A file of tables."""

    alone = True

    def __init__(self, url: URL) -> None:
        """The file's folder is made if it is missing."""
        self.url = url
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine = _engine(url, poolclass=QueuePool, pool_size=READERS + 1, max_overflow=0)
        self._writing_engine = self._engine.execution_options(immediate=True)
        self._readers = ThreadPoolExecutor(READERS, "farebox-read")
        self._writer = ThreadPoolExecutor(1, "farebox-write")
        self._file: tuple[int, int] | None = None
        self._locked = False
        self._waiting: deque[Job] = deque()
        self._called = False

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that only reads, beside any writer."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        with failures_told(), self._engine.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that writes, together with what else waits: the disk is slow, and one commit serves all."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        self._waiting.append((work, done))
        if not self._called:
            self._call_writer(loop, (work, done))
        return await done

    def _call_writer(self, loop: asyncio.AbstractEventLoop, job: Job) -> None:
        """Have what waits written; the writer may begin before this ends, so it counts as called before."""
        self._called = True
        try:
            self._writer.submit(self._write_waiting, loop)
        except RuntimeError as failure:
            # No thread is available, or storage is closed; but a writer still at work may have taken it.
            self._called = False
            if job in self._waiting:
                self._waiting.remove(job)
                raise StorageUnavailable("storage-unavailable") from failure

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Store what waits, and only then answer; one call to the event loop serves all."""
        self._called = False
        while self._waiting:
            jobs = [self._waiting.popleft() for _ in range(min(len(self._waiting), MAX_TOGETHER))]
            try:
                outcomes = self._write_together(jobs)
            except Exception as failure:
                outcomes = [failure] * len(jobs)
            loop.call_soon_threadsafe(_answer, jobs, outcomes)

    def _write_together(self, jobs: list[Job]) -> list[Any]:
        """The results of jobs, or why one failed; a failed one leaves no trace and disturbs no other."""
        if not self.in_place():
            raise StorageUnavailable("storage-unavailable")
        try:
            with failures_told(), self._writing_engine.begin() as connection:
                return _all_results(connection, [work for work, _ in jobs])
        except StorageUnavailable:
            raise
        except Exception:
            if len(jobs) == 1:
                raise
        # One of them failed, which is rare: all again, each so that it can be undone alone.
        with failures_told(), self._writing_engine.begin() as connection:
            return [_attempt(connection, work) for work, _ in jobs]

    def work_alone(self, work: Callable[[Connection], None]) -> None:
        """Do work in a transaction that begins as a writer, which keeps every other writer out."""
        engine = _engine(self.url, poolclass=NullPool)
        with engine.execution_options(immediate=True).begin() as connection:
            work(connection)
        self._file = self._found_file()

    def nobody_serves(self, connection: Connection) -> bool:
        """Whether no server has the lock of the file; this one has it until it is closed."""
        try:
            hold_server_lock(self.url.database or "", wait=0)
        except StorageError:
            return False
        self._locked = True
        return True

    def in_place(self) -> bool:
        """Whether the file was neither deleted nor replaced: what is written to a lost one is lost."""
        return self._file is None or self._file == self._found_file()

    def _found_file(self) -> tuple[int, int] | None:
        """What tells the file that is there from any other."""
        try:
            found = os.stat(self.url.database or "")
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        """Nothing to do: there is no other process to tell."""

    async def tell(self, signal: str) -> None:
        """Nothing to do: there is no other process to tell."""

    async def listen(self, callback: OnAnnouncement, on_signal: OnSignal) -> None:
        """Nothing to do: there is no other process to hear of."""

    async def close(self) -> None:
        """Finish what has begun, and close the file."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()
        if self._locked:
            release_server_lock(self.url.database or "")


def _answer(jobs: list[Job], outcomes: list[Any]) -> None:
    """Give everybody who still waits the outcome."""
    for (_, done), outcome in zip(jobs, outcomes, strict=True):
        if done.done():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def _all_results(connection: Connection, works: list[Callable[[Connection], Any]]) -> list[Any]:
    """The results of jobs; the plain entries among them are stored with two statements for all."""
    plain = [work for work in works if isinstance(work, Append) and work.plain]
    if plain:
        append_together(connection, plain)
    return [None if isinstance(work, Append) and work.plain else work(connection) for work in works]


def _attempt(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """Do one job of several, and undo what it did if it fails."""
    # Written out, since SQLAlchemy's nested transactions take longer than the job itself.
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        return work(connection)
    except Exception as failure:
        connection.exec_driver_sql("ROLLBACK TO job")
        return failure
    finally:
        connection.exec_driver_sql("RELEASE job")


def _engine(url: URL, **options: Any) -> Engine:
    """An engine whose transactions `_begin` begins, and not the driver, which would begin them late."""
    arguments = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, hide_parameters=True, **options)
    event.listen(engine, "connect", _connect)
    event.listen(engine, "begin", _begin)
    return engine


def _connect(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Readers do not wait for a writer (WAL), and a commit returns when it is on the disk (FULL)."""
    connection.isolation_level = None
    _patiently(connection, "PRAGMA journal_mode = WAL")
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _patiently(connection: DBAPIConnection, statement: str) -> None:
    """Do what SQLite refuses at once, instead of waiting, while another process opens the new file."""
    end = monotonic() + BUSY_SECONDS
    while True:
        cursor = connection.cursor()
        try:
            cursor.execute(statement)
            return
        except OperationalError as failure:
            if "locked" not in str(failure) or monotonic() > end:
                raise
            sleep(LOCKED_SECONDS)
        finally:
            cursor.close()


def _begin(connection: Connection) -> None:
    """Begin as a writer at once: a reader that turns writer late may be refused without waiting."""
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
