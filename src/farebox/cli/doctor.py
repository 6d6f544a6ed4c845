"""`farebox doctor`: what is wrong in a database, with counts."""

from __future__ import annotations

import asyncio
import os
from time import time
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from farebox.cli.serve import check_installed
from farebox.cli.terminal.style import make_console
from farebox.cli.translator import Translator

if TYPE_CHECKING:
    from farebox.server.maintenance.doctor import Diagnosis

UNSOUND = 1


def doctor(
    database: Annotated[str | None, typer.Argument(metavar="DATABASE", help="option-doctor-database")] = None,
    repair: Annotated[bool, typer.Option("--repair", help="option-repair")] = False,
) -> None:
    """Look a database through."""
    check_installed()
    from farebox.server.maintenance.doctor import examine
    from farebox.server.settings import read_settings

    settings = read_settings(os.environ, database=database)
    found = asyncio.run(examine(settings.database, settings.database_password, time(), repair=repair))
    show(found)
    if not found.sound:
        raise typer.Exit(UNSOUND)


def show(diagnosis: Diagnosis) -> None:
    """Print the counts, and the tables that are damaged."""
    from farebox.server.maintenance.doctor import FINDINGS

    words, console = Translator(), make_console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("doctor-kind", "doctor-found", "doctor-repaired"):
        table.add_column(words(key), justify="left" if key == "doctor-kind" else "right")
    for name in FINDINGS:
        counts = (diagnosis.found[name], diagnosis.repaired[name])
        table.add_row(words(f"doctor-{name}"), *map(words.decimal, counts))
    console.print(table)
    if diagnosis.damaged:
        console.print(words("doctor-damaged", tables=", ".join(diagnosis.damaged)), soft_wrap=True)
    console.print(words("doctor-sound" if diagnosis.sound else "doctor-unsound"), soft_wrap=True)
