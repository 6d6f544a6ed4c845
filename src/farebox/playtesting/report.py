"""The report of a playtest: figures, criteria and findings, as data, as text and as a page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from farebox.cities.schema import City
from farebox.engine.seeds import Seed
from farebox.playtesting.criteria import Criterion, Verdict, criteria, overall
from farebox.playtesting.figures import Figures, figures
from farebox.playtesting.findings import Finding, findings
from farebox.playtesting.plan import Effort
from farebox.playtesting.progress import Setting
from farebox.playtesting.run import PlaytestRun


class Report(msgspec.Struct, frozen=True):
    """What a playtest has found."""

    setting: Setting
    games: int
    verdict: Verdict
    findings: tuple[Finding, ...]
    criteria: tuple[Criterion, ...]
    figures: Figures

    def criterion(self, name: str, players: int) -> Criterion | None:
        """A criterion for a number of players."""
        return next((row for row in self.criteria if (row.name, row.players) == (name, players)), None)

    def __str__(self) -> str:
        lines = [f"{self.setting.city}: {self.verdict}, {self.games} games"]
        for row in self.criteria:
            value = (
                f" {row.value.value:.3f} ({row.value.low:.3f} to {row.value.high:.3f})" if row.value else ""
            )
            lines.append(f"{row.name}, {row.players} players: {row.verdict}{value}")
        return "\n".join(lines)


def report_of(run: PlaytestRun) -> Report:
    """The report on what a playtest has played so far."""
    found = figures(run.city, run.progress)
    judged = criteria(run.city, run.progress, found)
    return Report(
        setting=run.progress.setting,
        games=run.games,
        verdict=overall(judged),
        findings=findings(run.city, found, judged),
        criteria=judged,
        figures=found,
    )


def playtest(
    city: City | str,
    *,
    effort: Effort = "normal",
    seed: Seed = 0,
    threads: int | None = None,
    file: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Playtest a city with bots of several strengths, and say by the criteria how well it plays.

    `file` keeps what was played, and an existing one is continued; `progress` hears how many games of all
    are done.
    """
    run = PlaytestRun(city, effort=effort, seed=seed, threads=threads, file=file)
    for _ in run.play():
        if progress:
            progress(run.games, run.total)
        if file:
            run.save(file)
    found = report_of(run)
    if file:
        run.save(file, found)
    return found
