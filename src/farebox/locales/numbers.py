"""Numbers as each language writes them, for tables and for facts that are not counted."""

from __future__ import annotations

from farebox.locales import text


def decimal(value: float, digits: int, language: str | None = None) -> str:
    """A number with a fixed number of decimals: none, one or two."""
    # Adding zero turns a negative zero, which rounding leaves behind, into a plain one.
    return text(f"number-{digits}", language, value=round(float(value), digits) + 0.0)


def signed(value: float, digits: int = 0, language: str | None = None) -> str:
    """A number with its sign; a zero has none."""
    written = decimal(value, digits, language)
    return f"+{written}" if round(float(value), digits) > 0 else written


def per_cent(share: float, language: str | None = None) -> str:
    """A share in per cent, with one decimal."""
    return text("per-cent", language, number=100 * float(share))


def number_range(low: str, high: str, language: str | None = None) -> str:
    """From one written number to another."""
    return text("number-range", language, low=low, high=high)
