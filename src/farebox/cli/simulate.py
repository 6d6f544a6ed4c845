"""`farebox simulate`: many games between random players, with a summary and files of the results."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farebox.cities.schema import MAX_PLAYERS, MIN_PLAYERS, City
from farebox.cli.look import make_console, tell_if_not_compiled
from farebox.cli.sources import find_city, find_seed, free_file
from farebox.cli.words import Words
from farebox.engine.seeds import derived_seed
from farebox.errors import SetupError

if TYPE_CHECKING:
    from farebox.engine.simulation import Simulation


def simulate(
    city: Annotated[str, typer.Option(help="option-city")] = "san_francisco",
    players: Annotated[int, typer.Option(help="option-players")] = 2,
    games: Annotated[int, typer.Option(help="option-games")] = 10_000,
    seed: Annotated[str | None, typer.Option(help="option-seed")] = None,
    threads: Annotated[int | None, typer.Option(help="option-threads")] = None,
    output: Annotated[Path | None, typer.Option(help="option-output")] = None,
    records: Annotated[Path | None, typer.Option(help="option-records")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="option-interpreted")] = False,
) -> None:
    """Play many games at once."""
    from farebox.cli.output import check_output, write_output
    from farebox.cli.summary import summary

    words, console = Words(), make_console()
    found, master = find_city(city), find_seed(seed)
    workers = threads if threads is not None else os.cpu_count() or 1
    check_numbers(players, games, workers)
    if output is not None:
        check_output(output, force)
    if records is not None:
        check_folder(records, force)
    result = play_games(console, words, found, players, games, master, workers, interpreted)
    for part in summary(words, result):
        console.print(part)
    console.print(words("simulated-seed", seed=master.hex()), soft_wrap=True)
    if output is not None:
        write_output(result, master, output)
        console.print(words("output-written", file=str(output)), soft_wrap=True)
    if records is not None:
        write_records(console, words, found, players, games, master, records)


def check_numbers(players: int, games: int, threads: int) -> None:
    """Refuse numbers that no simulation can have."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError("wrong-number-of-players", players=players, least=MIN_PLAYERS, most=MAX_PLAYERS)
    if games < 1:
        raise SetupError("too-few-games", games=games)
    if threads < 1:
        raise SetupError("too-few-threads", threads=threads)


def check_folder(folder: Path, force: bool) -> None:
    """Refuse a folder for records that is a file or already holds something."""
    if folder.exists() and not folder.is_dir():
        raise SetupError("not-a-folder", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()) and not force:
        raise SetupError("folder-not-empty", folder=str(folder))
    free_file(folder, force=True)


def progress_bar(console: Console) -> Progress:
    """A bar with counts, games per second and the remaining time."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
        TimeRemainingColumn(),
        console=console,
    )


def play_games(
    console: Console,
    words: Words,
    city: City,
    players: int,
    games: int,
    seed: bytes,
    threads: int,
    interpreted: bool,
) -> Simulation:
    """Run the simulation behind a progress bar."""
    from farebox.engine.simulation import simulate as run

    if not interpreted:
        tell_if_not_compiled(words)
    with progress_bar(console) as bar:
        task = bar.add_task(words("simulating", city=words.city(city)), total=games, pace="")

        def advance(more: int) -> None:
            bar.advance(task, more)
            elapsed = bar.tasks[task].elapsed
            if elapsed:
                bar.update(task, pace=words("pace", games=round(bar.tasks[task].completed / elapsed)))

        result = run(city, players, games, seed, threads=threads, interpreted=interpreted, progress=advance)
    return result


def write_records(
    console: Console, words: Words, city: City, players: int, games: int, seed: bytes, folder: Path
) -> None:
    """Write the same games as record files, one per game."""
    from farebox.game.random_games import random_game

    folder.mkdir(exist_ok=True)
    with progress_bar(console) as bar:
        task = bar.add_task(words("writing-records"), total=games, pace="")
        for number in range(games):
            game = random_game(city, players, derived_seed(seed, number))
            game.record().save(folder / f"{city.id}-{number:06}.json")
            bar.advance(task)
    console.print(words("records-written", count=games, folder=str(folder)), soft_wrap=True)
