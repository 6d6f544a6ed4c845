"""The storage of tables: every operation is one transaction, so nothing is ever half stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from sqlalchemy import ColumnElement, Delete, Select, and_, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from farebox.errors import (
    RepeatedCommand,
    StaleVersion,
    StorageError,
    StorageUnavailable,
    UnknownLink,
    UnknownTable,
)
from farebox.server.storage import rows
from farebox.server.storage.database import Database, OnAnnouncement
from farebox.server.storage.schema import ENTRIES, FACTS, GUESTS, LINKS, SEATS, TABLES
from farebox.server.storage.types import (
    DueTable,
    Guest,
    Link,
    NewTable,
    Place,
    StoredTable,
    TableChanges,
    TableRow,
)


class Storage:
    """Tables, guests, links and facts in a database; made by `open_storage`.

    Any call may raise StorageUnavailable; then it is unknown only for a call that was about to be
    stored whether it was, and asking again with the same command id tells.
    """

    def __init__(self, database: Database) -> None:
        """Over a database that has been migrated."""
        self._database = database

    async def close(self) -> None:
        """Stop listening and let go of all connections."""
        await self._database.close()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._database.reading() as connection:
                await connection.execute(select(literal(1)))
        except StorageUnavailable:
            return False
        return True

    async def listen(self, callback: OnAnnouncement) -> None:
        """Call back for every version that any process stores, until closed.

        None instead of an announcement says that some may have been missed: ask by version again.
        SQLite has one process and calls nothing back.
        """
        await self._database.listen(callback)

    # Tables

    async def create_table(self, table: NewTable) -> None:
        """Store a new table with its first entries; StorageError if its id is taken."""
        try:
            async with self._database.writing() as connection:
                await _insert_table(connection, table)
        except IntegrityError as error:
            raise StorageError("table-exists", table=table.id) from error

    async def load_table(self, table_id: str, after: int = 0) -> StoredTable | None:
        """A table with its entries after a version; None if there is none."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).first()
            if row is None:
                return None
            # Another process may store between the two queries; what the row does not count is left out.
            found = await connection.execute(
                select(ENTRIES)
                .where(ENTRIES.c.table_id == table_id, ENTRIES.c.version.between(after + 1, row.version))
                .order_by(ENTRIES.c.version)
            )
            entries = tuple(rows.stored_entry(entry) for entry in found)
        return StoredTable(rows.table_row(row), row.seed, entries)

    async def append(
        self,
        table_id: str,
        version: int,
        entry: bytes,
        *,
        command_id: str | None = None,
        changes: TableChanges,
        at: float,
    ) -> None:
        """Store the entry that makes a table's version `version`, with what it changes, and announce it.

        StaleVersion if another entry came first, RepeatedCommand if the command is stored already
        (whatever version it answers to), UnknownTable, UnknownLink if a link to spend is gone.
        """
        row: rows.Values = {"version": version, "command_id": command_id, "body": entry.decode(), "at": at}
        try:
            async with self._database.writing() as connection:
                await _change_row(
                    connection, table_id, version, {"changed_at": at, **rows.changed_values(changes)}
                )
                await connection.execute(insert(ENTRIES), {"table_id": table_id, **row})
                await _change_rest(connection, table_id, changes, at)
                await self._database.announce(connection, table_id, version)
        except (_NotNext, IntegrityError) as failure:
            raise await self._why_not(table_id, command_id, changes) from failure

    async def _why_not(self, table_id: str, command_id: str | None, changes: TableChanges) -> StorageError:
        """What kept an entry from being stored; looked up afterwards, since it is rare."""
        async with self._database.reading() as connection:
            done = command_id and await connection.scalar(_entry_of(table_id, command_id))
            version = await connection.scalar(select(TABLES.c.version).where(TABLES.c.id == table_id))
        if done:
            return RepeatedCommand("repeated-command", version=done)
        if version is None:
            return UnknownTable("unknown-table", table=table_id)
        if changes.next_table is not UNSET and await self.load_table(changes.next_table.id) is not None:
            return StorageError("table-exists", table=changes.next_table.id)
        return StaleVersion("stale-version", version=version)

    # Work that is due

    async def due(self, now: float, limit: int = 20, lease: float = 30) -> list[DueTable]:
        """The tables whose work is due, longest due first, each put off by `lease` seconds.

        So two processes rarely do the same work, and what a dead process left undone comes up again.
        A process that will do the work itself stores an entry with `Due(now + lease, kind)`.
        """
        query = _due_tables(now, limit)
        async with self._database.reading() as connection:
            if (await connection.execute(query.limit(1))).first() is None:
                return []
        async with self._database.writing() as connection:
            found = (await connection.execute(query.with_for_update(skip_locked=True))).all()
            leased = update(TABLES).where(TABLES.c.id.in_([row.id for row in found]))
            await connection.execute(leased.values(due_at=now + lease))
        return [DueTable(row.id, row.version, row.due_kind) for row in found]

    # Lists of tables

    async def my_tables(self, guest_id: str, limit: int = 50, after: Place | None = None) -> list[TableRow]:
        """The tables where a guest holds a seat or is the host, the latest changed first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.guest_id == guest_id)
        return await self._page(or_(TABLES.c.host_guest == guest_id, TABLES.c.id.in_(seated)), limit, after)

    async def listed_tables(self, limit: int = 50, after: Place | None = None) -> list[TableRow]:
        """The tables for everybody's eyes that are not over, the latest changed first."""
        return await self._page(and_(TABLES.c.listed, TABLES.c.status != "over"), limit, after)

    async def _page(self, which: ColumnElement[bool], limit: int, after: Place | None) -> list[TableRow]:
        query = select(*rows.ROW_COLUMNS).where(which).order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
        if after is not None:
            earlier = TABLES.c.changed_at < after.changed_at
            same_time = and_(TABLES.c.changed_at == after.changed_at, TABLES.c.id > after.table_id)
            query = query.where(or_(earlier, same_time))
        async with self._database.reading() as connection:
            return [rows.table_row(row) for row in await connection.execute(query.limit(limit))]

    async def count_hosted(self, guest_id: str) -> int:
        """How many tables that are not over a guest is the host of."""
        query = select(func.count()).where(TABLES.c.host_guest == guest_id, TABLES.c.status != "over")
        async with self._database.reading() as connection:
            return await connection.scalar(query) or 0

    # Guests

    async def guest(self, guest_id: str) -> Guest | None:
        """A guest, if known."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == guest_id))).first()
        return None if row is None else Guest(row.id, row.nickname, row.seen_at)

    async def put_guest(self, guest: Guest) -> None:
        """Store a guest, new or changed."""
        values = {"nickname": guest.nickname, "seen_at": guest.seen_at}
        known = update(GUESTS).where(GUESTS.c.id == guest.id).values(**values)
        try:
            async with self._database.writing() as connection:
                if (await connection.execute(known)).rowcount == 0:
                    await connection.execute(insert(GUESTS), {"id": guest.id, **values})
        except IntegrityError:
            # Another process stored the same guest first: now there is one to change.
            async with self._database.writing() as connection:
                await connection.execute(known)

    async def forget_guests(self, seen_before: float) -> int:
        """Delete the guests not seen since who sit at no table that still goes on; their number."""
        playing = select(SEATS.c.guest_id).join(TABLES).where(TABLES.c.status != "over")
        old = GUESTS.c.seen_at < seen_before
        return await self._delete(delete(GUESTS).where(old, GUESTS.c.id.not_in(playing)))

    # Seat links

    async def add_link(self, link: Link) -> None:
        """Store a link; `TableChanges.spends_link` uses it up."""
        async with self._database.writing() as connection:
            await connection.execute(insert(LINKS).values(**_fields(link)))

    async def find_link(self, link_hash: str, now: float) -> Link | None:
        """A link that can still be used."""
        query = select(LINKS).where(LINKS.c.hash == link_hash, LINKS.c.expires_at > now)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Link(row.hash, row.table_id, row.seat, row.expires_at)

    async def forget_links(self, now: float) -> int:
        """Delete the links that have run out; their number."""
        return await self._delete(delete(LINKS).where(LINKS.c.expires_at <= now))

    async def _delete(self, statement: Delete) -> int:
        async with self._database.writing() as connection:
            return (await connection.execute(statement)).rowcount

    # Facts of the server

    async def fact(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A fact that is made once and then the same for every process, like the secret of the cookies."""
        query = select(FACTS.c.value).where(FACTS.c.name == name)
        async with self._database.reading() as connection:
            value: bytes | None = await connection.scalar(query)
        if value is not None:
            return value
        made = make()
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(FACTS), {"name": name, "value": made})
        except IntegrityError:
            return await self.fact(name, make)
        return made


