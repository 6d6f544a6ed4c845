"""From the address of a database to storage that is ready."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from farebox.errors import StorageError
from farebox.server.storage.database import Database
from farebox.server.storage.migrate import migrate
from farebox.server.storage.storage import Storage

FILE_NAME = "farebox.db"


def default_address(folder: Path | None = None) -> str:
    """The address of the SQLite file in a folder, or else in the user's data folder."""
    if folder is None:
        from platformdirs import user_data_path

        folder = user_data_path("farebox", appauthor=False)
    file = folder / FILE_NAME
    return URL.create("sqlite", database=str(file.absolute())).render_as_string()


async def open_storage(address: str | None = None, password: str | None = None) -> Storage:
    """Open a database (sqlite:///FILE or postgresql://...), migrate it if need be, and make it storage.

    A password beside the address may have any sign in it; in the address some would have to be escaped.
    """
    url = _read_address(address or default_address(), password)
    try:
        database = _database(url)
        await _migrated(database)
    except StorageError:
        raise
    except Exception as failure:
        fault = str(getattr(failure, "orig", None) or failure).split("\n")[0].rstrip(".")
        raise StorageError("storage-not-opened", place=without_password(address), fault=fault) from failure
    return Storage(database)


def open_database(address: str | None, password: str | None = None) -> Database:
    """A database that is there, as it is: nothing is migrated, and no file is made."""
    url = _read_address(address or default_address(), password)
    if url.drivername == "sqlite" and not Path(url.database or "").is_file():
        raise StorageError("storage-not-opened", place=without_password(address), fault="no such file")
    return _database(url)


def without_password(address: str | None) -> str:
    """An address that may be shown: a password with an unescaped sign would be half shown by itself."""
    if address and address.count("@") > 1:
        return re.sub("//.*@", "//***@", address, flags=re.DOTALL)
    return _read_address(address or default_address()).render_as_string()


def sqlite_file(address: str | None) -> str | None:
    """The file of an address, if it is one of SQLite."""
    url = _read_address(address or default_address())
    return url.database if url.drivername == "sqlite" else None


async def _migrated(database: Database) -> None:
    """Migrate, and leave no connection behind if that fails."""
    try:
        await migrate(database)
    except BaseException:
        await database.close()
        raise


def _read_address(address: str, password: str | None = None) -> URL:
    """The address with the driver that Farebox uses; how it is written otherwise does not matter."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StorageError("storage-address-unknown", address=address.split(":")[0]) from None
    kind = url.drivername.split("+")[0]
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+asyncpg")
        return url if password is None else url.set(password=password)
    raise StorageError("storage-address-unknown", address=url.render_as_string())


def _database(url: URL) -> Database:
    """The database of an address; only its own driver is loaded."""
    if url.drivername == "sqlite":
        from farebox.server.storage.sqlite import Sqlite

        return Sqlite(url)
    from farebox.server.storage.postgres import Postgres

    return Postgres(url)
