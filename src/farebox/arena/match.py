"""A match under way: played part by part until its goal is reached, kept in a file, gone on with later."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from farebox.arena.blocks import Match, contestants, make_match, seatings
from farebox.arena.files import Goal, save_match
from farebox.arena.names import labels
from farebox.arena.on_ray import play_on_ray
from farebox.arena.play import Setting, code_hash, play_on_threads
from farebox.arena.process import Limits
from farebox.arena.results import Results, Shares, blank, merged
from farebox.arena.sprt import Bounds, Verdict, check_sprt, verdict
from farebox.arena.standings import Standings, first_scores, seat_masks, standings, wins_by_block
from farebox.cities.load import load_city
from farebox.cities.schema import City
from farebox.engine.seeds import Seed, seed_bytes
from farebox.errors import SetupError

FIRST_ANSWER = 10.0
MAX_TIME_LIMIT = 3600.0


class Leader(NamedTuple):
    """The bot that wins most often so far, and how often."""

    bot: str
    share: float


def limits_of(goal: Goal) -> Limits:
    """How long an external bot may take: longer for its first answer, since it has to start."""
    return Limits(hello=max(FIRST_ANSWER, goal.time_limit), decision=goal.time_limit)


def check_goal(match: Match, goal: Goal) -> None:
    """Refuse a goal that no match can have."""
    if goal.blocks < 1:
        raise SetupError("too-few-blocks", blocks=goal.blocks)
    if not 0 < goal.time_limit <= MAX_TIME_LIMIT:
        raise SetupError("nonsense-time-limit", seconds=goal.time_limit, most=MAX_TIME_LIMIT)
    if goal.sprt is not None:
        check_sprt(match, Bounds(*goal.sprt))


class MatchRun:
    """A match, what was played of it, and the way to its goal."""

    def __init__(
        self,
        setting: Setting,
        goal: Goal,
        *,
        results: Results | None = None,
        threads: int = 1,
        on_ray: bool = False,
    ) -> None:
        if threads < 1:
            raise SetupError("too-few-threads", threads=threads)
        check_goal(setting.match, goal)
        self.setting = setting
        self.goal = goal
        self.threads = threads
        self.on_ray = on_ray
        self.games = 0
        self._wins = np.zeros(len(contestants(setting.match)))
        self._scores: list[Shares] = []
        self._parts = [results or blank(0, setting.match.players)]
        self._count(self._parts[0])

    @property
    def match(self) -> Match:
        """What is played."""
        return self.setting.match

    @property
    def results(self) -> Results:
        """All games so far, as one."""
        self._parts = [merged(self._parts)]
        return self._parts[0]

    @property
    def blocks(self) -> int:
        """The whole blocks so far."""
        return self.games // len(seatings(self.match))

    @property
    def total(self) -> int:
        """The games there will be, unless the test ends the match earlier."""
        return self.goal.blocks * len(seatings(self.match))

    @property
    def verdict(self) -> Verdict | None:
        """What the sequential probability ratio test says so far, if one was asked for."""
        if self.goal.sprt is None:
            return None
        return verdict(self.match, Bounds(*self.goal.sprt), np.concatenate([np.zeros(0), *self._scores]))

    @property
    def leader(self) -> Leader | None:
        """Who wins most often so far."""
        if self.games == 0:
            return None
        masks = seat_masks(self.match)
        seats = np.array([mask.sum() for mask in masks.values()]) * self.blocks
        best = int(np.argmax(self._wins / seats))
        return Leader(labels(self.match)[list(masks)[best]], float(self._wins[best] / seats[best]))

    @property
    def standings(self) -> Standings:
        """The bots with their shares and ratings."""
        return standings(self.match, self.results)

    def play(self) -> Iterator[MatchRun]:
        """Play until the goal is reached; yields after every part, for who wants to look, save or stop."""
        for part in iter(()) if self._is_decided() else self._source():
            self._parts.append(part)
            self._count(part)
            decided = self._is_decided()
            yield self
            if decided:
                return

    def save(self, file: Path, *, with_standings: bool = False) -> None:
        """Keep what was played in a file, from which the match goes on."""
        save_match(file, self.match, self.goal, self.results, self.standings if with_standings else None)

    def _source(self) -> Iterator[Results]:
        begin, end = self.blocks, self.goal.blocks
        if self.on_ray:
            return play_on_ray(self.setting, begin, end)
        return play_on_threads(self.setting, begin, end, self.threads)

    def _count(self, part: Results) -> None:
        self.games += len(part)
        if len(part):
            self._wins += wins_by_block(self.match, part).sum(axis=0)
            self._scores.append(first_scores(self.match, part))

    def _is_decided(self) -> bool:
        """Whether the test has come to an end; blocks after its last one do not count."""
        found = self.verdict
        if found is None or found.decision == "open":
            return False
        kept = found.blocks * len(seatings(self.match))
        if kept < self.games:
            short = self.results.head(kept)
            self._parts, self._scores, self.games, self._wins = [short], [], 0, 0 * self._wins
            self._count(short)
        return True


def make_run(
    city: City | str,
    bots: Sequence[str],
    *,
    players: int = 2,
    blocks: int = 100,
    seed: Seed = 0,
    sprt: tuple[float, float] | None = None,
    time_limit: float = 1.0,
    threads: int | None = None,
) -> MatchRun:
    """A match that is ready to be played; the same seed gives the same results on any number of threads."""
    found = load_city(city) if isinstance(city, str) else city
    match = make_match(found, players, bots, seed_bytes(seed), code_hash())
    goal = Goal(blocks=blocks, sprt=sprt, time_limit=time_limit)
    return MatchRun(Setting(match, found, limits_of(goal)), goal, threads=threads or os.cpu_count() or 1)


def play_match(
    city: City | str,
    bots: Sequence[str],
    *,
    players: int = 2,
    blocks: int = 100,
    seed: Seed = 0,
    sprt: tuple[float, float] | None = None,
    time_limit: float = 1.0,
    threads: int | None = None,
) -> Standings:
    """Play a match between bots to its end, every block with every rotation of the seats, and rate them."""
    run = make_run(
        city,
        bots,
        players=players,
        blocks=blocks,
        seed=seed,
        sprt=sprt,
        time_limit=time_limit,
        threads=threads,
    )
    for _ in run.play():
        pass
    return run.standings
