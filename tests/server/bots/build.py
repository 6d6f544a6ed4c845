"""A bot room at work over storage of its own, and tables for its bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from farebox.server.bots.scheduler import BotRoom
from farebox.server.storage import open_storage
from farebox.server.tables.manager import Keeper, LiveTable
from farebox.server.tables.new_tables import new_table
from farebox.server.wire import NewTable, SeatWish
from tests.server.served import sqlite_address


@asynccontextmanager
async def working_room(folder: Path) -> AsyncIterator[BotRoom]:
    """A room where one bot searches at a time, until it is no longer needed."""
    keeper = Keeper(await open_storage(sqlite_address(folder)))
    room = BotRoom(keeper, threads=1)
    room.start()
    try:
        yield room
    finally:
        await room.stop()
        await keeper.finish()
        await keeper.storage.close()


async def open_table(room: BotRoom, *seats: SeatWish, host: str = "anna") -> LiveTable:
    """A table whose game has begun, and whose bots do not wait."""
    wish = NewTable(city="paris", seats=seats, pace=0.0, start=True)
    now = room.keeper.clock()
    return await room.keeper.create(new_table(wish, host=host, nickname=host.title(), now=now))
