"""A table knows what it was made of: other rules, a city that is gone, damaged rows; over real storage."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from farebox.cities.load import add_cities, city_hash
from farebox.drawing.city_files import read_city
from farebox.errors import ClosedTable, TableError
from farebox.server.services import DAY, forget_old
from farebox.server.settings import Settings
from farebox.server.storage import Storage, open_storage
from farebox.server.storage.types import Guest
from farebox.server.tables.kept_cities import keep_cities
from farebox.server.tables.manager import TableManager
from farebox.server.tables.new_tables import new_table
from farebox.server.wire import NewTable, SeatWish
from tests.drawing.test_city_folder import city_of_its_own
from tests.server.build import Clock
from tests.server.served import Client, sqlite_address
from tests.server.within import server_within

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def manager(storage: Storage, clock: Clock) -> TableManager:
    return TableManager(storage, clock=clock)


@pytest.fixture
def host_cities(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever cities a test adds, no other test finds them."""
    monkeypatch.setattr("farebox.cities.load._kept", {})
    yield
    add_cities({})


def change(tmp_path: Path, statement: str) -> None:
    """Change rows behind the server's back."""
    engine = create_engine(sqlite_address(tmp_path))
    with engine.begin() as connection:
        assert connection.exec_driver_sql(statement).rowcount > 0
    engine.dispose()


async def created(manager: TableManager, *, city: str = "paris", start: bool = True) -> str:
    """The id of a table of two seats of one guest."""
    wish = NewTable(city=city, seats=(SeatWish(kind="me"), SeatWish(kind="me")), start=start)
    table = new_table(wish, host="anna", nickname="Anna", now=manager.clock())
    await manager.create(table)
    return table.id


async def test_a_table_of_rules_that_are_gone_is_closed_and_kept(
    tmp_path: Path, storage: Storage, manager: TableManager
) -> None:
    table_id = await created(manager)
    change(tmp_path, "update tables set rules = 99, listed = 1, due_at = 1, due_kind = 'bot'")
    with pytest.raises(ClosedTable) as caught:
        await TableManager(storage).open(table_id)
    assert (caught.value.code, caught.value.facts["rules"]) == ("table-of-another-version", 99)
    assert await storage.count_closed() == 1
    assert await storage.listed_tables() == []
    assert await storage.due(2000.0) == []
    assert await storage.tables_of_bots() == []
    assert await storage.count_hosted("anna", 0.0) == 0
    assert len(await storage.my_tables("anna")) == 1
    change(tmp_path, "update tables set rules = 1")
    assert (await TableManager(storage).open(table_id)).table.version == 3


async def test_a_city_outlives_its_file(tmp_path: Path, storage: Storage, host_cities: None) -> None:
    old = read_city(city_of_its_own(tmp_path / "cities"))
    add_cities({old.id: [old]})
    await keep_cities(storage)
    manager = TableManager(storage)
    table_id = await created(manager, city=old.id)
    add_cities({})
    live = await TableManager(storage).open(table_id)
    assert city_hash(live.table.city) == city_hash(old)
    assert live.table.city.artwork == old.artwork


async def test_without_its_city_a_table_is_closed(
    tmp_path: Path, storage: Storage, host_cities: None
) -> None:
    old = read_city(city_of_its_own(tmp_path / "cities"))
    add_cities({old.id: [old]})
    table_id = await created(TableManager(storage), city=old.id)
    add_cities({})
    with pytest.raises(ClosedTable) as caught:
        await TableManager(storage).open(table_id)
    assert caught.value.code == "table-of-another-city"


@pytest.mark.parametrize(
    "damage",
    [
        "update entries set body = 'x' where version = 2",
        """update entries set body = '{"kind":"action","seat":0,"action":"nonsense"}' where version = 3""",
        "update tables set settings = '{}'",
        "update tables set seed = x'00'",
        "delete from entries where version = 3",
        "update tables set version = 9",
    ],
)
async def test_damage_is_told_as_such_and_logged_once(
    tmp_path: Path, storage: Storage, manager: TableManager, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await created(manager)
    sound = await created(manager)
    change(tmp_path, f"{damage} {'and' if 'where' in damage else 'where'} {owner(damage)} = '{table_id}'")
    fresh = TableManager(storage)
    for _ in range(3):
        with pytest.raises(TableError) as caught:
            await fresh.open(table_id)
        assert caught.value.code == "table-damaged"
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.table for record in errors] == [f"{table_id[:4]}…"]  # type: ignore[attr-defined]
    assert (await fresh.open(sound)).table.version == 3


def owner(statement: str) -> str:
    """The column that names the table."""
    return "table_id" if "entries" in statement else "id"


async def test_one_bad_summary_takes_no_list_down(tmp_path: Path) -> None:
    async with (
        server_within(sqlite_address(tmp_path)) as (address, services),
        Client(address, "Anna") as anna,
    ):
        bad = await anna.new_table("me", "open", start=False, settings={"listed": True})
        good = await anna.new_table("me", "open", start=False, settings={"listed": True})
        change(tmp_path, f"update tables set summary = 'x' where id = '{bad}'")
        for path in ("/api/tables", "/api/tables/mine"):
            assert [row["id"] for row in (await anna.ask("GET", path))["tables"]] == [good]
        change(tmp_path, f"update entries set body = 'x' where table_id = '{good}'")
        services.tables.live.clear()
        assert await anna.refused("GET", f"/api/tables/{good}") == (500, "table-damaged")
        assert (await anna.ask("GET", "/api/tables"))["tables"] == []


async def test_lobbies_and_abandoned_games_go_and_finished_ones_stay(
    tmp_path: Path, storage: Storage, clock: Clock, manager: TableManager
) -> None:
    lobby, playing, over = [await created(manager, start=start) for start in (False, True, True)]
    change(tmp_path, f"update tables set status = 'over' where id = '{over}'")
    settings = Settings()
    for day in range(1, 120, 7):
        clock.now = 1000.0 + day * DAY
        await forget_old(manager, settings)
        found = {row.id for row in await storage.my_tables("anna")}
        assert (lobby in found, playing in found, over in found) == (day < 8, day < 91, True), day


async def test_a_clock_that_jumps_deletes_nothing(
    tmp_path: Path, storage: Storage, clock: Clock, manager: TableManager
) -> None:
    await created(manager, start=True)
    await storage.put_guest(Guest("eva", "Eva", clock.now))
    for days, lost in ((1, 0), (1, 0), (500, 0), (0.5, 0), (-500, 0), (2, 0), (500, 0), (0.9, 0), (0.2, 1)):
        clock.now += days * DAY
        assert await forget_old(manager, Settings()) == lost, days
        assert (await storage.guest("eva") is None) == bool(lost)


async def test_an_old_database_keeps_its_tables_for_as_long_as_new_ones(
    storage: Storage, clock: Clock, manager: TableManager
) -> None:
    await created(manager, start=False)
    for days, lost in ((300, 0), (5, 0), (3, 1)):
        clock.now += days * DAY
        assert await forget_old(manager, Settings()) == lost, days
    assert await forget_old(manager, Settings(keep_days=1)) == 0


async def test_storage_keeps_a_city_once(tmp_path: Path) -> None:
    storage = await open_storage(sqlite_address(tmp_path))
    await storage.keep_city("hash", b"{}")
    await storage.keep_city("hash", b"[]")
    assert (await storage.kept_cities(), await storage.kept_city("hash")) == ({"hash"}, b"{}")
    await storage.close()
