"""How connections are read and written: WebSockets that take texts without a wait, and limits for all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import h11
import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from farebox.server.limits import GUARDS, Guards, network_of
from farebox.server.live.connection import POST
from farebox.server.wire import Closing

RETRY_SECONDS = 1.0
CLOSING = msgspec.json.encode(Closing(reason="server-stops", retry_seconds=RETRY_SECONDS))
# So many bytes hold at most some hundred frames.
PART = 2048
TOO_MANY_MESSAGES, TOO_MANY_FRAMES, TOO_MUCH_WAITING = 4430, 4431, 4432
# A client may learn from as many refusals as it may send messages at once; then it is cut off.
REFUSED_AT_ONCE = 2
NOT_TEXT = 1007
LAST_SECONDS = 1.0
# What a client may still have on its way when it is told that the connection ends.
LAST_BYTES = 16_384
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HeldBytes:
    """What the server keeps since a client has not taken it yet, counted for the client's address.

    Counted while a connection is paused, which asyncio does above 64 KB: little more is written after that.
    """

    def __init__(self) -> None:
        self._held: tuple[str, int] | None = None

    def hold(self, guards: Guards, client: tuple[str, int] | None, size: int) -> bool:
        """Count the bytes of a connection; False if its address leaves too many waiting."""
        self.release(guards)
        address = network_of(client[0]) if client else ""
        if not guards.enter("waiting_bytes_by_address", address, size):
            return False
        self._held = (address, size)
        return True

    def release(self, guards: Guards) -> None:
        """The client has taken them, or is gone."""
        if self._held is not None:
            guards.leave("waiting_bytes_by_address", *self._held)
            self._held = None


class TimedProtocol(H11Protocol):
    """HTTP whose clients have some seconds for the head of a request, for its body, and to go on reading."""

    _timer: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None
    _timed: object = None
    _peer: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a first request; an address with too many connections gets no more of them."""
        super().connection_made(transport)
        self._held = HeldBytes()
        peer = transport.get_extra_info("peername")
        self._peer = network_of(peer[0]) if isinstance(peer, tuple) else None
        if self._peer is None or self._guards.is_proxy(peer[0]):
            self._peer = None
        elif not self._guards.enter("sockets_by_address", self._peer):
            self._peer = None
            transport.write(TOO_MANY)
            transport.close()
            return
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take what came; a new part of a request has a time of its own."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_timer()
        self._stop_expecting()
        self._leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Hold what the client has not taken, unless its address leaves too much waiting."""
        super().pause_writing()
        size = self.transport.get_write_buffer_size()
        if self._held.hold(self._guards, self.scope["client"], size):
            self._expect_less(size)
        else:
            self.transport.abort()

    def resume_writing(self) -> None:
        """The client reads."""
        self._stop_expecting()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """Go on to the next request; the client may take its time for the answer, but not for ever."""
        super().on_response_complete()
        self._expect_less(self.transport.get_write_buffer_size())

    def _expect_less(self, size: int) -> None:
        """Look later whether the client has taken anything of what waits for it."""
        if self._taking is not None:
            self._taking.cancel()
        if size:
            self._taking = self.loop.call_later(self._guards.limits.send_seconds, self._check_reader, size)

    def _check_reader(self, before: int) -> None:
        """Drop a client that takes nothing: it would hold what it asked for as long as it likes."""
        size = self.transport.get_write_buffer_size()
        if size < before:
            self._expect_less(size)
        else:
            self._guards.on_refusal("send_seconds")
            self.transport.abort()

    def _stop_expecting(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        self._held.release(self._guards)

    def _leave(self) -> None:
        """Count this connection no more."""
        if self._peer is not None:
            self._guards.leave("sockets_by_address", self._peer)
            self._peer = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the protocol of WebSockets, which has its own limits."""
        self._stop_timer()
        self._leave()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Have a timer for the part of a request that is awaited, if one is."""
        state = self.conn.their_state
        if state is self._timed or self.transport.get_protocol() is not self:
            return
        self._stop_timer()
        self._timed = state
        limits = self._guards.limits
        seconds = {h11.IDLE: limits.head_seconds, h11.SEND_BODY: limits.body_seconds}.get(state)
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self._give_up, state)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self, state: object) -> None:
        """End a connection whose client takes too long."""
        if self.transport.is_closing() or self.conn.their_state is not state:
            return
        self._guards.on_refusal("head_seconds" if state is h11.IDLE else "body_seconds")
        if state is h11.IDLE or not self.cycle.response_started:
            self.transport.write(TOO_SLOW)
        self.transport.close()
        self.loop.call_later(LAST_SECONDS, end_at_once, self)

    @property
    def _guards(self) -> Guards:
        guards: Guards = self.app_state[GUARDS]
        return guards


class Allowance:
    """How many frames of a kind a connection has sent of late: a token bucket."""

    def __init__(self) -> None:
        self._used = 0.0
        self._counted_at = 0.0

    def take(self, now: float, per_second: float, at_once: int) -> bool:
        """Count one more; False if that is too many."""
        left = max(0.0, self._used - (now - self._counted_at) * per_second)
        self._used, self._counted_at = left + 1, now
        return self._used <= at_once


class TellingProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that takes texts without a wait, and whose client is told when the server stops.

    What is sent in one go, to one client or to many, is handed to the system together: that wakes clients
    less often, and costs a client who gets an update and an answer one call to the system instead of two.
    """

    _called = False
    _after_close = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count from nothing."""
        super().connection_made(transport)
        self._frames, self._messages, self._held = Allowance(), Allowance(), HeldBytes()

    def connection_lost(self, exc: Exception | None) -> None:
        """Hold nothing any more."""
        self._held.release(self._guards)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Hold what the client has not taken, unless its address leaves too much waiting."""
        super().pause_writing()
        size = self.transport.get_write_buffer_size()
        if not self._held.hold(self._guards, self.scope["client"], size) and not self.transport.is_closing():
            self._cut_off(TOO_MUCH_WAITING)

    def handle_connect(self, event: Request) -> None:
        """Offer `post` to the application, as an extension of ASGI."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[POST] = self.post

    def data_received(self, data: bytes) -> None:
        """Take what came in small parts, so that thousands of tiny frames cannot hold up everybody else."""
        if not self.writable.is_set():
            # Pongs to a client that reads nothing would be kept without end; `resume_writing` goes on.
            self.transport.pause_reading()
        for start in range(0, len(data), PART):
            if self.transport.is_closing() or self._is_over(data):
                return
            super().data_received(data[start : start + PART])

    def _is_over(self, data: bytes) -> bool:
        """Whether the connection was closed and the client sends on nevertheless; then it is cut off."""
        if not self.close_sent:
            return False
        self._after_close += len(data)
        if self._after_close > LAST_BYTES:
            self.transport.abort()
        return self.transport.is_closing()

    def resume_writing(self) -> None:
        """Read on when the client has taken what it was sent."""
        super().resume_writing()
        self._held.release(self._guards)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many of them."""
        if self._allow_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, unless there are too many of them."""
        if self._allow_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, unless there are too many of them."""
        if self._allow_frame():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take a message or its beginning, unless there are far too many of them."""
        if self._allow_message():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a message that will be refused, unless there are far too many of them."""
        if self._allow_message():
            super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; bytes that are no text end the connection, which is no fault of the server."""
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            self._cut_off(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def _allow_frame(self) -> bool:
        """Count a frame that brings no message: browsers send hardly any, so a flood of them is cut off."""
        limits = self._guards.limits
        if self._frames.take(self.loop.time(), limits.frames_per_second, limits.frames_at_once):
            return True
        return self._refuse("frames", TOO_MANY_FRAMES)

    def _allow_message(self) -> bool:
        """Count a message before it is read: who sends on after being refused so often is cut off."""
        limits = self._guards.limits
        at_once = limits.messages_at_once * REFUSED_AT_ONCE
        if self._messages.take(self.loop.time(), limits.messages_per_second, at_once):
            return True
        return self._refuse("messages", TOO_MANY_MESSAGES)

    def _refuse(self, limit: str, code: int) -> bool:
        """Cut a client off that is beyond a limit."""
        if not self.transport.is_closing():
            self._guards.on_refusal(limit)
            self._cut_off(code)
        return False

    @property
    def _guards(self) -> Guards:
        guards: Guards = self.app_state[GUARDS]
        return guards

    def _cut_off(self, code: int) -> None:
        """Say why, and end the connection whether or not the client takes that."""
        self.close_sent = True
        if self.conn.state is OPEN:
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(LAST_SECONDS, end_at_once, self)

    def keepalive_timeout(self) -> None:
        """Give up a client that does not answer, without waiting until it has taken what it was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application; clients that have not taken what they were sent are not waited for."""
        await super().run_asgi()
        if not self.writable.is_set():
            end_at_once(self)

    def post(self, texts: Iterable[bytes]) -> bool:
        """Send texts soon; False if the client has not yet taken what it was sent before."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        for text in texts:
            self.conn.send_text(text)
        if not self._called:
            self._called = True
            self.loop.call_soon(self._write)
        return True

    def _write(self) -> None:
        self._called = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: ASGISendEvent) -> None:
        """Send a text as soon as the client takes it, and anything else as ever."""
        text = message.get("text")
        if isinstance(text, str):
            await self.writable.wait()
            if self.handshake_complete and self.post((text.encode(),)):
                return
        await super().send(message)

    def shutdown(self) -> None:
        """Say `closing`, then close."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(CLOSING)
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()


def end_at_once(protocol: TimedProtocol | TellingProtocol) -> None:
    """End a connection that has not ended yet; asyncio fails if one is aborted that has sent its last."""
    if protocol in protocol.connections:
        protocol.transport.abort()


def is_text(parts: Iterable[bytes]) -> bool:
    """Whether the parts of a message are UTF-8 together."""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
