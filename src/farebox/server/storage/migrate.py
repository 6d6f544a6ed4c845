"""Bring a database to the form this version stores, once, however many processes start at the same time."""

from __future__ import annotations

import asyncio
import threading

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection

from farebox.errors import StorageError
from farebox.server.storage.database import Database

_ONE_AT_A_TIME = threading.Lock()


async def migrate(database: Database) -> None:
    """Apply what is missing, in one transaction."""
    await asyncio.to_thread(_migrate, database)


def _migrate(database: Database) -> None:
    # Alembic keeps what it works on in the process, so two threads must not use it together.
    with _ONE_AT_A_TIME:
        database.work_alone(lambda connection: _upgrade(connection, database.url))


def _upgrade(connection: Connection, url: URL) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "farebox.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        newest = scripts.get_current_head()
        raise StorageError("storage-too-new", place=url.render_as_string(), found=found, known=newest)
    command.upgrade(config, "head")
