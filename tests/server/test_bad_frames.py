"""Frames that are no frames: the server refuses or drops them, changes nothing, and keeps no memory."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.launcher import ForkedServer
from tests.server.served import Client, Served, sqlite_address
from tests.server.test_bad_messages import GROWTH, stored_bytes

pytestmark = pytest.mark.anyio
SEED = 16
TOGETHER = 40
NUMBERS = [pytest.param(1_000, id="some"), pytest.param(20_000, id="many", marks=pytest.mark.slow)]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = ForkedServer(sqlite_address(tmp_path))
    yield server
    assert server.stop() in (0, -15)


def frame(rng: Random) -> bytes:
    """A frame with something wrong in it, most of the time."""
    first = rng.choice([0x81, 0x82, 0x80, 0x01, 0x89, 0x8A, 0x88, rng.randrange(256)])
    body = rng.randbytes(rng.choice([0, 1, 2, 20, 125, 126, 300]))
    said = rng.choice([len(body), len(body), rng.randrange(2**16)])
    masked = 0x80 if rng.random() < 0.9 else 0
    if said < 126:
        head = bytes([first, masked | said])
    elif rng.random() < 0.8:
        head = bytes([first, masked | 126]) + struct.pack("!H", said % 2**16)
    else:
        head = bytes([first, masked | 127]) + struct.pack("!Q", rng.choice([said, 2**40, 2**63]))
    return head + (rng.randbytes(4) if masked else b"") + body


async def rain(served: Served, path: str, cookie: str, rng: Random) -> None:
    """Send frames over one connection, as long as the server takes them."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    head = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    writer.write(head.encode())
    assert b" 101 " in await reader.readuntil(b"\r\n")
    try:
        for _ in range(TOGETHER):
            writer.write(frame(rng))
            await writer.drain()
    except OSError:
        pass
    writer.close()


@pytest.mark.parametrize("number", NUMBERS)
async def test_bad_frames_change_nothing_and_cost_no_memory(served: ForkedServer, number: int) -> None:
    rng = Random(SEED)
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        path = f"/api/tables/{table}/live"
        before = await stored_bytes(served.database, table)
        for _ in range(5):
            await rain(served, path, anna.cookie, rng)
        memory = served.forked.memory
        for _ in range(number // TOGETHER):
            await rain(served, path, anna.cookie, rng)
        async with httpx.AsyncClient(timeout=60) as http:
            assert (await http.get(f"{served.address}/health")).status_code == 200
            text = (await http.get(f"{served.address}/metrics")).text
        assert 'code="server-fault"' not in text
        assert await stored_bytes(served.database, table) == before
        grown = served.forked.memory - memory
        print(f"{number} bad frames, {grown / 1e6:.1f} MB more memory")
        assert grown < GROWTH
        async with anna.live(table) as live:
            await live.act(live.acting().legal[0])
