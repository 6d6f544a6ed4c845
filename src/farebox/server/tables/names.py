"""Names of people and bots at a table."""

from __future__ import annotations

import re

from farebox.errors import TableError
from farebox.game.names import is_displayable
from farebox.locales import text
from farebox.server.bots.host_bots import LEVELS
from farebox.server.tables.table import Table
from farebox.server.wire import MAX_NAME

# What is stored of people who have not said their name or are forgotten; pages show it in their language.
DEFAULT_NICKNAME = "Guest"
_NAMELESS = re.compile(rf"{DEFAULT_NICKNAME}( \d+)?")


def clean_name(name: str, seat: int | None = None) -> str:
    """A name without spaces around it, if it can be shown; else an error that tells whose it is."""
    name = " ".join(name.split())
    if len(name) > MAX_NAME or not is_displayable(name):
        if seat is not None:
            raise TableError("seat-name-not-usable", seat=seat, most=MAX_NAME)
        raise TableError("name-not-usable", most=MAX_NAME)
    return name


def is_nameless(name: str) -> bool:
    """Whether a name is that of somebody who has none; a number may tell several apart."""
    return _NAMELESS.fullmatch(name) is not None


def person_name(name: str, language: str) -> str:
    """The name of a person as a reader sees it."""
    return name.replace(DEFAULT_NICKNAME, text("guest-name", language)) if is_nameless(name) else name


def bot_name(level: str) -> str:
    """What a bot is called in views and records; clients show a level in their language."""
    return level.capitalize() if level in LEVELS else level


def distinct_name(table: Table, number: int, name: str) -> str:
    """The name, with a number behind it if somebody else at the table has it already."""
    taken = {seat.name for other, seat in enumerate(table.seats) if other != number}
    names = (name if count == 1 else f"{name} {count}" for count in range(1, len(table.seats) + 1))
    return next(candidate for candidate in names if candidate not in taken)
