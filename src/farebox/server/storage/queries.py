"""What is done with tables inside a transaction."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from farebox.errors import UnknownLink
from farebox.game.records import KNOWN_RULES
from farebox.server.storage import games, guests, rows
from farebox.server.storage.schema import ENTRIES, FACTS, LINKS, SEATS, TABLES
from farebox.server.storage.types import (
    DueTable,
    NewTable,
    Place,
    Status,
    StoredTable,
    TableChanges,
    TableRow,
)


def _go_on() -> Update:
    """The next version of a table's row, with what was said to change; what was not keeps its value."""
    always: dict[str, Any] = {name: bindparam(name) for name in ("changed_at", "due_at", "due_kind")}
    maybe: dict[str, Any] = {
        column.name: func.coalesce(bindparam(column.name, type_=column.type), column) for column in MAY_CHANGE
    }
    one_before = and_(TABLES.c.id == bindparam("of_table"), TABLES.c.version == bindparam("to_version") - 1)
    return update(TABLES).where(one_before).values(version=bindparam("to_version"), **always, **maybe)


# Made once: these two are most of what a busy server does, and making a statement takes longer than doing it.
MAY_CHANGE = [
    TABLES.c[name] for name in ("status", "settings", "summary", "host_guest", "listed", "next_table")
]
GO_ON = _go_on()
ADD_ENTRY = insert(ENTRIES)
ALIVE = "health"
# No bot waits so long: pace, grace and lease together are shorter.
FAR_AHEAD = 60.0


class NotNext(Exception):
    """The table is not at the version before the entry's."""


class NewEntry(NamedTuple):
    """An entry to store."""

    table_id: str
    version: int
    command_id: str | None
    body: bytes
    at: float


def touch(connection: Connection) -> None:
    """Write something that means nothing: a full disk answers questions, and stores nothing."""
    # SQLite does not write what is there already.
    alive = {"value": token_bytes(8)}
    known = update(FACTS).where(FACTS.c.name == ALIVE).values(alive)
    if connection.execute(known).rowcount == 0:
        connection.execute(insert(FACTS), {"name": ALIVE, **alive})


def insert_table(connection: Connection, table: NewTable) -> None:
    """A table's row, seats and first entries."""
    connection.execute(insert(TABLES), rows.table_values(table))
    if table.entries:
        connection.execute(insert(ENTRIES), rows.first_entries(table))
    _insert_seats(connection, table.id, table.seats)
    guests.note_guests(connection, table.id, {table.host_guest})


def _insert_seats(connection: Connection, table_id: str, seats: tuple[str | None, ...]) -> None:
    if taken := rows.seat_values(table_id, seats):
        connection.execute(insert(SEATS), taken)
        guests.note_guests(connection, table_id, {value["guest_id"] for value in taken})


def replace_seats(connection: Connection, table_id: str, seats: tuple[str | None, ...]) -> None:
    """Say again who holds the seats of a table."""
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table_id))
    _insert_seats(connection, table_id, seats)


def load_table(connection: Connection, table_id: str, after: int) -> StoredTable | None:
    """A table's row and its entries after a version."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
    if row is None:
        return None
    # Another process may store between the two queries; what the row does not count is left out.
    wanted = and_(ENTRIES.c.table_id == table_id, ENTRIES.c.version.between(after + 1, row.version))
    found = connection.execute(select(ENTRIES).where(wanted).order_by(ENTRIES.c.version))
    return StoredTable(rows.table_row(row), row.seed, tuple(rows.stored_entry(entry) for entry in found))


class Append(msgspec.Struct, frozen=True):
    """The work of storing an entry with what it changes, and of announcing it."""

    new: NewEntry
    changes: TableChanges
    announce: Callable[[Connection, str, int], None]

    def __call__(self, connection: Connection) -> None:
        """Do the work."""
        append_entry(connection, self.new, self.changes)
        append_rest(connection, self.new, self.changes)
        self.announce(connection, self.new.table_id, self.new.version)

    @property
    def plain(self) -> bool:
        """Whether only the table's row goes on, as with nearly all entries."""
        changes = self.changes
        rest = (changes.seats, changes.next_table, changes.spends_link, changes.finished)
        return all(change is UNSET for change in rest)


def append_entry(connection: Connection, new: NewEntry, changes: TableChanges) -> None:
    """Go on to the entry's version, which locks the row until the transaction ends; store the entry."""
    if connection.execute(GO_ON, row_values(new, changes)).rowcount != 1:
        raise NotNext
    connection.execute(ADD_ENTRY, entry_values(new))


def row_values(new: NewEntry, changes: TableChanges) -> rows.Values:
    """What an entry makes of its table's row."""
    values = {"of_table": new.table_id, "to_version": new.version, "changed_at": new.at}
    return {**values, **rows.changed_values(changes)}


def entry_values(new: NewEntry) -> rows.Values:
    """The row of an entry."""
    return {**new._asdict(), "body": new.body.decode()}


