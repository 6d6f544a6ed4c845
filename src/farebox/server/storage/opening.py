"""From the address of a database to storage that is ready."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from farebox.errors import StorageError
from farebox.server.storage.database import Database
from farebox.server.storage.migrate import migrate
from farebox.server.storage.storage import Storage

FILE_NAME = "farebox.db"


def default_address(folder: Path | None = None) -> str:
    """The address of the SQLite file in a folder, or else in the user's data folder."""
    file = (folder or user_data_path("farebox", appauthor=False)) / FILE_NAME
    return URL.create("sqlite", database=str(file.absolute())).render_as_string()


async def open_storage(address: str | None = None) -> Storage:
    """Open a database (sqlite:///FILE or postgresql://...), migrate it if need be, and make it storage."""
    url = _read_address(address or default_address())
    try:
        database = _database(url)
        await _migrated(database)
    except StorageError:
        raise
    except Exception as failure:
        fault = str(getattr(failure, "orig", None) or failure).split("\n")[0].rstrip(".")
        raise StorageError("storage-not-opened", place=url.render_as_string(), fault=fault) from failure
    return Storage(database)


async def _migrated(database: Database) -> None:
    """Migrate, and leave no connection behind if that fails."""
    try:
        await migrate(database)
    except BaseException:
        await database.close()
        raise


def _read_address(address: str) -> URL:
    """The address with the driver that Farebox uses; how it is written otherwise does not matter."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StorageError("storage-address-unknown", address=address.split(":")[0]) from None
    kind = url.drivername.split("+")[0]
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise StorageError("storage-address-unknown", address=url.render_as_string())


def _database(url: URL) -> Database:
    """The database of an address; only its own driver is loaded."""
    if url.drivername == "sqlite":
        from farebox.server.storage.sqlite import Sqlite

        return Sqlite(url)
    from farebox.server.storage.postgres import Postgres

    return Postgres(url)
