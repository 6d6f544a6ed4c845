"""Running the server with uvicorn, in one process or several; clients are told when it stops."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from collections.abc import Iterable
from typing import Any

import msgspec
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from websockets.http11 import Request
from websockets.protocol import OPEN

from farebox.errors import SetupError
from farebox.server.live.connection import POST
from farebox.server.metrics import SHARED_FOLDER
from farebox.server.settings import Settings, to_environment
from farebox.server.storage import open_storage
from farebox.server.wire import Closing

RETRY_SECONDS = 1.0
STOP_SECONDS = 10
BACKLOG = 2048
# Larger than what the server accepts, so that a message that is too large gets an answer with a reason.
MAX_FRAME = 1_048_576
CLOSING = msgspec.json.encode(Closing(reason="server-stops", retry_seconds=RETRY_SECONDS))


class TellingProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that takes texts without a wait, and whose client is told when the server stops.

    What is sent in one go, to one client or to many, is handed to the system together: that wakes clients
    less often, and costs a client who gets an update and an answer one call to the system instead of two.
    """

    _called = False

    def handle_connect(self, event: Request) -> None:
        """Offer `post` to the application, as an extension of ASGI."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[POST] = self.post

    async def run_asgi(self) -> None:
        """Run the application; clients that have not taken what they were sent are not waited for."""
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

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


def config_of(settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn runs the server."""
    return uvicorn.Config(
        "farebox.server.app:app_from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws=TellingProtocol,
        ws_max_size=MAX_FRAME,
        # Compressing every message costs several times what sending it does.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        access_log=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        **more,
    )


def bound_socket(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        # Clients that connect while the server starts wait instead of being refused.
        listening.listen(BACKLOG)
    except OSError as fault:
        listening.close()
        raise SetupError(
            "address-not-free",
            host=settings.host,
            port=str(settings.port),
            fault=fault.strerror or str(fault),
        ) from None
    listening.set_inheritable(True)
    return listening


def prepare(settings: Settings) -> None:
    """Open and migrate the database once, so that what is wrong with it is said before anything starts."""

    async def open_once() -> None:
        await (await open_storage(settings.database)).close()

    asyncio.run(open_once())


def address_of(settings: Settings, listening: socket.socket) -> str:
    """The address to type into a browser."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{host}:{listening.getsockname()[1]}/"


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until stopped by a signal."""
    os.environ.update(to_environment(settings))
    config = config_of(settings)
    if settings.workers > 1:
        serve_together(config, listening)
    else:
        uvicorn.Server(config).run(sockets=[listening])


def serve_together(config: uvicorn.Config, listening: socket.socket) -> None:
    """Serve with several processes, which combine their metrics in a folder."""
    with tempfile.TemporaryDirectory(prefix="farebox-metrics-") as folder:
        os.environ[SHARED_FOLDER] = folder
        Multiprocess(config, sockets=[listening]).run()
