"""Names of people and bots at a table."""

from __future__ import annotations

from farebox.errors import TableError
from farebox.server.tables.table import Table
from farebox.server.wire import MAX_NAME, Level

DEFAULT_NICKNAME = "Guest"


def clean_name(name: str) -> str:
    """A name without spaces around it, if it can be shown."""
    name = " ".join(name.split())
    if not name or not name.isprintable() or len(name) > MAX_NAME:
        raise TableError("name-not-usable", most=MAX_NAME)
    return name


def bot_name(level: Level) -> str:
    """What a bot is called in views and records; clients show the level in their language."""
    return level.capitalize()


def distinct_name(table: Table, number: int, name: str) -> str:
    """The name, with a number behind it if somebody else at the table has it already."""
    taken = {seat.name for other, seat in enumerate(table.seats) if other != number}
    names = (name if count == 1 else f"{name} {count}" for count in range(1, len(table.seats) + 1))
    return next(candidate for candidate in names if candidate not in taken)
