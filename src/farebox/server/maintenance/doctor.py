"""`farebox doctor`: a whole database looked through, and what follows from the entries put right."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from typing import Literal, get_args

import msgspec
from sqlalchemy import Connection, delete, select, text, update

from farebox.errors import ClosedTable, FareboxError, StorageError
from farebox.game.game import Game
from farebox.game.records import parse_record
from farebox.server.logs import shortened
from farebox.server.maintenance.copying import place_of, require_current
from farebox.server.storage import Storage
from farebox.server.storage.opening import open_database
from farebox.server.storage.queries import replace_seats
from farebox.server.storage.schema import LINKS, SEATS, TABLES
from farebox.server.storage.types import StoredTable
from farebox.server.tables.archive import finished_game
from farebox.server.tables.kept_cities import learn_city
from farebox.server.tables.persistence import city_of, stored_table, summary_of
from farebox.server.tables.table import Table

PAGE = 200
DAMAGED_SHOWN = 20

Finding = Literal[
    "tables",
    "closed-tables",
    "damaged-tables",
    "wrong-rows",
    "games",
    "damaged-records",
    "missing-records",
    "old-links",
    "damaged-pages",
]
FINDINGS: tuple[Finding, ...] = get_args(Finding)
HARMLESS: tuple[Finding, ...] = ("tables", "games", "closed-tables", "old-links")


class Diagnosis(msgspec.Struct):
    """What was found, by kind; what was repaired; and the short ids of some tables that are damaged."""

    found: Counter[str]
    repaired: Counter[str]
    damaged: list[str]

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong that is still there."""
        wrong = (name for name in FINDINGS if name not in HARMLESS)
        return all(self.found[name] == self.repaired[name] for name in wrong)


async def examine(address: str | None, password: str | None, now: float, *, repair: bool) -> Diagnosis:
    """Look through a database, and repair what is safe to repair if asked to."""
    database = open_database(address, password)
    try:
        await database.read(lambda connection: require_current(connection, place_of(address)))
        return await Doctor(Storage(database), now, repair, place_of(address)).examine()
    finally:
        await database.close()


class Doctor:
    """Looks through one database."""

    def __init__(self, storage: Storage, now: float, repair: bool, place: str) -> None:
        self._storage = storage
        self._now = now
        self._repair = repair
        self._place = place
        self._seen = Diagnosis(Counter(), Counter(), [])

    async def examine(self) -> Diagnosis:
        """Everything: pages, tables, records, links."""
        if self._repair and not await self._storage.database.write(self._storage.database.nobody_serves):
            raise StorageError("database-in-use", place=self._place)
        self._seen.found["damaged-pages"] = await self._storage.database.read(damaged_pages)
        async for table_id in self._ids():
            await self._examine_table(table_id)
        await self._examine_links()
        return self._seen

    async def _ids(self) -> AsyncIterator[str]:
        """The ids of all tables."""
        last = ""
        while True:
            found = await self._storage.database.read(partial(ids_after, last=last))
            for table_id in found:
                yield table_id
            if len(found) < PAGE:
                return
            last = found[-1]

    async def _examine_table(self, table_id: str) -> None:
        """One table: does it load, are its rows what follows from its entries, is its record sound."""
        self._seen.found["tables"] += 1
        try:
            stored = await self._storage.load_table(table_id)
            if stored is None:
                return
            await learn_city(self._storage, city_of(stored))
            table = await asyncio.to_thread(sound_table, stored)
        except ClosedTable:
            self._seen.found["closed-tables"] += 1
        except StorageError:
            raise
        except Exception:
            self._note_damage("damaged-tables", table_id)
        else:
            await self._examine_rows(stored, table)
        await self._examine_record(table_id)

    def _note_damage(self, kind: Finding, table_id: str) -> None:
        self._seen.found[kind] += 1
        if len(self._seen.damaged) < DAMAGED_SHOWN:
            self._seen.damaged.append(shortened(table_id))

    async def _examine_rows(self, stored: StoredTable, table: Table) -> None:
        """Compare the rows that follow from the entries with what follows."""
        guests = await self._storage.database.read(lambda connection: seats_of(connection, table.id))
        wanted = {number: seat.guest for number, seat in enumerate(table.seats) if seat.guest is not None}
        row = stored.row
        same = (row.status, row.host_guest, row.summary) == (table.status, table.host, summary_of(table))
        if not same or guests != wanted:
            self._seen.found["wrong-rows"] += 1
            if self._repair:
                await self._storage.database.write(lambda connection: put_right(connection, table))
                self._seen.repaired["wrong-rows"] += 1
        if table.status == "over" and await self._storage.archive.record(table.id) is None:
            self._seen.found["missing-records"] += 1
            if self._repair:
                await self._storage.archive.add(finished_game(table))
                self._seen.repaired["missing-records"] += 1

    async def _examine_record(self, table_id: str) -> None:
        """Verify the record of a finished game."""
        record = await self._storage.archive.record(table_id)
        if record is None:
            return
        self._seen.found["games"] += 1
        try:
            await asyncio.to_thread(lambda: Game.replay(parse_record(record)))
        except FareboxError:
            self._note_damage("damaged-records", table_id)

    async def _examine_links(self) -> None:
        """Count the seat links that have run out; a server deletes them itself."""
        old = LINKS.c.expires_at <= self._now
        found = await self._storage.database.read(
            lambda connection: len(connection.execute(select(LINKS.c.hash).where(old)).all())
        )
        self._seen.found["old-links"] = found
        if self._repair and found:
            await self._storage.database.write(
                lambda connection: connection.execute(delete(LINKS).where(old)).rowcount
            )
            self._seen.repaired["old-links"] = found


def ids_after(connection: Connection, last: str) -> list[str]:
    """The next ids of tables."""
    query = select(TABLES.c.id).where(TABLES.c.id > last).order_by(TABLES.c.id)
    return list(connection.scalars(query.limit(PAGE)))


def sound_table(stored: StoredTable) -> Table:
    """A stored table with all its entries; one that lacks some is damaged."""
    table = stored_table(stored)
    if table.version != stored.row.version:
        raise ValueError("a stored table lacks entries")
    return table


def damaged_pages(connection: Connection) -> int:
    """What SQLite finds wrong with its own file; PostgreSQL looks after itself."""
    if connection.dialect.name != "sqlite":
        return 0
    said = [row[0] for row in connection.execute(text("PRAGMA integrity_check"))]
    loose = connection.execute(text("PRAGMA foreign_key_check")).all()
    return len(loose) + (0 if said == ["ok"] else len(said))


def seats_of(connection: Connection, table_id: str) -> dict[int, str]:
    """The guests of a table's seats, as the rows have them."""
    query = select(SEATS.c.seat, SEATS.c.guest_id).where(SEATS.c.table_id == table_id)
    return {row.seat: row.guest_id for row in connection.execute(query)}


def put_right(connection: Connection, table: Table) -> None:
    """Write what follows from a table's entries, unless the table has gone on."""
    values = {"status": table.status, "host_guest": table.host, "summary": summary_of(table).decode()}
    same = (TABLES.c.id == table.id) & (TABLES.c.version == table.version)
    if connection.execute(update(TABLES).where(same).values(values)).rowcount:
        replace_seats(connection, table.id, tuple(seat.guest for seat in table.seats))
