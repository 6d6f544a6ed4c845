"""The WebSocket of a table: updates to a client, actions from it.

A connection keeps no queue of updates. It remembers the version it has sent; when the table goes on it is
woken and sends everything since then with the newest state, without a wait if the client has taken what came
before. So a slow client costs no memory, and one that cannot take a message for a while is dropped and comes
back with its version.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from farebox.errors import FareboxError, TableError
from farebox.server.http.problems import language_of, problem_of, server_fault
from farebox.server.http.requests import address_of, known_guest, own_host, own_origin, services_of
from farebox.server.live.projection import log_since
from farebox.server.live.signals import Said
from farebox.server.services import Services
from farebox.server.tables import commands
from farebox.server.tables.manager import LiveTable
from farebox.server.wire import (
    Act,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Undo,
)
from farebox.server.wire_signals import Away, Nudge, React

Socket = WebSocket[Any, Any, Any]
Post = Callable[[Iterable[bytes]], bool]

MAX_WAITING = 64
MAX_SAID = 20
CLOSE_CODES = {
    "unknown-table": 4404,
    "table-of-another-city": 4410,
    "table-of-another-version": 4410,
    "table-damaged": 4500,
    "too-many-connections": 4429,
    "too-many-requests": 4430,
}
NOT_VALID, FOREIGN = 4400, 4403
# The extension of ASGI by which the server that runs this one sends texts without a wait.
POST = "farebox.post"

_log = logging.getLogger(__name__)
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(ClientMessage)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Follow a table and play at it."""
    if not own_host(socket) or not own_origin(socket):
        return await socket.close(FOREIGN)
    await socket.accept()
    services, guest = services_of(socket), known_guest(socket)
    language = language_of(socket.headers.get("accept-language"))
    address = address_of(socket)
    try:
        # Saying hello costs more than most requests do.
        services.guards.require_message(guest, address)
        with (
            services.guards.connection(guest, address),
            services.metrics.connections.track_inprogress(),
        ):
            since = since_of(socket.query_params.get("since"))
            table = await services.tables.open(table_id, since)
            await Connection(socket, services, table, guest, language).run(since)
    except FareboxError as error:
        services.metrics.refused(error.code)
        with suppress(WebSocketDisconnect, RuntimeError):
            refused = Refused(id=None, error=problem_of(error, language), version=0)
            await socket.send_data(_ENCODER.encode(refused).decode())
            await socket.close(CLOSE_CODES.get(error.code, NOT_VALID))


def since_of(text: str | None) -> int:
    """The version that a client has."""
    if text is None:
        return 0
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise TableError("request-not-valid", fault="since")
    return int(text)


def never_now(texts: Iterable[bytes]) -> bool:
    """Send nothing without a wait, for servers that cannot."""
    return False


