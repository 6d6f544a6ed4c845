"""`Archivist`: records from the archive, and games put into it that ended before there was one."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from farebox.errors import ClosedTable, StorageUnavailable, TableError, UnknownTable
from farebox.game.records import Record, parse_record
from farebox.server.storage.types import FinishedGame, StoredTable
from farebox.server.tables.archive import finished_game
from farebox.server.tables.kept_cities import learn_city
from farebox.server.tables.manager import TableManager
from farebox.server.tables.persistence import city_of, stored_table

RETRY_SECONDS = 5.0


class Archivist:
    """Looks after the archive of finished games."""

    def __init__(self, tables: TableManager) -> None:
        self._storage = tables.storage
        self._archive = tables.storage.archive
        self._damaged = tables.damaged

    async def record(self, table_id: str) -> Record:
        """The record of a finished game; one that is not archived yet is archived now."""
        found = await self._archive.record(table_id)
        if found is None:
            found = (await self._archived(table_id)).record
        return parse_record(found)

    async def _archived(self, table_id: str) -> FinishedGame:
        """The game of a table, if it is over, which is in the archive from now on."""
        stored = await self._storage.load_table(table_id)
        if stored is None:
            raise UnknownTable("unknown-table", table=table_id)
        if stored.row.status != "over":
            raise TableError("game-not-over")
        with self._damaged.told(table_id):
            await learn_city(self._storage, city_of(stored))
            game = await asyncio.to_thread(replayed, stored)
        await self._archive.add(game)
        return game

    async def catch_up(self, guest_id: str | None = None) -> None:
        """Archive what is missing, of a guest or of all; a table that cannot be replayed is left out."""
        tried: set[str] = set()
        while missing := await self._archive.missing(guest_id, skipped=tried):
            tried.update(missing)
            for table_id in missing:
                # One that is damaged has been logged, and must not keep the others from the archive.
                with suppress(TableError, ClosedTable, UnknownTable):
                    await self._archived(table_id)

    async def archive_all(self) -> None:
        """Archive what is missing of everybody, as soon as storage answers."""
        while True:
            try:
                return await self.catch_up()
            except StorageUnavailable:
                await asyncio.sleep(RETRY_SECONDS)


def replayed(stored: StoredTable) -> FinishedGame:
    """The game of a stored table that is over."""
    return finished_game(stored_table(stored))
