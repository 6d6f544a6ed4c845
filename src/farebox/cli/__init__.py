"""The command line."""

from importlib.metadata import version
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, add_completion=False)


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        typer.echo(f"farebox {version('farebox')}")
        raise typer.Exit


@app.callback()
def options(
    show: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Play, simulate and study short city route-building games."""


@app.command("compile")
def compile_rules() -> None:
    """Compile the rules."""
    typer.echo("rules compiled")


def main() -> None:
    """The `farebox` command."""
    app()
