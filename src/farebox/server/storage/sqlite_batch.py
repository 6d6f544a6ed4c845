"""Many entries with two statements, each of one step.

SQLite's driver lets other threads run with every step of a statement. A step for each entry would cost a
busy server more in changing between threads than storing does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain

from sqlalchemy import Connection

from farebox.server.storage.queries import MAY_CHANGE, Append, NotNext
from farebox.server.storage.rows import said

ALWAYS = ("changed_at", "due_at", "due_kind")
MAYBE = tuple(column.name for column in MAY_CHANGE)
ROW = ("of_table", "to_version", *ALWAYS, *MAYBE)
ENTRY = ("table_id", "version", "command_id", "body", "at")


def placeholders(count: int, width: int) -> str:
    """A list of rows whose values are given with the statement."""
    row = f"({', '.join('?' * width)})"
    return ", ".join([row] * count)


@cache
def go_on_all(count: int) -> str:
    """The next versions of so many rows; what was not said keeps its value."""
    # SQLite calls the columns of a list of rows so.
    new = {name: f"new.column{number}" for number, name in enumerate(ROW, start=1)}
    values = [f"version = {new['to_version']}"]
    values += [f"{name} = {new[name]}" for name in ALWAYS]
    values += [f"{name} = coalesce({new[name]}, {name})" for name in MAYBE]
    return (
        f"UPDATE tables SET {', '.join(values)} FROM (VALUES {placeholders(count, len(ROW))}) AS new "
        f"WHERE id = {new['of_table']} AND version = {new['to_version']} - 1"
    )


@cache
def add_entries(count: int) -> str:
    """So many entries."""
    return f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES {placeholders(count, len(ENTRY))}"


def append_together(connection: Connection, appends: Sequence[Append]) -> None:
    """Store entries of tables and what they change in the tables' rows; all of them or none."""
    count = len(appends)
    rows = chain.from_iterable(map(row_of, appends))
    if connection.exec_driver_sql(go_on_all(count), tuple(rows)).rowcount != count:
        raise NotNext
    entries = chain.from_iterable(map(entry_of, appends))
    connection.exec_driver_sql(add_entries(count), tuple(entries))


def row_of(one: Append) -> tuple[object, ...]:
    """The values of `ROW` for one entry."""
    new, changes, due = one.new, one.changes, one.changes.due
    summary, settings = said(changes.summary, bytes.decode), said(changes.settings, bytes.decode)
    # A plain entry names no next table.
    maybe = (said(changes.status), settings, summary, said(changes.host_guest), said(changes.listed), None)
    return (new.table_id, new.version, new.at, due and due.at, due and due.kind, *maybe)


def entry_of(one: Append) -> tuple[object, ...]:
    """The values of `ENTRY` for one entry."""
    new = one.new
    return (new.table_id, new.version, new.command_id, new.body.decode(), new.at)
