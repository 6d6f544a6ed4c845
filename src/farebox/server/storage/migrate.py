"""Bring a database to the form this version stores, once, however many processes start at the same time."""

from __future__ import annotations

import asyncio
import re
import threading
from functools import cache
from importlib.resources import files

from sqlalchemy import URL, Connection, text

from farebox.errors import StorageError
from farebox.server.storage.database import Database

MIGRATION = re.compile(r"r(\d{4})_\w+\.py")

_ONE_AT_A_TIME = threading.Lock()


async def migrate(database: Database) -> None:
    """Apply what is missing, in one transaction."""
    await asyncio.to_thread(_migrate, database)


def _migrate(database: Database) -> None:
    # Alembic keeps what it works on in the process, so two threads must not use it together.
    with _ONE_AT_A_TIME:
        database.work_alone(lambda connection: _upgrade(connection, database.url))


@cache
def revisions() -> tuple[str, ...]:
    """The revisions that this version knows, oldest first."""
    names = (file.name for file in (files("farebox.server.storage") / "migrations" / "versions").iterdir())
    return tuple(sorted(found[1] for name in names if (found := MIGRATION.fullmatch(name))))


def newest_revision() -> str:
    """The revision of a database that this version stores in."""
    return revisions()[-1]


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if nothing was ever stored in it."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection, url: URL) -> None:
    found = revision_of(connection)
    if found == newest_revision():
        return
    if found is not None and found not in revisions():
        place = url.render_as_string()
        raise StorageError("storage-too-new", place=place, found=found, known=newest_revision())
    # Loading it takes a third of what a whole server needs to load, and most starts do without it.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "farebox.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
