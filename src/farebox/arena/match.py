"""A match under way: played part by part until its goal is reached, kept in a file, gone on with later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from farebox.arena.blocks import Match, contestants, seatings
from farebox.arena.files import Goal, check_same, load_match, save_match
from farebox.arena.labels import labels
from farebox.arena.on_ray import play_on_ray
from farebox.arena.play import play_on_threads, thread_count
from farebox.arena.results import Results, Shares, blank, merged
from farebox.arena.spec import MatchSpec
from farebox.arena.sprt import Bounds, Verdict, verdict
from farebox.arena.standings import Standings, first_scores, seat_masks, standings, wins_by_block
from farebox.cities.schema import City


class Leader(NamedTuple):
    """The bot that wins most often so far, and how often."""

    bot: str
    share: float


class MatchRun:
    """A match, what was played of it, and the way to its goal."""

    def __init__(
        self,
        spec: MatchSpec,
        *,
        results: Results | None = None,
        threads: int | None = None,
        on_ray: bool = False,
    ) -> None:
        self.spec = spec
        self.threads = thread_count(threads)
        self.on_ray = on_ray
        self.games = 0
        self._wins = np.zeros(len(contestants(spec.match)))
        self._scores: list[Shares] = []
        self._parts = [results or blank(0, spec.match.players)]
        self._count(self._parts[0])

    @classmethod
    def resume(cls, file: Path, city: City | str | None = None, *, threads: int | None = None) -> MatchRun:
        """The match of a file, ready to go on; `city` is needed if it is not one of the package."""
        saved = load_match(file)
        spec = MatchSpec(saved.match.city if city is None else city, **saved.options)
        check_same(file, saved.match, spec.match)
        return cls(spec, results=saved.results, threads=threads)

    @property
    def match(self) -> Match:
        """What is played."""
        return self.spec.match

    @property
    def goal(self) -> Goal:
        """When the match ends."""
        return self.spec.goal

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
        return Leader(labels(self.match.bots)[list(masks)[best]], float(self._wins[best] / seats[best]))

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
            return play_on_ray(self.spec, begin, end)
        return play_on_threads(self.spec, begin, end, self.threads)

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


def play_match(spec: MatchSpec, *, threads: int | None = None) -> Standings:
    """Play a match between bots to its end and rate them."""
    run = MatchRun(spec, threads=threads)
    for _ in run.play():
        pass
    return run.standings
