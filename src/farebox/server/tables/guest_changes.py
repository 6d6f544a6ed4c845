"""Guests who become one or are forgotten, table by table; what was interrupted can be done again."""

from __future__ import annotations

import secrets

from farebox.server.storage.types import StoredTable
from farebox.server.tables.commands import ChangeSeat, GiveHost, Resign
from farebox.server.tables.manager import TableManager
from farebox.server.tables.persistence import read_summary
from farebox.server.tables.rewriting import GuestChange
from farebox.server.wire_games import Deleted

NOBODY_BYTES = 12


async def merge_guests(tables: TableManager, old: str, new: str) -> None:
    """Give all that a guest has to the one they have become."""
    book = tables.storage.guest_book
    for table_id in await book.tables_with(old):
        await tables.rewrite(table_id, GuestChange(old, new))
    await book.finish_merge(old, new)


async def finish_merges(tables: TableManager) -> None:
    """Go on with what another process left half done."""
    for old, new in await tables.storage.guest_book.unfinished_merges():
        await merge_guests(tables, old, new)


async def forget_guest(tables: TableManager, guest: str) -> Deleted:
    """Forget a guest: tables without other people go, at the others a guest without a name sat."""
    removed = anonymous = 0
    for table_id in await tables.storage.guest_book.tables_with(guest):
        stored = await tables.storage.load_table(table_id)
        if stored is None:
            continue
        with tables.damaged.told(table_id):
            gone = alone(stored, guest)
        if gone:
            await tables.delete(table_id)
            removed += 1
        else:
            await leave(tables, table_id, guest)
            nobody = secrets.token_urlsafe(NOBODY_BYTES)
            await tables.rewrite(table_id, GuestChange(guest, nobody, forgotten=True))
            anonymous += 1
    await tables.storage.guest_book.forget(guest)
    return Deleted(removed, anonymous)


def alone(stored: StoredTable, guest: str) -> bool:
    """Whether nobody else sits at a table; bots do not count."""
    seats = read_summary(stored.row).seats
    others = any(seat.guest not in (None, guest) for seat in seats)
    return not others and (stored.row.host_guest == guest or any(seat.guest == guest for seat in seats))


async def leave(tables: TableManager, table_id: str, guest: str) -> None:
    """Have no seat any more that others would wait for, and leave the table to one who has."""
    table = (await tables.open(table_id)).table
    if table.status != "over":
        for seat in table.seats_of(guest):
            command = (
                Resign(guest=guest, seat=seat)
                if table.game
                else ChangeSeat(guest=guest, seat=seat, change="leave", name="")
            )
            await tables.submit(table_id, command)
    others = [number for number, seat in enumerate(table.seats) if seat.person and seat.guest != guest]
    if table.host == guest and others:
        await tables.submit(table_id, GiveHost(guest=guest, seat=others[0]))
