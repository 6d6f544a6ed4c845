"""A client that takes nothing is dropped, and nobody else notices."""

from __future__ import annotations

import asyncio
import re
import socket
from contextlib import closing
from pathlib import Path

import pytest

from farebox.server.wire import Done
from tests.server.launcher import serving_forked
from tests.server.served import Client, Live, Served, sqlite_address

pytestmark = pytest.mark.anyio

GREETING = "\r\n".join(
    [
        "GET /api/tables/{table}/live HTTP/1.1",
        "Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: c2xvdy1jbGllbnQtaGVyZQ==",
        "\r\n",
    ]
)
LITTLE, ROUNDS = 2048, 25
# A server that goes by pings alone would drop it later than this.
MAX_SECONDS = 35


def connect_without_reading(served: Served, table: str) -> socket.socket:
    """A spectator with little room for what he is sent, who never looks at it."""
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    lazy.connect(("127.0.0.1", served.port))
    lazy.sendall(GREETING.format(table=table, port=served.port).encode())
    return lazy


async def connections(client: Client) -> int:
    """How many WebSockets the server has."""
    found = re.search(r"^farebox_connections (\d+)", (await client.http.get("/metrics")).text, re.MULTILINE)
    assert found
    return int(found[1])


async def act_and_undo(live: Live) -> None:
    """Make the table tell two more versions, or more with those of the bot."""
    await live.until(lambda live: live.my_turn)
    await live.act(live.acting().legal[0])
    await live.until(lambda live: live.my_turn)
    assert isinstance(await live.undo(), Done)


async def test_a_client_that_takes_nothing_is_dropped_and_the_others_play_on(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path), FAREBOX_SEND_SECONDS="0.2") as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "novice", settings={"undo": True, "first": 0})
            async with anna.live(table) as live:
                with closing(connect_without_reading(served, table)):
                    async with asyncio.timeout(MAX_SECONDS):
                        while await connections(anna) < 2:
                            await asyncio.sleep(0.01)
                        # The system takes some for a client who does not, so it needs a lot to get stuck.
                        while await connections(anna) > 1:
                            for _ in range(ROUNDS):
                                await act_and_undo(live)
                assert 'limit="send_seconds"} 1.0' in (await anna.http.get("/metrics")).text
                await live.play()
