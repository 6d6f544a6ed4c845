"""A bot scheduler at work over storage of its own, and tables for its bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from farebox.server.bots.scheduler import BotScheduler
from farebox.server.storage import open_storage
from farebox.server.tables.manager import LiveTable, TableManager
from farebox.server.tables.new_tables import new_table
from farebox.server.wire import NewTable, SeatWish
from tests.server.served import sqlite_address


@asynccontextmanager
async def working_scheduler(folder: Path) -> AsyncIterator[BotScheduler]:
    """A scheduler where one bot searches at a time, until it is no longer needed."""
    manager = TableManager(await open_storage(sqlite_address(folder)))
    scheduler = BotScheduler(manager, threads=1)
    scheduler.start()
    try:
        yield scheduler
    finally:
        await scheduler.stop()
        await manager.finish()
        await manager.storage.close()


async def open_table(scheduler: BotScheduler, *seats: SeatWish, host: str = "anna") -> LiveTable:
    """A table whose game has begun, and whose bots do not wait."""
    wish = NewTable(city="paris", seats=seats, pace=0.0, start=True)
    now = scheduler.tables.clock()
    return await scheduler.tables.create(new_table(wish, host=host, nickname=host.title(), now=now))
