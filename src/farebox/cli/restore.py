"""`farebox restore`: a backup into an empty database that no server uses."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from farebox.cli.backup import say
from farebox.cli.serve import check_installed


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-restore-file")],
    database: Annotated[str | None, typer.Option(help="option-database")] = None,
) -> None:
    """Copy a backup into a database."""
    check_installed()
    from farebox.server.maintenance import copying
    from farebox.server.settings import read_settings

    settings = read_settings(os.environ, database=database)
    found = asyncio.run(copying.restore(file, settings.database, settings.database_password))
    say("restore-done", file, found)
