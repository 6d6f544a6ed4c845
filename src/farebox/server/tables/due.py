"""When a table has to go on by itself: a bot acts, or a turn limit runs out."""

from __future__ import annotations

from farebox.game.internals import phase_of
from farebox.server.storage.types import Due
from farebox.server.tables.table import Table

# How long a person usually takes at least.
HUMAN_PACE = 3.0
# How long people have to act when they come back to a table that nobody was at.
RETURN_SECONDS = 30.0


def bot_seats(table: Table) -> list[int]:
    """The seats that are to act and that a bot plays."""
    return [seat for seat in table.decisions if table.seats[seat].bot is not None]


def due_of(table: Table) -> Due | None:
    """What waits at a table; bots go before the clock."""
    if table.status != "playing" or table.paused:
        return None
    if bot_seats(table):
        return Due(table.changed_at + pace_of(table), "bot")
    deadline = deadline_of(table)
    return None if deadline is None else Due(deadline, "clock")


def is_ripe(table: Table, due: Due, now: float) -> bool:
    """Whether it is time; a bot that would wait longer than its pace does not: the clock was set back."""
    return due.at <= now or (due.kind == "bot" and due.at > now + pace_of(table))


def pace_of(table: Table) -> float:
    """How long a bot waits now; nobody watches bots choose their first tickets.

    A bot on a person's seat takes its time while other people play: the person may come back any moment.
    """
    if phase_of(table.require_game()) == "choose-first-tickets":
        return 0.0
    for_person = any(table.seats[seat].kind == "person" for seat in bot_seats(table)[:1])
    return max(table.pace, HUMAN_PACE) if for_person and has_people(table) else table.pace


def has_people(table: Table) -> bool:
    """Whether somebody plays at a table, and so waits for its bots."""
    return any(seat.person and seat.stand_in is None for seat in table.seats)


def waits_for_people(table: Table, due: Due) -> bool:
    """Whether nothing shall happen while nobody is connected: turns do not end, stand-ins do not play on."""
    if due.kind == "clock":
        return True
    return not has_people(table) and any(seat.person for seat in table.seats)


def turn_ends(table: Table, here_since: float = 0.0) -> dict[int, float]:
    """When the turn limit of each person runs out; people who come back have a moment to act before."""
    limit = table.settings.turn_seconds
    if limit is None or table.status != "playing" or table.paused:
        return {}
    return {
        seat: max(decision.since + limit, back_by(decision.since, here_since, limit))
        for seat, decision in table.decisions.items()
        if table.seats[seat].bot is None
    }


def back_by(since: float, here_since: float, limit: float) -> float:
    """Until when nobody is late, if the first to come back came after the turn had begun."""
    return here_since + min(limit, RETURN_SECONDS) if here_since > since else 0.0


def deadline_of(table: Table) -> float | None:
    """When the first turn limit of a person runs out."""
    return min(turn_ends(table).values(), default=None)
