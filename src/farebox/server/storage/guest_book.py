"""`GuestBook`: guests who become one or are forgotten, and the links by which they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from farebox.errors import StaleVersion
from farebox.server.storage import guests, queries
from farebox.server.storage.archive import Do
from farebox.server.storage.types import PersonalLink, Rewriting, TableChanges

Announce = Callable[[Connection, str, int], None]


class GuestBook:
    """The guests of a storage and the tables they were at; every call is one transaction, as in `Storage`."""

    def __init__(self, read: Do, write: Do, announce: Announce) -> None:
        self._read = read
        self._write = write
        self._announce = announce

    async def tables_with(self, guest_id: str) -> list[str]:
        """Every table that a guest is or was at."""
        return await self._read(partial(guests.tables_with, guest_id=guest_id))

    async def rewrite(self, new: Rewriting) -> None:
        """Put another guest into a table, and announce it; StaleVersion if the table has gone on."""
        try:
            await self._write(partial(self._rewritten, new=new))
        except queries.NotNext:
            raise StaleVersion("stale-version", version=new.version) from None

    def _rewritten(self, connection: Connection, new: Rewriting) -> None:
        entry = queries.NewEntry(new.table_id, new.version + 1, None, new.entry, new.at)
        queries.append_entry(connection, entry, TableChanges(due=new.due))
        guests.rewrite(connection, new)
        self._announce(connection, new.table_id, new.version + 1)

    async def delete_table(self, table_id: str) -> None:
        """Delete a table with all that is its."""
        await self._write(partial(guests.delete_table, table_id=table_id))

    async def add_link(self, link: PersonalLink) -> None:
        """Store a personal link; earlier ones of the guest end."""
        await self._write(partial(guests.add_link, link=link))

    async def owner_of(self, link_hash: str, now: float) -> str | None:
        """The guest whose a personal link is, if it can still be used."""
        return await self._read(partial(guests.find_link, link_hash=link_hash, now=now))

    async def spend_link(self, link_hash: str, guest_id: str, now: float) -> str:
        """Use a personal link up: the guest becomes the one whose it is; UnknownLink if it is gone."""
        return await self._write(partial(guests.spend_link, link_hash=link_hash, guest_id=guest_id, now=now))

    async def successor_of(self, guest_id: str) -> str | None:
        """Who a guest has become, if they have."""
        return await self._read(partial(guests.successor_of, guest_id=guest_id))

    async def unfinished_merges(self) -> list[tuple[str, str]]:
        """Guests who became another one and still are at some table."""
        return await self._read(guests.unfinished_merges)

    async def finish_merge(self, old: str, new: str) -> None:
        """Give the rest of what a guest had to the one they have become."""
        await self._write(partial(guests.finish_merge, old=old, new=new))

    async def forget(self, guest_id: str) -> None:
        """Delete what is left of a guest after their tables."""
        await self._write(partial(guests.forget_guest, guest_id=guest_id))
