"""Strength from results: win rates with intervals, and ratings on the Elo scale.

Intervals of a win rate are Wilson's ("Probable Inference, the Law of Succession, and Statistical Inference",
1927). Ratings are the Bradley-Terry model (1952) for several players at a table, fitted by the MM algorithm
(Hunter, "MM Algorithms for Generalized Bradley-Terry Models", 2004), which the package choix implements for
pairs; their intervals come from a bootstrap over blocks.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

from farebox.arena.results import Numbers, Shares

Z_95 = 1.959964
BOOTSTRAPS = 1000
# The bootstrap draws from at most this many groups of neighbouring blocks, however long the match.
MAX_GROUPS = 2000
# Every lineup gets one extra shared game, so that no rating is infinite.
PRIOR_GAMES = 1.0
ELO_SCALE = 400.0
TOLERANCE = 1e-7
MAX_STEPS = 2000


class Interval(NamedTuple):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class Table(NamedTuple):
    """Lineups by bot: how many seats each bot has in each, and how many games each was played."""

    seats: Numbers
    games: Numbers


def share_interval(by_block: Shares) -> Interval:
    """The mean win rate over blocks; blocks are independent, so the interval comes from their spread."""
    blocks, share = len(by_block), float(by_block.mean())
    variance = float(by_block.var(ddof=1)) / blocks if blocks > 1 else 0.0
    return Interval(share, *wilson(share, share * (1 - share) / variance if variance > 0 else blocks))


def wilson(share: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a win rate over independent trials, within 0 and 1."""
    if trials <= 0:
        return 0.0, 1.0
    z2 = Z_95 * Z_95
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z_95 / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


def bradley_terry(wins: Shares, table: Table) -> Shares:
    """Strengths that explain the wins, by the MM iteration; a row of wins gives a row of strengths.

    A seat wins with its strength divided by the sum of all strengths at the table.
    """
    games = table.games + PRIOR_GAMES
    prior = PRIOR_GAMES * table.seats / table.seats.sum(axis=1, keepdims=True)
    wins = wins + prior.sum(axis=0)
    strength = np.ones_like(wins)
    for _ in range(MAX_STEPS):
        at_table = strength @ table.seats.T
        better = wins / ((games / at_table) @ table.seats)
        better /= np.exp(np.log(better).mean(axis=-1, keepdims=True))
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < TOLERANCE:
            break
    return strength


def elo(strength: Shares, reference: int) -> Shares:
    """Strengths on the Elo scale, where the bot of reference is 0."""
    return ELO_SCALE * np.log10(strength / strength[..., reference : reference + 1])


def elo_intervals(by_block: Shares, table: Table, reference: int, seed: int = 0) -> list[Interval]:
    """Ratings of the bots with intervals by bootstrap over blocks; `by_block` is wins by block and bot."""
    ratings = elo(bradley_terry(by_block.sum(axis=0), table), reference)
    drawn = elo(bradley_terry(resampled(by_block, seed), table), reference)
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
    return [
        Interval(float(value), float(min(least, value)), float(max(most, value)))
        for value, least, most in zip(ratings, low, high, strict=True)
    ]


def resampled(by_block: Shares, seed: int) -> Shares:
    """The wins of many matches that draw their blocks from this one."""
    groups = min(len(by_block), MAX_GROUPS)
    edges = np.linspace(0, len(by_block), groups + 1).astype(np.int64)
    sums = np.add.reduceat(by_block, edges[:-1], axis=0)
    sizes = np.diff(edges)
    dice = np.random.Generator(np.random.PCG64(seed))
    weights = dice.multinomial(groups, np.full(groups, 1 / groups), size=BOOTSTRAPS)
    # Groups differ in size by one block at most; the sums are scaled to the length of the match.
    return (weights @ sums) * (len(by_block) / (weights @ sizes))[:, None]
