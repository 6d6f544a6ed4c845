"""Sequential probability ratio test: is the first bot stronger by `high` Elo, or only by `low`?

Wald's test ("Sequential Tests of Statistical Hypotheses", 1945) stops as soon as the likelihood ratio of the
two hypotheses leaves its bounds, as chess engine testing does (Fishtest). The unit is a block, whose games
share their seed; the ratio is that of a normal distribution with the variance between blocks.
"""

from __future__ import annotations

from math import log
from typing import Literal, NamedTuple

import numpy as np

from farebox.arena.blocks import Match, contestants, lineups
from farebox.arena.ratings import ELO_SCALE
from farebox.arena.results import Shares
from farebox.errors import SetupError

ERROR_RATE = 0.05
BOUND = log((1 - ERROR_RATE) / ERROR_RATE)
MIN_BLOCKS = 20

Decision = Literal["stronger", "not-stronger", "open"]


class Bounds(NamedTuple):
    """The two hypotheses, in Elo."""

    low: float
    high: float


class Verdict(NamedTuple):
    """The result of the test, the number of blocks, and the log-likelihood ratio."""

    decision: Decision
    blocks: int
    llr: float


def check_sprt(match: Match, bounds: Bounds) -> None:
    """Refuse a test of anything but one bot against one other, or with bounds in the wrong order."""
    if len(contestants(match)) != 2 or len(lineups(match)) != 1:
        raise SetupError("sprt-needs-two-bots", bots=", ".join(match.bots))
    if not -1000 <= bounds.low < bounds.high <= 1000:
        raise SetupError("sprt-bounds", low=bounds.low, high=bounds.high)


def expected_share(match: Match, rating: float) -> float:
    """The expected win rate of the first bot's seats for a rating difference in Elo."""
    [lineup] = lineups(match)
    own = lineup.count(match.bots[0])
    strength = own * 10 ** (rating / ELO_SCALE)
    return float(strength / (strength + len(lineup) - own))


def llr_path(scores: Shares, low: float, high: float) -> Shares:
    """The log-likelihood ratio after each block, for win rates of `low` and `high`."""
    blocks = np.arange(1, len(scores) + 1)
    mean = np.cumsum(scores) / blocks
    # As if one lost and one won block had been seen too: the variance is never zero.
    squares, sums, number = np.cumsum(scores**2) + 1, np.cumsum(scores) + 1, blocks + 2
    variance = squares / number - (sums / number) ** 2
    path: Shares = blocks * (high - low) * (2 * mean - low - high) / (2 * variance)
    return path


def verdict(match: Match, bounds: Bounds, scores: Shares) -> Verdict:
    """What the test says of the first bot's shares by block; it ends at the first block that decides."""
    if len(scores) == 0:
        return Verdict("open", 0, 0.0)
    path = llr_path(scores, *(expected_share(match, rating) for rating in bounds))
    decided = np.flatnonzero((np.abs(path) >= BOUND) & (np.arange(len(path)) >= MIN_BLOCKS - 1))
    if len(decided) == 0:
        return Verdict("open", len(path), float(path[-1]))
    last = int(decided[0])
    return Verdict("stronger" if path[last] > 0 else "not-stronger", last + 1, float(path[last]))
