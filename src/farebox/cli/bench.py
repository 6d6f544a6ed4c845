"""`farebox bench`: how fast the rules run on this machine, on one core."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table

from farebox.cli.arguments import find_city
from farebox.cli.terminal.style import make_console
from farebox.cli.translator import Translator

if TYPE_CHECKING:
    from farebox.cli.speed import Measures

IMPORT_TIMER = "from time import perf_counter as t; a = t(); import farebox; print(t() - a)"


def bench(
    city: Annotated[str, typer.Option(help="option-city")] = "san_francisco",
    players: Annotated[int, typer.Option(help="option-players", min=2, max=4)] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    seconds: Annotated[float, typer.Option(help="option-seconds", min=0.01)] = 2.0,
) -> None:
    """Measure the rules, interpreted and compiled."""
    from farebox.cli.speed import measure

    found = find_city(city)
    words, console = Translator(), make_console()
    if as_json:
        typer.echo(json.dumps(report(measure(found, players, seconds))))
        return
    with console.status(words("measuring", city=words.city(found), players=players)):
        measures = measure(found, players, seconds)
        importing = import_seconds()
    console.print(measures_table(words, measures, words.city(found), players))
    console.print(words("bench-state", bytes=measures.state_bytes))
    console.print(words("bench-import", milliseconds=round(1000 * importing)))


def report(measures: Measures) -> dict[str, object]:
    """The numbers for programs."""
    return {
        name: {
            "games_per_s": speed.games_per_s,
            "decisions_per_s": speed.decisions_per_s,
            "clone_ns": speed.clone_ns,
        }
        for name, speed in (("compiled", measures.compiled), ("interpreted", measures.interpreted))
    } | {"state_bytes": measures.state_bytes}


def measures_table(words: Translator, measures: Measures, city: str, players: int) -> Table:
    """The numbers for people."""
    title = words("bench-title", city=city, players=players)
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for column in ("column-compiled", "column-interpreted"):
        table.add_column(words(column), justify="right")
    both = (measures.compiled, measures.interpreted)
    table.add_row(words("bench-games"), *(words.decimal(speed.games_per_s) for speed in both))
    table.add_row(words("bench-decisions"), *(words.decimal(speed.decisions_per_s) for speed in both))
    table.add_row(words("bench-clone"), *(nanoseconds(words, speed.clone_ns) for speed in both))
    table.add_row(words("bench-row-clone"), nanoseconds(words, measures.row_clone_ns), "")
    return table


def nanoseconds(words: Translator, value: float) -> str:
    """A time, as the language writes it."""
    return f"{words.decimal(value)} ns"


def import_seconds() -> float:
    """How long a fresh Python takes to import the package; the best of three."""
    command = [sys.executable, "-c", IMPORT_TIMER]
    runs = (subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(3))
    return min(float(run.stdout) for run in runs)
