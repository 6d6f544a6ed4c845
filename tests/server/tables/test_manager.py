"""The one way by which an entry is added: checked, stored, shown, acknowledged; over real storage."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from farebox.errors import StorageUnavailable, TableError, UnknownTable
from farebox.server.storage import Storage, open_storage
from farebox.server.storage.types import Announcement, StoredTable
from farebox.server.tables.commands import Act, AskRematch, ChangeSeat, SetPace, Start
from farebox.server.tables.manager import IDLE_SECONDS, TableManager
from farebox.server.tables.new_tables import new_table
from farebox.server.tables.table import Table
from farebox.server.wire import NewTable, SeatWish
from tests.server.build import Clock, legal

pytestmark = pytest.mark.anyio
ME = (SeatWish(kind="me"), SeatWish(kind="me"))


class Watcher:
    """Counts how often it is woken."""

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def manager(storage: Storage, clock: Clock) -> TableManager:
    return TableManager(storage, clock=clock)


@pytest.fixture
def other(storage: Storage, clock: Clock) -> TableManager:
    """The manager of another process over the same storage."""
    return TableManager(storage, clock=clock)


async def begun(manager: TableManager) -> str:
    """The id of a table where one guest plays both seats."""
    wish = NewTable(city="paris", seats=ME, start=True)
    table = new_table(wish, host="anna", nickname="Anna", now=manager.clock())
    await manager.create(table)
    return table.id


def choose(table: Table, seat: int) -> Act:
    return Act(guest="anna", seat=seat, version=table.version, action=legal(table, seat))


async def table_of(manager: TableManager, table_id: str) -> Table:
    return (await manager.open(table_id)).table


async def test_an_entry_is_stored_shown_and_acknowledged(manager: TableManager, storage: Storage) -> None:
    table_id = await begun(manager)
    live, watcher = await manager.open(table_id), Watcher()
    live.subscribers.add(watcher)
    version = await manager.submit(table_id, choose(live.table, 0))
    stored = await storage.load_table(table_id)
    assert stored is not None
    assert version == live.table.version == stored.row.version == 4
    assert watcher.woken == 1


async def test_a_refused_command_leaves_no_trace(manager: TableManager, storage: Storage) -> None:
    table_id = await begun(manager)
    live, watcher = await manager.open(table_id), Watcher()
    live.subscribers.add(watcher)
    with pytest.raises(TableError):
        await manager.submit(table_id, SetPace(guest="stranger", pace=1))
    stored = await storage.load_table(table_id)
    assert stored is not None
    assert (stored.row.version, live.table.version, watcher.woken) == (3, 3, 0)


async def test_what_another_process_stored_and_has_not_announced_yet_counts(
    manager: TableManager, other: TableManager, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage.database, "alone", False)
    wish = NewTable(city="paris", seats=(SeatWish(kind="me"), SeatWish(kind="open")))
    table = new_table(wish, host="anna", nickname="Anna", now=manager.clock())
    await manager.create(table)
    with pytest.raises(TableError, match="seats-open"):
        await manager.submit(table.id, Start(guest="anna"))
    await other.submit(table.id, ChangeSeat(guest="bert", seat=1, change="take", name="Bert"))
    assert (await table_of(manager, table.id)).seats[1].guest is None
    await manager.submit(table.id, Start(guest="anna"))
    assert (await table_of(manager, table.id)).status == "playing"


async def test_a_repeated_command_is_answered_again_and_not_done_twice(manager: TableManager) -> None:
    table_id = await begun(manager)
    command = choose(await table_of(manager, table_id), 0)
    first = await manager.submit(table_id, command, command_id="anna/one")
    await manager.submit(table_id, choose(await table_of(manager, table_id), 1), command_id="anna/two")
    assert await manager.submit(table_id, command, command_id="anna/one") == first
    assert (await table_of(manager, table_id)).version == first + 1


async def test_a_command_repeated_after_a_restart_is_not_done_twice(
    manager: TableManager, other: TableManager
) -> None:
    table_id = await begun(manager)
    command = choose(await table_of(manager, table_id), 0)
    first = await manager.submit(table_id, command, command_id="anna/one")
    assert await other.submit(table_id, command, command_id="anna/one") == first


async def test_a_command_repeated_at_another_process_is_not_done_twice(
    manager: TableManager, other: TableManager
) -> None:
    table_id = await begun(manager)
    command = choose(await table_of(manager, table_id), 0)
    await other.open(table_id)
    first = await manager.submit(table_id, command, command_id="anna/one")
    assert await other.submit(table_id, command, command_id="anna/one") == first
    assert (await table_of(other, table_id)).version == first


async def test_a_process_that_missed_an_entry_reads_it_before_its_own(
    manager: TableManager, other: TableManager
) -> None:
    table_id = await begun(manager)
    mine, theirs = await manager.open(table_id), await other.open(table_id)
    watcher = Watcher()
    theirs.subscribers.add(watcher)
    await manager.submit(table_id, choose(mine.table, 0))
    await other.submit(table_id, choose(theirs.table, 1))
    assert theirs.table.version == 5
    assert watcher.woken >= 1
    await manager.refresh(table_id)
    assert mine.table.require_game().position() == theirs.table.require_game().position()


async def test_of_two_processes_that_answer_one_decision_one_wins(
    manager: TableManager, other: TableManager
) -> None:
    table_id = await begun(manager)
    mine, theirs = await manager.open(table_id), await other.open(table_id)
    command = choose(theirs.table, 0)
    await manager.submit(table_id, choose(mine.table, 0))
    with pytest.raises(TableError) as caught:
        await other.submit(table_id, command)
    assert caught.value.code == "stale-version"


async def test_who_has_seen_a_version_elsewhere_is_not_shown_an_older_one(
    manager: TableManager, other: TableManager
) -> None:
    table_id = await begun(manager)
    theirs = await other.open(table_id)
    version = await manager.submit(table_id, choose(theirs.table, 0))
    assert theirs.table.version == version - 1
    assert (await other.open(table_id, since=version)).table.version == version
    assert (await other.open(table_id, since=1000)).table.version == version


async def test_an_action_that_answers_to_what_another_process_has_shown_is_done(
    manager: TableManager, other: TableManager
) -> None:
    table_id = await begun(manager)
    mine, theirs = await manager.open(table_id), await other.open(table_id)
    await manager.submit(table_id, choose(mine.table, 0))
    assert await other.submit(table_id, choose(mine.table, 1)) == theirs.table.version == 5


async def test_an_announcement_brings_a_table_up_to_date(manager: TableManager, other: TableManager) -> None:
    table_id = await begun(manager)
    theirs = await other.open(table_id)
    version = await manager.submit(table_id, choose(theirs.table, 0))
    other.hear(Announcement(table_id, version))
    await other.submit(table_id, SetPace(guest="anna", pace=2))
    assert theirs.table.version == version + 1
    await manager.submit(table_id, SetPace(guest="anna", pace=3))
    other.hear(None)
    other.hear(Announcement("another table", 7))
    await other.refresh(table_id)
    assert theirs.table.pace == 3
    await other.finish()


@pytest.mark.parametrize("missed", [False, True])
async def test_what_is_announced_while_a_table_is_loaded_is_not_lost(
    manager: TableManager, other: TableManager, monkeypatch: pytest.MonkeyPatch, missed: bool
) -> None:
    table_id = await begun(manager)
    read, shown = asyncio.Event(), asyncio.Event()
    load_table = other.storage.load_table

    async def load_late(*what: Any, **more: Any) -> StoredTable | None:
        stored = await load_table(*what, **more)
        read.set()
        await shown.wait()
        return stored

    with monkeypatch.context() as slow:
        slow.setattr(other.storage, "load_table", load_late)
        opening = asyncio.create_task(other.open(table_id))
        await read.wait()
        version = await manager.submit(table_id, SetPace(guest="anna", pace=2))
        other.hear(None if missed else Announcement(table_id, version))
        shown.set()
        theirs = await opening
        async with asyncio.timeout(10):
            while theirs.table.version < version:
                await asyncio.sleep(0.01)
    await other.finish()


async def test_a_table_that_does_not_exist_is_refused(manager: TableManager) -> None:
    with pytest.raises(UnknownTable):
        await manager.open("nowhere")
    assert manager.live == {}


async def test_idle_tables_leave_memory_and_come_back(manager: TableManager, clock: Clock) -> None:
    table_id = await begun(manager)
    await manager.submit(table_id, choose(await table_of(manager, table_id), 0))
    before = await table_of(manager, table_id)
    assert manager.forget_idle() == 0
    clock.now += IDLE_SECONDS + 1
    assert manager.forget_idle() == 1
    assert manager.live == {}
    after = await table_of(manager, table_id)
    assert after is not before
    assert after.require_game().position() == before.require_game().position()
    assert after.decisions == before.decisions


async def test_a_table_that_is_watched_stays_in_memory(manager: TableManager, clock: Clock) -> None:
    table_id = await begun(manager)
    (await manager.open(table_id)).subscribers.add(Watcher())
    clock.now += 10 * IDLE_SECONDS
    assert manager.forget_idle() == 0


async def test_a_rematch_is_stored_with_the_entry_that_names_it(manager: TableManager) -> None:
    table_id = await begun(manager)
    table = await table_of(manager, table_id)
    while table.status == "playing":
        game = table.require_game()
        seat = game.to_act[0]
        wanted = Act(guest="anna", seat=seat, version=table.version, action=game.legal_actions(seat)[-1])
        await manager.submit(table_id, wanted)
        table = await table_of(manager, table_id)
    await manager.submit(table_id, AskRematch(guest="anna"))
    following = (await table_of(manager, table_id)).next_table
    assert following is not None
    assert (await table_of(manager, following)).status == "playing"


async def test_without_storage_nothing_is_acknowledged(tmp_path: Path) -> None:
    storage = await open_storage(f"sqlite:///{tmp_path / 'tables.db'}")
    manager = TableManager(storage)
    table_id = await begun(manager)
    live = await manager.open(table_id)
    await storage.close()
    with pytest.raises(StorageUnavailable):
        await manager.submit(table_id, choose(live.table, 0))
    assert live.table.version == 3
    await manager.finish()


async def test_while_storage_is_away_a_table_asks_for_it_once(tmp_path: Path) -> None:
    storage = await open_storage(f"sqlite:///{tmp_path / 'tables.db'}")
    manager = TableManager(storage)
    table_id = await begun(manager)
    table = await table_of(manager, table_id)
    await storage.close()
    before = len(asyncio.all_tasks())
    for _ in range(20):
        with pytest.raises(StorageUnavailable):
            await manager.execute(table_id, choose(table, 0))
    assert len(asyncio.all_tasks()) == before + 1
    await manager.finish()


async def test_a_table_is_loaded_beside_the_event_loop(
    manager: TableManager, other: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await begun(manager)
    threads = []
    add = Table.add

    def noting(self: Table, *what: Any) -> None:
        threads.append(threading.current_thread())
        add(self, *what)

    monkeypatch.setattr(Table, "add", noting)
    await other.open(table_id)
    assert threads
    assert threading.main_thread() not in threads
