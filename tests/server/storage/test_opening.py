"""Opening a database: made when missing, brought up to date once, refused when it is not ours to read."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Thread

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from farebox.errors import StorageError, StorageUnavailable
from farebox.server import storage as package
from farebox.server.storage import Storage, default_address, open_storage
from farebox.server.storage.schema import METADATA
from farebox.server.storage.types import Guest
from tests.server.postgres import new_server
from tests.server.storage.build import append, new_table, version_of

VERSIONS = Path(str(package.__file__)).parent / "migrations" / "versions"
NEWEST = max(file.name[1:5] for file in VERSIONS.glob("r*.py"))
pytestmark = pytest.mark.anyio
Opener = Callable[[str], Awaitable[Storage]]

OPEN = """
import asyncio, sys
from farebox.server.storage import open_storage

async def main():
    storage = await open_storage(sys.argv[1])
    assert await storage.healthy()
    await storage.close()

asyncio.run(main())
"""

END_OTHERS = text(
    # With a time it comes back when they have ended, and not already when they have been told to.
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)

# Dies when everything is written and nothing is committed.
DIE = """
import asyncio, os, signal, sys
from farebox.server.storage import open_storage
from farebox.server.storage.types import TableChanges

def die(connection, table_id, version):
    os.kill(os.getpid(), signal.SIGKILL)

async def main():
    storage = await open_storage(sys.argv[1])
    storage.database.announce = die
    changes = TableChanges(due=None, status="over", seats=("bert",))
    await storage.append("table", 1, b"{}", command_id="mine", changes=changes, at=1.0)

