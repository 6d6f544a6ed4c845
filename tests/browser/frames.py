"""What goes over a page's WebSockets: listened to, or held back."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute


class Frames:
    """Every message that a page got, from before its first one."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.texts.append(str(text)))

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The messages, read."""
        return [json.loads(text) for text in self.texts]

    @property
    def last_state(self) -> dict[str, Any]:
        """The newest state of the page's first seat."""
        return next(states[0] for message in reversed(self.messages) if (states := seen_states(message)))


def seen_states(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The states of a message as the page puts them together: of everybody, and of each seat."""
    game = message.get("game")
    if not game:
        return []
    return [
        {**game, **state, "view": {**game["view"], "seat": state["seat"], "private": state["private"]}}
        for state in message["states"]
    ]


class Slow:
    """A page whose news of the table can be held back, as on a slow connection."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.greeted = False
        self.holding = False
        self.refusing = False
        self.build: str | None = None
        self.held: list[str | bytes] = []
        self.route: WebSocketRoute | None = None
        page.route_web_socket(lambda _: True, self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.refusing:
            return route.close(code=1013)
        self.route, server = route, route.connect_to_server()
        server.on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        assert self.route is not None
        kind = json.loads(message)["type"]
        self.greeted = self.greeted or kind == "hello"
        if self.holding and kind == "update":
            self.held.append(message)
        else:
            self.route.send(self._of_build(str(message)))

    def _of_build(self, message: str) -> str:
        """The message as a server with another build of the app would say it."""
        told = json.loads(message)
        if self.build is None or told["type"] != "hello":
            return message
        return json.dumps(told | {"build": self.build})

    def hold(self) -> None:
        """Hold back what comes after the greeting, which may be later than what the page first shows."""
        while not self.greeted:
            self.page.wait_for_timeout(10)
        self.holding = True

    def release(self) -> None:
        """Let everything through that was held back."""
        assert self.route is not None
        self.holding = False
        while self.held:
            self.route.send(self.held.pop(0))
