"""A finished game as it is archived: its sealed record, and what lists and statistics need of it."""

from __future__ import annotations

from farebox.game.game import score_sheets
from farebox.server.bots.host_bots import LEVELS
from farebox.server.storage.types import FinishedGame, FinishedSeat
from farebox.server.tables.records import record_of
from farebox.server.tables.seats import Seat
from farebox.server.tables.table import Table

# What the level of a game is called whose only bots are the host's.
HOST_BOT = "host-bot"


def finished_game(table: Table) -> FinishedGame:
    """The game of a table that is over, for the archive."""
    return FinishedGame(
        table_id=table.id,
        city=table.city.id,
        city_hash=table.opening.city_hash,
        guided=table.opening.guided,
        level=strongest([seat.level for seat in table.seats if seat.level is not None]),
        ended_at=table.log[table.acted[-1].version - 1].at,
        record=record_of(table).to_json(),
        seats=finished_seats(table),
    )


def strongest(levels: list[str]) -> str | None:
    """The strongest of some bots by their levels; None if there is none."""
    known = [level for level in LEVELS if level in levels]
    return known[-1] if known else HOST_BOT if levels else None


def finished_seats(table: Table) -> tuple[FinishedSeat, ...]:
    """Who played, and with what success."""
    game = table.require_game()
    outcome, sheets = game.outcome, score_sheets(game)
    assert outcome is not None
    return tuple(
        FinishedSeat(
            seat=number,
            guest=seat.guest,
            name=seat.name or "",
            level=seat.level,
            score=outcome.scores[number],
            won=has_won(seat, number, outcome.winners),
            resigned=seat.resigned,
            tickets=sum(line.reason == "ticket" for line in sheets[number].lines),
            tickets_made=outcome.complete_tickets[number],
        )
        for number, seat in enumerate(table.seats)
    )


def has_won(seat: Seat, number: int, winners: tuple[int, ...]) -> bool:
    """Whether a seat has won; the bot of a person who gave up may come first, and nobody has won by that."""
    return number in winners and not seat.resigned
