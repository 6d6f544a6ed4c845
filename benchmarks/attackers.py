"""Attackers: what one stranger can do to a server, for some seconds; `benchmarks.attacks` starts them.

Each runs in a process of its own, at an address of its own (127.0.0.2), and only ever talks to a port of this
machine. What it got done is printed as JSON, so that nobody takes an attack that did nothing for a defence.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

FROM = ("127.0.0.2", 0)
MAX_SECONDS = 120.0
LOST = (OSError, EOFError, ValueError, asyncio.LimitOverrunError)
# Zeros as a mask change nothing.
MASK = b"\0\0\0\0"
PING, PART, TEXT = b"\x89", b"\x00", b"\x81"
TOGETHER = 50
SEATS = [{"kind": "me"}, {"kind": "me"}]

Head = tuple[int, dict[str, str], bytes]


class Attack:
    """One attacker: where the server is, how long it goes on, and what came of it."""

    def __init__(self, port: int, seconds: float, tables: list[str]) -> None:
        self.port = port
        self.until = monotonic() + min(seconds, MAX_SECONDS)
        self.tables = tables
        self.done: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return monotonic() < self.until

    async def many(self, count: int, one: Callable[[], Awaitable[None]]) -> None:
        """Do the same so many times side by side, again and again."""

        async def forever() -> None:
            while self.goes_on:
                try:
                    async with asyncio.timeout(max(0.1, self.until - monotonic())):
                        await one()
                except LOST:
                    self.done["cut off"] += 1
                    await asyncio.sleep(0.01)
                except TimeoutError:
                    return

        await asyncio.gather(*(forever() for _ in range(count)))

    async def connect(self) -> Line:
        """A new connection to the server."""
        return Line(self, *await asyncio.open_connection("127.0.0.1", self.port, local_addr=FROM))


class Line:
    """A connection of an attacker."""

    def __init__(self, attack: Attack, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.attack = attack
        self.reader = reader
        self.writer = writer
        self.cookie = ""

    def close(self) -> None:
        """Go away without a word."""
        self.writer.transport.abort()

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Head:
        """The answer to a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.attack.port}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"] if body else []
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        await self.writer.drain()
        return await self._answer()

    async def _answer(self) -> Head:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ")[1])
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head)}
        body = await self.reader.readexactly(int(headers.get("content-length", 0)))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        self.attack.done[str(status)] += 1
        return status, headers, body

    async def upgrade(self, table: str) -> None:
        """Make a WebSocket of the connection."""
        key = base64.b64encode(os.urandom(16)).decode()
        await self.ask(
            "GET",
            f"/api/tables/{table}/live",
            Upgrade="websocket",
            Connection="Upgrade",
            Sec_WebSocket_Key=key,
            Sec_WebSocket_Version="13",
        )

    async def frame(self) -> bytes:
        """The next frame's body."""
        _, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return await self.reader.readexactly(size)

    async def new_table(self, seats: list[dict[str, str]], **more: object) -> str:
        """A table of the attacker's own."""
        wish = {"city": "paris", "seats": seats, "start": True, "pace": 0, **more}
        status, headers, body = await self.ask("POST", "/api/tables", json.dumps(wish).encode())
        if status != 201:
            await asyncio.sleep(min(1.0, float(headers.get("retry-after", 0))))
            raise ConnectionError(status)
        return str(json.loads(body)["id"])

    def send(self, message: dict[str, object]) -> None:
        """Send a message over a WebSocket."""
        self.writer.write(framed(message))


def framed(message: dict[str, object]) -> bytes:
    """A message as a WebSocket carries it."""
    text = json.dumps(message).encode()
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return TEXT + size + MASK + text


async def files(attack: Attack) -> None:
    """Load the page and its files as fast as it goes (finding 3)."""
    line = await attack.connect()
    _, _, page = await line.ask("GET", "/")
    parts = [part.partition(b'"')[0].decode() for part in page.split(b'="/assets/')[1:]]
    while attack.goes_on:
        for path in ("/", *(f"/assets/{part}" for part in parts)):
            await line.ask("GET", path)


async def requests(attack: Attack) -> None:
    """Ask over many connections at once, whatever the answer is."""
    line = await attack.connect()
    while attack.goes_on:
        await line.ask("GET", "/api/cities/paris")


async def guests(attack: Attack) -> None:
    """Be somebody new for every request: tables, and the public list (finding 9)."""
    line = await attack.connect()
    while attack.goes_on:
        line.cookie = ""
        with suppress(ConnectionError):
            await line.new_table(SEATS, settings={"listed": True})


async def sockets(attack: Attack) -> None:
    """Open WebSockets and keep them (finding 9)."""
    line = await attack.connect()
    await line.upgrade(attack.tables[0])
    while True:
        await line.frame()
        attack.done["frames"] += 1


async def hellos(attack: Attack) -> None:
    """Be greeted, leave, and come back (finding 23)."""
    line = await attack.connect()
    await line.upgrade(attack.tables[0])
    await line.frame()
    attack.done["greeted"] += 1
    line.close()


async def messages(attack: Attack) -> None:
    """Send messages as fast as they are taken, and read no answer."""
    line = await attack.connect()
    await line.upgrade(attack.tables[0])
    reading = asyncio.create_task(drain(line))
    try:
        while not line.writer.is_closing():
            line.writer.write(framed({"type": "ping"}) * TOGETHER)
            attack.done["messages"] += TOGETHER
            await line.writer.drain()
    finally:
        reading.cancel()
        line.close()


