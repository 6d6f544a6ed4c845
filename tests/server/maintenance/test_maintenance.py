"""Backups of both databases while a server runs, restoring them, and the doctor; on real databases."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from farebox.errors import StorageError
from farebox.server.maintenance.copying import backup, restore
from farebox.server.maintenance.doctor import examine
from farebox.server.storage import migrate, open_storage
from farebox.server.tables.manager import TableManager
from tests.cli.helpers import CommandLine
from tests.server.launcher import serving_forked
from tests.server.postgres import PostgresServer
from tests.server.served import Client, sqlite_address
from tests.server.test_upgrade import DATA, FACTS

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path)
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.new_database()


@pytest.fixture
def other_postgres(postgres_server: PostgresServer) -> str:
    """Another empty database."""
    return postgres_server.new_database()


async def played(address: str) -> dict[str, int]:
    """The versions of tables that were played at, one of them to its end, on a server that runs."""
    async with Client(address, "Anna") as anna:
        finished = await anna.new_table("me", "me")
        async with anna.live(finished) as live:
            await live.play()
        middle = await anna.new_table("me", "casual")
        lobby = await anna.new_table("me", "open", start=False)
        found = [await anna.ask("GET", f"/api/tables/{table}") for table in (finished, lobby)]
        return {info["id"]: info["version"] for info in found} | {middle: 0}


async def versions(address: str, tables: dict[str, int]) -> dict[str, int]:
    """The versions of tables in a database, all of which load."""
    storage = await open_storage(address)
    manager = TableManager(storage)
    found = {table: (await manager.open(table)).table.version for table in tables}
    await storage.close()
    return found


async def test_a_backup_of_a_running_server_is_restored_and_sound(
    address: str, tmp_path: Path, other_postgres: str
) -> None:
    file = tmp_path / "backup.db"
    with serving_forked(address) as served:
        tables = await played(served.address)
        copied = await backup(address, None, file)
        assert (copied["tables"], copied["games"]) == (3, 1)
        with pytest.raises(StorageError) as caught:
            await restore(file, address, None)
        assert caught.value.code == "database-in-use"
    targets = (sqlite_address(tmp_path / "other"), other_postgres)
    for target in targets:
        assert await restore(file, target, None) == copied
        found = await versions(target, tables)
        assert all(found[table] >= version for table, version in tables.items())
        diagnosis = await examine(target, None, 0.0, repair=False)
        assert diagnosis.sound
        assert (diagnosis.found["tables"], diagnosis.found["games"]) == (3, 1)
        with pytest.raises(StorageError) as caught:
            await restore(file, target, None)
        assert caught.value.code == "database-not-empty"


async def test_a_backup_of_an_older_version_is_migrated(tmp_path: Path) -> None:
    target = sqlite_address(tmp_path)
    found = await restore(DATA / "farebox.db", target, None)
    assert found["tables"] >= 5
    assert await versions(target, {FACTS["middle"]["table"]: 0})


async def test_a_database_of_another_version_is_not_examined(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        await examine(sqlite_address(tmp_path), None, 0.0, repair=False)
    assert not list(tmp_path.iterdir()), "nothing is made by looking"
    shutil.copy(DATA / "farebox.db", tmp_path / "tables.db")
    with pytest.raises(StorageError) as caught:
        await examine(sqlite_address(tmp_path), None, 0.0, repair=False)
    assert caught.value.code == "storage-not-current"


DAMAGE = {
    "wrong-rows": "update tables set summary = 'x', status = 'lobby' where status = 'playing'",
    "missing-records": "delete from game_seats; delete from games",
    "damaged-records": 'update games set record = replace(record, \'"seed": "\', \'"seed": "0\')',
    "damaged-tables": "update entries set body = 'x' where version = 2 and table_id in "
    "(select id from tables where status = 'playing')",
}


def changed(connection: Connection, statement: str) -> int:
    """Change rows behind the server's back; how many."""
    return connection.execute(text(statement)).rowcount


@pytest.mark.parametrize("kind", DAMAGE)
async def test_the_doctor_finds_damage_and_repairs_what_is_safe(address: str, kind: str) -> None:
    with serving_forked(address) as served:
        await played(served.address)
    storage = await open_storage(address)
    for statement in DAMAGE[kind].split("; "):
        assert await storage.database.write(partial(changed, statement=statement))
    await storage.close()
    found = await examine(address, None, 0.0, repair=False)
    assert {name: found.found[name] for name in DAMAGE if found.found[name]} == {kind: 1}
    assert not found.sound
    assert len(found.damaged) == (1 if kind.startswith("damaged") else 0)
    repaired = await examine(address, None, 0.0, repair=True)
    assert repaired.sound == (kind in ("wrong-rows", "missing-records"))
    assert (await examine(address, None, 0.0, repair=False)).sound == repaired.sound


def test_the_commands_say_what_they_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command_line = CommandLine(monkeypatch, capsys, tmp_path)
    asyncio.run(make(tmp_path))
    database = ("--database", sqlite_address(tmp_path))
    file = tmp_path / "backup.db"
    assert command_line("backup", str(file), *database).code == 0
    again = command_line("backup", str(file), *database)
    assert again.code == 2
    said = command_line("restore", str(file), "--database", sqlite_address(tmp_path / "new"))
    assert (said.code, "Tables: 0" in said.out) == (0, True)
    sound = command_line("doctor", sqlite_address(tmp_path))
    assert (sound.code, "The database is sound." in sound.out) == (0, True)
    assert command_line("doctor", "sqlite:////nowhere/at/all.db").code == 2


async def make(folder: Path) -> None:
    await (await open_storage(sqlite_address(folder))).close()


async def test_a_database_that_is_current_is_opened_without_alembic(tmp_path: Path) -> None:
    await make(tmp_path)
    code = (
        "import asyncio, sys; from farebox.server.storage import open_storage\n"
        f"asyncio.run(open_storage({sqlite_address(tmp_path)!r}))\n"
        "print('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


def test_a_server_loads_only_what_it_needs() -> None:
    heavy = (
        "alembic",
        "asyncpg",
        "cryptography",
        "farebox.bots.batch",
        "farebox.cities.check",
        "mako",
        "numpy",
        "pygments",
        "segno",
        "platformdirs",
        "rich",
        "typer",
        "sqlalchemy.ext.asyncio",
    )
    code = f"import farebox.server.app, sys; print([name for name in {heavy!r} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_the_newest_revision_is_alembics() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "farebox.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_current_head() == migrate.newest_revision()
    assert all(re.fullmatch(r"\d{4}", revision) for revision in migrate.revisions())
