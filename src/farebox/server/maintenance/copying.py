"""Backups: all rows of a database in one SQLite file, whatever the database is, and back from it.

A backup of SQLite is made by SQLite's own online backup, one of PostgreSQL by copying every row as one
snapshot sees it; both while servers run. So a backup of either can be restored into either.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, func, insert, select, text

from farebox.errors import StorageError
from farebox.game.records import draft_of
from farebox.server.storage import Storage, open_storage
from farebox.server.storage.migrate import newest_revision, revision_of
from farebox.server.storage.opening import open_database, sqlite_file, without_password
from farebox.server.storage.schema import METADATA

TOGETHER = 500
SNAPSHOT = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")

Counts = dict[str, int]


async def backup(address: str | None, password: str | None, file: Path) -> Counts:
    """Copy a database, which may be in use, into a new file; the number of rows of each kind."""
    source = sqlite_file(address)
    with draft_of(file) as draft:
        if source is None:
            await copy_postgres(address, password, draft)
        else:
            copy_sqlite(Path(source), draft)
        with rows_of(draft) as connection:
            return counts(connection)


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a file of SQLite, which may be in use."""
    if not source.is_file():
        raise StorageError("storage-not-opened", place=str(source), fault="no such file")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as fault:
        raise StorageError("storage-not-opened", place=str(source), fault=str(fault)) from fault


async def copy_postgres(address: str | None, password: str | None, target: Path) -> None:
    """Copy all rows of PostgreSQL, as one moment sees them, into a new file of SQLite."""
    await (await open_storage(f"sqlite:///{target}")).close()
    database = open_database(address, password)
    try:
        await database.read(lambda source: copy_snapshot(source, target, place_of(address)))
    finally:
        await database.close()


def place_of(address: str | None) -> str:
    """A database as it may be named."""
    return without_password(address)


def copy_snapshot(source: Connection, target: Path, place: str) -> None:
    """Copy what a connection sees in one snapshot."""
    source.execute(SNAPSHOT)
    require_current(source, place)
    with engine_of(target).begin() as connection:
        copy_rows(source.execution_options(stream_results=True), connection)


def require_current(connection: Connection, place: str) -> None:
    """Refuse a database of another version: its rows are not what this version knows."""
    found = revision_of(connection)
    if found != newest_revision():
        raise StorageError("storage-not-current", place=place, found=found or "-", known=newest_revision())


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy every row, those that others refer to first."""
    for table in METADATA.sorted_tables:
        for rows in source.execute(select(table)).mappings().partitions(TOGETHER):
            target.execute(insert(table), [dict(row) for row in rows])


def counts(connection: Connection) -> Counts:
    """How many rows there are of each kind."""
    return {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in METADATA.sorted_tables
        if connection.dialect.has_table(connection, table.name)
    }


async def restore(file: Path, address: str | None, password: str | None) -> Counts:
    """Copy a backup into an empty database that no server uses; all of it, or nothing."""
    if not file.is_file():
        raise StorageError("storage-not-opened", place=str(file), fault="no such file")
    with TemporaryDirectory(prefix="farebox-restore-") as folder:
        # A copy, since a backup of an older version is migrated first.
        copy = Path(folder) / "backup.db"
        shutil.copy(file, copy)
        await (await open_storage(f"sqlite:///{copy}")).close()
        storage = await open_storage(address, password)
        try:
            return await fill(storage, copy, place_of(address))
        finally:
            await storage.close()


async def fill(storage: Storage, copy: Path, place: str) -> Counts:
    """Copy all rows into storage, in one transaction."""

    def work(target: Connection) -> Counts:
        if not storage.database.nobody_serves(target):
            raise StorageError("database-in-use", place=place)
        if any(counts(target).values()):
            raise StorageError("database-not-empty", place=place)
        with rows_of(copy) as source:
            copy_rows(source, target)
        return counts(target)

    return await storage.database.write(work)


@contextmanager
def rows_of(file: Path) -> Iterator[Connection]:
    """A connection that reads a file of SQLite."""
    engine = engine_of(file)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def engine_of(file: Path) -> Engine:
    """A file of SQLite, without what a server needs of it."""
    return create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)
