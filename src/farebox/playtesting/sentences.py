"""Criteria, findings and names of a playtest in the words of a language."""

from __future__ import annotations

from farebox.arena.ratings import Interval
from farebox.cities.schema import City
from farebox.errors import Fact
from farebox.locales import text
from farebox.locales.numbers import decimal, number_range, per_cent, signed
from farebox.playtesting.criteria import Criterion
from farebox.playtesting.figures import TableFigures
from farebox.playtesting.findings import Finding

# Criteria whose number is a difference in percentage points, or a multiple of the equal share.
DIFFERENCES = ("seats", "tickets-matter", "ticket-points", "manners-compared")
MULTIPLES = ("tickets-not-all",)


def finding_text(finding: Finding) -> str:
    """A finding as a sentence."""
    facts: dict[str, Fact] = {
        key: per_cent(value) if isinstance(value, float) else value for key, value in finding.facts.items()
    }
    if "manner" in facts:
        facts["advice"] = text(f"playtest-advice-{facts['manner']}")
        facts["manner"] = manner_name(str(facts["manner"]))
    if "a" in facts:
        facts["ends"] = ends_text(str(facts.pop("a")), str(facts.pop("b")))
    return text(f"playtest-finding-{finding.code}", None, **facts)


def table_name(row: TableFigures) -> str:
    """Which bots played, and how many of them."""
    return text("playtest-table", bot=row.bot, players=row.players)


def ends_text(a: str, b: str) -> str:
    """Two locations as the name of a ticket or connection."""
    return f"{a} – {b}"


def ends_of(city: City, a: str, b: str) -> str:
    """Two locations of a city by their names."""
    return ends_text(city.location(a).shown_name, city.location(b).shown_name)


def manner_name(way: str) -> str:
    """The name of a way to play, or of a bot that is bound to none."""
    bot, _, manner = way.rpartition("/")
    if manner in (
        "keep-both",
        "keep-one",
        "no-bonus",
        "few-long",
        "many-short",
        "routes-only",
        "bonus-first",
    ):
        return text(f"playtest-manner-{manner}")
    return way if not bot else manner


def criterion_text(city: City, row: Criterion) -> str:
    """What a criterion asks for, with its subject."""
    subject = row.subject
    if row.name in ("ticket-hard", "ticket-easy", "routes"):
        subject = ends_of(city, *row.subject.split("-", 1))
    if row.name in ("manners", "manners-compared"):
        subject = manner_name(row.subject)
    return text(f"playtest-criterion-{row.name}", subject=subject)


def value_texts(row: Criterion) -> tuple[str, str]:
    """What was measured for a criterion, and its interval."""
    if row.value is None:
        return text("arena-none"), ""
    value, low, high = (number_of(row, part) for part in row.value)
    if row.value.low == row.value.high:
        return value, ""
    # A dash beside a minus sign cannot be read.
    signs = row.name in DIFFERENCES
    return value, text("playtest-limit-between", low=low, high=high) if signs else number_range(low, high)


def number_of(row: Criterion, value: float) -> str:
    """A number of a criterion in its unit."""
    if row.name in DIFFERENCES:
        return signed(100 * value, 1)
    return decimal(value, 2) if row.name in MULTIPLES else per_cent(value)


def limit_text(row: Criterion) -> str:
    """The limits of a criterion."""
    if row.low is not None and row.high is not None:
        return text("playtest-limit-between", low=number_of(row, row.low), high=number_of(row, row.high))
    if row.low is not None:
        return text("playtest-limit-least", limit=number_of(row, row.low))
    return text("playtest-limit-most", limit=number_of(row, row.high or 0.0))


def share_text(won: Interval) -> str:
    """A share with its interval in brackets."""
    low, high = (decimal(100 * end, 1) for end in (won.low, won.high))
    return f"{per_cent(won.value)} ({number_range(low, high)})"