class _NotNext(Exception):
    """The row of a table is not at the version before."""


async def _insert_table(connection: AsyncConnection, table: NewTable) -> None:
    """A table's row, seats and first entries."""
    await connection.execute(insert(TABLES), rows.table_values(table))
    if table.entries:
        await connection.execute(insert(ENTRIES), rows.first_entries(table))
    await _insert_seats(connection, table.id, table.seats)


async def _insert_seats(connection: AsyncConnection, table_id: str, seats: tuple[str | None, ...]) -> None:
    if taken := rows.seat_values(table_id, seats):
        await connection.execute(insert(SEATS), taken)


async def _change_row(connection: AsyncConnection, table_id: str, version: int, values: rows.Values) -> None:
    """Go on to a version; the row stays locked to others until the transaction ends."""
    one_before = and_(TABLES.c.id == table_id, TABLES.c.version == version - 1)
    result = await connection.execute(update(TABLES).where(one_before).values(version=version, **values))
    if result.rowcount != 1:
        raise _NotNext


async def _change_rest(connection: AsyncConnection, table_id: str, changes: TableChanges, at: float) -> None:
    """What only some entries change: seats, the next table, a link."""
    if changes.seats is not UNSET:
        await connection.execute(delete(SEATS).where(SEATS.c.table_id == table_id))
        await _insert_seats(connection, table_id, changes.seats)
    if changes.next_table is not UNSET:
        await _insert_table(connection, changes.next_table)
    if changes.spends_link is not UNSET:
        usable = and_(LINKS.c.hash == changes.spends_link, LINKS.c.expires_at > at)
        mine = LINKS.c.table_id == table_id
        if (await connection.execute(delete(LINKS).where(usable, mine))).rowcount != 1:
            raise UnknownLink("unknown-link")


def _entry_of(table_id: str, command_id: str) -> Select[int]:
    """The version of the entry that a command became."""
    query = select(ENTRIES.c.version).where(ENTRIES.c.table_id == table_id)
    return query.where(ENTRIES.c.command_id == command_id)


def _due_tables(now: float, limit: int) -> Select[Any]:
    columns = (TABLES.c.id, TABLES.c.version, TABLES.c.due_kind)
    return select(*columns).where(TABLES.c.due_at <= now).order_by(TABLES.c.due_at).limit(limit)


def _fields(link: Link) -> rows.Values:
    return {"hash": link.hash, "table_id": link.table_id, "seat": link.seat, "expires_at": link.expires_at}
