"""The storage of tables: every operation is one transaction, so nothing is ever half stored."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from msgspec import UNSET
from sqlalchemy import Connection, and_, or_, select
from sqlalchemy.exc import IntegrityError

from farebox.errors import (
    FareboxError,
    RepeatedCommand,
    StaleVersion,
    StorageError,
    StorageUnavailable,
    UnknownTable,
)
from farebox.server.storage import cities, people, pushes, queries
from farebox.server.storage.archive import Archive
from farebox.server.storage.database import Database, OnAnnouncement, OnSignal, Result
from farebox.server.storage.guest_book import GuestBook
from farebox.server.storage.schema import HIDDEN, SEATS, TABLES
from farebox.server.storage.types import (
    DueTable,
    Guest,
    Link,
    NewTable,
    Place,
    Status,
    StoredTable,
    Subscription,
    TableChanges,
    TableRow,
)

_log = logging.getLogger(__name__)

Doing = Callable[[Callable[[Connection], Result]], Awaitable[Result]]


class Storage:
    """Tables, guests, links and facts in a database; made by `open_storage`.

    Any call may raise StorageUnavailable. If that happens to a call that writes, it may be stored all
    the same (the answer got lost); asking again with the same command id tells.
    """

    def __init__(self, database: Database) -> None:
        """Over a database that has been migrated."""
        self.database = database
        self._closed = False
        self.archive = Archive(self._read, self._write)
        self.guest_book = GuestBook(self._read, self._write, database.announce)
        self._failing: set[str] = set()
        self.on_unavailable: Callable[[], None] = lambda: None

    @property
    def alone(self) -> bool:
        """Whether no other process uses the database, so that nobody else does what is due."""
        return self.database.alone

    async def close(self) -> None:
        """Finish what has begun, stop listening and let go of all connections."""
        self._closed = True
        await self.database.close()

    async def healthy(self) -> bool:
        """Whether the database stores what it is given."""
        try:
            await self._write(queries.touch)
        except IntegrityError:
            return True  # another process was the first to write
        except StorageUnavailable:
            return False
        return True

    async def listen(self, callback: OnAnnouncement, on_signal: OnSignal = lambda signal: None) -> None:
        """Call back for every version that any process stores and every signal it tells, until closed.

        None instead of an announcement says that some may have been missed: ask by version again.
        SQLite has one process and calls nothing back.
        """
        await self.database.listen(callback, on_signal)

    async def tell(self, signal: str) -> None:
        """Tell all processes something that is not stored; up to 8,000 letters."""
        if not self._closed:
            await self.database.tell(signal)

    # Tables

    async def create_table(self, table: NewTable) -> None:
        """Store a new table with its first entries; StorageError if its id is taken."""
        try:
            await self._write(partial(queries.insert_table, table=table))
        except IntegrityError as error:
            raise StorageError("table-exists", table=table.id) from error

    async def load_table(self, table_id: str, after: int = 0) -> StoredTable | None:
        """A table with its entries after a version; None if there is none."""
        return await self._read(partial(queries.load_table, table_id=table_id, after=after))

    async def table_row(self, table_id: str) -> TableRow | None:
        """A table without its entries; None if there is none."""
        one = TABLES.c.id == table_id
        return next(iter(await self._read(partial(queries.page, which=one, limit=1, after=None))), None)

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
        new = queries.NewEntry(table_id, version, command_id, entry, at)
        try:
            await self._write(queries.Append(new, changes, self.database.announce))
        except (queries.NotNext, IntegrityError) as failure:
            raise await self._read(partial(_why_not, new=new, changes=changes)) from failure

    async def due(self, now: float, limit: int = 20, lease: float = 30) -> list[DueTable]:
        """The tables whose work is due, longest due first, each put off by `lease` seconds.

        So two processes rarely do the same work, and what a dead process left undone comes up again.
        A process that will do the work itself stores an entry with `Due(now + lease, kind)`.
        """
        if not await self._read(partial(queries.anything_due, now=now)):
            return []
        return await self._write(partial(queries.lease_due, now=now, limit=limit, lease=lease))

    async def put_off(self, table_id: str, version: int) -> None:
        """Look no more after a table at this version: it waits for people, who come to a process."""
        await self._write(partial(queries.put_off, table_id=table_id, version=version))

    async def tables_of_bots(self) -> list[str]:
        """The tables where a bot is to act, whenever that is due, longest due first; none is put off."""
        return await self._read(queries.tables_of_bots)

    async def my_tables(self, guest_id: str, limit: int = 50, after: Place | None = None) -> list[TableRow]:
        """The tables where a guest holds a seat or is the host and that are not hidden, the latest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.guest_id == guest_id)
        hidden = select(HIDDEN.c.table_id).where(HIDDEN.c.guest_id == guest_id)
        at_table = or_(TABLES.c.host_guest == guest_id, TABLES.c.id.in_(seated))
        mine = and_(at_table, TABLES.c.id.not_in(hidden))
        return await self._read(partial(queries.page, which=mine, limit=limit, after=after))

    async def hide_table(self, table_id: str, guest_id: str) -> None:
        """Keep a table off a guest's list."""
        with suppress(IntegrityError):  # it is hidden already
            await self._write(partial(people.hide_table, table_id=table_id, guest_id=guest_id))

    async def show_table(self, table_id: str, guest_id: str) -> None:
        """Have a table on a guest's list again."""
        await self._write(partial(people.show_table, table_id=table_id, guest_id=guest_id))

    async def listed_tables(self, limit: int = 50, after: Place | None = None) -> list[TableRow]:
        """The tables for everybody's eyes that are not over, the latest changed first."""
        listed = and_(TABLES.c.listed, TABLES.c.status != "over", queries.can_go_on())
        return await self._read(partial(queries.page, which=listed, limit=limit, after=after))

    async def forget_tables(
        self, changed_before: float, limit: int = 100, status: Status | None = None
    ) -> list[str]:
        """Delete some of the tables (of one status) not changed since, with all that is theirs; their ids."""
        work = partial(queries.forget_tables, changed_before=changed_before, limit=limit, status=status)
        return await self._write(work)

    async def count_closed(self) -> int:
        """How many tables that are not over are of rules that this version does not have."""
        return await self._read(queries.count_closed)

    # Cities

    async def kept_cities(self) -> set[str]:
        """The hashes of all cities that are kept."""
        return await self._read(cities.kept_cities)

    async def kept_city(self, city_hash: str) -> bytes | None:
        """A city by its hash, as JSON, if it is kept."""
        return await self._read(partial(cities.find_city, city_hash=city_hash))

    async def keep_city(self, city_hash: str, city: bytes) -> None:
        """Keep a city for the tables that are made of it, if it is not kept yet."""
        with suppress(IntegrityError):
            await self._write(partial(cities.add_city, city_hash=city_hash, city=city))

    async def count_hosted(self, guest_id: str, changed_after: float) -> int:
        """How many tables that are not over, and where something was done since, a guest is the host of."""
        work = partial(queries.count_hosted, guest_id=guest_id, changed_after=changed_after)
        return await self._read(work)

    # People

    async def guest(self, guest_id: str) -> Guest | None:
        """A guest, if known."""
        return await self._read(partial(people.find_guest, guest_id=guest_id))

    async def put_guest(self, guest: Guest) -> None:
        """Store a guest, new or changed."""
        work = partial(people.put_guest, guest=guest)
        try:
            await self._write(work)
        except IntegrityError:
            await self._write(work)  # another process stored the guest first: now there is one to change

    async def forget_guests(self, seen_before: float) -> int:
        """Delete the guests not seen since who sit at no table that still goes on; their number."""
        return await self._write(partial(people.forget_guests, seen_before=seen_before))

    async def add_link(self, link: Link, *, holder: str | None = None) -> None:
        """Store a seat link, refused if the seat is no longer its holder's; `spends_link` uses it up."""
        await self._write(partial(people.add_link, link=link, holder=holder))

    async def find_link(self, link_hash: str, now: float) -> Link | None:
        """A seat link that can still be used."""
        return await self._read(partial(people.find_link, link_hash=link_hash, now=now))

    async def forget_links(self, now: float) -> int:
        """Delete the seat links that have run out; their number."""
        return await self._write(partial(people.forget_links, now=now))

    async def put_subscription(self, subscription: Subscription, most: int, at: float) -> None:
        """Store a browser of a guest; TableError if it is someone else's or there are too many."""
        work = partial(pushes.put_subscription, subscription=subscription, most=most, at=at)
        try:
            await self._write(work)
        except IntegrityError:
            await self._write(work)  # another process stored it first: now there is one to change

    async def count_subscriptions(self, guest_id: str) -> int:
        """In how many browsers a guest is called."""
        return await self._read(partial(pushes.count_subscriptions, guest_id=guest_id))

    async def claim_subscriptions(self, guest_id: str, turn: str) -> list[Subscription]:
        """The browsers of a guest that nobody was told to call for this turn yet."""
        return await self._write(partial(pushes.claim_subscriptions, guest_id=guest_id, turn=turn))

    async def forget_endpoint(self, endpoint_hash: str) -> None:
        """Delete a browser that is gone."""
        await self._write(partial(pushes.forget_endpoint, endpoint_hash=endpoint_hash))

    async def forget_subscription(self, guest_id: str, endpoint_hash: str) -> None:
        """Delete one browser of a guest."""
        await self._write(partial(pushes.forget_subscription, guest_id=guest_id, endpoint_hash=endpoint_hash))

    async def forget_subscriptions(self, guest_id: str) -> int:
        """Delete all browsers of a guest; their number."""
        return await self._write(partial(pushes.forget_subscriptions, guest_id=guest_id))

    async def fact(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A fact that is made once and then the same for every process, like the secret of the cookies."""
        known = await self._read(partial(people.find_fact, name=name))
        if known is not None:
            return known
        made = make()
        try:
            await self._write(partial(people.add_fact, name=name, value=made))
        except IntegrityError:
            return await self.fact(name, make)
        return made

    async def see_clock(self, now: float, gap: float, back: float) -> float:
        """Since when the clock has been seen to go on, without a step over `gap` or back by over `back`."""
        work = partial(people.see_clock, now=now, gap=gap, back=back)
        try:
            return await self._write(work)
        except IntegrityError:
            return await self._write(work)  # another process noted it first

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        return await self._watched("reads", self.database.read, work)

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        return await self._watched("writes", self.database.write, work)

    async def _watched(self, kind: str, do: Doing[Result], work: Callable[[Connection], Result]) -> Result:
        """Do work unless closed; the first failure is logged, and the first success after it."""
        if self._closed:
            raise StorageUnavailable("storage-unavailable")
        try:
            done = await do(work)
        except StorageUnavailable as failure:
            self.on_unavailable()
            self._note_failure(kind, failure)
            raise
        if kind in self._failing:
            self._failing.discard(kind)
            _log.warning("storage works again", extra={"kind": kind})
        return done

    def _note_failure(self, kind: str, failure: StorageUnavailable) -> None:
        """Log that storage begins to fail, with what its driver says; the rest only counts."""
        if kind not in self._failing:
            self._failing.add(kind)
            cause = getattr(failure.__cause__, "orig", None) or failure.__cause__
            _log.warning("storage fails", extra={"kind": kind, "fault": type(cause).__name__})


def _why_not(connection: Connection, new: queries.NewEntry, changes: TableChanges) -> FareboxError:
    """What kept an entry from being stored; looked up afterwards, since it is rare."""
    version = queries.version_of(connection, new.table_id)
    if version is None:
        return UnknownTable("unknown-table", table=new.table_id)
    done = queries.version_of_command(connection, new.table_id, new.command_id)
    if done is not None:
        return RepeatedCommand("repeated-command", version=done)
    following = changes.next_table
    if following is not UNSET and queries.version_of(connection, following.id) is not None:
        return StorageError("table-exists", table=following.id)
    return StaleVersion("stale-version", version=version)
