"""`farebox playtest`: how well a city plays, with a verdict for every criterion and a page."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated, Literal

import typer
from rich.console import Console, Group

from farebox.cities.check import errors
from farebox.cities.messages import city_name
from farebox.cities.schema import City
from farebox.cli.arena import INTERRUPTED, stopped_like_ctrl_c
from farebox.cli.arguments import city_source, find_city, find_seed, writable_file
from farebox.cli.city import FAULTY, print_problems
from farebox.cli.criteria_list import criteria_list
from farebox.cli.terminal.style import make_console, progress_bar, warn_if_not_compiled
from farebox.cli.translator import Translator
from farebox.drawing.city_files import check_file
from farebox.errors import SetupError
from farebox.game.records import draft_of
from farebox.locales import text

SAVE_EVERY = 3.0
COLUMNS = ("players", "measured", "interval", "limit", "verdict")


def playtest(
    city: Annotated[str, typer.Argument(metavar="CITY_OR_FILE", help="option-playtest-city")],
    effort: Annotated[str, typer.Option(help="option-playtest-effort")] = "normal",
    seed: Annotated[str | None, typer.Option(help="option-seed")] = None,
    threads: Annotated[int | None, typer.Option(help="option-threads")] = None,
    on: Annotated[Literal["here", "ray"], typer.Option(help="option-on")] = "here",
    html: Annotated[Path | None, typer.Option(help="option-playtest-html")] = None,
    json: Annotated[Path | None, typer.Option(help="option-playtest-json")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
) -> None:
    """Playtest a city."""
    found = sound_city(city)
    check_options(effort, html, json, force, on)
    screen = PlaytestScreen(make_console(), found, effort, seed, threads, json, on_ray=on == "ray")
    with stopped_like_ctrl_c():
        try:
            screen.play()
        except KeyboardInterrupt:
            screen.farewell()
            raise typer.Exit(INTERRUPTED) from None
    screen.finish(html, city)


def sound_city(name: str) -> City:
    """The city of an id or a file; a faulty file is refused with the list of its problems."""
    source = city_source(name)
    city, problems = check_file(source)
    if city is None:
        console = Console(soft_wrap=True)
        print_problems(console, name, errors(problems))
        console.print(text("cli-city-faulty", count=len(errors(problems))), style="bold red")
        raise typer.Exit(FAULTY)
    return find_city(name)


def check_options(effort: str, html: Path | None, json: Path | None, force: bool, on: str = "here") -> None:
    """Refuse what cannot be played or written."""
    from farebox.arena.on_ray import check_ray
    from farebox.playtesting.plan import SIZES

    if effort not in SIZES:
        raise SetupError("unknown-effort", effort=effort, known=", ".join(SIZES))
    if on == "ray":
        check_ray()
    if html:
        writable_file(html, force)
    if json and not json.exists():
        writable_file(json)


class PlaytestScreen:
    """Shows how a playtest goes, keeps what was played, and tells the result."""

    def __init__(
        self,
        console: Console,
        city: City,
        effort: str,
        seed: str | None,
        threads: int | None,
        file: Path | None,
        *,
        on_ray: bool,
    ) -> None:
        from farebox.playtesting.progress import saved_seed
        from farebox.playtesting.run import PlaytestRun

        self.console = console
        self.words = Translator()
        self.file = file
        wanted = find_seed(seed) if seed or not (file and file.exists()) else saved_seed(file)
        self.run = PlaytestRun(
            city,
            effort=effort,  # type: ignore[arg-type]
            seed=wanted,
            threads=threads,
            file=file,
            on_ray=on_ray,
        )
        self.saved = monotonic()

    def play(self) -> None:
        """Play what is missing."""
        warn_if_not_compiled(self.words)
        with progress_bar(self.console) as bar:
            task = bar.add_task(city_name(self.run.city), total=self.run.total, running="")
            bar.update(task, completed=self.run.games)
            for _ in self.run.play():
                bar.update(task, completed=self.run.games)
                self.save_now_and_then()
            bar.update(task, total=self.run.games)

    def save_now_and_then(self) -> None:
        """Keep the results every few seconds."""
        if self.file and monotonic() - self.saved > SAVE_EVERY:
            self.run.save(self.file)
            self.saved = monotonic()

    def farewell(self) -> None:
        """Keep what was played of a stopped playtest, if there is a file for it, and say how to go on."""
        if self.file:
            self.run.save(self.file)
            self.console.print(text("playtest-stopped", file=str(self.file)), soft_wrap=True)
        else:
            self.console.print(text("playtest-not-kept"), soft_wrap=True)

    def finish(self, html: Path | None, name: str) -> None:
        """Show findings and criteria, and write the files; `name` is what the city was called here."""
        from farebox.playtesting.page import report_page
        from farebox.playtesting.report import report_of

        report = report_of(self.run)
        self.console.print(self.summary(report))
        if self.file:
            self.run.save(self.file, report)
            self.console.print(text("arena-written", file=str(self.file)), soft_wrap=True)
        if html:
            with draft_of(html) as draft:
                draft.write_text(report_page(self.run.city, report, name), encoding="utf-8")
            self.console.print(text("arena-page-written", file=str(html)), soft_wrap=True)

    def summary(self, report: object) -> Group:
        """Findings and criteria for the terminal."""
        from farebox.playtesting.report import Report
        from farebox.playtesting.sentences import criterion_text, finding_text, limit_text, value_texts

        assert isinstance(report, Report)
        rows = [
            (
                criterion_text(self.run.city, row),
                (
                    str(row.players),
                    *value_texts(row),
                    limit_text(row),
                    text(f"playtest-verdict-{row.verdict}"),
                ),
            )
            for row in report.criteria
        ]
        found = criteria_list(COLUMNS, rows)
        lines = [finding_text(finding) for finding in report.findings] or [text("playtest-finding-none")]
        overall = text(f"playtest-overall-{report.verdict}")
        return Group(found, "", *(f"• {line}" for line in lines), "", overall)
