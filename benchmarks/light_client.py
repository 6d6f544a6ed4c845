"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, MASKED = 0x80, 0x80
# Masking with zeros changes nothing: it keeps to the protocol and costs nothing.
NO_MASK = b"\0\0\0\0"

OnText = Callable[[bytes], None]


class LightClient(asyncio.Protocol):
    """One connection: calls back for every text, answers pings."""

    def __init__(self) -> None:
        self.on_text: OnText = lambda text: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport to write to."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, reason: Exception | None) -> None:
        """Note that the server has gone."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(reason or ConnectionError("closed"))

    def greet(self, host: str, path: str, cookie: str) -> None:
        """Ask for a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self._write("\r\n".join([*lines, "", ""]).encode())

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send_frame(TEXT, text)

    def close(self) -> None:
        """Go away."""
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Take the frames that are complete."""
        self._buffer += data
        if not self.opened.done() and not self._take_greeting():
            return
        while self._take_frame():
            pass

    def _take_greeting(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        del self._buffer[: end + 4]
        if b" 101 " in status:
            self.opened.set_result(None)
            return True
        self.opened.set_exception(ConnectionError(status.decode()))
        return False

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            start = 4
        elif size == 127:
            start = 10
        if len(buffer) < start:
            return False
        if start > 2:
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        opcode, body = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._handle(opcode, body)
        return True

    def _handle(self, opcode: int, body: bytes) -> None:
        if opcode == TEXT:
            self.on_text(body)
        elif opcode == PING:
            self._send_frame(PONG, body)
        elif opcode == CLOSE:
            self.close()

    def _send_frame(self, opcode: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = struct.pack("!BB", LAST | opcode, MASKED | size)
        elif size < 65_536:
            head = struct.pack("!BBH", LAST | opcode, MASKED | 126, size)
        else:
            head = struct.pack("!BBQ", LAST | opcode, MASKED | 127, size)
        self._write(head + NO_MASK + body)

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)


async def connect(
    port: int,
    path: str,
    cookie: str = "",
    on_text: OnText = lambda text: None,
    source: str = "127.0.0.1",
) -> LightClient:
    """A connection to a server on this machine, from one of this machine's addresses."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(LightClient, "127.0.0.1", port, local_addr=(source, 0))
    client.on_text = on_text
    client.greet(f"127.0.0.1:{port}", path, cookie)
    await client.opened
    return client