class Connection:
    """One client of one table."""

    def __init__(
        self, socket: Socket, services: Services, live: LiveTable, guest: str | None, language: str
    ) -> None:
        self.socket = socket
        self.services = services
        self.live = live
        self.guest = guest
        self.language = language
        self.address = address_of(socket)
        self._attendant = guest or f"?{id(self)}"
        self.seats = live.table.seats_of(guest)
        self._seated = live.table.seats
        self.sent = 0
        self.answers: deque[ServerMessage] = deque()
        # What others said in passing; a client that is too slow for it does without the oldest.
        self._said: deque[Said] = deque(maxlen=MAX_SAID)
        self._shown_presence: object = None
        extensions: Any = socket.scope.get("extensions") or {}
        self._post: Post = extensions.get(POST, never_now)
        self._unsent: deque[bytes] = deque()
        self._sending = True
        self._asking = False
        self._ended = False
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Send what is new: at once if the client takes it, else by the task that waits for it."""
        if self._asking:
            # The answer comes right after the update, and one call to the system sends both.
            return
        try:
            if not self._sending and self._post_all():
                return
        except Exception:
            # The task meets it again and ends this connection; the waker is not concerned.
            _log.debug("not posted", exc_info=True)
        self._woken.set()

    def _post_all(self) -> bool:
        """Send all there is without a wait; False if the client has not taken what it was sent before."""
        self._unsent.extend(iter(self._next, None))
        if self._unsent and not self._post(self._unsent):
            return False
        self.services.metrics.sent(len(self._unsent))
        self._unsent.clear()
        return True

    def _next(self) -> bytes | None:
        """The next message, if there is one: what is new at the table, after that the answers."""
        if self.sent < self.live.table.version:
            return self._news()
        if self.answers:
            return _ENCODER.encode(self.answers.popleft())
        table = self.live.table
        presence = (self.services.signals.revisions[table.id], table.seats)
        if presence != self._shown_presence:
            self._shown_presence = presence
            return _ENCODER.encode(self.services.signals.presence(table))
        return _ENCODER.encode(self._said.popleft()) if self._said else None

    def hear(self, said: Said) -> None:
        """Pass on what somebody said."""
        self._said.append(said)
        self.wake()

    async def run(self, since: int) -> None:
        """Say hello, then send and receive until either ends."""
        table_id = self.live.table.id
        self.live.subscribers.add(self)
        self.services.signals.join(table_id, self._attendant, self)
        try:
            receiving = asyncio.create_task(self._receive_all())
            sending = asyncio.create_task(self._send_all(since))
            try:
                await asyncio.wait({receiving, sending}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._ended = True
                sending.cancel()
                # What a client asked for is done though the client is gone.
                if not self._asking:
                    receiving.cancel()
                results = await asyncio.gather(receiving, sending, return_exceptions=True)
            raise_fault(results)
        finally:
            self.live.subscribers.discard(self)
            self.services.signals.leave(table_id, self._attendant, self)

    async def _send_all(self, since: int) -> None:
        """Say hello, then send what could not be sent without a wait."""
        await self._send(self._hello(since))
        while True:
            while (text := self._unsent.popleft() if self._unsent else self._next()) is not None:
                await self._send(text)
            self._sending = False
            await self._woken.wait()
            self._sending = True
            self._woken.clear()

    async def _send(self, text: bytes) -> None:
        """Send a message as soon as the client takes it, which must not take too long."""
        try:
            async with asyncio.timeout(self.services.settings.limits.send_seconds):
                await self.socket.send_data(text.decode())
        except TimeoutError:
            self.services.metrics.limited("send_seconds")
            raise
        self.services.metrics.sent(1)

    def _hello(self, since: int) -> bytes:
        table, projection = self.live.table, self.live.projection
        seats = table.seats_of(self.guest)
        info: Any = msgspec.Raw(projection.info(self.guest))
        hello = Hello(
            now=self.services.tables.clock(),
            build=self.socket.app.state.files.build,
            table=info,
            version=table.version,
            seats=seats,
            # A version that the table never had counts as nothing.
            log=log_since(table, since if since <= table.version else 0, seats),
            game=projection.game(),
            states=projection.states(seats),
        )
        text = _ENCODER.encode(hello)
        self.seats, self.sent, self._seated = seats, table.version, table.seats
        return text

    def _news(self) -> bytes:
        """What the client does not have yet; everything if its seats, and so what it may know, changed."""
        table, since = self.live.table, self.sent
        if table.seats is not self._seated and table.seats_of(self.guest) != self.seats:
            return self._hello(0)
        text = self.live.projection.update(since, self.guest, self.seats)
        # Only now: what could not be made is not sent, and must not count as sent.
        self.sent, self._seated = table.version, table.seats
        return text

    async def _receive_all(self) -> None:
        """Take one message after the other."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            self._asking = True
            answer = await self._answer(text if isinstance(text, str) else None)
            if answer is not None:
                self.answers.append(answer)
            self._asking = False
            self.wake()
            if self._ended or len(self.answers) + len(self._unsent) > MAX_WAITING:
                return
            # A client that sends many messages at once does not go before everybody else.
            await asyncio.sleep(0)

    async def _answer(self, text: str | None) -> ServerMessage | None:
        """Carry out a message, or say why not; what is said in passing needs no answer."""
        command_id = None
        try:
            self.services.guards.require_message(self.guest, self.address)
            message = self._parse(text)
            if isinstance(message, Ping):
                return Pong()
            if isinstance(message, React | Nudge | Away):
                self._signal(message)
                return None
            command_id = message.id
            version = await self._execute(message)
            return Done(id=command_id, version=version)
        except FareboxError as error:
            return self._refused(command_id, error)
        except Exception as error:
            return self._refused(command_id, server_fault(error))

    def _parse(self, text: str | None) -> ClientMessage:
        most = self.services.settings.limits.message_bytes
        if text is None:
            raise TableError("message-not-valid", fault="binary")
        if len(text) > most or len(text.encode()) > most:
            raise TableError("message-too-large", most=most)
        try:
            message: ClientMessage = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise TableError("message-not-valid", fault=str(fault)) from None
        return message

    def _signal(self, message: React | Nudge | Away) -> None:
        """Tell others something that is not stored."""
        signals, table = self.services.signals, self.live.table
        if isinstance(message, Away):
            signals.look_away(table.id, self._attendant, self, message.away)
        elif self.guest is None:
            raise TableError("not-seated")
        elif isinstance(message, React):
            signals.react(table, self.guest, message)
        else:
            signals.nudge(table, self.guest, message.seat)

    async def _execute(self, message: Act | Undo) -> int:
        if self.guest is None:
            raise TableError("not-your-seat", seat=message.seat)
        guest, seat, version = self.guest, message.seat, message.version
        command: commands.Command
        if isinstance(message, Act):
            command = commands.Act(guest=guest, seat=seat, version=version, action=message.action)
        else:
            command = commands.Undo(guest=guest, seat=seat, version=version)
        # Ids are the guest's own: nobody can use up the ids of others.
        return await self.services.tables.execute(self.live.table.id, command, f"{guest}/{message.id}")

    def _refused(self, command_id: str | None, error: FareboxError) -> Refused:
        self.services.metrics.refused(error.code)
        return Refused(id=command_id, error=problem_of(error, self.language), version=self.live.table.version)


def raise_fault(results: Iterable[BaseException | None]) -> None:
    """Raise what ended a connection, unless the client just went away or was too slow."""
    harmless = (WebSocketDisconnect, asyncio.CancelledError, TimeoutError)
    for result in results:
        if result is not None and not isinstance(result, harmless):
            raise result
