"""The finished games of a guest: pages of a list, and the rows that statistics are made of."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, func, or_, select, update

from farebox.server.storage.schema import GAME_SEATS, GAMES, GUESTS
from farebox.server.storage.types import (
    ArchivedGame,
    FinishedSeat,
    GameFilter,
    Opponent,
    OwnResult,
    Place,
    SharedRecord,
)

MOST_FRIENDS = 100


def find_games(
    connection: Connection, guest_id: str, wanted: GameFilter, limit: int, after: Place | None
) -> list[ArchivedGame]:
    """A page of a guest's games, the latest first."""
    query = select(GAMES).where(*_conditions(guest_id, wanted))
    if after is not None:
        earlier = GAMES.c.ended_at < after.changed_at
        same_time = and_(GAMES.c.ended_at == after.changed_at, GAMES.c.table_id > after.table_id)
        query = query.where(or_(earlier, same_time))
    rows = connection.execute(query.order_by(GAMES.c.ended_at.desc(), GAMES.c.table_id).limit(limit)).all()
    seats = _seats_of(connection, [row.table_id for row in rows])
    return [archived_game(row, seats[row.table_id]) for row in rows]


def _conditions(guest_id: str, wanted: GameFilter) -> list[ColumnElement[bool]]:
    """What the games of a list have in common."""
    mine: list[ColumnElement[bool]] = [GAME_SEATS.c.guest_id == guest_id]
    if wanted.result is not None:
        mine.append(GAME_SEATS.c.won if wanted.result == "won" else ~GAME_SEATS.c.won)
        mine.append(GAME_SEATS.c.resigned if wanted.result == "resigned" else ~GAME_SEATS.c.resigned)
    tables = select(GAME_SEATS.c.table_id).where(*mine)
    found: list[ColumnElement[bool]] = [GAMES.c.table_id.in_(tables)]
    if wanted.city is not None:
        found.append(GAMES.c.city == wanted.city)
    if wanted.friend is not None:
        theirs = select(GAME_SEATS.c.table_id).where(GAME_SEATS.c.guest_id == wanted.friend)
        found.append(GAMES.c.table_id.in_(theirs))
    return found


def _seats_of(connection: Connection, table_ids: list[str]) -> dict[str, list[FinishedSeat]]:
    """The seats of some games, in order."""
    found: dict[str, list[FinishedSeat]] = {table_id: [] for table_id in table_ids}
    query = select(GAME_SEATS).where(GAME_SEATS.c.table_id.in_(table_ids)).order_by(GAME_SEATS.c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(finished_seat(row))
    return found


def archived_game(row: Row[Any], seats: list[FinishedSeat]) -> ArchivedGame:
    """A game's row with its seats."""
    return ArchivedGame(
        table_id=row.table_id,
        city=row.city,
        city_hash=row.city_hash,
        level=row.level,
        ended_at=row.ended_at,
        record=row.record.encode(),
        seats=tuple(seats),
    )


def finished_seat(row: Row[Any]) -> FinishedSeat:
    """A seat's row as a struct."""
    return FinishedSeat(
        seat=row.seat,
        guest=row.guest_id,
        name=row.name,
        level=row.level,
        score=row.score,
        won=row.won,
        resigned=row.resigned,
        tickets=row.tickets,
        tickets_made=row.tickets_made,
    )


def find_results(connection: Connection, guest_id: str) -> list[OwnResult]:
    """What counts in a guest's statistics, oldest first: no guided game, none with several of their seats."""
    alone = (
        select(GAME_SEATS.c.table_id)
        .where(GAME_SEATS.c.guest_id == guest_id)
        .group_by(GAME_SEATS.c.table_id)
        .having(func.count() == 1)
    )
    mine = and_(GAME_SEATS.c.guest_id == guest_id, GAMES.c.table_id.in_(alone), ~GAMES.c.guided)
    columns = (GAMES.c.city, GAMES.c.level, GAMES.c.players, GAMES.c.ended_at)
    own = [GAME_SEATS.c[name] for name in ("score", "won", "resigned", "tickets", "tickets_made")]
    query = select(*columns, *own).join(GAME_SEATS, GAME_SEATS.c.table_id == GAMES.c.table_id).where(mine)
    rows = connection.execute(query.order_by(GAMES.c.ended_at, GAMES.c.table_id))
    return [OwnResult(**row) for row in rows.mappings()]


def find_opponents(connection: Connection, guest_id: str) -> list[Opponent]:
    """Whom a guest has finished games with, and who was ahead, the most frequent first."""
    mine, theirs = GAME_SEATS.alias("mine"), GAME_SEATS.alias("theirs")
    # The bot of a person who gave up may come first; nobody was ahead by that, and nobody has won.
    ahead = and_(~mine.c.resigned, mine.c.score > theirs.c.score)
    behind = and_(~theirs.c.resigned, mine.c.score < theirs.c.score)
    pairs = and_(
        mine.c.table_id == theirs.c.table_id, mine.c.guest_id == guest_id, theirs.c.guest_id != guest_id
    )
    played = func.count(func.distinct(mine.c.table_id))
    query = (
        select(
            theirs.c.guest_id.label("guest"),
            func.coalesce(func.max(GUESTS.c.nickname), func.max(theirs.c.name)).label("name"),
            played.label("played"),
            func.count().filter(ahead).label("ahead"),
            func.count().filter(behind).label("behind"),
        )
        .select_from(mine.join(theirs, pairs).outerjoin(GUESTS, GUESTS.c.id == theirs.c.guest_id))
        .group_by(theirs.c.guest_id)
        .order_by(played.desc(), theirs.c.guest_id)
        .limit(MOST_FRIENDS)
    )
    return [Opponent(**row) for row in connection.execute(query).mappings()]


def find_shared(connection: Connection, share: str) -> SharedRecord | None:
    """A game by the secret of its public page."""
    row = connection.execute(select(GAMES).where(GAMES.c.share == share)).first()
    return None if row is None else SharedRecord(row.record.encode(), row.ended_at, row.share_replay)


def share_game(connection: Connection, table_id: str, share: str | None, replay: bool) -> str | None:
    """Let a game have a public page, or none; the secret stays the same as long as there is one."""
    known = connection.scalar(select(GAMES.c.share).where(GAMES.c.table_id == table_id).with_for_update())
    kept = (known or share) if share is not None else None
    changed = update(GAMES).where(GAMES.c.table_id == table_id)
    connection.execute(changed.values(share=kept, share_replay=replay))
    return kept
