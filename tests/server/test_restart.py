"""The server stops and comes back: clients are told, nothing is lost, everything goes on."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from farebox.server.services import DAY
from farebox.server.storage.people import CLOCK
from farebox.server.wire import Act, Closing, Done
from tests.server.launcher import serving_forked
from tests.server.postgres import PostgresServer
from tests.server.served import Client, Live, Served, serving, sqlite_address

pytestmark = pytest.mark.anyio


async def closing_of(live: Live) -> Closing | None:
    """What the server said before it closed a connection."""
    said = None
    with suppress(ConnectionClosed):
        while True:
            message = await live.receive()
            said = message if isinstance(message, Closing) else said
    return said


async def test_who_is_connected_is_told_that_the_server_stops(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path)) as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "me")
            async with anna.live(table) as live:
                await live.act(live.acting().legal[0])
                stopping = asyncio.create_task(asyncio.to_thread(served.stop))
                said = await closing_of(live)
                assert said is not None
                assert said.reason == "server-stops"
                assert live.socket.close_code == 1012
                assert await stopping in (0, -signal.SIGTERM)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_after_a_restart_the_game_goes_on_where_it_was(tmp_path: Path, how: signal.Signals) -> None:
    with serving_forked(sqlite_address(tmp_path)) as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "casual", "novice")
            async with anna.live(table) as live:
                state = live.acting()
                assert state.seat is not None
                message = Act(live.new_id(), state.seat, live.version, state.legal[0])
                await live.send(message)
                done = await live.answer()
                assert isinstance(done, Done)
                seen = live.version
            await asyncio.to_thread(served.restart, how)
            async with anna.live(table, since=seen) as again:
                assert again.version >= seen
                await again.send(message)
                assert await again.answer() == done
                await again.play()


@pytest.fixture
def database(postgres_server: PostgresServer) -> str:
    return postgres_server.new_database()


async def test_two_processes_serve_one_table(database: str) -> None:
    with serving_forked(database) as one, serving_forked(database) as other:
        await play_at(one, other)


async def test_workers_of_one_server_serve_one_table(database: str) -> None:
    with serving(database, FAREBOX_WORKERS="2") as served:
        await play_at(served, served)


async def play_at(one: Served, other: Served) -> None:
    """A whole game of two people, each at a server of his own, and a bot."""
    async with Client(one.address, "Anna") as anna, Client(other.address, "Bert") as bert:
        table = await anna.new_table("me", "open", "casual", start=False)
        await bert.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.live(table) as hers, bert.live(table) as his:
            await asyncio.gather(hers.play(), his.play())
        assert hers.version == his.version
        assert hers.log.keys() == his.log.keys() == set(range(1, hers.version + 1))


async def test_tables_that_nobody_used_for_long_are_deleted_if_the_host_says_so(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path), FAREBOX_KEEP_DAYS="0.000001") as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "me")
            served.stop()
            # Nothing old goes before the clock was seen to go on for a day.
            with closing(sqlite3.connect(served.database.removeprefix("sqlite:///"))) as database, database:
                seen = f"{time.time() - 2 * DAY} {time.time()}".encode()
                noted = database.execute("UPDATE server_facts SET value = ? WHERE name = ?", (seen, CLOCK))
                assert noted.rowcount == 1
            await asyncio.to_thread(served.restart)
            async with asyncio.timeout(120):
                while (await anna.http.get(f"/api/tables/{table}")).status_code != 404:
                    await asyncio.sleep(0.05)
            assert (await anna.ask("GET", "/api/tables/mine"))["tables"] == []
