"""Tables and their entries: what is stored is stored whole, once, and comes back as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from farebox.errors import (
    FareboxError,
    RepeatedCommand,
    StaleVersion,
    StorageError,
    TableError,
    UnknownLink,
    UnknownTable,
)
from farebox.server.storage import Storage
from farebox.server.storage.types import Due, Link, NewTable, StoredEntry, TableChanges
from tests.server.storage.build import NOTHING_DUE, append, new_table, version_of

pytestmark = pytest.mark.anyio
Opener = Callable[[str], Awaitable[Storage]]


async def test_a_table_comes_back_as_it_was_created(storage: Storage) -> None:
    table = NewTable(
        id="table",
        settings='{"city":"köln"}'.encode(),
        summary=b'{"seats":2}',
        seed=b"\x00\xff" * 8,
        host_guest="host",
        listed=True,
        status="playing",
        seats=("host", None),
        due=Due(123.456789, "bot"),
        entries=(b'{"kind":"seat"}', b'{"kind":"started"}'),
        at=1_700_000_000.123456,
    )
    await storage.create_table(table)
    stored = await storage.load_table("table")
    assert stored is not None
    row = stored.row
    assert (row.settings, row.summary, stored.seed) == (table.settings, table.summary, table.seed)
    assert (row.host_guest, row.listed, row.status, row.version) == ("host", True, "playing", 2)
    assert (row.created_at, row.changed_at, row.due, row.next_table) == (table.at, table.at, table.due, None)
    assert stored.entries == (
        StoredEntry(1, None, table.entries[0], table.at),
        StoredEntry(2, None, table.entries[1], table.at),
    )


async def test_an_unknown_table_is_none(storage: Storage) -> None:
    assert await storage.load_table("nowhere") is None


async def test_an_id_is_taken_once(storage: Storage) -> None:
    await storage.create_table(new_table(entries=(b"{}",)))
    with pytest.raises(StorageError, match="table-exists"):
        await storage.create_table(new_table())
    assert await version_of(storage) == 1


async def test_an_entry_changes_what_it_says_and_leaves_the_rest(storage: Storage) -> None:
    await storage.create_table(new_table(listed=True, due=Due(5.0, "bot")))
    await append(storage, 1, changes=TableChanges(due=Due(7.0, "clock"), status="playing", summary=b"[1]"))
    stored = await storage.load_table("table")
    assert stored is not None
    assert (stored.row.status, stored.row.summary, stored.row.due) == ("playing", b"[1]", Due(7.0, "clock"))
    assert (stored.row.listed, stored.row.host_guest, stored.row.settings) == (
        True,
        "host",
        b'{"city":"paris"}',
    )
    assert (stored.row.created_at, stored.row.changed_at) == (100.0, 200.0)


async def test_settings_host_and_list_can_change(storage: Storage) -> None:
    await storage.create_table(new_table(listed=True))
    changes = TableChanges(due=None, settings=b"{}", host_guest="other", listed=False)
    await append(storage, 1, changes=changes)
    stored = await storage.load_table("table")
    assert stored is not None
    assert (stored.row.settings, stored.row.host_guest, stored.row.listed) == (b"{}", "other", False)


async def test_only_the_entries_after_a_version_are_loaded(storage: Storage) -> None:
    await storage.create_table(new_table())
    for version in (1, 2, 3):
        await append(
            storage, version, entry=b'{"n":%d}' % version, command_id=f"command-{version}", at=version
        )
    stored = await storage.load_table("table", after=1)
    assert stored is not None
    assert stored.entries == (
        StoredEntry(2, "command-2", b'{"n":2}', 2.0),
        StoredEntry(3, "command-3", b'{"n":3}', 3.0),
    )
    later = await storage.load_table("table", after=3)
    assert later is not None
    assert later.entries == ()


@pytest.mark.parametrize("version", [0, 1, 2, 4, 9])
async def test_an_entry_that_is_not_the_next_is_stale(storage: Storage, version: int) -> None:
    await storage.create_table(new_table(entries=(b"{}", b"{}")))
    with pytest.raises(StaleVersion) as refusal:
        await append(storage, version, changes=TableChanges(due=None, status="over"))
    assert refusal.value.facts == {"version": 2}
    stored = await storage.load_table("table")
    assert stored is not None
    assert (stored.row.version, stored.row.status, len(stored.entries)) == (2, "lobby", 2)


@pytest.mark.parametrize("version", [1, 2, 3])
async def test_a_repeated_command_is_not_stored_twice(storage: Storage, version: int) -> None:
    """Whether it answers to the version of then or to that of now."""
    await storage.create_table(new_table())
    await append(storage, 1, command_id="mine")
    await append(storage, 2, command_id="other")
    with pytest.raises(RepeatedCommand) as refusal:
        await append(storage, version, command_id="mine")
    assert refusal.value.facts == {"version": 1}
    assert await version_of(storage) == 2


async def test_command_ids_are_the_tables_own_and_may_be_left_out(storage: Storage) -> None:
    for table_id in ("one", "two"):
        await storage.create_table(new_table(table_id))
        await append(storage, 1, table_id, command_id="same")
        await append(storage, 2, table_id)
        await append(storage, 3, table_id)
    assert await version_of(storage, "two") == 3


async def test_an_entry_needs_its_table(storage: Storage) -> None:
    with pytest.raises(UnknownTable):
        await append(storage, 1, "nowhere")


@pytest.mark.parametrize("same_command", [False, True])
async def test_of_many_writers_one_wins_each_version(
    address: str, opener: Opener, same_command: bool
) -> None:
    storages = [await opener(address) for _ in range(3)]
    await storages[0].create_table(new_table())

    async def write(writer: int, version: int) -> str:
        entry, storage = b'{"writer":%d}' % writer, storages[writer % 3]
        try:
            command_id = f"{version}" if same_command else f"{version}-{writer}"
            await append(storage, version, entry=entry, command_id=command_id)
        except (StaleVersion, RepeatedCommand) as refusal:
            return f"{refusal.code} {refusal.facts['version']}"
        return "won"

    winners = []
    refusal = "repeated-command" if same_command else "stale-version"
    for version in range(1, 11):
        outcomes = await asyncio.gather(*(write(writer, version) for writer in range(9)))
        assert sorted(outcomes) == [f"{refusal} {version}"] * 8 + ["won"]
        winners.append(outcomes.index("won"))
    stored = await storages[0].load_table("table")
    assert stored is not None
    assert [entry.body for entry in stored.entries] == [b'{"writer":%d}' % winner for winner in winners]


async def test_a_refused_entry_does_not_disturb_others_stored_at_the_same_time(storage: Storage) -> None:
    for number in range(40):
        await storage.create_table(new_table(f"table-{number}", seats=("anna",)))
    changes = TableChanges(due=None, seats=("bert",), spends_link="no such link")

    async def write(number: int) -> str:
        try:
            refused = number % 4 == 0
            await append(storage, 1, f"table-{number}", changes=changes if refused else NOTHING_DUE)
        except UnknownLink:
            return "refused"
        return "stored"

    outcomes = await asyncio.gather(*(write(number) for number in range(40)))
    assert outcomes == ["refused", "stored", "stored", "stored"] * 10
    versions = [await version_of(storage, f"table-{number}") for number in range(40)]
    assert versions == [0, 1, 1, 1] * 10
    assert await storage.my_tables("bert") == []


async def test_a_rematch_is_created_with_the_entry_that_names_it(storage: Storage) -> None:
    await storage.create_table(new_table())
    await append(storage, 1, changes=TableChanges(due=None, next_table=new_table("next", seats=("anna",))))
    first = await storage.load_table("table")
    assert first is not None
    assert first.row.next_table == "next"
    assert await version_of(storage, "next") == 0
    assert [row.id for row in await storage.my_tables("anna")] == ["next"]


async def test_a_rematch_whose_id_is_taken_stores_nothing(storage: Storage) -> None:
    await storage.create_table(new_table())
    await storage.create_table(new_table("next"))
    with pytest.raises(StorageError, match="table-exists"):
        await append(storage, 1, changes=TableChanges(due=None, next_table=new_table("next")))
    assert await version_of(storage) == 0


async def test_a_refused_entry_leaves_nothing_behind(storage: Storage) -> None:
    await storage.create_table(new_table(seats=("anna",), due=Due(5.0, "bot")))
    changes = TableChanges(
        due=None, status="over", seats=("bert",), next_table=new_table("next"), spends_link="no such link"
    )
    with pytest.raises(UnknownLink):
        await append(storage, 1, changes=changes, command_id="mine")
    stored = await storage.load_table("table")
    assert stored is not None
    assert (stored.row.status, stored.row.due, stored.row.next_table) == ("lobby", Due(5.0, "bot"), None)
    assert stored.entries == ()
    assert await storage.load_table("next") is None
    assert await storage.my_tables("bert") == []
    assert len(await storage.my_tables("anna")) == 1
    await append(storage, 1, command_id="mine")


async def test_a_link_is_spent_once(address: str, opener: Opener) -> None:
    storages = [await opener(address) for _ in range(2)]
    for table_id in ("table", "other"):
        await storages[0].create_table(new_table(table_id))
    link = Link("hash", "table", 1, expires_at=300.0)
    await storages[0].add_link(link)
    assert await storages[1].find_link("hash", now=299.0) == link

    async def spend(storage: Storage, table_id: str, version: int) -> str:
        try:
            changes = TableChanges(due=None, spends_link="hash", seats=(None, "anna"))
            await append(storage, version, table_id, changes=changes)
        except FareboxError as refusal:
            return refusal.code
        return "spent"

    assert await spend(storages[0], "other", 1) == "unknown-link"
    outcomes = await asyncio.gather(*(spend(storages[n % 2], "table", 1) for n in range(6)))
    assert sorted(outcomes) == ["spent", *["stale-version"] * 5]
    assert await spend(storages[1], "table", 2) == "unknown-link"
    assert await storages[1].find_link("hash", now=299.0) is None


async def test_a_spent_link_takes_the_others_of_its_seat_along(storage: Storage) -> None:
    for table_id in ("table", "other"):
        await storage.create_table(new_table(table_id))
    links = [
        ("used", "table", 1),
        ("older", "table", 1),
        ("of-next-seat", "table", 2),
        ("of-other", "other", 1),
    ]
    for name, table_id, seat in links:
        await storage.add_link(Link(name, table_id, seat, expires_at=300.0))
    await append(storage, 1, changes=TableChanges(due=None, spends_link="used", seats=(None, "anna")))
    left = [name for name, _, _ in links if await storage.find_link(name, now=299.0)]
    assert left == ["of-next-seat", "of-other"]


async def test_a_link_runs_out(storage: Storage) -> None:
    await storage.create_table(new_table())
    await storage.add_link(Link("hash", "table", 0, expires_at=150.0))
    await storage.add_link(Link("later", "table", 0, expires_at=250.0))
    assert await storage.find_link("hash", now=150.0) is None
    with pytest.raises(UnknownLink):
        await append(storage, 1, changes=TableChanges(due=None, spends_link="hash"), at=150.0)
    assert await storage.forget_links(now=150.0) == 1
    assert await storage.find_link("later", now=150.0) is not None


async def test_a_link_is_stored_only_while_its_maker_holds_the_seat(storage: Storage) -> None:
    await storage.create_table(new_table(seats=("anna", "bert")))
    await storage.add_link(Link("hers", "table", 0, expires_at=300.0), holder="anna")
    await append(storage, 1, changes=TableChanges(due=None, seats=("carl", "bert"), spends_link="hers"))
    with pytest.raises(TableError, match="not-your-seat"):
        await storage.add_link(Link("late", "table", 0, expires_at=300.0), holder="anna")
    assert await storage.find_link("late", 200.0) is None
