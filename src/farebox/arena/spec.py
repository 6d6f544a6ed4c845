"""What a match is to be: the one specification that the library and the command line share."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from farebox.arena.blocks import Match, make_match
from farebox.arena.files import Goal
from farebox.arena.sprt import Bounds, check_sprt
from farebox.bots.process import Limits
from farebox.bots.weights import packaged_hash
from farebox.cities.schema import City
from farebox.engine.native import source_hash
from farebox.engine.seeds import Seed, seed_bytes
from farebox.errors import SetupError
from farebox.game.game import city_named

FIRST_ANSWER = 10.0
MAX_TIME_LIMIT = 3600.0


class MatchSpec:
    """Where, between whom and until when a match is played; a seed determines its results.

    A block plays one seed with every rotation of the seats. `sprt` ends the match as soon as the sequential
    probability ratio test between two Elo differences is decided. `time_limit` is what an external bot has
    for a decision, in seconds.
    """

    def __init__(
        self,
        city: City | str,
        bots: Sequence[str],
        *,
        players: int = 2,
        blocks: int = 100,
        seed: Seed = 0,
        sprt: tuple[float, float] | None = None,
        time_limit: float = 1.0,
    ) -> None:
        self.city = city_named(city)
        self.match = make_match(self.city, players, bots, seed_bytes(seed), code_hash())
        self.goal = Goal(blocks=blocks, sprt=sprt, time_limit=time_limit)
        check_goal(self.match, self.goal)

    @property
    def limits(self) -> Limits:
        """How long an external bot may take."""
        return limits_of(self.goal.time_limit)

    def __repr__(self) -> str:
        bots = ", ".join(self.match.bots)
        return f"<MatchSpec {self.city.id}, {bots}, {self.match.players} players, {self.goal.blocks} blocks>"


def code_hash() -> str:
    """A hash of the rules, the bots and their nets: results of different bots do not belong together."""
    return hashlib.sha256((source_hash("rules", "bots") + packaged_hash()).encode()).hexdigest()[:16]


def limits_of(time_limit: float) -> Limits:
    """How long an external bot may take: longer for its first answer, since it has to start."""
    return Limits(hello=max(FIRST_ANSWER, time_limit), decision=time_limit)


def check_time_limit(seconds: float) -> None:
    """Refuse a time limit that is no time or longer than an hour."""
    if not 0 < seconds <= MAX_TIME_LIMIT:
        raise SetupError("nonsense-time-limit", seconds=seconds, most=MAX_TIME_LIMIT)


def check_goal(match: Match, goal: Goal) -> None:
    """Refuse a goal that no match can have."""
    if goal.blocks < 1:
        raise SetupError("too-few-blocks", blocks=goal.blocks)
    check_time_limit(goal.time_limit)
    if goal.sprt is not None:
        check_sprt(match, Bounds(*goal.sprt))
