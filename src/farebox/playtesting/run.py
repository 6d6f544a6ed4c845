"""A playtest under way: its tables and duels played part by part, on all cores or on a cluster, resumable."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from farebox.arena.on_ray import joined, on_ray
from farebox.arena.play import (
    Found,
    Job,
    games_per_job,
    job_blocks,
    jobs,
    on_threads,
    play_job,
    thread_count,
)
from farebox.arena.spec import MatchSpec, code_hash
from farebox.arena.standings import first_scores
from farebox.cities.load import city_hash, load_city
from farebox.cities.schema import City
from farebox.engine.seeds import Seed, derived_seed, seed_bytes
from farebox.errors import MatchError
from farebox.game.game import city_named
from farebox.playtesting.plan import OWN, PLANNER, Duel, Effort, Plan, Table, make_plan
from farebox.playtesting.progress import Progress, Setting, load_progress, save_progress
from farebox.playtesting.progress_check import faults
from farebox.playtesting.tally import Counts, added, play_table

# More of a city's games than this that end by passing make long games of searching bots pointless.
UNFINISHED = 0.5


class PlaytestRun:
    """A playtest of a city and the results so far."""

    def __init__(
        self,
        city: City | str,
        *,
        effort: Effort = "normal",
        seed: Seed = 0,
        threads: int | None = None,
        file: Path | None = None,
        plan: Plan | None = None,
        on_ray: bool = False,
    ) -> None:
        self.city = city_named(city)
        self.plan = plan or make_plan(self.city, effort)
        self.threads = thread_count(threads)
        self.on_ray = on_ray
        self.seed = seed_bytes(seed)
        setting = Setting(
            city=self.city.id,
            city_hash=city_hash(self.city),
            effort=effort,
            seed=self.seed.hex(),
            code=code_hash(),
        )
        self.progress = Progress(setting)
        if file is not None and file.exists():
            self.progress = load_progress(file, setting)
            for fault in faults(self.progress, self.plan, self.city):
                raise MatchError("playtest-broken", file=str(file), fault=fault)

    @property
    def total(self) -> int:
        """All games there will be."""
        duels = sum(duel.blocks * duel.players for duel in self.plan.duels)
        return sum(table.games for table in self.plan.tables) + duels

    @property
    def games(self) -> int:
        """The games so far."""
        tables = sum(self.progress.games_of(table.name) for table in self.plan.tables)
        blocks = ((len(self.progress.duels.get(duel.name, ())), duel.players) for duel in self.plan.duels)
        return tables + sum(number * players for number, players in blocks)

    @property
    def is_unfinishable(self) -> bool:
        """Whether planners mostly end games by passing: then nobody runs out of cars."""
        for table in self.plan.tables:
            counts = self.progress.tables.get(table.name)
            planners = counts is not None and table.city == OWN and table.bot == PLANNER
            if counts and planners and counts["by_passes"][0] > UNFINISHED * counts["games"][0]:
                return True
        return False

    def play(self) -> Iterator[PlaytestRun]:
        """Play what is missing; yields after every part, for who wants to look, save or stop."""
        with joined() if self.on_ray else nullcontext():
            for number, table in enumerate(self.plan.tables):
                if table.bot == PLANNER or not self.is_unfinishable:
                    yield from self._play_table(table, derived_seed(self.seed, number))
            for number, duel in enumerate(self.plan.duels):
                if not self.is_unfinishable:
                    yield from self._play_duel(duel, derived_seed(self.seed, 1000 + number))

    def save(self, file: Path, report: object = None) -> None:
        """Keep what was played in a file, from which the playtest goes on."""
        save_progress(file, self.progress, report)

    def _play_table(self, table: Table, seed: bytes) -> Iterator[PlaytestRun]:
        city = self.city if table.city == OWN else load_city(table.city)
        size = games_per_job([table.bot])
        waiting = jobs(self.progress.games_of(table.name), table.games, size)
        for counts in self._played(partial(table_job, city, table, seed), waiting):
            before = self.progress.tables.get(table.name)
            self.progress.tables[table.name] = added(before, counts)
            yield self

    def _play_duel(self, duel: Duel, seed: bytes) -> Iterator[PlaytestRun]:
        bots = (duel.first, duel.second)
        spec = MatchSpec(self.city, bots, players=duel.players, blocks=duel.blocks, seed=seed)
        shares = self.progress.duels.setdefault(duel.name, [])
        waiting = jobs(len(shares), duel.blocks, job_blocks(spec.match))
        for results in self._played(partial(play_job, spec), waiting):
            shares += first_scores(spec.match, results).tolist()
            yield self

    def _played(self, play: Callable[[Job], Found], waiting: Iterator[Job]) -> Iterator[Found]:
        return on_ray(play, waiting) if self.on_ray else on_threads(play, waiting, self.threads)


def table_job(city: City, table: Table, seed: bytes, job: Job) -> Counts:
    """Play some games of a table."""
    return play_table(city, table.bot, table.players, [derived_seed(seed, game) for game in range(*job)])
