"""`farebox backup`: a whole database in one file, while servers use it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from farebox.cli.arguments import free_file
from farebox.cli.serve import check_installed
from farebox.cli.terminal.style import make_console
from farebox.cli.translator import Translator

Counts = dict[str, int]
SHOWN = ("tables", "entries", "games", "guests")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-backup-file")],
    database: Annotated[str | None, typer.Option(help="option-database")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-backup-force")] = False,
) -> None:
    """Copy a database into a file."""
    check_installed()
    from farebox.server.maintenance import copying
    from farebox.server.settings import read_settings

    settings = read_settings(os.environ, database=database)
    free_file(file, force)
    found = asyncio.run(copying.backup(settings.database, settings.database_password, file))
    say("backup-done", file, found)


def say(key: str, file: Path, found: Counts) -> None:
    """Say what was copied."""
    shown = {name: found.get(name, 0) for name in SHOWN}
    make_console().print(Translator()(key, file=str(file), **shown), soft_wrap=True)