def append_rest(connection: Connection, new: NewEntry, changes: TableChanges) -> None:
    """Store what an entry changes besides its table's row."""
    if changes.seats is not UNSET:
        replace_seats(connection, new.table_id, changes.seats)
        games.reseat(connection, new.table_id, changes.seats)
    if changes.finished is not UNSET:
        games.insert_game(connection, changes.finished)
    if changes.next_table is not UNSET:
        insert_table(connection, changes.next_table)
    if changes.spends_link is not UNSET:
        _spend_link(connection, new, changes.spends_link)


def _spend_link(connection: Connection, new: NewEntry, link_hash: str) -> None:
    """Delete a link with all others of its seat: who was given one for a former device has no claim now."""
    usable = and_(LINKS.c.hash == link_hash, LINKS.c.table_id == new.table_id, LINKS.c.expires_at > new.at)
    seat = connection.scalar(select(LINKS.c.seat).where(usable))
    if seat is None:
        raise UnknownLink("unknown-link")
    connection.execute(delete(LINKS).where(LINKS.c.table_id == new.table_id, LINKS.c.seat == seat))


def version_of(connection: Connection, table_id: str) -> int | None:
    """The version of a table, if there is one."""
    return connection.scalar(select(TABLES.c.version).where(TABLES.c.id == table_id))


def version_of_command(connection: Connection, table_id: str, command_id: str | None) -> int | None:
    """The version of the entry that a command became, if it did."""
    if command_id is None:
        return None
    same = and_(ENTRIES.c.table_id == table_id, ENTRIES.c.command_id == command_id)
    return connection.scalar(select(ENTRIES.c.version).where(same))


def anything_due(connection: Connection, now: float) -> bool:
    """Whether any table waits for work."""
    return connection.execute(_due_tables(now, 1)).first() is not None


def lease_due(connection: Connection, now: float, limit: int, lease: float) -> list[DueTable]:
    """The tables that wait, those left out that another process is just taking; each is put off."""
    found = connection.execute(_due_tables(now, limit).with_for_update(skip_locked=True)).all()
    leased = update(TABLES).where(TABLES.c.id.in_([row.id for row in found]))
    connection.execute(leased.values(due_at=now + lease))
    return [DueTable(row.id, row.version, row.due_kind) for row in found]


def _due_tables(now: float, limit: int) -> Select[Any]:
    """The tables that wait; a bot that is due far ahead was due before the clock was set back."""
    columns = (TABLES.c.id, TABLES.c.version, TABLES.c.due_kind)
    set_back = and_(TABLES.c.due_kind == "bot", TABLES.c.due_at > now + FAR_AHEAD)
    waiting = select(*columns).where(or_(TABLES.c.due_at <= now, set_back), can_go_on())
    return waiting.order_by(TABLES.c.due_at).limit(limit)


def can_go_on() -> ColumnElement[bool]:
    """Whether a table is of rules that this version has."""
    return TABLES.c.rules.in_(KNOWN_RULES)


def count_closed(connection: Connection) -> int:
    """How many tables that are not over are of rules that this version does not have."""
    closed = select(func.count()).where(TABLES.c.status != "over", ~can_go_on())
    return connection.scalar(closed) or 0


def put_off(connection: Connection, table_id: str, version: int) -> None:
    """Let a table that is still at a version wait for nothing."""
    same = and_(TABLES.c.id == table_id, TABLES.c.version == version)
    connection.execute(update(TABLES).where(same).values(due_at=None))


def tables_of_bots(connection: Connection) -> list[str]:
    """The tables where a bot is to act, longest due first."""
    waiting = select(TABLES.c.id).where(TABLES.c.due_kind == "bot", TABLES.c.due_at.is_not(None), can_go_on())
    return list(connection.scalars(waiting.order_by(TABLES.c.due_at)))


def page(
    connection: Connection, which: ColumnElement[bool], limit: int, after: Place | None
) -> list[TableRow]:
    """A page of a list of tables, the latest changed first."""
    query = select(*rows.ROW_COLUMNS).where(which).order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
    if after is not None:
        earlier = TABLES.c.changed_at < after.changed_at
        same_time = and_(TABLES.c.changed_at == after.changed_at, TABLES.c.id > after.table_id)
        query = query.where(or_(earlier, same_time))
    return [rows.table_row(row) for row in connection.execute(query.limit(limit))]


def forget_tables(
    connection: Connection, changed_before: float, limit: int, status: Status | None
) -> list[str]:
    """Delete some of the tables (of one status) not changed since, with all that is theirs; their ids."""
    old = select(TABLES.c.id).where(TABLES.c.changed_at < changed_before).limit(limit)
    if status is not None:
        old = old.where(TABLES.c.status == status)
    # One that is being changed in this very moment stays.
    found = list(connection.scalars(old.with_for_update(skip_locked=True)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))
    return found


def count_hosted(connection: Connection, guest_id: str, changed_after: float) -> int:
    """How many tables that are not over, and where something was done lately, a guest is the host of."""
    mine = and_(TABLES.c.host_guest == guest_id, TABLES.c.status != "over", can_go_on())
    query = select(func.count()).where(mine, TABLES.c.changed_at > changed_after)
    return connection.scalar(query) or 0
