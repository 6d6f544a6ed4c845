"""New tables: from a guest's wish, or as the rematch of a finished game."""

from __future__ import annotations

import secrets

from farebox.cities.load import city_hash, load_city
from farebox.engine.seeds import SEED_BYTES
from farebox.errors import TableError
from farebox.server.bots.host_bots import require_offered
from farebox.server.tables.commands import Start
from farebox.server.tables.entries import SeatGiven
from farebox.server.tables.lobby import started
from farebox.server.tables.names import bot_name, clean_name, distinct_name
from farebox.server.tables.seats import free_colour
from farebox.server.tables.table import Opening, Table
from farebox.server.wire import NewTable, SeatWish, TableSettings

ID_BYTES = 9


def new_id() -> str:
    """An id that nobody can guess, twelve letters that fit in an address."""
    return secrets.token_urlsafe(ID_BYTES)


def new_seed() -> bytes:
    """A seed that nobody knows."""
    return secrets.token_bytes(SEED_BYTES)


def new_table(wish: NewTable, *, host: str, nickname: str, now: float) -> Table:
    """The table that a guest asks for, with its first entries, not stored yet."""
    if wish.settings.first is not None and wish.settings.first >= len(wish.seats):
        raise TableError("no-such-table-seat", seat=wish.settings.first, seats=len(wish.seats))
    table = bare_table(wish.city, len(wish.seats), wish.settings, wish.pace, host, now)
    for number, seat in enumerate(wish.seats):
        if seat.kind != "open":
            table.add(wished_seat(table, number, seat, host, nickname), now)
    if wish.start:
        table.add(started(table, Start(guest=host)), now)
    return table


def bare_table(
    city_id: str, players: int, settings: TableSettings, pace: float, host: str, now: float
) -> Table:
    """A table with a fresh id and seed at which nobody sits yet."""
    opening = Opening(
        city=city_id,
        city_hash=city_hash(load_city(city_id)),
        players=players,
        settings=settings,
        pace=pace,
    )
    return Table(new_id(), opening, seed=new_seed(), host=host, created_at=now)


def wished_seat(table: Table, number: int, wish: SeatWish, host: str, nickname: str) -> SeatGiven:
    """The first entry of a seat that is not open."""
    if wish.kind == "me":
        if wish.level is not None:
            raise TableError("request-not-valid", fault="a level is for bots")
        name = clean_name(wish.name, seat=number) if wish.name else nickname
        colour = free_colour(table.seats, number, wish.colour)
        return SeatGiven(number, guest=host, name=distinct_name(table, number, name), colour=colour)
    level = require_offered(wish.level)
    return SeatGiven(number, name=distinct_name(table, number, bot_name(level)), level=level)


def rematch_table(old: Table, *, host: str, now: float) -> Table:
    """The same people at a new table; the next one clockwise begins.

    Against bots the game begins at once; other people are waited for.
    """
    settings = TableSettings(
        first=1,
        turn_seconds=old.settings.turn_seconds,
        listed=old.settings.listed,
        undo=old.settings.undo,
    )
    table = bare_table(old.city.id, len(old.seats), settings, old.pace, host, now)
    for number, seat in enumerate(old.seats):
        given = SeatGiven(number, guest=seat.guest, name=seat.name, level=seat.level, colour=seat.colour)
        table.add(given, now)
    if all(seat.guest in (None, host) for seat in old.seats):
        table.add(started(table, Start(guest=host)), now)
    return table
