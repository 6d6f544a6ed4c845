"""`farebox serve`: the table server, until it is stopped."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from farebox.cli.look import make_console
from farebox.cli.words import Words


def serve(
    host: Annotated[str | None, typer.Option(help="option-host")] = None,
    port: Annotated[int | None, typer.Option(help="option-port")] = None,
    database: Annotated[str | None, typer.Option(help="option-database")] = None,
    workers: Annotated[int | None, typer.Option(help="option-workers")] = None,
) -> None:
    """Serve tables to browsers."""
    # The server's libraries take a while to load, and no other command needs them.
    from farebox.server import run
    from farebox.server.settings import read_settings

    settings = read_settings(os.environ, host=host, port=port, database=database, workers=workers)
    listening = run.bound_socket(settings)
    run.prepare(settings)
    words, console = Words(), make_console()
    console.print(words("serving", address=run.address_of(settings, listening)), soft_wrap=True)
    run.serve(settings, listening)
