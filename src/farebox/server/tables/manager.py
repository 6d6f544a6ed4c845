"""`TableManager`: the live tables of this process, and the one way by which an entry is added.

An entry is checked, applied to a copy, stored, and only then shown and acknowledged. Whatever fails before it
is stored leaves no trace; whatever another process stored first is read and the command is checked again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from time import perf_counter, time
from typing import Protocol

from msgspec import UNSET, UnsetType

from farebox.errors import (
    IllegalAction,
    RepeatedCommand,
    StaleVersion,
    StorageUnavailable,
    TableError,
    UnknownTable,
)
from farebox.server.live.projection import ClientProjection
from farebox.server.metrics import Metrics
from farebox.server.storage import Storage
from farebox.server.storage.types import Announcement, Due, Status, StoredTable
from farebox.server.tables.checks import check
from farebox.server.tables.commands import Command
from farebox.server.tables.damage import Damaged
from farebox.server.tables.due import due_of
from farebox.server.tables.entries import GuestChanged, entry_body, kind_of
from farebox.server.tables.kept_cities import learn_city
from farebox.server.tables.persistence import (
    changes_between,
    city_of,
    new_row,
    opened_table,
    stored_entries,
)
from farebox.server.tables.rewriting import GuestChange, rewritten
from farebox.server.tables.table import CheckedEntry, Table

IDLE_SECONDS = 300.0
MAX_TRIES = 20
RETRY_SECONDS = 0.5

Clock = Callable[[], float]


class Subscriber(Protocol):
    """Somebody who wants to hear that a table has gone on."""

    def wake(self) -> None:
        """Look at the table again; must not wait."""


class LiveTable:
    """A table in memory, with those who watch it and a lock for its writers."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.projection = ClientProjection(table)
        self._commands: dict[bytes, int] = {}
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.used_at = now

    def advance(self, table: Table) -> None:
        """Show the table after more stored entries."""
        self.table = table
        self.projection.advance(table)

    def replace(self, fresh: LiveTable) -> None:
        """Show the table as another process would that has just read it."""
        self.table, self.projection = fresh.table, fresh.projection

    def note(self, command: bytes | None, version: int) -> None:
        """Remember which version a command became, by the short form of its id."""
        if command is not None:
            self._commands[command] = version

    def version_of(self, command: bytes | None) -> int | None:
        """The version that a command became, if it did."""
        return None if command is None else self._commands.get(command)

    def notify(self) -> None:
        """Wake everybody who watches."""
        for subscriber in tuple(self.subscribers):
            subscriber.wake()


