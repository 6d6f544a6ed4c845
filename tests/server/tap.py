"""A wire tap: every byte that a server sends to one client, kept and taken apart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

TEXT_FRAME = 1
SWITCHING = 101
CHUNK = 65_536
HEAD_END = b"\r\n\r\n"


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes


class Said(NamedTuple):
    """What came over one connection: answers, then messages of a WebSocket, each with where it begins."""

    answers: list[Answer]
    messages: list[tuple[int, bytes]]


class Kept:
    """What a server has sent over one connection so far."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.open = True


class Tap:
    """Stands between one client and the server, and keeps what the server sends, connection by connection."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self.port = 0
        self.connections: list[Kept] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """Where the client finds the server."""
        return f"http://127.0.0.1:{self.port}"

    def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a new connection."""
        task = asyncio.create_task(self.serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on one connection, as long as the server keeps it."""
        kept = Kept()
        self.connections.append(kept)
        try:
            with suppress(ConnectionError):
                await self._join(reader, writer, kept)
        finally:
            kept.open = False
            writer.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: Kept) -> None:
        """Connect a client with the server."""
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self.server_port)
        asking = asyncio.create_task(pass_on(reader, to_server))
        try:
            await pass_on(from_server, writer, kept.data)
        finally:
            asking.cancel()
            to_server.close()

    def take_ended(self) -> list[bytes]:
        """What came over connections that have ended; it is not kept any longer."""
        ended = [bytes(kept.data) for kept in self.connections if not kept.open]
        self.connections = [kept for kept in self.connections if kept.open]
        return ended

    async def close(self) -> None:
        """Cut all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def said(self) -> Iterator[tuple[bytes, Said]]:
        """Every connection as bytes and taken apart."""
        for kept in self.connections:
            if kept.data:
                yield bytes(kept.data), taken_apart(bytes(kept.data))


@asynccontextmanager
async def tapped(port: int) -> AsyncIterator[Tap]:
    """A tap on the way to a server's port."""
    tap = Tap(port)
    listening = await asyncio.start_server(tap.connected, "127.0.0.1", 0)
    tap.port = listening.sockets[0].getsockname()[1]
    try:
        yield tap
    finally:
        listening.close()
        await tap.close()


async def pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray | None = None
) -> None:
    """Pass bytes on until the sender ends, and keep them."""
    with suppress(ConnectionError):
        while data := await reader.read(CHUNK):
            if kept is not None:
                kept += data
            writer.write(data)
            await writer.drain()
        writer.write_eof()


def taken_apart(stream: bytes, *, cut_off: bool = False) -> Said:
    """The answers and messages of a connection; whatever is neither fails, unless it was cut off."""
    answers: list[Answer] = []
    place = 0
    while place < len(stream) and not (cut_off and HEAD_END not in stream[place:]):
        answer, place = read_answer(stream, place)
        answers.append(answer)
        if answer.status == SWITCHING:
            return Said(answers, list(read_frames(stream, place)))
    return Said(answers, [])


def read_answer(stream: bytes, place: int) -> tuple[Answer, int]:
    """The HTTP answer at a place, and where it ends."""
    head, found, _ = stream[place:].partition(HEAD_END)
    assert found, "an answer without an end"
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    assert "content-encoding" not in headers
    assert "transfer-encoding" not in headers
    begin = place + len(head) + 4
    end = begin + int(headers.get("content-length", "0"))
    return Answer(int(first.split(" ")[1]), headers, stream[begin:end]), end


def read_frames(stream: bytes, place: int) -> Iterator[tuple[int, bytes]]:
    """The texts that a server sent over a WebSocket; it neither masks, splits nor compresses them."""
    while place + 2 <= len(stream):
        begin, kind, length = place, stream[place], stream[place + 1]
        assert kind & 0x70 == 0
        place += 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, place = int.from_bytes(stream[place : place + size], "big"), place + size
        body, place = stream[place : place + length], place + length
        # The last one may have been cut off with the connection.
        if kind & 0x0F == TEXT_FRAME and len(body) == length:
            assert kind & 0x80
            yield begin, body
