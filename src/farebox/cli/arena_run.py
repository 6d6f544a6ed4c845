"""A match on the screen: progress with the running result, saving, stopping and the tables at the end."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import Progress, TaskID

from farebox.arena.match import MatchRun
from farebox.arena.report import report_page
from farebox.cli.arena_plan import Plan
from farebox.cli.arena_tables import tables
from farebox.cli.arguments import data_folder
from farebox.cli.stand_ins import tell_lacking_nets
from farebox.cli.terminal.style import progress_bar, warn_if_not_compiled
from farebox.cli.translator import Translator
from farebox.game.records import draft_of

SAVE_EVERY = 3.0


class MatchScreen:
    """Shows how a match goes, and keeps what was played where the plan says."""

    def __init__(self, console: Console, words: Translator, plan: Plan) -> None:
        self.console = console
        self.words = words
        self.plan = plan
        self.run = MatchRun(plan.spec, results=plan.results, threads=plan.threads, on_ray=plan.on_ray)
        self.saved = monotonic()

    def play(self) -> None:
        """Play until the goal is reached."""
        warn_if_not_compiled(self.words)
        spec = self.plan.spec
        tell_lacking_nets(
            self.console, self.words, spec.match.bots, spec.city, spec.match.players, named=self.plan.city
        )
        with progress_bar(self.console) as bar:
            city = self.words.city(self.plan.spec.city)
            task = bar.add_task(self.words("arena-playing", city=city), total=self.run.total, running="")
            before = self.run.games
            self.show(bar, task, before)
            for _ in self.run.play():
                self.show(bar, task, before)
                self.save_now_and_then()
            bar.update(task, total=self.run.games)

    def show(self, bar: Progress, task: TaskID, before: int) -> None:
        """Bring the progress bar up to date."""
        elapsed = bar.tasks[task].elapsed or 0.0
        parts = [self.leading(), self.llr()]
        if elapsed > 0 and self.run.games > before:
            parts.append(self.words.pace((self.run.games - before) / elapsed))
        bar.update(task, completed=self.run.games, running=" · ".join(part for part in parts if part))

    def leading(self) -> str:
        """Who wins most often so far, and how often."""
        leader = self.run.leader
        if leader is None:
            return ""
        return self.words("arena-leading", bot=leader.bot, won=self.words.per_cent(leader.share))

    def llr(self) -> str:
        """How far the test is."""
        found = self.run.verdict
        return self.words("arena-llr", llr=self.words.signed(found.llr, 2)) if found else ""

    def save_now_and_then(self) -> None:
        """Keep the results every few seconds."""
        if self.plan.file and monotonic() - self.saved > SAVE_EVERY:
            self.run.save(self.plan.file)
            self.saved = monotonic()

    def farewell(self) -> None:
        """Keep what was played of a stopped match, and say how to continue."""
        if self.run.blocks == 0:
            self.console.print(self.words("arena-stopped-early"))
            return
        file = self.plan.file or new_match_file(self.plan.spec.match.city)
        self.run.save(file)
        self.console.print(self.words("arena-stopped", blocks=self.run.blocks))
        self.console.print(self.words("arena-go-on", file=str(file)), soft_wrap=True)

    def finish(self) -> None:
        """Show the tables and write the files."""
        plan, words, say = self.plan, self.words, self.console.print
        found, results, verdict = self.run.standings, self.run.results, self.run.verdict
        for part in tables(words, plan.spec.match, found, results, plan.spec.goal, verdict):
            say(part)
        say(words("arena-seed", seed=plan.spec.match.seed), soft_wrap=True)
        if plan.file:
            self.run.save(plan.file, with_standings=True)
            say(words("arena-written", file=str(plan.file)), soft_wrap=True)
        if plan.page:
            page = report_page(plan.spec.city, plan.spec.match, plan.spec.goal, results, found, verdict)
            with draft_of(plan.page) as draft:
                draft.write_text(page, encoding="utf-8")
            say(words("arena-page-written", file=str(plan.page)), soft_wrap=True)


def new_match_file(city: str) -> Path:
    """A file for a match without `--json`, named by city and time."""
    folder = data_folder() / "farebox" / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{city}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number else ''}.json" for number in range(1000))
    return next(file for name in names if not (file := folder / name).exists())