class TableManager:
    """All tables that this process has in memory, by id."""

    def __init__(self, storage: Storage, *, clock: Clock = time, metrics: Metrics | None = None) -> None:
        self.storage = storage
        self.metrics = metrics or Metrics()
        self.clock = clock
        self.live: dict[str, LiveTable] = {}
        self.on_due: Callable[[str, Due], None] = lambda table_id, due: None
        # Of two tables, before and after an entry that this process stored.
        self.on_stored: Callable[[Table, Table], None] = lambda before, after: None
        self.damaged = Damaged()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[int]] = set()
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._to_refresh: set[str] = set()

    async def open(self, table_id: str, since: int = 0) -> LiveTable:
        """A table, from memory or from storage; not older than a version that another process has shown."""
        live = self.live.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda task: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.used_at = self.clock()
        if since > live.table.version:
            await self.refresh(table_id)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.storage.load_table(table_id)
        if stored is None:
            raise UnknownTable("unknown-table", table=table_id)
        with self.damaged.told(table_id):
            await learn_city(self.storage, city_of(stored))
            # A long table takes a while to replay, and the other tables must not wait for it.
            live = await asyncio.to_thread(loaded, stored, self.clock())
        return self._keep(live)

    async def create(self, table: Table) -> LiveTable:
        """Store a new table."""
        await self.storage.create_table(new_row(table))
        live = self._keep(LiveTable(table, self.clock()))
        self._expect(table, due_of(table))
        return live

    def _keep(self, live: LiveTable) -> LiveTable:
        """Have a table in memory from now on."""
        self.live[live.table.id] = live
        self.metrics.tables.set(len(self.live))
        return live

    async def submit(
        self,
        table_id: str,
        command: Command,
        *,
        command_id: str | None = None,
        spends_link: str | UnsetType = UNSET,
    ) -> int:
        """Carry out a command and return its version; a client that goes away does not interrupt it."""
        task = asyncio.create_task(self.execute(table_id, command, command_id, spends_link))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def execute(
        self,
        table_id: str,
        command: Command,
        command_id: str | None = None,
        spends_link: str | UnsetType = UNSET,
    ) -> int:
        """Carry out a command in the caller's task, which must not be cancelled; cheaper than `submit`."""
        live, asked_at = await self.open(table_id, getattr(command, "version", 0)), perf_counter()
        digest = digest_of(command_id)
        async with live.lock:
            for _ in range(MAX_TRIES):
                if (known := live.version_of(digest)) is not None:
                    return known
                version = await self._try(live, command, command_id, spends_link)
                if version is not None:
                    live.note(digest, version)
                    self.metrics.stored(kind_of(live.table.log[-1].entry), perf_counter() - asked_at)
                    return version
            raise StaleVersion("stale-version", version=live.table.version)

    async def _try(
        self, live: LiveTable, command: Command, command_id: str | None, spends_link: str | UnsetType
    ) -> int | None:
        """Check and store a command; None if another process went first, whose entries are here now."""
        now = self.clock()
        try:
            checked = check(live.table, command, now)
        except (TableError, IllegalAction):
            # What another process has stored and not yet announced may allow it.
            if self.storage.alone or not await self._catch_up(live):
                raise
            return None
        try:
            return await self._store(live, checked, now, command_id, spends_link)
        except (StaleVersion, RepeatedCommand):
            await self._catch_up(live)
            return None
        except StorageUnavailable:
            self._in_background(live.table.id)
            raise

    async def _store(
        self,
        live: LiveTable,
        checked: CheckedEntry,
        now: float,
        command_id: str | None,
        spends_link: str | UnsetType,
    ) -> int:
        """Apply to a copy and store; then show it, notify and acknowledge."""
        before, following = live.table, checked.next_table
        after = before.after(checked, now)
        due = due_of(after)
        changes = changes_between(before, after, due, spends_link, new_row(following) if following else UNSET)
        body = entry_body(checked.entry)
        await self.storage.append(
            before.id, after.version, body, command_id=command_id, changes=changes, at=now
        )
        live.advance(after)
        live.notify()
        self.on_stored(before, after)
        self._expect(after, due)
        if following:
            self._expect(following, due_of(following))
        return after.version

    def resume(self, table_id: str) -> None:
        """Look again at what is due at a table, since somebody came."""
        live = self.live.get(table_id)
        if live is not None:
            self._expect(live.table, due_of(live.table))

    def _expect(self, table: Table, due: Due | None) -> None:
        """Say when a table goes on by itself, if it does."""
        if due is not None:
            self.on_due(table.id, due)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read what other processes stored, and say whether there was any; the caller holds the lock."""
        stored = await self.storage.load_table(live.table.id, after=live.table.version)
        if stored is None:
            raise UnknownTable("unknown-table", table=live.table.id)
        with self.damaged.told(live.table.id):
            found = await self._reread(live) if guest_changed(stored) else add_stored(live, stored)
        if found:
            live.notify()
        return found

    async def _reread(self, live: LiveTable) -> bool:
        """Read a table from its first entry: those that are here name a guest who is another one now."""
        stored = await self.storage.load_table(live.table.id)
        if stored is None:
            raise UnknownTable("unknown-table", table=live.table.id)
        live.replace(await asyncio.to_thread(loaded, stored, self.clock()))
        return True

    async def rewrite(self, table_id: str, change: GuestChange) -> None:
        """Put another guest in the place of one in all that is stored of a table."""
        for _ in range(MAX_TRIES):
            stored = await self.storage.load_table(table_id)
            if stored is None:
                return
            record = await self.storage.archive.record(table_id)
            try:
                await self.storage.guest_book.rewrite(rewritten(stored, record, change))
            except StaleVersion:
                continue
            return await self.refresh(table_id)
        raise StaleVersion("stale-version", version=0)

    async def delete(self, table_id: str) -> None:
        """Delete a table with all that is its."""
        await self.storage.guest_book.delete_table(table_id)
        self.live.pop(table_id, None)

    async def refresh(self, table_id: str) -> None:
        """Read what other processes stored of a table, if it is in memory or on its way there."""
        if (loading := self._loading.get(table_id)) is not None:
            await asyncio.wait([loading])
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    def hear(self, announcement: Announcement | None) -> None:
        """Another process stored something; None says that announcements were missed."""
        self.metrics.announcements.labels("missed" if announcement is None else "heard").inc()
        if announcement is None:
            for table_id in {*self.live, *self._loading}:
                self._in_background(table_id)
            return
        live = self.live.get(announcement.table_id)
        # A table that is being loaded may have been read before the version that is announced.
        behind = live.table.version < announcement.version if live else announcement.table_id in self._loading
        if behind:
            self._in_background(announcement.table_id)

    def _in_background(self, table_id: str) -> None:
        """Have a table refreshed, by one task however often it is asked for."""
        self._to_refresh.add(table_id)
        if table_id not in self._refreshing:
            self._refreshing[table_id] = asyncio.create_task(self._refresh_surely(table_id))

    async def _refresh_surely(self, table_id: str) -> None:
        """Refresh as soon as storage answers, and again if that was asked for in the meantime."""
        try:
            while table_id in self._to_refresh:
                self._to_refresh.discard(table_id)
                try:
                    await self.refresh(table_id)
                except StorageUnavailable:
                    self._to_refresh.add(table_id)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._refreshing[table_id]

    def forget_idle(self) -> int:
        """Let tables that nobody watches or uses leave memory; return how many did."""
        oldest = self.clock() - IDLE_SECONDS
        idle = [
            table_id
            for table_id, live in self.live.items()
            if not live.subscribers and not live.lock.locked() and live.used_at < oldest
        ]
        for table_id in idle:
            del self.live[table_id]
        self.metrics.tables.set(len(self.live))
        return len(idle)

    async def forget_old(self, seconds: float, status: Status | None = None) -> int:
        """Delete the tables (of one status) that nothing was done at for so long; return how many."""
        count = 0
        while forgotten := await self.storage.forget_tables(self.clock() - seconds, status=status):
            count += len(forgotten)
            for table_id in forgotten:
                if table_id in self._loading:
                    await asyncio.wait([self._loading[table_id]])
                self.live.pop(table_id, None)
        self.metrics.tables.set(len(self.live))
        return count

    async def finish(self) -> None:
        """Wait for the commands that are being stored, and read no more."""
        refreshing = list(self._refreshing.values())
        for task in refreshing:
            task.cancel()
        await asyncio.gather(*self._tasks, *refreshing, return_exceptions=True)


def digest_of(command_id: str | None) -> bytes | None:
    """A short form of a command's id, if it has one, since a table remembers all of them."""
    return None if command_id is None else blake2b(command_id.encode(), digest_size=12).digest()


def loaded(stored: StoredTable, now: float) -> LiveTable:
    """A table from storage with all its entries."""
    live = LiveTable(opened_table(stored), now)
    add_stored(live, stored)
    if live.table.version != stored.row.version:
        raise ValueError("a stored table lacks entries")
    return live


def guest_changed(stored: StoredTable) -> bool:
    """Whether one of the entries says that those before it name another guest."""
    return any(isinstance(entry, GuestChanged) for entry, _, _ in stored_entries(stored))


def add_stored(live: LiveTable, stored: StoredTable) -> bool:
    """Add the stored entries that a table in memory lacks; say whether there were any."""
    if not stored.entries:
        return False
    table = live.table.copy()
    for entry, at, command_id in stored_entries(stored):
        table.add(entry, at)
        live.note(digest_of(command_id), table.version)
    live.advance(table)
    return True
