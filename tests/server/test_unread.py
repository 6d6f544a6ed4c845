"""What a client has asked for and does not read is not kept without end, and others get theirs."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from farebox.server.protocols import TOO_MUCH_WAITING
from farebox.server.services import Services
from tests.server.served import Client, sqlite_address
from tests.server.test_gone_client import connection_of
from tests.server.test_guards import receive_all, spectator
from tests.server.within import UNLIMITED, server_within

pytestmark = pytest.mark.anyio

# The system takes some megabytes for a client that reads nothing; the rest waits in the server.
FILE_BYTES, LITTLE = 40_000_000, 2048
MAX_SECONDS = 60


@pytest.fixture
def static(tmp_path: Path) -> str:
    """A web app of one large file."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "large.bin").write_bytes(b"x" * FILE_BYTES)
    return str(tmp_path / "web")


def ask_without_reading(address: str) -> socket.socket:
    """A client with little room, who asks for the file and never looks at it."""
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    host, port = address.removeprefix("http://").split(":")
    lazy.connect((host, int(port)))
    lazy.sendall(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
    return lazy


async def until_limited(services: Services, limit: str) -> None:
    """Wait for the first refusal by a limit."""
    async with asyncio.timeout(MAX_SECONDS):
        while f'farebox_limited_total{{limit="{limit}"}} 1.0' not in services.metrics.text().decode():
            await asyncio.sleep(0.01)


def send_much(services: Services, table: str) -> None:
    """Have something large for the only client of a table."""
    connection = connection_of(services, table)
    connection._unsent.append(b"x" * FILE_BYTES)  # noqa: SLF001
    connection._woken.set()  # noqa: SLF001


async def test_an_address_leaves_only_so_much_unread(tmp_path: Path, static: str) -> None:
    # One large answer has room, two have not.
    limits = msgspec.structs.replace(UNLIMITED, waiting_bytes_by_address=FILE_BYTES, send_seconds=600)
    async with server_within(sqlite_address(tmp_path), limits, static=static) as (address, services):
        with ExitStack() as lazy:
            for _ in range(2):
                lazy.enter_context(closing(ask_without_reading(address)))
            await until_limited(services, "waiting_bytes_by_address")
            async with httpx.AsyncClient(base_url=address, timeout=MAX_SECONDS) as http:
                assert (await http.get("/api/levels")).status_code == 200
        async with asyncio.timeout(MAX_SECONDS):
            while services.guards._open:  # noqa: SLF001
                await asyncio.sleep(0.01)


async def test_a_client_that_takes_nothing_of_an_answer_is_dropped(tmp_path: Path, static: str) -> None:
    limits = msgspec.structs.replace(UNLIMITED, send_seconds=0.3)
    async with server_within(sqlite_address(tmp_path), limits, static=static) as (address, services):
        with closing(ask_without_reading(address)):
            await until_limited(services, "send_seconds")


async def test_a_websocket_whose_address_leaves_too_much_unread_is_told(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, waiting_bytes_by_address=1)
    async with (
        server_within(sqlite_address(tmp_path), limits) as (address, services),
        Client(address, "A") as anna,
    ):
        table = await anna.new_table("me", "me")
        async with spectator(address, table) as lazy:
            lazy.transport.pause_reading()
            send_much(services, table)
            await until_limited(services, "waiting_bytes_by_address")
            lazy.transport.resume_reading()
            with pytest.raises(ConnectionClosed) as closed:
                await receive_all(lazy)
            if closed.value.rcvd is not None:
                assert closed.value.rcvd.code == TOO_MUCH_WAITING
        async with anna.live(table) as live:
            await live.act(live.acting().legal[0])


async def test_a_client_that_answers_no_ping_is_not_waited_for(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, send_seconds=600)
    server = server_within(sqlite_address(tmp_path), limits, ping_seconds=0.3)
    async with server as (address, services), Client(address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        async with spectator(address, table) as lazy:
            lazy.transport.pause_reading()
            send_much(services, table)
            async with asyncio.timeout(MAX_SECONDS):
                while services.tables.live[table].subscribers:
                    await asyncio.sleep(0.01)
            lazy.transport.abort()
