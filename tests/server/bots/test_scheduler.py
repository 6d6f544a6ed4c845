"""Bots and turn limits: what is due is done, by any process, however the last one ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from farebox.bots import registry
from farebox.game.game import Game
from farebox.server.bots.scheduler import LEASE_SECONDS, LOOK_SECONDS, BotScheduler, HereSince, decide
from farebox.server.storage import Storage
from farebox.server.storage.queries import FAR_AHEAD
from farebox.server.tables.due import RETURN_SECONDS
from farebox.server.tables.manager import TableManager
from farebox.server.tables.new_tables import new_table
from farebox.server.tables.persistence import GRACE
from farebox.server.tables.table import Table
from farebox.server.wire import MAX_PACE, Level, NewTable, SeatWish, TableSettings
from tests.builders import CITIES
from tests.server.build import Clock, past_first_tickets, started

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def bot_scheduler(
    manager: TableManager, here_since: HereSince = lambda table: 0.0
) -> AsyncIterator[BotScheduler]:
    """A scheduler where bots work, at tables where somebody always is unless told otherwise."""
    scheduler = BotScheduler(manager, threads=1, here_since=here_since)
    scheduler.start()
    try:
        yield scheduler
    finally:
        await scheduler.stop()
        await manager.finish()


def wish(*levels: Level, pace: float = 0.0, people: int = 0, **settings: int) -> NewTable:
    seats = [SeatWish(kind="me")] * people + [SeatWish(kind="bot", level=level) for level in levels]
    limits = TableSettings(first=0, **settings)  # type: ignore[arg-type]
    return NewTable(city="san_francisco", seats=tuple(seats), settings=limits, pace=pace, start=True)


async def create(manager: TableManager, wanted: NewTable) -> str:
    table = new_table(wanted, host="anna", nickname="Anna", now=manager.clock())
    await manager.create(table)
    return table.id


async def until(manager: TableManager, table_id: str, reached: Callable[[Table], bool]) -> Table:
    """Wait, as long as a test may last, until a table is somewhere."""
    async with asyncio.timeout(120):
        while not reached(table := (await manager.open(table_id)).table):
            await asyncio.sleep(0.01)
    return table


async def others_play(manager: TableManager) -> None:
    """Let the scheduler do what is due by now: the bots of a new table play a while after that."""
    table_id = await create(manager, wish("novice", "novice"))
    await until(manager, table_id, lambda table: table.version > 12)


async def test_bots_play_a_whole_game_by_themselves(storage: Storage) -> None:
    manager = TableManager(storage)
    async with bot_scheduler(manager):
        table_id = await create(manager, wish("novice", "casual", "regular", "novice"))
        table = await until(manager, table_id, lambda table: table.status == "over")
    assert Game.replay(table.require_game().record()).over


async def test_search_plays_for_a_bot_without_a_net_and_the_log_says_so_once(
    storage: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("farebox.bots.weights.PACKAGED", tmp_path)
    monkeypatch.setitem(registry.STAND_IN_ROLLOUTS, "master", 9)
    manager = TableManager(storage)
    async with bot_scheduler(manager):
        table_id = await create(manager, wish("master", "novice"))
        await until(manager, table_id, lambda table: table.version > 12)
    [said] = [record for record in caplog.records if "net" in record.message]
    assert said.message == "a bot has no usable net: search plays for it"
    facts = {"city": "san_francisco", "players": 2, "fault": "no-weights", "plays": "search:9"}
    assert facts.items() <= vars(said).items()


async def test_what_a_dead_process_left_is_done_by_the_next(storage: Storage) -> None:
    clock = Clock()
    table_id = await create(TableManager(storage, clock=clock), wish("novice", "casual"))
    manager = TableManager(storage, clock=clock)
    async with bot_scheduler(manager):
        clock.now += GRACE + 1
        await until(manager, table_id, lambda table: table.version > 4)


async def test_bots_play_on_though_looking_for_due_work_fails(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*what: object) -> None:
        raise RuntimeError("a fault that nobody thought of")

    monkeypatch.setattr(storage, "due", fail)
    manager = TableManager(storage)
    async with bot_scheduler(manager):
        table_id = await create(manager, wish("novice", "novice"))
        await until(manager, table_id, lambda table: table.status == "over")


async def leased(storage: Storage, clock: Clock) -> None:
    """What a process leaves that is stopped as soon as it has found its work."""
    await storage.due(clock.now + GRACE, lease=600.0)


async def set_back(storage: Storage, clock: Clock) -> None:
    """Turn the clock back while no process runs."""
    clock.now -= 3600.0


@pytest.mark.parametrize("meanwhile", [None, leased, set_back])
async def test_who_comes_back_to_a_database_of_his_own_goes_on_at_once(
    storage: Storage, meanwhile: Callable[[Storage, Clock], Awaitable[None]] | None
) -> None:
    clock = Clock()
    table_id = await create(TableManager(storage, clock=clock), wish("novice", "casual"))
    if meanwhile:
        await meanwhile(storage, clock)
    manager = TableManager(storage, clock=clock)
    async with bot_scheduler(manager):
        await until(manager, table_id, lambda table: table.version > 4)


async def test_a_bot_waits_for_the_pace(storage: Storage) -> None:
    clock = Clock()
    manager = TableManager(storage, clock=clock)
    async with bot_scheduler(manager):
        table_id = await create(manager, wish("novice", "novice", pace=5.0))
        waiting = await until(manager, table_id, lambda table: len(table.acted) >= 2)
        clock.now += 4.9
        await others_play(manager)
        assert (await manager.open(table_id)).table.version == waiting.version
        clock.now += 0.1
        await until(manager, table_id, lambda table: table.version > waiting.version)


@pytest.mark.parametrize("pace", [0.0, 5.0])
async def test_bots_do_not_wait_for_a_clock_that_was_set_back(storage: Storage, pace: float) -> None:
    clock = Clock()
    manager = TableManager(storage, clock=clock)
    async with bot_scheduler(manager):
        table_id = await create(manager, wish("novice", "novice", pace=pace))
        before = await until(manager, table_id, lambda table: len(table.acted) >= 2)
        clock.now -= 3600.0
        after = await until(manager, table_id, lambda table: table.version > before.version)
        clock.now += pace
        await until(manager, table_id, lambda table: table.version > after.version)


async def test_what_was_left_before_the_clock_was_set_back_is_found(storage: Storage) -> None:
    assert FAR_AHEAD > MAX_PACE + GRACE + LEASE_SECONDS
    clock = Clock()
    manager = TableManager(storage, clock=clock)
    async with bot_scheduler(manager):
        table_id = await create(TableManager(storage, clock=clock), wish("novice", "casual"))
        clock.now -= 3600.0
        await others_play(manager)
        clock.now += LOOK_SECONDS
        await until(manager, table_id, lambda table: table.version > 4)


async def test_who_comes_back_to_a_clock_that_was_set_back_does_not_wait_for_it(storage: Storage) -> None:
    clock = Clock()
    table_id = await create(TableManager(storage, clock=clock), wish("novice", "casual", pace=5.0))
    await storage.put_off(table_id, 1)
    clock.now -= 3600.0
    manager = TableManager(storage, clock=clock)
    async with bot_scheduler(manager):
        await others_play(manager)
        await manager.open(table_id)
        manager.resume(table_id)
        clock.now += MAX_PACE
        await until(manager, table_id, lambda table: table.version > 4)


async def test_a_bot_plays_a_turn_that_has_run_out_and_no_more(storage: Storage) -> None:
    clock = Clock()
    manager = TableManager(storage, clock=clock)
    async with bot_scheduler(manager):
        table_id = await create(manager, wish("novice", people=1, turn_seconds=30))
        await until(manager, table_id, lambda table: table.decisions.keys() == {0})
        before = (await manager.open(table_id)).table
        assert before.seats[0].bot is None
        clock.now += 31
        missed = await until(manager, table_id, lambda table: table.seats[0].misses == 1)
        assert missed.seats[0].stand_in is None
        await until(manager, table_id, lambda table: not table.seats[0].covered)
        after = await until(manager, table_id, lambda table: table.decisions.keys() == {0})
        # One entry says that the turn was missed, at least one more is what the bot did.
        assert (after.seats[0].bot, after.version > before.version + 1) == (None, True)


async def test_turns_do_not_end_while_nobody_is_there(storage: Storage) -> None:
    clock, here = Clock(), dict[str, float | None](since=0.0)
    manager = TableManager(storage, clock=clock)
    async with bot_scheduler(manager, lambda table: here["since"]):
        table_id = await create(manager, wish("novice", people=1, turn_seconds=30))
        await until(manager, table_id, lambda table: table.decisions.keys() == {0})
        here["since"] = None
        clock.now += 600
        await others_play(manager)
        assert (await manager.open(table_id)).table.seats[0].misses == 0
        assert table_id not in [due.table_id for due in await storage.due(clock.now + 3600)]
        here["since"] = clock.now
        manager.resume(table_id)
        clock.now += RETURN_SECONDS - 1
        await others_play(manager)
        assert (await manager.open(table_id)).table.seats[0].misses == 0
        clock.now += 1
        await until(manager, table_id, lambda table: table.seats[0].misses == 1)


@pytest.mark.parametrize("city", CITIES)
def test_a_bot_decides_the_same_from_the_same_table(city: str) -> None:
    table = past_first_tickets(started("casual", "novice", city=city))
    seat = table.require_game().to_act[0]
    assert decide(table, seat, "casual") == decide(table, seat, "casual")
