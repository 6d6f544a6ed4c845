"""A match under way: progress with the running result, saving, stopping and going on."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from time import monotonic

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from farebox.arena.blocks import block_seed, contestants, seatings
from farebox.arena.files import save_match
from farebox.arena.names import labels
from farebox.arena.on_ray import play_on_ray
from farebox.arena.play import play_on_threads
from farebox.arena.report import report_page
from farebox.arena.results import Results, Shares, merged
from farebox.arena.sprt import Bounds, Verdict, verdict
from farebox.arena.standings import first_scores, seat_masks, standings, wins_by_block
from farebox.bots.compiled import in_cache, play_games
from farebox.bots.registry import parse_bot
from farebox.cli.arena_plan import Plan
from farebox.cli.arena_tables import tables
from farebox.cli.look import loading
from farebox.cli.sources import data_folder
from farebox.cli.words import Words
from farebox.game.records import draft_of

SAVE_EVERY = 3.0


class MatchRun:
    """Plays a plan, shows how it goes and keeps what was played."""

    def __init__(self, console: Console, words: Words, plan: Plan) -> None:
        self.console = console
        self.words = words
        self.plan = plan
        self.parts: list[Results] = [plan.results]
        self.wins = np.zeros(len(contestants(plan.match)))
        self.scores: list[Shares] = []
        self.games = 0
        self.saved = monotonic()
        self.count(plan.results)

    @property
    def results(self) -> Results:
        """All games so far, as one."""
        self.parts = [merged(self.parts)]
        return self.parts[0]

    @property
    def blocks(self) -> int:
        """The whole blocks so far."""
        return self.games // len(seatings(self.plan.match))

    def count(self, part: Results) -> None:
        """Take a part into the running result."""
        self.games += len(part)
        if len(part):
            self.wins += wins_by_block(self.plan.match, part).sum(axis=0)
            self.scores.append(first_scores(self.plan.match, part))

    def verdict(self) -> Verdict | None:
        """What the test that was asked for says so far."""
        if self.plan.goal.sprt is None:
            return None
        scores = np.concatenate([np.zeros(0), *self.scores])
        return verdict(self.plan.match, Bounds(*self.plan.goal.sprt), scores)

    def decided(self) -> bool:
        """Whether the test has come to an end; blocks after its last one do not count."""
        found = self.verdict()
        if found is None or found.decision == "open":
            return False
        kept = found.blocks * len(seatings(self.plan.match))
        if kept < self.games:
            short = self.results.head(kept)
            self.parts, self.scores, self.games, self.wins = [short], [], 0, 0 * self.wins
            self.count(short)
        return True

    def play(self) -> None:
        """Play until the goal is reached."""
        self.load_rules()
        total = self.plan.goal.blocks * len(seatings(self.plan.match))
        with progress_bar(self.console) as bar:
            task = bar.add_task(
                self.words("arena-playing", city=self.words.city(self.plan.setting.city)),
                total=total,
                running="",
            )
            self.show(bar, task, self.games)
            before = self.games
            for part in self.source() if not self.decided() else iter(()):
                self.parts.append(part)
                self.count(part)
                stop = self.decided()
                self.show(bar, task, before)
                self.save_now_and_then()
                if stop:
                    bar.update(task, total=self.games)
                    break

    def load_rules(self) -> None:
        """Load the compiled bots, or compile them, before the clock of the progress bar runs."""
        with loading(self.console, self.words, compiled=in_cache("play_bots")):
            random = parse_bot("random")
            play_games(self.plan.setting.city, [[random, random]], [block_seed(self.plan.match, 0)])

    def source(self) -> Iterator[Results]:
        """The results of the blocks still to play."""
        begin, end = self.blocks, self.plan.goal.blocks
        if self.plan.on_ray:
            return play_on_ray(self.plan.setting, begin, end)
        return play_on_threads(self.plan.setting, begin, end, self.plan.threads)

    def show(self, bar: Progress, task: TaskID, before: int) -> None:
        """Bring the progress bar up to date."""
        elapsed = bar.tasks[task].elapsed or 0.0
        parts = [self.leading(), self.llr()]
        if elapsed > 0 and self.games > before:
            parts.append(self.words("arena-pace", pace=pace(self.words, (self.games - before) / elapsed)))
        bar.update(task, completed=self.games, running=" · ".join(part for part in parts if part))

    def leading(self) -> str:
        """Who wins most often so far, and how often."""
        if self.games == 0:
            return ""
        masks = seat_masks(self.plan.match)
        seats = np.array([mask.sum() for mask in masks.values()]) * self.blocks
        best = int(np.argmax(self.wins / seats))
        name = labels(self.plan.match)[list(masks)[best]]
        return self.words("arena-leading", bot=name, won=self.words.per_cent(self.wins[best] / seats[best]))

    def llr(self) -> str:
        """How far the test is."""
        found = self.verdict()
        return self.words("arena-llr", llr=self.words.signed(found.llr, 2)) if found else ""

    def save_now_and_then(self) -> None:
        """Keep the results every few seconds."""
        if self.plan.file and monotonic() - self.saved > SAVE_EVERY:
            save_match(self.plan.file, self.plan.match, self.plan.goal, self.results)
            self.saved = monotonic()

    def farewell(self) -> None:
        """Keep what was played of a match that is stopped, and tell how to go on."""
        if self.blocks == 0:
            self.console.print(self.words("arena-stopped-early"))
            return
        file = self.plan.file or new_match_file(self.plan.match.city)
        save_match(file, self.plan.match, self.plan.goal, self.results)
        self.console.print(self.words("arena-stopped", blocks=self.blocks))
        self.console.print(self.words("arena-go-on", file=str(file)), soft_wrap=True)

    def finish(self) -> None:
        """Show the tables and write the files."""
        plan, words, say = self.plan, self.words, self.console.print
        found = standings(plan.match, self.results)
        for part in tables(words, plan.match, found, self.results, plan.goal, self.verdict()):
            say(part)
        say(words("arena-seed", seed=plan.match.seed), soft_wrap=True)
        if plan.file:
            save_match(plan.file, plan.match, plan.goal, self.results, found)
            say(words("arena-written", file=str(plan.file)), soft_wrap=True)
        if plan.page:
            page = report_page(plan.setting.city, plan.match, plan.goal, self.results, found, self.verdict())
            with draft_of(plan.page) as draft:
                draft.write_text(page, encoding="utf-8")
            say(words("arena-page-written", file=str(plan.page)), soft_wrap=True)


def pace(words: Words, games: float) -> str:
    """Games per second, with a decimal only where it says something."""
    return words.decimal(games, 0 if games >= 10 else 1)


def progress_bar(console: Console) -> Progress:
    """A bar with the running result and the time that is left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=16),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[running]}"),
        console=console,
    )


def new_match_file(city: str) -> Path:
    """A file for a match that was to be kept nowhere, named by city and time."""
    folder = data_folder() / "farebox" / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{city}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number else ''}.json" for number in range(1000))
    return next(file for name in names if not (file := folder / name).exists())
