"""`farebox city`: check, show, design, tune and list cities."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farebox.cities.check import errors
from farebox.cities.checks.report import Problem
from farebox.cities.load import all_cities
from farebox.cities.messages import city_name, problem_text
from farebox.cities.schema import City, pair
from farebox.cli.arguments import city_source, find_city, free_file
from farebox.cli.localized_help import LocalizedCommand, LocalizedGroup
from farebox.cli.terminal.style import make_console
from farebox.drawing import draw_svg
from farebox.drawing.city_files import check_file, problem_file
from farebox.locales import DEFAULT_LANGUAGE, current_language, text

app = typer.Typer(
    cls=LocalizedGroup, name="city", help="cli-city", no_args_is_help=True, add_completion=False
)
FAULTY = 2

FileOrId = Annotated[str, typer.Argument(metavar="FILE_OR_ID", help="cli-city-file")]
SvgFile = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="cli-city-svg")]


@app.command(cls=LocalizedCommand, help="cli-city-check")
def check(file: FileOrId) -> None:
    """List every problem of a city file."""
    console = Console(soft_wrap=True)
    city, problems = check_file(city_source(file))
    print_problems(console, file, problems)
    if city is None:
        console.print(text("cli-city-faulty", count=len(errors(problems))), style="bold red")
        raise typer.Exit(FAULTY)
    console.print(escape(f"{text('cli-city-sound', name=city_name(city))} {summary(city)}"), style="green")


@app.command(cls=LocalizedCommand, help="cli-city-show")
def show(file: FileOrId, svg: SvgFile = None) -> None:
    """Describe a city, or draw it into an SVG file."""
    city = find_city(file)
    if svg is None:
        _print_city(Console(), city)
        return
    free_file(svg, force=True).write_text(draw_svg(city), encoding="utf-8")
    typer.echo(text("cli-city-drawn", name=city_name(city), file=str(svg)))


@app.command(cls=LocalizedCommand, help="cli-city-new")
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-city-new-name")],
    locations: Annotated[Path, typer.Option("--locations", metavar="FILE", help="cli-city-new-locations")],
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-city-new-out")] = None,
    seed: Annotated[int, typer.Option(help="cli-city-new-seed")] = 1,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
) -> None:
    """Write a starting design of a city from places with coordinates."""
    from farebox.playtesting.new_city import new_city
    from farebox.playtesting.places import city_id, read_places

    text_of = locations.read_text(encoding="utf-8-sig", errors="replace")
    file = free_file(out or Path(f"{city_id(name)}.toml"), force)
    file.write_text(new_city(name, read_places(text_of), Random(seed)), encoding="utf-8")
    typer.echo(text("cli-city-made", name=name, file=str(file)))
    check(str(file))


@app.command(cls=LocalizedCommand, help="cli-city-tune")
def tune(
    file: FileOrId,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-city-tune-out")] = None,
    steps: Annotated[int, typer.Option(help="cli-city-tune-steps")] = 300,
    seed: Annotated[int, typer.Option(help="cli-city-tune-seed")] = 1,
    effort: Annotated[str, typer.Option(help="option-playtest-effort")] = "normal",
    threads: Annotated[int | None, typer.Option(help="option-threads")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli-city-tune-html")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
) -> None:
    """Propose changes that let a city play better."""
    from farebox.cli.tune import tune_city

    tune_city(file, out, html, force, steps=steps, seed=seed, effort=effort, threads=threads)


@app.command("list", cls=LocalizedCommand, help="cli-city-list")
def list_cities() -> None:
    """List the built-in cities."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for city in all_cities():
        table.add_row(city.id, city_name(city), summary(city))
    make_console().print(table)


def summary(city: City) -> str:
    """The numbers of a city in one line."""
    return text(
        "cli-city-summary",
        locations=len(city.locations),
        connections=len({pair(route) for route in city.routes}),
        routes=len(city.routes),
        tickets=len(city.tickets),
        cards=sum(city.deck.values()),
        cars=city.cars,
    )


def print_problems(console: Console, file: str, problems: list[Problem]) -> None:
    """One line for every problem: its line in the file, its path, the sentence."""
    for problem in problems:
        style = "red" if problem.severity == "error" else "yellow"
        place = f"{problem_file(file, problem)}:{problem.line}" + (f" {problem.path}" if problem.path else "")
        severity = text(f"severity-{problem.severity}")
        console.print(
            f"[bold]{escape(place)}[/bold] [{style}]{severity}[/{style}] {escape(problem_text(problem))}",
            highlight=False,
        )


def _print_city(console: Console, city: City) -> None:
    """The routes and tickets of a city as tables."""
    names = {location.id: location.shown_name for location in city.locations}
    console.print(f"[bold]{escape(city_name(city))}[/bold]  {escape(summary(city))}", highlight=False)
    console.print(escape(description(city)), style="dim")
    console.print(_route_table(city, names))
    console.print(_ticket_table(city, names))
    deck = ", ".join(text("cards-of", card=colour, count=count) for colour, count in city.deck.items())
    console.print(escape(f"{text('cli-city-deck')}: {deck}"), highlight=False)


def description(city: City) -> str:
    """What a city is like: in English the note of its file, else what its poster says, if it is built in."""
    key = f"city-{city.id.replace('_', '-')}"
    poster = text(key)
    return city.note if current_language() == DEFAULT_LANGUAGE or poster == key else poster


def _route_table(city: City, names: dict[str, str]) -> Table:
    """One row for every connection, with the colours of its routes."""
    table = Table(title=text("cli-city-routes"))
    for key in ("cli-city-from", "cli-city-to", "cli-city-colours", "cli-city-length", "cli-city-wilds"):
        table.add_column(text(key))
    colours: dict[frozenset[str], list[str]] = {}
    for route in city.routes:
        colours.setdefault(pair(route), []).append(route.colour)
    doubles = Counter(pair(route) for route in city.routes)
    for route in city.routes:
        if doubles.pop(pair(route), 0):
            ends = (escape(names[route.a]), escape(names[route.b]))
            wilds = str(route.wilds_required or "")
            table.add_row(
                *ends,
                ", ".join(text(f"colour-{colour}") for colour in colours[pair(route)]),
                str(route.length),
                wilds,
            )
    return table


def _ticket_table(city: City, names: dict[str, str]) -> Table:
    """One row for every ticket."""
    table = Table(title=text("cli-city-tickets"))
    for key in ("cli-city-from", "cli-city-to", "cli-city-points"):
        table.add_column(text(key))
    for ticket in city.tickets:
        table.add_row(escape(names[ticket.a]), escape(names[ticket.b]), str(ticket.points))
    return table
