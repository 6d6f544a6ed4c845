"""Announcements of PostgreSQL: with the commit and never without; after a lost connection, look again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, text

from farebox.errors import StaleVersion, UnknownLink
from farebox.server.storage import Storage, default_address
from farebox.server.storage.types import Announcement, TableChanges
from tests.server.storage.build import append, new_table, until

pytestmark = pytest.mark.anyio
Opener = Callable[[str], Awaitable[Storage]]

END_LISTENERS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ILIKE 'LISTEN%'"
)


def end_listeners(connection: Connection) -> list[object]:
    return list(connection.execute(END_LISTENERS).scalars())


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[Announcement | None] = []

    def __call__(self, announcement: Announcement | None) -> None:
        self.heard.append(announcement)


async def test_every_process_hears_of_every_entry(postgres_address: str, opener: Opener) -> None:
    ears = Ear(), Ear()
    storages = [await opener(postgres_address) for _ in ears]
    for storage, ear in zip(storages, ears, strict=True):
        await storage.listen(ear)
    await storages[0].create_table(new_table("A-b_9"))
    await append(storages[0], 1, "A-b_9")
    await append(storages[1], 2, "A-b_9")
    expected = [Announcement("A-b_9", 1), Announcement("A-b_9", 2)]
    await until(lambda: ears[0].heard == ears[1].heard == expected)


async def test_a_refused_entry_is_not_announced(postgres_address: str, opener: Opener) -> None:
    storage, ear = await opener(postgres_address), Ear()
    await storage.listen(ear)
    await storage.create_table(new_table())
    with pytest.raises(UnknownLink):
        await append(storage, 1, changes=TableChanges(due=None, spends_link="none"))
    with pytest.raises(StaleVersion):
        await append(storage, 7)
    await append(storage, 1)
    await until(lambda: bool(ear.heard))
    assert ear.heard == [Announcement("table", 1)]


async def test_an_entry_is_announced_when_it_is_stored_and_not_before(
    postgres_address: str, opener: Opener
) -> None:
    storage, ear = await opener(postgres_address), Ear()
    await storage.listen(ear)
    await storage.create_table(new_table())
    told, finish = threading.Event(), threading.Event()

    def unfinished(connection: Connection) -> None:
        storage.database.announce(connection, "unfinished", 1)
        told.set()
        finish.wait(20)

    slow = asyncio.create_task(asyncio.to_thread(storage.database.work_alone, unfinished))
    await until(told.is_set)
    await append(storage, 1)
    await until(lambda: bool(ear.heard))
    assert ear.heard == [Announcement("table", 1)]
    finish.set()
    await slow
    await until(lambda: len(ear.heard) == 2)
    assert ear.heard[1] == Announcement("unfinished", 1)


async def test_a_lost_connection_comes_back_and_says_so(postgres_address: str, opener: Opener) -> None:
    storage, ear = await opener(postgres_address), Ear()
    await storage.listen(ear)
    await storage.create_table(new_table())
    for version in (1, 2):
        ear.heard.clear()
        assert await storage.database.write(end_listeners) == [True]
        await until(lambda: ear.heard == [None])
        await append(storage, version)
        await until(lambda: len(ear.heard) == 2)
        assert ear.heard == [None, Announcement("table", version)]


async def test_a_fault_that_nobody_thought_of_does_not_end_the_listening(
    postgres_address: str, opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, ear = await opener(postgres_address), Ear()
    await storage.listen(ear)
    await storage.create_table(new_table())
    tried: list[int] = []
    connect = asyncpg.connect

    async def connect_at_last(**options: Any) -> Any:
        tried.append(1)
        if len(tried) < 3:
            raise RuntimeError("a fault that nobody thought of")
        return await connect(**options)

    monkeypatch.setattr(asyncpg, "connect", connect_at_last)
    assert await storage.database.write(end_listeners)
    await until(lambda: ear.heard == [None])
    await append(storage, 1)
    await until(lambda: ear.heard == [None, Announcement("table", 1)])
    assert len(tried) == 3


async def test_an_ear_that_fails_goes_on_hearing(postgres_address: str, opener: Opener) -> None:
    storage, ear = await opener(postgres_address), Ear()

    def fail(announcement: Announcement | None) -> None:
        ear(announcement)
        raise ValueError

    await storage.listen(fail)
    await storage.create_table(new_table())
    await storage.database.write(end_listeners)
    await until(lambda: ear.heard == [None])
    await append(storage, 1)
    # A listener that is ended first would not hear of it any more.
    await until(lambda: ear.heard == [None, Announcement("table", 1)])
    await storage.database.write(end_listeners)
    await until(lambda: ear.heard == [None, Announcement("table", 1), None])


async def test_a_closed_storage_hears_nothing(postgres_address: str, opener: Opener) -> None:
    closed, ear = await opener(postgres_address), Ear()
    await closed.listen(ear)
    await closed.close()
    other, other_ear = await opener(postgres_address), Ear()
    await other.listen(other_ear)
    await other.create_table(new_table())
    await append(other, 1)
    await until(lambda: bool(other_ear.heard))
    assert ear.heard == []


async def test_with_sqlite_there_is_nothing_to_hear(tmp_path: Path, opener: Opener) -> None:
    storage, ear = await opener(default_address(tmp_path)), Ear()
    await storage.listen(ear)
    await storage.create_table(new_table())
    await append(storage, 1)
    assert ear.heard == []
