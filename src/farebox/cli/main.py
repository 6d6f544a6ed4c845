"""The `farebox` command: its parts, and what it says and returns when something is wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer
from rich.console import Console

from farebox.cli import arena, bench, city, compiling, play, replay, serve, simulate, verify
from farebox.cli.words import Words
from farebox.errors import FareboxError

USAGE_ERROR = 2
WORDS = Words()

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command("play", help=WORDS("help-play"))(play.play)
app.command("serve", help=WORDS("help-serve"))(serve.serve)
app.command("replay", help=WORDS("help-replay"))(replay.replay)
app.command("verify", help=WORDS("help-verify"))(verify.verify)
app.command("simulate", help=WORDS("help-simulate"))(simulate.simulate)
app.command("arena", help=WORDS("help-arena"))(arena.arena)
app.command("bench", help=WORDS("help-bench"))(bench.bench)
app.command("compile", help=WORDS("help-compile"))(compiling.compile_rules)
app.add_typer(city.app, name="city")


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if not wanted:
        return
    try:
        found = version("farebox")
    except PackageNotFoundError:
        found = WORDS("not-installed")
    typer.echo(f"farebox {found}")
    raise typer.Exit


@app.callback(help=WORDS("help-farebox"))
def options(
    show: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=WORDS("help-version"))
    ] = False,
) -> None:
    """What goes for every command."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; anything wrong becomes one sentence and an exit code."""
    try:
        app(list(arguments), prog_name="farebox")
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    except FareboxError as error:
        complain(WORDS.error(error))
        return USAGE_ERROR
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        complain(f"{place}{error.strerror or error}")
        return USAGE_ERROR
    return 0


def complain(sentence: str) -> None:
    """Say on the error stream what is wrong."""
    Console(stderr=True, highlight=False, markup=False).print(sentence, soft_wrap=True)


def main() -> None:
    """The `farebox` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
