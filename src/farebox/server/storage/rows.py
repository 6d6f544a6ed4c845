"""Between structs and the rows of the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from sqlalchemy import Row

from farebox.server.storage.schema import TABLES
from farebox.server.storage.types import Due, NewTable, StoredEntry, TableChanges, TableRow

Values = dict[str, Any]

ROW_COLUMNS = [column for column in TABLES.columns if column.name != "seed"]


def table_values(table: NewTable) -> Values:
    """The row of a new table."""
    return {
        "id": table.id,
        "settings": table.settings.decode(),
        "summary": table.summary.decode(),
        "seed": table.seed,
        "host_guest": table.host_guest,
        "listed": table.listed,
        "status": table.status,
        "version": len(table.entries),
        "created_at": table.at,
        "changed_at": table.at,
        "rules": table.rules,
        "format": table.format,
        **due_values(table.due),
    }


def due_values(due: Due | None) -> Values:
    """The columns that say what waits."""
    return {"due_at": due.at if due else None, "due_kind": due.kind if due else None}


def changed_values(changes: TableChanges) -> Values:
    """The columns that an entry changes; None where it leaves them as they are."""
    return {
        **due_values(changes.due),
        "status": said(changes.status),
        "settings": said(changes.settings, bytes.decode),
        "summary": said(changes.summary, bytes.decode),
        "host_guest": said(changes.host_guest),
        "listed": said(changes.listed),
        "next_table": said(changes.next_table, lambda table: table.id),
    }


def said(value: Any, column: Callable[[Any], Any] = lambda value: value) -> Any:
    """A column's value, or None for what was left unsaid."""
    return None if value is UNSET else column(value)


def first_entries(table: NewTable) -> list[Values]:
    """The rows of the entries that a table begins with."""
    return [
        {"table_id": table.id, "version": version, "command_id": None, "body": body.decode(), "at": table.at}
        for version, body in enumerate(table.entries, start=1)
    ]


def seat_values(table_id: str, seats: tuple[str | None, ...]) -> list[Values]:
    """A row for every seat that a guest holds."""
    return [
        {"table_id": table_id, "seat": seat, "guest_id": guest}
        for seat, guest in enumerate(seats)
        if guest is not None
    ]


def table_row(row: Row[Any]) -> TableRow:
    """A table's row as a struct."""
    return TableRow(
        id=row.id,
        settings=row.settings.encode(),
        summary=row.summary.encode(),
        host_guest=row.host_guest,
        listed=row.listed,
        status=row.status,
        version=row.version,
        created_at=row.created_at,
        changed_at=row.changed_at,
        due=None if row.due_at is None else Due(row.due_at, row.due_kind),
        next_table=row.next_table,
        rules=row.rules,
        format=row.format,
    )


def stored_entry(row: Row[Any]) -> StoredEntry:
    """An entry's row as a struct."""
    return StoredEntry(row.version, row.command_id, row.body.encode(), row.at)
