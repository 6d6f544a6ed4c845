"""Workers that die while the database is away come back with it, and the server never ends unnoticed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
import uvicorn

from farebox.server.shutdown import SIGNALS, GracefulShutdown
from tests.server.postgres import PostgresServer, new_server
from tests.server.served import Client, Served, serving

pytestmark = pytest.mark.anyio

MAX_SECONDS = 120


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A server that the test may stop."""
    server = new_server()
    try:
        server.start()
        yield server
    finally:
        server.throw_away()


def workers_of(served: Served) -> list[int]:
    """The processes that a server has started to answer."""
    children = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in command_of(child)]


def command_of(process: str) -> bytes:
    """How a process was started; nothing if it is gone."""
    file = Path(f"/proc/{process}/cmdline")
    return file.read_bytes() if file.exists() else b""


async def until_replaced(served: Served, old: list[int]) -> None:
    """Wait until there are as many workers as before, and others."""
    while len(now := workers_of(served)) < len(old) or set(now) & {old[0]}:
        assert served.process.poll() is None, f"the server ended with {served.process.returncode}"
        await asyncio.sleep(0.1)


async def healthy(served: Served) -> bool:
    """Whether whoever answers has a database."""
    async with httpx.AsyncClient(timeout=30) as http:
        try:
            return (await http.get(f"{served.address}/health")).status_code == 200
        except httpx.TransportError:
            return False


async def test_a_worker_replaced_while_the_database_is_away_waits_for_it(
    own_postgres: PostgresServer, capfd: pytest.CaptureFixture[str]
) -> None:
    database = await asyncio.to_thread(own_postgres.new_database)
    with serving(database, FAREBOX_WORKERS="2") as served:
        async with asyncio.timeout(MAX_SECONDS), Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "me")
            old = workers_of(served)
            await asyncio.to_thread(own_postgres.stop, "immediate")
            os.kill(old[0], signal.SIGKILL)
            await until_replaced(served, old)
            while "the start waits" not in capfd.readouterr().err:
                assert served.process.poll() is None, f"the server ended with {served.process.returncode}"
                await asyncio.sleep(0.1)
            await asyncio.to_thread(own_postgres.start)
            # With the other one gone too, the replaced worker has to answer.
            os.kill(old[1], signal.SIGKILL)
            while not await healthy(served):
                await asyncio.sleep(0.1)
            assert (await anna.ask("GET", f"/api/tables/{table}"))["id"] == table


async def test_four_workers_start_on_one_busy_core(
    own_postgres: PostgresServer, capfd: pytest.CaptureFixture[str]
) -> None:
    database = await asyncio.to_thread(own_postgres.new_database)
    core = {min(os.sched_getaffinity(0))}
    busy = await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass")
    os.sched_setaffinity(busy.pid, core)
    try:
        with serving(database, FAREBOX_WORKERS="4") as served:
            os.sched_setaffinity(served.process.pid, core)
            async with asyncio.timeout(MAX_SECONDS):
                while len(workers_of(served)) < 4 or not await healthy(served):
                    await asyncio.sleep(0.2)
            async with Client(served.address, "Anna") as anna:
                assert await anna.new_table("me", "me")
        # None of them was taken for dead while it still loaded.
        assert "a worker is gone" not in capfd.readouterr().err
    finally:
        busy.kill()
        await busy.wait()


async def test_a_worker_that_waits_for_the_database_can_be_told_to_stop(
    own_postgres: PostgresServer,
) -> None:
    database = await asyncio.to_thread(own_postgres.new_database)
    with serving(database, FAREBOX_WORKERS="2") as served:
        async with asyncio.timeout(MAX_SECONDS), Client(served.address, "Anna"):
            old = workers_of(served)
            await asyncio.to_thread(own_postgres.stop, "immediate")
            os.kill(old[0], signal.SIGKILL)
            await until_replaced(served, old)
        assert await asyncio.to_thread(served.stop) in (0, -signal.SIGTERM)


async def test_a_signal_that_comes_while_a_worker_loads_is_not_lost() -> None:
    server, shutdown = uvicorn.Server(uvicorn.Config("farebox.server.app:make_app")), GracefulShutdown(0)
    before = {number: signal.signal(number, server.handle_exit) for number in SIGNALS}
    try:
        server.handle_exit(signal.SIGTERM, None)
        shutdown.watch_signals()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert shutdown.begun


async def test_a_server_whose_workers_can_no_longer_start_ends_with_a_status_that_says_so(
    own_postgres: PostgresServer, capfd: pytest.CaptureFixture[str]
) -> None:
    database = await asyncio.to_thread(own_postgres.new_database)
    with serving(database, FAREBOX_WORKERS="2") as served:
        async with asyncio.timeout(MAX_SECONDS), Client(served.address, "Anna"):
            connection = await asyncpg.connect(database)
            await connection.execute("UPDATE alembic_version SET version_num = 'r9999'")
            await connection.close()
            os.kill(workers_of(served)[0], signal.SIGKILL)
            while served.process.poll() is None:
                await asyncio.sleep(0.1)
        assert served.process.returncode not in (0, None)
    assert "a worker is gone" in capfd.readouterr().err
