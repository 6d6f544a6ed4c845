"""When a table has to go on by itself: a bot acts, or a turn limit runs out."""

from __future__ import annotations

from farebox.server.storage.types import Due
from farebox.server.tables.table import Table


def bot_seats(table: Table) -> list[int]:
    """The seats that are to act and that a bot plays."""
    return [seat for seat in table.decisions if table.seats[seat].bot is not None]


def due_of(table: Table) -> Due | None:
    """What waits at a table; bots go before the clock."""
    if table.status != "playing":
        return None
    if bot_seats(table):
        return Due(table.changed_at + pace_of(table), "bot")
    deadline = deadline_of(table)
    return None if deadline is None else Due(deadline, "clock")


def is_ripe(table: Table, due: Due, now: float) -> bool:
    """Whether it is time; a bot that would wait longer than its pace does not: the clock was set back."""
    return due.at <= now or (due.kind == "bot" and due.at > now + pace_of(table))


def pace_of(table: Table) -> float:
    """How long a bot waits now; nobody watches bots choose their first tickets."""
    game = table.require_game()
    return 0.0 if game.phase == "choose-first-tickets" else table.pace


def deadline_of(table: Table) -> float | None:
    """When the first turn limit of a person runs out."""
    limit = table.settings.turn_seconds
    if limit is None or table.status != "playing":
        return None
    ends = [
        decision.since + limit for seat, decision in table.decisions.items() if table.seats[seat].bot is None
    ]
    return min(ends, default=None)


def late_seats(table: Table, now: float) -> list[int]:
    """The persons' seats whose turn limit has passed."""
    limit = table.settings.turn_seconds
    if limit is None or table.status != "playing":
        return []
    return [
        seat
        for seat, decision in table.decisions.items()
        if table.seats[seat].bot is None and now >= decision.since + limit
    ]
