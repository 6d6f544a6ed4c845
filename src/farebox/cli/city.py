"""The commands about cities."""

import typer

app = typer.Typer(no_args_is_help=True)


@app.command("list")
def list_cities() -> None:
    """List the cities."""


@app.command("check")
def check_city() -> None:
    """Check a city file."""
