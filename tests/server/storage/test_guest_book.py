"""Guests become one or are forgotten: in every row, in every process, and nothing else changes."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from farebox import Game
from farebox.errors import UnknownLink
from farebox.game.records import parse_record
from farebox.server.storage import Storage
from farebox.server.storage.schema import METADATA
from farebox.server.storage.types import GameFilter, Guest, Link, PersonalLink, Subscription
from farebox.server.tables.commands import ChangeSeat, Start
from farebox.server.tables.guest_changes import finish_merges, forget_guest, merge_guests
from farebox.server.tables.manager import TableManager
from farebox.server.tables.new_tables import new_table
from farebox.server.wire import NewTable, SeatWish, TableSettings
from tests.server.build import Clock
from tests.server.storage.test_archive import played

pytestmark = pytest.mark.anyio
ME, OPEN = SeatWish(kind="me"), SeatWish(kind="open")


async def everything(storage: Storage) -> str:
    """All rows of the database as one text."""
    found = []
    for table in METADATA.sorted_tables:
        query = select(table)
        rows = await storage.database.read(
            lambda connection, query=query: connection.execute(query).all()  # type: ignore[misc]
        )
        found += [f"{table.name} {tuple(row)}" for row in rows]
    return "\n".join(found)


async def together(manager: TableManager, *guests: str) -> str:
    """A table where these guests have just begun to play; the first one is the host."""
    wish = NewTable(city="paris", seats=(ME, *[OPEN] * (len(guests) - 1)), settings=TableSettings(first=0))
    table = new_table(wish, host=guests[0], nickname=guests[0].title(), now=manager.clock())
    await manager.create(table)
    for number, guest in enumerate(guests[1:], start=1):
        seat = ChangeSeat(guest=guest, seat=number, change="take", name=guest.title())
        await manager.execute(table.id, seat, f"{guest}/first-command")
    await manager.execute(table.id, Start(guest=guests[0]))
    return table.id


@pytest.fixture
def manager(storage: Storage) -> TableManager:
    return TableManager(storage, clock=Clock())


async def test_a_merged_guest_plays_on_in_every_process(storage: Storage, manager: TableManager) -> None:
    other = TableManager(storage, clock=Clock())
    table_id, over = await together(manager, "anna", "zelda"), await played(manager, "zelda")
    changed_at = (await other.open(table_id)).table.changed_at
    await storage.guest_book.add_link(PersonalLink("hash", "anna", 5000.0))
    assert await storage.guest_book.spend_link("hash", "zelda", 1000.0) == "anna"
    assert await storage.guest_book.unfinished_merges() == [("zelda", "anna")]
    await finish_merges(manager)
    assert await storage.guest_book.unfinished_merges() == []
    await other.refresh(table_id)
    for one in (manager, other):
        table = (await one.open(table_id)).table
        assert table.seats_of("anna") == (0, 1)
        assert [seat.name for seat in table.seats] == ["Anna", "Zelda"]
        assert table.changed_at == changed_at
    assert "zelda" not in (await everything(storage)).replace("('zelda', 'anna')", "")
    (game,) = await storage.archive.games("anna", GameFilter())
    assert (game.table_id, [seat.guest for seat in game.seats if seat.guest]) == (over.id, ["anna"])
    assert await storage.guest_book.successor_of("zelda") == "anna"
    with pytest.raises(UnknownLink):
        await storage.guest_book.spend_link("hash", "third", 1000.0)


async def test_a_personal_link_ends_with_time_and_with_the_next_one(storage: Storage) -> None:
    book = storage.guest_book
    await book.add_link(PersonalLink("one", "anna", 1000.0))
    assert await book.owner_of("one", 999.0) == "anna"
    assert await book.owner_of("one", 1000.0) is None
    await book.add_link(PersonalLink("two", "anna", 2000.0))
    assert (await book.owner_of("one", 500.0), await book.owner_of("two", 500.0)) == (None, "anna")
    assert await storage.forget_links(2000.0) == 1
    with pytest.raises(UnknownLink):
        await book.spend_link("two", "bert", 1500.0)


async def test_devices_follow_a_guest_who_became_another_one_twice(storage: Storage) -> None:
    book = storage.guest_book
    for owner, device in (("b", "a"), ("c", "b")):
        await book.add_link(PersonalLink(f"to-{owner}", owner, 9000.0))
        await book.spend_link(f"to-{owner}", device, 1000.0)
    assert [await book.successor_of(device) for device in "abc"] == ["c", "c", None]
    # And back again: nobody follows in a circle.
    await book.add_link(PersonalLink("to-a", "a", 9000.0))
    await book.spend_link("to-a", "c", 1000.0)
    assert [await book.successor_of(device) for device in "abc"] == [None, "a", "a"]


async def test_a_forgotten_guest_is_nowhere_in_the_database(storage: Storage, manager: TableManager) -> None:
    await storage.put_guest(Guest("zelda-1", "Zelda", 1.0))
    alone = await played(manager, "zelda-1", "Zelda")
    playing = await together(manager, "zelda-1", "bert")
    await storage.add_link(Link("seat-link", playing, 0, 9000.0), holder="zelda-1")
    await storage.guest_book.add_link(PersonalLink("device", "zelda-1", 9000.0))
    await storage.hide_table(playing, "zelda-1")
    phone = Subscription("hash", "zelda-1", "https://push.example/phone", b"key", b"auth", "en", "site")
    await storage.put_subscription(phone, most=5, at=1.0)
    assert "Zelda" in await everything(storage)
    deleted = await forget_guest(manager, "zelda-1")
    assert (deleted.removed, deleted.anonymous) == (1, 1)
    left = await everything(storage)
    for trace in ("zelda", "Zelda", "seat-link", "device", "push.example", alone.id):
        assert trace not in left, trace
    # The others play on, with a bot in the place of the guest, and the host is one of them.
    table = (await manager.open(playing)).table
    assert [seat.name for seat in table.seats] == ["Guest", "Bert"]
    assert (table.seats[0].resigned, table.seats[0].bot, table.host) == (True, "regular", "bert")
    fresh = (await TableManager(storage, clock=Clock()).open(playing)).table
    assert (fresh.seats, fresh.version, fresh.host) == (table.seats, table.version, "bert")


async def test_the_record_of_a_forgotten_guest_verifies(storage: Storage, manager: TableManager) -> None:
    table = await played(manager, "anna", "Guest", others=("bert",))
    before = parse_record(await storage.archive.record(table.id) or b"")
    own = table.seats_of("bert")[0]
    await forget_guest(manager, "bert")
    after = parse_record(await storage.archive.record(table.id) or b"")
    assert Game.replay(after).over
    assert (after.actions, after.result) == (before.actions, before.result)
    # The other one is called Guest already.
    assert after.seats[own].name == "Guest 2"
    (game,) = await storage.archive.games("anna", GameFilter())
    assert (game.seats[own].name, game.seats[own].guest) == ("Guest 2", None)
    assert await storage.archive.opponents("anna") == []
    fresh = (await TableManager(storage, clock=Clock()).open(table.id)).table
    assert fresh.require_game().outcome == table.require_game().outcome


async def test_a_merge_that_was_done_leaves_nothing_to_do(storage: Storage, manager: TableManager) -> None:
    table_id = await together(manager, "anna", "bert")
    version = (await manager.open(table_id)).table.version
    await merge_guests(manager, "nobody", "anna")
    assert (await manager.open(table_id)).table.version == version
