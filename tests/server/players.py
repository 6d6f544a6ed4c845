"""Clients that play on whatever happens to the servers: they come back, and ask again what got no answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from farebox.server.wire import Act, Done, Hello, Refused, Update
from tests.server.ledger import Ledger, Sent
from tests.server.served import Client, Live

PAUSE = 0.02
LOST = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, httpx.TransportError)
ANSWER_SECONDS = 30.0
AWAY = 503


class Reachable(Protocol):
    """Something that answers like a server."""

    @property
    def address(self) -> str:
        """Where it answers."""


class Player:
    """A guest who plays all own seats of a table, then of its rematch, and so on."""

    def __init__(self, guest: Client, servers: Sequence[Reachable], ledger: Ledger, rng: Random) -> None:
        self.guest = guest
        self.servers = servers
        self.ledger = ledger
        self.rng = rng
        self.turn_to(servers[0])
        self.pending: Act | None = None
        self.version = 0
        self.table: str | None = None
        self.live: Live | None = None

    def go_elsewhere(self) -> None:
        """Turn to a server that runs, if there is one."""
        self.ledger.moved += 1
        self.turn_to(self.rng.choice(self.servers))

    def turn_to(self, server: Reachable) -> None:
        """Ask this one from now on."""
        self.guest.address = server.address
        self.guest.http.base_url = httpx.URL(server.address)

    async def surely(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer to a request, asked again as long as servers are away."""
        while True:
            try:
                return await self.guest.http.request(method, path, json=body)
            except LOST:
                await asyncio.sleep(PAUSE)
                self.go_elsewhere()

    async def play(self, table: str) -> None:
        """Play a table to its end, and its rematches until told to stop."""
        self.table = table
        while self.table is not None:
            self.ledger.add_table(self.table)
            self.version, self.pending = 0, None
            await self.play_one(self.table)
            self.table = await self.rematch(self.table) if self.ledger.goes_on(self.table) else None

    async def play_one(self, table: str) -> None:
        """Play a table to its end over as many connections as it takes."""
        over = False
        while not over:
            try:
                async with self.guest.live(table, since=self.version) as live:
                    over = await self.use(table, live)
            except LOST:
                await asyncio.sleep(PAUSE)
                self.go_elsewhere()

    async def use(self, table: str, live: Live) -> bool:
        """Play over one connection until the game or the connection ends."""
        assert live.version >= self.version, "a server showed an older version than another one had"
        self.live = live
        self.keep_up(table, live)
        if self.pending is not None:
            self.ledger.resent += 1
            await live.send(self.pending)
        while not (live.over and self.pending is None):
            if self.pending is None and live.my_turn:
                await self.act(table, live)
            async with asyncio.timeout(ANSWER_SECONDS if self.pending else None):
                message = await live.receive()
            if isinstance(message, Hello | Update):
                self.keep_up(table, live)
            elif isinstance(message, Done):
                self.acknowledge(table, message)
            elif isinstance(message, Refused):
                await self.refused(live, message)
        return True

    async def refused(self, live: Live, message: Refused) -> None:
        """A server that is there does what it is asked."""
        raise AssertionError(f"refused {self.pending}: {message}")

    def describe(self) -> str:
        """What this guest waits for, for the message of a failed test."""
        shown = self.live and self.live.table
        return (
            f"{self.guest.nickname} at {self.table}: version {self.version}, waits for {self.pending}; "
            f"shown {shown and shown.status}, to act {self.live and self.live.my_turn}"
        )

    def keep_up(self, table: str, live: Live) -> None:
        """Note what was shown."""
        self.version = live.version
        self.ledger.see(table, live.version)

    async def act(self, table: str, live: Live) -> None:
        """Choose an action and send it."""
        state = live.acting()
        assert state.seat is not None
        action = self.rng.choice(state.legal)
        self.pending = Act(live.new_id(), state.seat, live.version, action)
        self.ledger.sent[table][self.command_id(self.pending.id)] = Sent(state.seat, action)
        await live.send(self.pending)

    def acknowledge(self, table: str, done: Done) -> None:
        """The action that waited is stored."""
        assert self.pending is not None
        assert done.id == self.pending.id
        self.ledger.acknowledged[table][self.command_id(done.id)] = done.version
        self.ledger.see(table, done.version)
        self.pending = None

    def command_id(self, message_id: str) -> str:
        """The id under which an action is stored."""
        return f"{self.guest.cookie.removeprefix('farebox=').rpartition('.')[0]}/{message_id}"

    async def rematch(self, table: str) -> str:
        """The next table, begun if it is for this guest to begin it."""
        answer = await self.surely("POST", f"/api/tables/{table}/rematch")
        assert answer.is_success, answer.text
        following = str(answer.json()["table"])
        started = await self.surely("POST", f"/api/tables/{following}/start")
        code = None if started.is_success else started.json()["error"]["code"]
        assert code in (None, "already-started", "only-the-host"), started.text
        return following


class Watcher(Player):
    """A guest without a seat, who watches bots until they are done and goes home."""

    async def rematch(self, table: str) -> str:
        """Let the same bots play at a new table; an answer that got lost leaves one that nobody watches."""
        wish = {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "casual"}
        body = {"city": "new_york", "seats": wish, "start": True, "pace": 0}
        answer = await self.surely("POST", "/api/tables", body)
        assert answer.is_success, answer.text
        return str(answer.json()["id"])


class Patient(Player):
    """A guest who is told that storage is away, and asks again like the page does."""

    async def surely(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer to a request, asked again as long as servers or storage are away."""
        while (answer := await super().surely(method, path, body)).status_code == AWAY:
            await asyncio.sleep(PAUSE)
        return answer

    async def use(self, table: str, live: Live) -> bool:
        """Play over a connection that begins with a table."""
        if live.table is None:
            raise ConnectionError("refused instead of greeted")
        return await super().use(table, live)

    async def refused(self, live: Live, message: Refused) -> None:
        """Send the same again: nobody knows whether it was stored."""
        assert message.error.code == "storage-unavailable", message
        await asyncio.sleep(PAUSE)
        if self.pending is not None:
            self.ledger.resent += 1
            await live.send(self.pending)


class Curious(Patient):
    """A guest who waits for storage, and would like to know what is secret until the end."""

    async def use(self, table: str, live: Live) -> bool:
        """Play over a connection, and ask before it."""
        if live.table is not None:
            await self.peek(table)
        return await super().use(table, live)

    async def peek(self, table: str) -> None:
        """Ask for what nobody gets before the game is over."""
        for path in ("record", "replay?eyes=open"):
            answer = await self.surely("GET", f"/api/tables/{table}/{path}")
            if answer.is_success:
                info = await self.surely("GET", f"/api/tables/{table}")
                assert info.json()["status"] == "over", f"{path} was told too early"


class CuriousWatcher(Curious, Watcher):
    """A guest without a seat who waits for storage and asks too much."""
