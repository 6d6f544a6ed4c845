"""Tuning a city: a local search over small changes, judged by simulated games, and proven on fresh seeds.

The search is hill climbing with common random numbers: every trial plays the same seeds, so that luck does
not hide which of two boards is better (Glasserman and Yao, 1992). Planners judge the trials; how the file
plays before and after is told by a playtest with seeds of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from farebox.cities.check import Checked, errors
from farebox.cities.schema import City
from farebox.drawing.city_files import check_text
from farebox.engine.seeds import Seed, derived_seed, seed_bytes
from farebox.errors import CityError, SetupError
from farebox.playtesting.alterations import Aims, Freedom
from farebox.playtesting.city_text import missing_list, with_network
from farebox.playtesting.criteria import Criterion
from farebox.playtesting.excess import aims_of, excess
from farebox.playtesting.plan import OWN, Effort, Plan, Sizes
from farebox.playtesting.report import Report, report_of
from farebox.playtesting.run import PlaytestRun
from farebox.playtesting.tally import Counts
from farebox.playtesting.trials import TRIAL, Failing, failing, trial_plan

STEPS = 300
ROUNDS = 4
# Two changes at once sometimes lead where neither does alone.
SECOND_CHANGE = 0.25
BEFORE, AFTER, TRIALS, DICE = 1, 1000, 2000, 3000


class Tuning:
    """The text of a city file, the best changes so far, and how it plays before and after.

    `check` checks a city file, `plan` replaces what is played before and after, and `trial` says how much is
    played for every change.
    """

    def __init__(
        self,
        text: str,
        *,
        check: Callable[[str], Checked] = check_text,
        effort: Effort = "normal",
        seed: Seed = 1,
        steps: int = STEPS,
        threads: int | None = None,
        plan: Plan | None = None,
        trial: Sizes = TRIAL,
    ) -> None:
        if steps < 1:
            raise SetupError("too-few-steps", steps=steps)
        self.text, self.check, self.steps, self.threads = text, check, steps, threads
        self.effort, self.plan, self.trial = effort, plan, trial
        self.original = self.city = sound(check(text))
        if missing := missing_list(text):
            raise CityError("city-list-missing", list=missing)
        self.advice = len(check(text).problems)
        self.seed = seed_bytes(seed)
        self.freedom = Freedom(self.city)
        self.before = self._playtest(self.city, BEFORE)
        self.after: PlaytestRun | None = None
        # What failed before stays in every later trial, or the next changes might spoil it again.
        self.failing: Failing = frozenset()
        self.step = 0
        self.excess = 0.0
        self._yardsticks: dict[str, Counts] = {}

    @property
    def proposal(self) -> str:
        """The text of the file with the best changes so far; as it was if there are none."""
        return self.text if self.city == self.original else with_network(self.text, self.city)

    @property
    def report_before(self) -> Report:
        """How the file plays as it is."""
        return report_of(self.before)

    @property
    def report_after(self) -> Report | None:
        """How the proposal plays, on fresh seeds."""
        return report_of(self.after) if self.after else None

    def play(self) -> Iterator[Tuning]:
        """Playtest, search and playtest again, until every criterion is met or all steps are done."""
        for _ in self.before.play():
            yield self
        report = self.report_before
        for number in range(ROUNDS):
            if self.before.is_unfinishable or self.step >= self.steps:
                return
            before = self.city
            self.failing |= failing(report)
            yield from self._search(number)
            if self.city == before:
                return
            self.after = self._playtest(self.city, AFTER + number)
            for _ in self.after.play():
                yield self
            report = report_of(self.after)
            if meets_limits(report):
                return

    def _search(self, number: int) -> Iterator[Tuning]:
        """Try changes, one step after the other, and keep each that lessens the excess."""
        rng = Random(derived_seed(self.seed, DICE + number))
        # More games in every round, since few were not enough before.
        plan = trial_plan(self.original, self.failing, self.trial, 1 << number)
        seed = derived_seed(self.seed, TRIALS + number)
        self._yardsticks.clear()
        self.excess, aims = self._judge(self.city, plan, seed)
        while self.excess > 0 and self.step < self.steps:
            self.step += 1
            changed = self._propose(aims, rng)
            if changed is not None:
                found, others = self._judge(changed, plan, seed)
                if found < self.excess and self._is_sound(changed):
                    self.city, self.excess, aims = changed, found, others
            yield self

    def _propose(self, aims: Aims, rng: Random) -> City | None:
        """The best city so far with one change, or two."""
        changed = self.freedom.propose(self.city, aims, rng)
        if changed is not None and rng.random() < SECOND_CHANGE:
            return self.freedom.propose(changed, aims, rng) or changed
        return changed

    def _judge(self, city: City, plan: Plan, seed: bytes) -> tuple[float, Aims]:
        """How far a city is from the criteria in a few games, and what to change."""
        run = PlaytestRun(city, plan=plan, seed=seed, threads=self.threads)
        run.progress.tables.update(self._yardsticks)
        for _ in run.play():
            pass
        self._yardsticks = {
            name: counts for name, counts in run.progress.tables.items() if not name.startswith(f"{OWN} ")
        }
        report = report_of(run)
        return excess(report), aims_of(report)

    def _is_sound(self, city: City) -> bool:
        """Whether a changed city passes the check of files, its drawing included, with no new advice."""
        checked = self.check(with_network(self.text, city))
        return checked.city is not None and len(checked.problems) <= self.advice

    def _playtest(self, city: City, number: int) -> PlaytestRun:
        seed = derived_seed(self.seed, number)
        return PlaytestRun(city, effort=self.effort, seed=seed, threads=self.threads, plan=self.plan)


def meets_limits(report: Report) -> bool:
    """Whether all that was measured lies within its limits, proven or not."""
    return report.verdict != "fails" and not any(map(is_beyond, report.criteria))


def is_beyond(row: Criterion) -> bool:
    """Whether what was measured for a criterion lies beyond one of its limits."""
    if row.value is None:
        return False
    low, high = row.low, row.high
    return (low is not None and row.value.value < low) or (high is not None and row.value.value > high)


def sound(checked: Checked) -> City:
    """The city of a file that passed the check."""
    if checked.city is None:
        raise CityError("city-text", problems=len(errors(checked.problems)))
    return checked.city
