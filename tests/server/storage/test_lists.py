"""What is looked up across tables: due work, lists, guests and facts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from farebox.server.storage import Storage
from farebox.server.storage.types import Due, DueTable, Guest, Link, Place, TableChanges, TableRow
from tests.server.storage.build import append, new_table

pytestmark = pytest.mark.anyio
Opener = Callable[[str], Awaitable[Storage]]


async def test_due_work_is_given_out_longest_due_first(storage: Storage) -> None:
    for table_id, due in [
        ("late", Due(9.0, "bot")),
        ("early", Due(3.0, "clock")),
        ("future", Due(11.0, "bot")),
    ]:
        await storage.create_table(new_table(table_id, due=due, entries=(b"{}",)))
    await storage.create_table(new_table("idle"))
    assert await storage.due(10.0) == [DueTable("early", 1, "clock"), DueTable("late", 1, "bot")]


async def test_work_that_was_given_out_comes_up_again_after_its_lease(storage: Storage) -> None:
    await storage.create_table(new_table(due=Due(3.0, "bot")))
    assert len(await storage.due(10.0, lease=30)) == 1
    assert await storage.due(39.9, lease=30) == []
    assert len(await storage.due(40.0, lease=30)) == 1


async def test_tables_of_bots_are_found_whenever_they_are_due_and_not_put_off(storage: Storage) -> None:
    for table_id, due in [
        ("future", Due(1e9, "bot")),
        ("now", Due(3.0, "bot")),
        ("person", Due(1.0, "clock")),
    ]:
        await storage.create_table(new_table(table_id, due=due))
    await storage.create_table(new_table("idle"))
    assert await storage.tables_of_bots() == ["now", "future"]
    assert await storage.tables_of_bots() == ["now", "future"]
    await append(storage, 1, "now", changes=TableChanges(due=None))
    assert await storage.tables_of_bots() == ["future"]


async def test_an_entry_says_anew_what_is_due(storage: Storage) -> None:
    await storage.create_table(new_table(due=Due(3.0, "bot")))
    await storage.due(10.0)
    await append(storage, 1, changes=TableChanges(due=Due(12.0, "bot")))
    assert await storage.due(12.0) == [DueTable("table", 1, "bot")]
    await append(storage, 2, changes=TableChanges(due=None))
    assert await storage.due(1000.0) == []


async def test_processes_that_ask_at_once_get_different_work(address: str, opener: Opener) -> None:
    storages = [await opener(address) for _ in range(4)]
    for number in range(12):
        await storages[0].create_table(new_table(f"table-{number}", due=Due(float(number), "bot")))
    given = await asyncio.gather(*(storage.due(100.0, limit=3) for storage in storages))
    got = [table.table_id for tables in given for table in tables]
    assert len(got) == len(set(got))
    rest = await storages[0].due(100.0)
    assert sorted(got + [table.table_id for table in rest]) == sorted(f"table-{n}" for n in range(12))


async def pages(ask: Callable[[Place | None], Awaitable[list[TableRow]]]) -> list[list[str]]:
    """The ids of all pages."""
    found: list[list[str]] = []
    place = None
    while page := await ask(place):
        assert len(found) < 10
        found.append([row.id for row in page])
        place = Place(page[-1].changed_at, page[-1].id)
    return found


async def test_my_tables_are_those_i_sit_at_or_host(storage: Storage) -> None:
    await storage.create_table(new_table("seated", seats=("host", "anna"), at=1.0))
    await storage.create_table(new_table("twice", seats=("anna", "anna"), at=2.0))
    await storage.create_table(new_table("hosted", host="anna", at=3.0))
    await storage.create_table(new_table("strange", seats=("host", None), at=4.0))
    assert [row.id for row in await storage.my_tables("anna")] == ["hosted", "twice", "seated"]


async def test_a_seat_that_changes_hands_changes_my_tables(storage: Storage) -> None:
    await storage.create_table(new_table(seats=("anna", None)))
    await append(storage, 1, changes=TableChanges(due=None, seats=(None, "bert")))
    assert await storage.my_tables("anna") == []
    assert len(await storage.my_tables("bert")) == 1


async def test_my_tables_come_in_pages_latest_first(storage: Storage) -> None:
    for number, at in enumerate([10.0, 30.0, 20.0, 20.0, 20.0]):
        await storage.create_table(new_table(f"table-{number}", host="anna", at=at))
    found = await pages(lambda place: storage.my_tables("anna", 2, place))
    assert found == [["table-1", "table-2"], ["table-3", "table-4"], ["table-0"]]


async def test_the_list_shows_listed_tables_that_are_not_over(storage: Storage) -> None:
    for number in range(5):
        await storage.create_table(new_table(f"table-{number}", listed=True, at=float(number)))
    await storage.create_table(new_table("private"))
    await append(storage, 1, "table-4", changes=TableChanges(due=None, status="over"))
    found = await pages(lambda place: storage.listed_tables(3, place))
    assert found == [["table-3", "table-2", "table-1"], ["table-0"]]


async def test_tables_that_go_on_are_counted_for_their_host(storage: Storage) -> None:
    for number, table_id in enumerate(("one", "two", "three")):
        await storage.create_table(new_table(table_id, host="anna", at=float(number)))
    await append(storage, 1, "two", changes=TableChanges(due=None, status="over"))
    assert await storage.count_hosted("anna", -1.0) == 2
    assert await storage.count_hosted("anna", 1.0) == 1
    assert await storage.count_hosted("bert", -1.0) == 0


async def test_a_guest_is_stored_and_changed(storage: Storage) -> None:
    assert await storage.guest("anna") is None
    await storage.put_guest(Guest("anna", "Anna", 1.0))
    await storage.put_guest(Guest("anna", "Änne 🚋", 2.0))
    assert await storage.guest("anna") == Guest("anna", "Änne 🚋", 2.0)


async def test_a_guest_may_be_stored_by_several_at_once(address: str, opener: Opener) -> None:
    storages = [await opener(address) for _ in range(3)]
    await asyncio.gather(*(storages[n % 3].put_guest(Guest("anna", "Anna", float(n))) for n in range(9)))
    assert await storages[0].guest("anna") is not None


async def test_old_guests_are_forgotten_unless_they_play(storage: Storage) -> None:
    for guest_id, seen_at in [("old", 1.0), ("playing", 1.0), ("played", 1.0), ("new", 9.0)]:
        await storage.put_guest(Guest(guest_id, guest_id, seen_at))
    await storage.create_table(new_table("goes-on", seats=("playing",)))
    await storage.create_table(new_table("is-over", seats=("played",)))
    await append(storage, 1, "is-over", changes=TableChanges(due=None, status="over"))
    assert await storage.forget_guests(seen_before=9.0) == 2
    kept = [name for name in ("old", "playing", "played", "new") if await storage.guest(name)]
    assert kept == ["playing", "new"]


async def test_tables_not_changed_for_long_are_deleted_with_all_that_is_theirs(storage: Storage) -> None:
    for name in ("old", "older", "goes-on"):
        await storage.create_table(new_table(name, seats=("anna",)))
    await storage.add_link(Link("link", "old", 0, expires_at=1e9))
    await append(storage, 1, "goes-on", at=2000.0)
    assert len(await storage.forget_tables(changed_before=2000.0, limit=1)) == 1
    assert len(await storage.forget_tables(changed_before=2000.0)) == 1
    assert await storage.forget_tables(changed_before=2000.0) == []
    assert [table.id for table in await storage.my_tables("anna")] == ["goes-on"]
    assert await storage.load_table("old") is None
    assert await storage.find_link("link", now=0.0) is None
    kept = await storage.load_table("goes-on")
    assert kept is not None
    assert len(kept.entries) == 1


async def test_a_fact_is_made_once_for_all(address: str, opener: Opener) -> None:
    storages = [await opener(address) for _ in range(3)]

    async def ask(number: int) -> bytes:
        return await storages[number % 3].fact("secret", lambda: b"made by %d" % number)

    values = await asyncio.gather(*(ask(number) for number in range(9)))
    assert len(set(values)) == 1
    assert await storages[0].fact("secret", lambda: b"too late") == values[0]
    assert await storages[0].fact("other", lambda: b"\x00\xff") == b"\x00\xff"
