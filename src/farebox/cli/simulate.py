"""`farebox simulate`: many games between bots, with a summary and files of the results."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from farebox.bots.registry import has_stand_in
from farebox.cities.schema import City
from farebox.cli.arguments import bot_list, find_city, find_seed, free_file, naming_city
from farebox.cli.stand_ins import tell_lacking_nets
from farebox.cli.terminal.style import make_console, progress_bar, warn_if_not_compiled
from farebox.cli.translator import Translator
from farebox.errors import SetupError

if TYPE_CHECKING:
    from farebox.arena.simulation import Simulation


def simulate(
    city: Annotated[str, typer.Option(help="option-city")] = "san_francisco",
    bots: Annotated[list[str] | None, typer.Option(help="option-bots")] = None,
    players: Annotated[int, typer.Option(help="option-players")] = 2,
    games: Annotated[int, typer.Option(help="option-games")] = 10_000,
    seed: Annotated[str | None, typer.Option(help="option-seed")] = None,
    threads: Annotated[int | None, typer.Option(help="option-threads")] = None,
    time_limit: Annotated[float, typer.Option(help="option-time-limit")] = 1.0,
    output: Annotated[Path | None, typer.Option(help="option-output")] = None,
    records: Annotated[Path | None, typer.Option(help="option-records")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="option-interpreted")] = False,
) -> None:
    """Play many games at once."""
    options = {
        "players": players,
        "games": games,
        "seed": find_seed(seed),
        "threads": threads,
        "time_limit": time_limit,
        "records": records,
        "interpreted": interpreted,
    }
    console, words = make_console(), Translator()
    check_files(output, records, force)
    found, seated = find_city(city), bot_list(bots)
    with naming_city(city):
        if not interpreted:
            levels = filter(has_stand_in, seated)
            tell_lacking_nets(console, words, levels, found, players, named=city)
        result = run_behind_bar(console, words, found, seated, options)
    show(console, words, result, output)
    if records is not None:
        console.print(words("records-written", count=games, folder=str(records)), soft_wrap=True)


def show(console: Console, words: Translator, result: Simulation, output: Path | None) -> None:
    """Print the summary, and write the results to a file if one is named."""
    from farebox.cli.output import write_output
    from farebox.cli.summary import summary

    for part in summary(words, result):
        console.print(part)
    console.print(words("simulated-seed", seed=result.seed.hex()), soft_wrap=True)
    if output is not None:
        write_output(result, output)
        console.print(words("output-written", file=str(output)), soft_wrap=True)


def check_files(output: Path | None, records: Path | None, force: bool) -> None:
    """Refuse what could not be written, before anything is played."""
    from farebox.cli.output import check_output

    if output is not None:
        check_output(output, force)
    if records is not None:
        check_folder(records, force)


def check_folder(folder: Path, force: bool) -> None:
    """Refuse a folder for records that is a file or already holds something."""
    if folder.exists() and not folder.is_dir():
        raise SetupError("not-a-folder", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()) and not force:
        raise SetupError("folder-not-empty", folder=str(folder))
    free_file(folder, force=True)


def run_behind_bar(
    console: Console, words: Translator, city: City, bots: Sequence[str], options: dict[str, Any]
) -> Simulation:
    """Run the simulation behind a progress bar, which is shown once nothing is refused."""
    from farebox.arena.simulation import simulate as run
    from farebox.bots.process import check_programs

    check_programs(bots)
    if not options["interpreted"]:
        warn_if_not_compiled(words)
    with ExitStack() as stack:
        bar = progress_bar(console)
        task = bar.add_task(words("simulating", city=words.city(city)), total=options["games"], running="")

        def advance(more: int) -> None:
            if not bar.live.is_started:
                stack.enter_context(bar)
            bar.advance(task, more)
            if more and (elapsed := bar.tasks[task].elapsed):
                bar.update(task, running=words.pace(bar.tasks[task].completed / elapsed))

        return run(city, bots or ("random",), progress=advance, **options)
