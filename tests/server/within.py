"""A real server inside the test's own process, so that a test can change what lies behind it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from farebox.server.app import make_app
from farebox.server.limits import Limits
from farebox.server.run import bound_socket, config_of
from farebox.server.services import Services
from farebox.server.settings import Settings

UNLIMITED = Limits(
    messages_per_second=1e6,
    messages_at_once=1_000_000,
    address_messages_per_second=1e6,
    address_messages_at_once=1_000_000,
    new_tables_at_once=1_000_000,
)


@asynccontextmanager
async def server_within(
    database: str, limits: Limits = UNLIMITED, ping_seconds: float = 20, **more: Any
) -> AsyncIterator[tuple[str, Services]]:
    """The address of a server, and what its parts share."""
    settings = Settings(database=database, port=0, limits=limits, **more)
    app = make_app(settings)
    config = config_of(
        settings, date_header=False, ws_ping_interval=ping_seconds, ws_ping_timeout=ping_seconds
    )
    config.app, config.factory = app, False
    listening = bound_socket(settings)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.services
    finally:
        server.should_exit = True
        await running
        listening.close()
