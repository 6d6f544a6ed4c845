"""A bare echo server of the stack that the table server stands on: Litestar, uvicorn, websockets."""

from __future__ import annotations

from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from farebox.server.run import bound_socket, config_of
from farebox.server.settings import Settings


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send every text back."""
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        return


def make_echo() -> Litestar:
    """The echo server as an application."""
    return Litestar([echo], openapi_config=None, logging_config=None)


def main() -> None:
    """Serve on a free port of this machine, with the settings of the table server, and print the address."""
    settings = Settings(port=0)
    listening = bound_socket(settings)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    config = config_of(settings)
    config.app = make_echo
    # Without our limits, which need the table server: nothing is barer than what uvicorn has itself.
    config.http, config.ws = "h11", "websockets-sansio"
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