asyncio.run(main())
"""


def python(code: str, address: str) -> subprocess.Popen[str]:
    """Another process that works on the same database."""
    return subprocess.Popen([sys.executable, "-c", code, address], stderr=subprocess.PIPE, text=True)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_the_migrations_make_what_the_queries_expect(storage: Storage) -> None:
    assert await storage.database.read(differences) == []


async def test_what_is_stored_is_there_when_it_is_opened_again(address: str, opener: Opener) -> None:
    first = await opener(address)
    await first.create_table(new_table(entries=(b'{"n":1}',)))
    await first.close()
    assert await version_of(await opener(address)) == 1


async def test_several_processes_may_start_at_once_on_an_empty_database(address: str, opener: Opener) -> None:
    processes = [python(OPEN, address) for _ in range(3)]
    said = [await asyncio.to_thread(process.communicate) for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0], said
    assert await (await opener(address)).healthy()


async def test_several_storages_may_open_at_once_in_one_process(address: str, opener: Opener) -> None:
    storages = await asyncio.gather(*(opener(address) for _ in range(4)))
    await storages[0].create_table(new_table())
    assert await version_of(storages[3]) == 0


async def test_several_databases_may_open_at_once_in_one_process(tmp_path: Path, opener: Opener) -> None:
    storages = await asyncio.gather(*(opener(default_address(tmp_path / str(n))) for n in range(8)))
    for storage in storages:
        await storage.create_table(new_table())


async def test_a_process_that_dies_before_the_commit_leaves_nothing(address: str, opener: Opener) -> None:
    storage = await opener(address)
    await storage.create_table(new_table(seats=("anna",)))
    process = python(DIE, address)
    _, complaint = await asyncio.to_thread(process.communicate)
    assert (complaint, process.returncode) == ("", -9)
    stored = await storage.load_table("table")
    assert stored is not None
    assert (stored.row.version, stored.row.status, stored.entries) == (0, "lobby", ())
    assert len(await storage.my_tables("anna")) == 1
    await append(storage, 1, command_id="mine")


async def test_a_database_of_a_newer_version_is_refused(address: str, opener: Opener) -> None:
    storage = await opener(address)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await storage.database.write(lambda connection: connection.execute(newer).rowcount)
    with pytest.raises(StorageError) as refusal:
        await open_storage(address)
    assert refusal.value.code == "storage-too-new"
    assert (refusal.value.facts["found"], refusal.value.facts["known"]) == ("9999", NEWEST)


async def test_a_sqlite_commit_waits_for_the_disk(tmp_path: Path, opener: Opener) -> None:
    storage = await opener(default_address(tmp_path))
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def pragmas(connection: Connection) -> dict[str, object]:
        return {name: connection.scalar(text(f"PRAGMA {name}")) for name in names}

    found = await storage.database.write(pragmas)
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def test_the_default_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_address().startswith("sqlite:///")
    assert default_address().endswith("farebox.db")


async def test_a_folder_with_any_name_will_do(tmp_path: Path, opener: Opener) -> None:
    folder = tmp_path / "50% of ?my #games"
    await opener(default_address(folder))
    assert (folder / "farebox.db").exists()


@pytest.mark.parametrize("address", ["nonsense", "mysql://host/tables", "sqlite://", "sqlite:///:memory:"])
async def test_an_address_of_something_else_is_refused(address: str) -> None:
    with pytest.raises(StorageError, match="storage-address-unknown"):
        await open_storage(address)


async def test_an_address_is_told_without_its_password() -> None:
    with pytest.raises(StorageError, match="storage-not-opened") as refusal:
        await open_storage("postgresql://anna:hunter2@/tables?host=/nowhere")
    assert "hunter2" not in str(refusal.value)
    assert "anna" in str(refusal.value)


async def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 500, encoding="utf-8")
    with pytest.raises(StorageError, match="storage-not-opened"):
        await open_storage(f"sqlite:///{file}")
    assert file.read_text(encoding="utf-8") == "Dear Anna, " * 500


async def test_a_lost_connection_is_replaced_before_anybody_notices(
    postgres_address: str, opener: Opener
) -> None:
    storage, other = await opener(postgres_address), await opener(postgres_address)
    await storage.create_table(new_table())
    ended = await other.database.write(lambda connection: connection.scalars(END_OTHERS).all())
    assert ended == [True]
    await append(storage, 1)


async def test_a_closed_storage_is_unavailable(storage: Storage) -> None:
    await storage.close()
    assert not await storage.healthy()
    with pytest.raises(StorageUnavailable):
        await storage.create_table(new_table())


async def test_storage_comes_back_with_its_database(opener: Opener) -> None:
    server = new_server()
    try:
        server.start()
        storage = await opener(await asyncio.to_thread(server.new_database))
        await storage.create_table(new_table())
        await asyncio.to_thread(server.stop)
        assert not await storage.healthy()
        with pytest.raises(StorageUnavailable, match="storage-unavailable"):
            await append(storage, 1)
        await asyncio.to_thread(server.start)
        await append(storage, 1)
        assert await storage.healthy()
    finally:
        server.throw_away()


async def test_a_writer_that_could_not_start_keeps_nobody_waiting_afterwards(
    tmp_path: Path, opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = await opener(f"sqlite:///{tmp_path / 'tables.db'}")

    def fail(thread: Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as exhausted:
        exhausted.setattr(Thread, "start", fail)
        with pytest.raises(StorageUnavailable):
            await storage.put_guest(Guest("anna", "Anna", 0.0))
    async with asyncio.timeout(20):
        await storage.put_guest(Guest("bert", "Bert", 0.0))
    assert await storage.guest("anna") is None
    assert await storage.guest("bert") is not None


async def test_a_process_that_hangs_or_is_cut_off_lets_go_of_what_it_locked(postgres_address: str) -> None:
    storage = await open_storage(postgres_address)
    asked = text("SHOW idle_in_transaction_session_timeout")
    assert await storage.database.read(lambda connection: connection.scalar(asked)) == "10s"
    await storage.close()


async def test_a_table_that_somebody_keeps_locked_is_refused_soon(postgres_address: str) -> None:
    storage = await open_storage(postgres_address)
    await storage.create_table(new_table())
    stranger = await asyncpg.connect(postgres_address)
    try:
        await stranger.execute("BEGIN")
        await stranger.execute("SELECT * FROM tables FOR UPDATE")
        async with asyncio.timeout(15):
            with pytest.raises(StorageUnavailable):
                await append(storage, 1)
    finally:
        await stranger.close()
    await append(storage, 1)
    await storage.close()
