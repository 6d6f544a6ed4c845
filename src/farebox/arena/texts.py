"""Results in words and in the numbers of a language, for the terminal and for the page."""

from __future__ import annotations

from farebox.arena.blocks import Match
from farebox.arena.labels import labels
from farebox.arena.ratings import Interval
from farebox.arena.sprt import BOUND, Verdict
from farebox.locales import text
from farebox.locales.numbers import decimal, number_range, per_cent, signed


def share_texts(interval: Interval, language: str | None = None) -> tuple[str, str]:
    """A share in per cent, and its interval."""
    low, high = (decimal(100 * end, 1, language) for end in (interval.low, interval.high))
    return per_cent(interval.value, language), number_range(low, high, language)


def elo_texts(interval: Interval, language: str | None = None) -> tuple[str, str]:
    """A rating and its interval; the bot of reference has none, nor who won or lost every game."""
    low, high = (signed(end, 0, language) for end in (interval.low, interval.high))
    return signed(interval.value, 0, language), "" if interval.low == interval.high else f"{low} … {high}"


def number_text(value: float | None, language: str | None = None) -> str:
    """A number with one decimal, or a dash where there is none."""
    return text("arena-none", language) if value is None else decimal(value, 1, language)


def sprt_text(match: Match, test: Verdict, bounds: tuple[float, float], language: str | None = None) -> str:
    """What the test says."""
    return text(
        f"arena-sprt-{test.decision}",
        language,
        blocks=test.blocks,
        bot=labels(match.bots)[match.bots[0]],
        llr=signed(test.llr, 2, language),
        bound=decimal(BOUND, 2, language),
        low=bounds[0],
        high=bounds[1],
    )
