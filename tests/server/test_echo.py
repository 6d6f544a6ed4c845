"""The bare server that the table server is measured against answers, whatever becomes of our protocols."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks import servers
from benchmarks.light_client import connect

pytestmark = pytest.mark.anyio


async def test_the_echo_server_of_the_benchmark_echoes() -> None:
    with servers.echo() as server:
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        client = await connect(server.port, "/", on_text=heard.set_result)
        client.send(b"hello")
        async with asyncio.timeout(60):
            assert await heard == b"hello"
        client.close()
