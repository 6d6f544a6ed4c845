"""A real server in a process of its own, on a free port, and clients that talk to it."""

from __future__ import annotations

import math
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from farebox.game.actions import Action
from farebox.server.wire import (
    Act,
    ClientMessage,
    Done,
    Hello,
    LogEntry,
    Refused,
    ServerMessage,
    TableInfo,
    Undo,
    Update,
)
from farebox.server.wire_signals import Nudged, Presence, Reacted
from tests.server.build import SeenState, seen_states

STOP_SECONDS = 90
# Tests ask faster than people do.
QUICK = {
    "FAREBOX_MESSAGES_PER_SECOND": "100000",
    "FAREBOX_MESSAGES_AT_ONCE": "100000",
    "FAREBOX_ADDRESS_MESSAGES_PER_SECOND": "100000",
    "FAREBOX_ADDRESS_MESSAGES_AT_ONCE": "100000",
    "FAREBOX_NEW_TABLES_AT_ONCE": "100000",
}


class Served:
    """A server process; `restart` comes back at the same address."""

    def __init__(self, database: str, **environment: str) -> None:
        self.database = database
        self.environment = {**os.environ, **QUICK, **environment, "NO_COLOR": "1", "PYTHONUNBUFFERED": "1"}
        self.port = 0
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [*self.command(), "--port", str(self.port), "--database", self.database],
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", said)
        assert found, f"the server said {said!r}"
        self.port = int(found[1])
        return process

    def command(self) -> list[str]:
        """What starts the server."""
        return [sys.executable, "-m", "farebox", "serve"]

    @property
    def address(self) -> str:
        """Where the server answers."""
        return f"http://127.0.0.1:{self.port}"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait until the process is gone."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(STOP_SECONDS)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop and start again at the same address."""
        self.stop(how)
        self.process = self._start()


@contextmanager
def serving(database: str, **environment: str) -> Iterator[Served]:
    """A server while a test runs."""
    served = Served(database, **environment)
    try:
        yield served
    finally:
        served.stop(signal.SIGKILL)


def sqlite_address(folder: Path) -> str:
    """The address of a database file in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


class Live:
    """One WebSocket: it keeps what the server told, as a browser would."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count()
        self.version = 0
        self.presence: Presence | None = None
        self.seats: tuple[int, ...] = ()
        self.log: dict[int, LogEntry] = {}
        self.states: tuple[SeenState, ...] = ()
        self.table: TableInfo | None = None

    async def receive(self) -> ServerMessage:
        """The next message; what it tells is kept."""
        text = await self.socket.recv(decode=True)
        message: ServerMessage = msgspec.json.decode(text, type=ServerMessage)
        if isinstance(message, Hello):
            self.seats = message.seats
            self.log |= {entry.version: entry for entry in message.log}
        if isinstance(message, Update):
            self.log |= {entry.version: entry for entry in message.entries}
        if isinstance(message, Presence):
            self.presence = message
        if isinstance(message, Hello | Update):
            assert message.version >= self.version
            self.version, self.states = message.version, seen_states(message.game, message.states)
            self.table = message.table or self.table
        return message

    async def until(self, reached: Callable[[Self], bool]) -> None:
        """Receive until something is so."""
        while not reached(self):
            await self.receive()

    async def send(self, message: ClientMessage) -> None:
        """Send a message as it should be."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def answer(self) -> ServerMessage:
        """The next message that answers something."""
        while isinstance(message := await self.receive(), Hello | Update | Presence | Reacted | Nudged):
            pass
        return message

    async def act(self, action: Action, seat: int | None = None, version: int | None = None) -> ServerMessage:
        """Do an action and wait for the answer."""
        acting = self.acting().seat if seat is None else seat
        assert acting is not None
        await self.send(Act(self.new_id(), acting, self.version if version is None else version, action))
        return await self.answer()

    async def undo(self, seat: int = 0) -> ServerMessage:
        """Undo, and wait for the answer."""
        await self.send(Undo(self.new_id(), seat, self.version))
        return await self.answer()

    def new_id(self) -> str:
        return f"{uuid4().hex}-{next(self.numbers)}"

    def acting(self) -> SeenState:
        """The first own seat that is to act."""
        return next(state for state in self.states if state.legal)

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status == "over"

    @property
    def my_turn(self) -> bool:
        return any(state.legal for state in self.states)

    async def play(
        self,
        choose: Callable[[SeenState], Action] = lambda state: state.legal[-1],
        up_to: float = math.inf,
    ) -> None:
        """Play all own seats to the end of the game, or up to a version."""
        while not self.over and self.version < up_to:
            if not self.my_turn:
                await self.receive()
                continue
            answer = await self.act(choose(self.acting()))
            # Somebody else's first tickets may come between; then the next update has the decision again.
            assert isinstance(answer, Done) or (
                isinstance(answer, Refused) and answer.error.code == "stale-version"
            ), answer


class Client:
    """A guest with a browser."""

    def __init__(self, address: str, nickname: str) -> None:
        self.address = address
        self.nickname = nickname
        self.http = httpx.AsyncClient(base_url=address, timeout=60)

    async def __aenter__(self) -> Self:
        await self.ask("PUT", "/api/me", {"nickname": self.nickname})
        return self

    async def __aexit__(self, *reason: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """The JSON of an answer, which is a success unless a status is named."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code == status if status else response.is_success, response.text
        return response.json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and code of a refusal."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["error"]["code"]

    async def new_table(self, *seats: str, city: str = "paris", start: bool = True, **more: Any) -> str:
        """A new table: seats are "me", "open", a level, or "me:Name"; without pace."""
        wishes = [seat_wish(seat) for seat in seats]
        body = {"city": city, "seats": wishes, "start": start, "pace": 0, **more}
        return str((await self.ask("POST", "/api/tables", body, 201))["id"])

    @property
    def cookie(self) -> str:
        return f"farebox={self.http.cookies['farebox']}"

    @asynccontextmanager
    async def live(self, table: str, since: int = 0, origin: str | None = None) -> AsyncIterator[Live]:
        """A WebSocket that has been greeted."""
        place = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live?since={since}"
        headers = {"cookie": self.cookie} | ({"origin": origin} if origin else {})
        async with connect(place, additional_headers=headers, max_size=None, open_timeout=60) as socket:
            live = Live(socket)
            await live.receive()
            yield live


def seat_wish(seat: str) -> dict[str, str]:
    """A seat of a new table in one word."""
    kind, _, name = seat.partition(":")
    if kind == "me":
        return {"kind": "me", "name": name} if name else {"kind": "me"}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "level": kind}
