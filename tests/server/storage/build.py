"""Tables and entries for the tests of storage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from farebox.server.storage import Storage
from farebox.server.storage.types import Due, NewTable, TableChanges

NOTHING_DUE = TableChanges(due=None)


def new_table(
    table_id: str = "table",
    *,
    host: str = "host",
    listed: bool = False,
    seats: tuple[str | None, ...] = (),
    due: Due | None = None,
    entries: tuple[bytes, ...] = (),
    at: float = 100.0,
) -> NewTable:
    return NewTable(
        id=table_id,
        settings=b'{"city":"paris"}',
        seed=bytes(range(16)),
        host_guest=host,
        listed=listed,
        seats=seats,
        due=due,
        entries=entries,
        at=at,
    )


async def append(
    storage: Storage,
    version: int,
    table_id: str = "table",
    *,
    command_id: str | None = None,
    changes: TableChanges = NOTHING_DUE,
    at: float = 200.0,
    entry: bytes = b"{}",
) -> None:
    await storage.append(table_id, version, entry, command_id=command_id, changes=changes, at=at)


async def version_of(storage: Storage, table_id: str = "table") -> int:
    table = await storage.load_table(table_id)
    assert table is not None
    assert [entry.version for entry in table.entries] == list(range(1, table.row.version + 1))
    return table.row.version


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that another process or task does."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)
