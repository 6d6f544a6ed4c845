"""Plots as inline SVG; positions are in per cent, so that text keeps its size on any screen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

import numpy as np

from farebox.arena.page_style import COLOURS
from farebox.arena.ratings import Interval
from farebox.arena.results import Numbers, Shares
from farebox.locales.numbers import decimal

MAX_BARS = 60


class Bar(NamedTuple):
    """A named number with its interval, what is written beside it, and its colour."""

    name: str
    interval: Interval
    value: str
    aside: str
    colour: int


class Scale(NamedTuple):
    """From numbers to per cent of the width."""

    low: float
    high: float

    def place(self, value: float) -> str:
        """A place on the scale, as SVG wants it."""
        return f"{self.share(value):.2f}%"

    def share(self, value: float) -> float:
        """The place of a number, kept on the paper."""
        return min(100.0, max(0.0, 100 * (value - self.low) / (self.high - self.low)))


def row(bar: Bar, drawing: str) -> str:
    """A drawing under its name and its number."""
    value = f"{escape(bar.value)} <small>{escape(bar.aside)}</small>"
    return (
        f'<div class="row"><div><span class="name">{escape(bar.name)}</span>'
        f'<span class="value">{value}</span></div>{drawing}</div>'
    )


def colour(bar: Bar) -> str:
    """The class that gives a bar its colour."""
    return f"c{bar.colour % COLOURS}"


def svg(height: int, parts: Sequence[str], label: str = "") -> str:
    """A drawing as wide as its place."""
    title = f'role="img" aria-label="{escape(label, quote=True)}"' if label else 'aria-hidden="true"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" height="{height}" {title}>{"".join(parts)}</svg>'


def share_bars(bars: Sequence[Bar], equal: float) -> str:
    """Shares from 0 to 100 % as bars with whiskers, and a dotted line where all would be equal."""
    scale = Scale(0.0, 1.0)
    return "".join(row(bar, svg(16, share_bar(bar, scale, equal))) for bar in bars)


def share_bar(bar: Bar, scale: Scale, equal: float) -> list[str]:
    """One bar with its whisker."""
    width = scale.place(bar.interval.value)
    return [
        '<rect class="track" width="100%" height="12" y="2" rx="3"/>',
        f'<rect class="{colour(bar)}" width="{width}" height="12" y="2" rx="3"/>',
        line("equal", scale.place(equal), 0, 16),
        *whisker(bar.interval, scale, 8),
    ]


def line(kind: str, x: str, top: float, bottom: float) -> str:
    """An upright line."""
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'


def whisker(interval: Interval, scale: Scale, middle: float) -> list[str]:
    """An interval as a line with two ends."""
    low, high = scale.place(interval.low), scale.place(interval.high)
    across = f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
    return [across, *(line("whisker", end, middle - 3, middle + 3) for end in (low, high))]


def ladder(bars: Sequence[Bar]) -> str:
    """Ratings as dots with whiskers over one scale."""
    marks = ticks(min(bar.interval.low for bar in bars), max(bar.interval.high for bar in bars))
    scale = Scale(marks[0], marks[-1])
    drawn = "".join(row(bar, svg(16, rung(bar, scale, marks))) for bar in bars)
    return drawn + axis(scale, marks)


def rung(bar: Bar, scale: Scale, marks: Sequence[float]) -> list[str]:
    """One rating over the lines of the scale."""
    grid = [line("grid-line", scale.place(mark), 0, 16) for mark in marks]
    dot = f'<circle class="{colour(bar)}" cx="{scale.place(bar.interval.value)}" cy="8" r="6"/>'
    whiskers = whisker(bar.interval, scale, 8) if bar.interval.low < bar.interval.high else []
    return [*grid, *whiskers, dot]


def axis(scale: Scale, marks: Sequence[float]) -> str:
    """The numbers below a drawing."""
    ends = {0: "start", len(marks) - 1: "end"}
    texts = [
        f'<text x="{scale.place(mark)}" y="13" text-anchor="{ends.get(number, "middle")}">'
        f"{decimal(mark, 0)}</text>"
        for number, mark in enumerate(marks)
    ]
    return svg(18, texts)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that hold a range between the first and the last of them."""
    step = nice_step(max(high - low, 1.0) / (most - 1))
    first, last = floor(low / step), ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def nice_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 … that is not below."""
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * 0.999)


def histograms(bars: Sequence[Bar], values: Sequence[Numbers]) -> str:
    """How often each score was reached, a drawing a bot, over one scale."""
    found = np.concatenate([np.zeros(0, np.int64), *values])
    if len(found) == 0:
        return ""
    marks = ticks(float(found.min()), float(found.max()))
    width = max(1, ceil((marks[-1] - marks[0]) / MAX_BARS))
    edges = np.arange(marks[0], marks[-1] + width + 1, width, dtype=np.float64)
    scale = Scale(float(edges[0]), float(edges[-1]))
    counts = [np.histogram(numbers, edges)[0] / max(1, len(numbers)) for numbers in values]
    tallest = max(float(count.max()) for count in counts)
    drawn = [
        row(bar, svg(56, columns(bar, count / tallest, edges, scale)))
        for bar, count in zip(bars, counts, strict=True)
    ]
    return "".join(drawn) + axis(scale, [mark for mark in marks if mark <= scale.high])


def columns(bar: Bar, heights: Shares, edges: Shares, scale: Scale) -> list[str]:
    """The columns of one histogram and the line of its mean."""
    width = 100 / len(heights)
    drawn = [
        f'<rect class="{colour(bar)}" x="{scale.place(edge)}" width="{max(width - 0.25, 0.2):.2f}%"'
        f' y="{54 - 50 * height:.1f}" height="{50 * height:.1f}"/>'
        for edge, height in zip(edges[:-1].tolist(), heights.tolist(), strict=True)
        if height > 0
    ]
    floor_line = '<line class="grid-line" x1="0" x2="100%" y1="54.5" y2="54.5"/>'
    return [floor_line, *drawn, line("whisker", scale.place(bar.interval.value), 2, 54)]
