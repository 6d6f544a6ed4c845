"""What a simulation shows, in a few small tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from rich.console import RenderableType
from rich.table import Table

from farebox.arena.labels import labels
from farebox.arena.ratings import wilson
from farebox.arena.simulation import Simulation
from farebox.cli.arena_tables import forfeits
from farebox.cli.terminal.style import titled
from farebox.cli.translator import Translator
from farebox.rules.codes import ENDED_BY_CARS, ENDED_BY_PASSES

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def summary(words: Translator, result: Simulation) -> Iterable[RenderableType]:
    """Scores and wins by seat, tickets, and how the games went."""
    yield ""
    yield scores_table(words, result)
    yield wins_table(words, result)
    yield games_table(words, result)
    yield from forfeits(words, labels(result.bots), result)


def spread(words: Translator, values: Any) -> list[str]:
    """Mean, standard deviation and quantiles."""
    numbers = np.asarray(values, dtype=float)
    quantiles = np.quantile(numbers, QUANTILES)
    deviation = numbers.std(ddof=1) if len(numbers) > 1 else 0.0
    moments = [words.decimal(moment, 2) for moment in (numbers.mean(), deviation)]
    return [*moments, *(words.decimal(quantile) for quantile in quantiles)]


def scores_table(words: Translator, result: Simulation) -> Table:
    """The final scores by seat."""
    quantiles = [f"column-q{round(100 * quantile)}" for quantile in QUANTILES]
    table = titled(
        words("summary-scores"),
        [words(key) for key in ("column-seat", "column-mean", "column-sd", *quantiles)],
    )
    for seat in range(result.players):
        table.add_row(str(seat + 1), *spread(words, result.scores[:, seat]))
    return table


def wins_table(words: Translator, result: Simulation) -> Table:
    """How often each seat won, alone or with others, and its tickets."""
    headings = [
        "column-seat",
        "column-won",
        "column-interval",
        "column-kept",
        "column-completed",
        "column-left",
    ]
    table = titled(words("summary-seats"), map(words, headings))
    games = len(result)
    for seat in range(result.players):
        wins = int(np.count_nonzero(result.wins[:, seat]))
        low, high = wilson(wins / games, games)
        means = (np.mean(values[:, seat]) for values in (result.tickets, result.complete, result.cars_left))
        interval = words("number-range", low=words.decimal(100 * low, 1), high=words.per_cent(high))
        shown = (words.decimal(float(mean), 2) for mean in means)
        table.add_row(str(seat + 1), words.per_cent(wins / games), interval, *shown)
    return table


def games_table(words: Translator, result: Simulation) -> Table:
    """The length of the games, and how they ended."""
    table = titled(
        words("summary-games"), map(words, ("column-what", "column-mean", "column-least", "column-most"))
    )
    for name, field in (
        ("summary-decisions", "decisions"),
        ("summary-sweeps", "sweeps"),
        ("summary-reshuffles", "reshuffles"),
    ):
        values = result.columns[field]
        table.add_row(
            words(name),
            words.decimal(float(np.mean(values)), 2),
            words.decimal(int(np.min(values))),
            words.decimal(int(np.max(values))),
        )
    games, ended = len(result), result.columns["ended"]
    shared = int(np.count_nonzero(result.wins.sum(axis=1) > 1))
    for name, count in (
        ("summary-ended-cars", int(np.count_nonzero(ended == ENDED_BY_CARS))),
        ("summary-ended-passes", int(np.count_nonzero(ended == ENDED_BY_PASSES))),
        ("summary-shared", shared),
    ):
        table.add_row(words(name), words.per_cent(count / games), "", "")
    return table
