"""`farebox city tune`: changes that let a city play better, with the report before and after."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console, Group

from farebox.cities.artwork import CITY_FILE
from farebox.cli.arena import INTERRUPTED, stopped_like_ctrl_c
from farebox.cli.arguments import city_source, writable_file
from farebox.cli.criteria_list import criteria_list
from farebox.cli.playtest import check_options, sound_city
from farebox.cli.proposal import Proposal, proposal_of
from farebox.cli.terminal.style import make_console, progress_bar, warn_if_not_compiled
from farebox.cli.translator import Translator
from farebox.drawing.city_files import check_text, folder_of
from farebox.game.records import draft_of
from farebox.locales import text
from farebox.locales.numbers import decimal

if TYPE_CHECKING:
    from farebox.playtesting.criteria import Criterion
    from farebox.playtesting.report import Report
    from farebox.playtesting.tuning import Tuning

COLUMNS = ("players", "limit", "before", "after")
PAGES = ("before.html", "after.html")


def tune_city(
    name: str, out: Path | None, html: Path | None, force: bool, *, effort: str, **options: int | None
) -> None:
    """Tune a city file, show how it plays before and after, and write the proposal."""
    from farebox.playtesting.tuning import Tuning

    city = sound_city(name)
    check_options(effort, None, None, force)
    proposal = proposal_of(name, out, city.id, force)
    if html and html.parent.is_dir() and not html.exists():
        html.mkdir()
    for page in PAGES if html else ():
        writable_file(Path(str(html)) / page, force)
    source = city_source(name)
    content = (source / CITY_FILE if source.is_dir() else source).read_text(encoding="utf-8")
    check = partial(check_text, folder=folder_of(source))
    tuning = Tuning(content, check=check, effort=effort, **options)  # type: ignore[arg-type]
    screen = TuneScreen(make_console(), tuning, proposal)
    with stopped_like_ctrl_c():
        try:
            screen.play()
        except KeyboardInterrupt:
            screen.farewell()
            raise typer.Exit(INTERRUPTED) from None
    screen.finish(html, name)


class TuneScreen:
    """Shows how a tuning goes, and tells its result."""

    def __init__(self, console: Console, tuning: Tuning, proposal: Proposal) -> None:
        self.console = console
        self.tuning = tuning
        self.proposal = proposal

    def play(self) -> None:
        """Playtest, search and playtest again, each with a bar."""
        warn_if_not_compiled(Translator())
        tuning = self.tuning
        with progress_bar(self.console) as bar:
            before = bar.add_task(text("tune-before"), total=tuning.before.total, running="")
            search = bar.add_task(text("tune-search"), total=tuning.steps, running="")
            after = bar.add_task(text("tune-after"), total=None, running="")
            for _ in tuning.play():
                bar.update(before, completed=tuning.before.games)
                bar.update(search, completed=tuning.step, running=decimal(tuning.excess, 1))
                if tuning.after:
                    bar.update(after, total=tuning.after.total, completed=tuning.after.games)

    def farewell(self) -> None:
        """Keep the best changes of a stopped tuning, and say how to go on."""
        said = "tune-stopped" if self.write() else "tune-stopped-without"
        self.console.print(text(said, file=str(self.proposal.file)), soft_wrap=True)

    def write(self) -> bool:
        """Write the proposal, if anything changed."""
        if self.tuning.city == self.tuning.original:
            return False
        self.proposal.write(self.tuning.proposal)
        return True

    def finish(self, html: Path | None, source: str) -> None:
        """Show the changes and the reports, and write the files; `source` is the city as it was named."""
        from farebox.playtesting.changes import change_text, changes

        tuning = self.tuning
        before, after = tuning.report_before, tuning.report_after
        self.console.print(self.compared(before, after))
        for change in changes(tuning.original, tuning.city):
            self.console.print(f"• {change_text(tuning.original, change)}", soft_wrap=True)
        self.console.print(text(outcome(before, after)), soft_wrap=True)
        if html:
            self.write_pages(html, source)
        if self.write():
            self.console.print(text("tune-written", file=str(self.proposal.file)), soft_wrap=True)

    def write_pages(self, folder: Path, source: str) -> None:
        """The reports before and after as pages; without a change there is only the first."""
        from farebox.playtesting.page import report_page

        tuning, proposal = self.tuning, str(self.proposal.file)
        pages = (
            (tuning.report_before, tuning.original, source),
            (tuning.report_after, tuning.city, proposal),
        )
        for page, (report, city, name) in zip(PAGES, pages, strict=True):
            if report:
                with draft_of(folder / page) as draft:
                    draft.write_text(report_page(city, report, name), encoding="utf-8")
                self.console.print(text("arena-page-written", file=str(folder / page)), soft_wrap=True)

    def compared(self, before: Report, after: Report | None) -> Group:
        """Every criterion before and after."""
        rows: list[tuple[str, Sequence[str]]] = []
        for row in before.criteria:
            later = after.criterion(row.name, row.players) if after else None
            # Another ticket, connection, seat or manner is another sentence.
            if later and later.subject != row.subject:
                rows += [self.comparison(row, row, None), self.comparison(later, None, later)]
            else:
                rows.append(self.comparison(row, row, later))
        for row in after.criteria if after else ():
            if before.criterion(row.name, row.players) is None:
                rows.append(self.comparison(row, None, row))
        return criteria_list(COLUMNS, rows)

    def comparison(
        self, named: Criterion, before: Criterion | None, after: Criterion | None
    ) -> tuple[str, Sequence[str]]:
        """The sentence of a criterion, and what was measured."""
        from farebox.playtesting.sentences import criterion_text, limit_text

        cells = (str(named.players or ""), limit_text(named), measured(before), measured(after))
        return criterion_text(self.tuning.original, named), cells


def measured(row: Criterion | None) -> str:
    """What was measured for a criterion, with its verdict."""
    from farebox.playtesting.sentences import value_texts

    return f"{value_texts(row)[0]} {text(f'playtest-verdict-{row.verdict}')}" if row else ""


def outcome(before: Report, after: Report | None) -> str:
    """Which sentence tells how a tuning ended."""
    if any(finding.code == "unfinishable" for finding in before.findings):
        return "tune-unfinishable"
    if after is None:
        return "tune-nothing-found" if before.verdict == "fails" else "tune-nothing-to-change"
    return f"playtest-overall-{after.verdict}"