async def drain(line: Line) -> None:
    """Throw away what comes."""
    while await line.reader.read(65_536):
        pass


async def flood(attack: Attack, frames: bytes, *, read: bool) -> None:
    """Send the same frames as fast as they are taken."""
    line = await attack.connect()
    await line.upgrade(attack.tables[0])
    reading = asyncio.create_task(drain(line)) if read else None
    try:
        while not line.writer.is_closing():
            line.writer.write(frames)
            attack.done["bytes"] += len(frames)
            await line.writer.drain()
    finally:
        if reading:
            reading.cancel()
        line.close()


async def pings(attack: Attack) -> None:
    """Send empty pings (finding 6)."""
    await flood(attack, (PING + b"\x80" + MASK) * 5_000, read=True)


async def fragments(attack: Attack) -> None:
    """Send messages of empty parts that never end (finding 6)."""
    await flood(attack, b"\x01\x80" + MASK + (PART + b"\x80" + MASK) * 5_000, read=True)


async def unread(attack: Attack) -> None:
    """Send pings and take no answer (finding 5)."""
    await flood(attack, (PING + b"\xfd" + MASK + b"x" * 125) * 500, read=False)


async def silent(attack: Attack) -> None:
    """Connect and say nothing (finding 10)."""
    line = await attack.connect()
    attack.done["connected"] += 1
    await line.reader.read()
    line.close()


async def broken(attack: Attack) -> None:
    """Begin a request and break it off (finding 20)."""
    line = await attack.connect()
    line.writer.write(b'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"nick')
    await line.writer.drain()
    line.close()
    attack.done["broken"] += 1


async def bodies(attack: Attack) -> None:
    """Send bodies as large as they may be."""
    line = await attack.connect()
    text = json.dumps({"city": "paris", "seats": [{"kind": "me", "name": "x" * 100}] * 2_000}).encode()
    while attack.goes_on:
        await line.ask("POST", "/api/tables", text)


async def undos(attack: Attack) -> None:
    """Act and undo in turn, as often as a guest may (finding 2)."""
    line = await attack.connect()
    table = await line.new_table(SEATS, settings={"undo": True})
    await line.upgrade(table)
    await play_alone(line, undo=True)


async def play_alone(line: Line, *, undo: bool) -> None:
    """Play both seats of a table until it takes no more, with every action undone if wished."""
    _, told = await shown(line, {}, first=True)
    while line.attack.goes_on and told["table"]["status"] != "over":
        state = next(state for state in told["states"] if state["legal"])
        back = undo and state["can_undo"]
        wish = {"type": "undo"} if back else {"type": "act", "action": state["legal"][-1]}
        line.send({**wish, "id": os.urandom(8).hex(), "seat": state["seat"], "version": told["version"]})
        code, told = await shown(line, told)
        line.attack.done[code] += 1
        if code == "table-too-long":
            return
        if code == "too-many-requests":
            await asyncio.sleep(0.2)


async def shown(line: Line, told: dict[str, Any], *, first: bool = False) -> tuple[str, dict[str, Any]]:
    """What a command came to, and the newest that was told of the table."""
    while True:
        message = json.loads(await line.frame())
        if message["type"] in ("hello", "update"):
            # An update leaves out what did not change.
            told = {**told, **{key: value for key, value in message.items() if value is not None}}
            if first:
                return "hello", told
        elif first:
            raise ConnectionError(message["type"])
        elif message["type"] == "done":
            return "done", told
        elif message["type"] == "refused":
            return str(message["error"]["code"]), told


async def loads(attack: Attack) -> None:
    """Open the longest tables there are, which the server has to replay (finding 2)."""
    line = await attack.connect()
    while attack.goes_on:
        for table in attack.tables:
            await line.ask("GET", f"/api/tables/{table}")


async def replays(attack: Attack) -> None:
    """Ask for replays of a whole game (finding 23)."""
    line = await attack.connect()
    while attack.goes_on:
        await line.ask("GET", f"/api/tables/{attack.tables[-1]}/replay?eyes=open")


async def masters(attack: Attack) -> None:
    """Let as many Masters play as one guest may."""
    line = await attack.connect()
    await line.new_table([{"kind": "bot", "level": "master"}] * 4)
    attack.done["tables"] += 1


# What each does, and how many times side by side.
KINDS: dict[str, tuple[Callable[[Attack], Awaitable[None]], int]] = {
    "files": (files, 20),
    "requests": (requests, 100),
    "guests": (guests, 10),
    "sockets": (sockets, 600),
    "hellos": (hellos, 20),
    "messages": (messages, 50),
    "pings": (pings, 4),
    "fragments": (fragments, 4),
    "unread": (unread, 20),
    "silent": (silent, 1_100),
    "broken": (broken, 20),
    "bodies": (bodies, 10),
    "undos": (undos, 10),
    "loads": (loads, 10),
    "replays": (replays, 12),
    "masters": (masters, 4),
}


async def attack(kind: str, port: int, seconds: float, tables: list[str]) -> Counter[str]:
    """Attack until the time is over; what came of it."""
    one, count = KINDS[kind]
    attacker = Attack(port, seconds, tables)
    await attacker.many(count, lambda: one(attacker))
    return attacker.done


def main(arguments: list[str]) -> None:
    """Attack a port of this machine."""
    kind, port, seconds, *tables = arguments
    print(json.dumps(asyncio.run(attack(kind, int(port), float(seconds), tables))))


if __name__ == "__main__":
    main(sys.argv[1:])
