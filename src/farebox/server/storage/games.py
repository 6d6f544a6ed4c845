"""What is done with finished games inside a transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy import Connection, Select, insert, select, update

from farebox.server.storage.schema import GAME_SEATS, GAMES, SEATS, TABLES
from farebox.server.storage.types import FinishedGame, FinishedSeat


def insert_game(connection: Connection, game: FinishedGame) -> None:
    """Archive a game with its seats."""
    row = {
        name: getattr(game, name) for name in ("table_id", "city", "city_hash", "level", "guided", "ended_at")
    }
    more = {"players": len(game.seats), "record": game.record.decode(), "share": None, "share_replay": True}
    connection.execute(insert(GAMES), {**row, **more})
    connection.execute(insert(GAME_SEATS), [seat_values(game.table_id, seat) for seat in game.seats])


def seat_values(table_id: str, seat: FinishedSeat) -> dict[str, object]:
    """The row of a seat."""
    values = msgspec.structs.asdict(seat)
    return {"table_id": table_id, "guest_id": values.pop("guest"), **values}


def reseat(connection: Connection, table_id: str, guests: Iterable[str | None]) -> None:
    """Let the seats of a finished game, if it is one, belong to those who have them now."""
    for number, guest in enumerate(guests):
        seat = (GAME_SEATS.c.table_id == table_id) & (GAME_SEATS.c.seat == number)
        connection.execute(update(GAME_SEATS).where(seat).values(guest_id=guest))


def find_record(connection: Connection, table_id: str) -> bytes | None:
    """The record of a finished game, if it is archived."""
    found = connection.scalar(select(GAMES.c.record).where(GAMES.c.table_id == table_id))
    return None if found is None else str(found).encode()


def find_missing(
    connection: Connection, guest_id: str | None, skipped: Collection[str], limit: int
) -> list[str]:
    """Some tables whose games are over and not archived: those of a guest, or all."""
    archived = select(GAMES.c.table_id).where(GAMES.c.table_id == TABLES.c.id)
    query: Select[tuple[str]] = select(TABLES.c.id).where(TABLES.c.status == "over", ~archived.exists())
    if guest_id is not None:
        query = query.where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.guest_id == guest_id)))
    if skipped:
        query = query.where(TABLES.c.id.not_in(skipped))
    return list(connection.scalars(query.order_by(TABLES.c.changed_at).limit(limit)))


def add_missing(connection: Connection, game: FinishedGame) -> None:
    """Archive a game unless it is there already or its table is gone."""
    table = select(TABLES.c.id).where(TABLES.c.id == game.table_id).with_for_update()
    if connection.scalar(table) is not None and find_record(connection, game.table_id) is None:
        insert_game(connection, game)
