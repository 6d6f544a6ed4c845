"""What a client asked for is done though the client is gone, and a client that misses an update is let go."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from farebox.server.live.connection import Connection
from farebox.server.live.projection import ClientProjection
from farebox.server.services import Services
from farebox.server.wire import Act, Ping, Pong
from tests.server.served import Client, Live, sqlite_address
from tests.server.within import server_within

pytestmark = pytest.mark.anyio

MAX_SECONDS = 120


class Gate:
    """A storage that lets nothing in before the gate is opened."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.opened = asyncio.Event(), asyncio.Event()
        self._append = services.tables.storage.append
        monkeypatch.setattr(services.tables.storage, "append", self._wait)

    async def _wait(self, *what: Any, **more: Any) -> None:
        self.reached.set()
        await self.opened.wait()
        await self._append(*what, **more)


async def send_first_choice(live: Live) -> None:
    """Choose first tickets, and wait for no answer."""
    state = live.acting()
    assert state.seat is not None
    await live.send(Act(live.new_id(), state.seat, live.version, state.legal[0]))


def connection_of(services: Services, table: str) -> Connection:
    """The only connection of a table."""
    [connection] = services.tables.live[table].subscribers
    assert isinstance(connection, Connection)
    return connection


async def find_out(connection: Connection) -> None:
    """Let a connection try to send until it knows that its client is gone.

    Nothing else can make it try while it waits for storage.
    """
    while not connection._ended:  # noqa: SLF001
        connection._unsent.append(b"{}")  # noqa: SLF001
        connection._woken.set()  # noqa: SLF001
        await asyncio.sleep(0.01)


async def test_an_action_is_stored_and_told_though_its_sender_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        asyncio.timeout(MAX_SECONDS),
        server_within(sqlite_address(tmp_path)) as (address, services),
        Client(address, "Anna") as anna,
        Client(address, "Bert") as bert,
    ):
        table = await anna.new_table("me", "open", start=False)
        await bert.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
        await anna.ask("POST", f"/api/tables/{table}/start")
        gate = Gate(services, monkeypatch)
        async with anna.live(table) as hers:
            await send_first_choice(hers)
            await gate.reached.wait()
            gone = connection_of(services, table)
        async with bert.live(table) as his:
            before = his.version
            await find_out(gone)
            gate.opened.set()
            await his.until(lambda live: live.version > before)


async def test_a_client_whose_update_cannot_be_made_is_let_go_and_gets_it_when_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        asyncio.timeout(MAX_SECONDS),
        server_within(sqlite_address(tmp_path)) as (address, _),
        Client(address, "Anna") as anna,
    ):
        table = await anna.new_table("me", "open", start=False)
        async with anna.live(table) as live:
            # What was sent before is sent, so that the update is posted at once and not by a task.
            await live.send(Ping())
            assert isinstance(await live.answer(), Pong)
            with monkeypatch.context() as broken:
                broken.setattr(ClientProjection, "update", unmakable)
                await anna.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "bot", "level": "novice"})
                with pytest.raises(ConnectionClosed):
                    await live.receive()
        async with anna.live(table, since=live.version) as again:
            assert again.version == live.version + 1


def unmakable(*what: object) -> bytes:
    """Make no update."""
    raise RuntimeError("an update that cannot be made")
