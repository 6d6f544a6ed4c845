"""Two browsers behind one face: open an address, ask the page something, press a place."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.programs import find_firefox

PATIENCE = 60
ATTEMPTS = 5
WINDOW = Path(__file__).with_name("webkit_window.py")
# Runs in every document before its own scripts, so that errors of a page that reloads itself are kept, too.
KEEP_ERRORS = "window.wrong = []; window.addEventListener('error', (one) => window.wrong.push(one.message));"
# Classic scrollbars take room, as on many desktops; nothing is fetched from elsewhere.
PREFERENCES = {
    "widget.gtk.overlay-scrollbars.enabled": False,
    "ui.prefersReducedMotion": 1,
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "services.settings.server": "data:,",
    "intl.accept_languages": "en-GB",
}


class Driver(Protocol):
    """A page of a browser."""

    def open(self, address: str) -> None:
        """Load a page."""

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page."""

    def press(self, x: float, y: float) -> None:
        """Press and let go at a place of the page."""


def actions(x: float, y: float) -> list[dict[str, Any]]:
    """A click, as both standards write it."""
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


def awaited(expression: str) -> str:
    """An expression that gives JSON, also of what takes a while."""
    return f"(async () => JSON.stringify((await ({expression})) ?? null))()"


class Firefox:
    """A tab of Firefox, over WebDriver BiDi."""

    def __init__(self, connection: ClientConnection, width: int, height: int) -> None:
        self.connection = connection
        self.sent = 0
        self.send("session.new", capabilities={})
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {KEEP_ERRORS} }}")
        self.tab = self.send("browsingContext.create", type="tab")["context"]
        self.send(
            "browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height}
        )

    def send(self, method: str, **params: Any) -> Any:
        """The result of a command."""
        self.sent += 1
        self.connection.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while (answer := json.loads(self.connection.recv(PATIENCE))).get("id") != self.sent:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def open(self, address: str) -> None:
        """Load a page."""
        self.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page."""
        target = {"context": self.tab}
        answer = self.send(
            "script.evaluate", expression=awaited(expression), target=target, awaitPromise=True
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def press(self, x: float, y: float) -> None:
        """Press and let go at a place of the page."""
        self.send("input.performActions", context=self.tab, actions=actions(x, y))


class WebKit:
    """A window of WebKitGTK, over WebDriver."""

    def __init__(self, driver: httpx.Client, width: int, height: int) -> None:
        self.driver = driver
        self.session = ""
        options = {"webkitgtk:browserOptions": {"binary": str(WINDOW), "args": []}}
        begun = self.send("/session", capabilities={"alwaysMatch": options})
        self.session = f"/session/{begun['sessionId']}"
        self.send("/window/rect", width=width, height=height)

    def send(self, command: str, **params: Any) -> Any:
        """The result of a command."""
        answer = self.driver.post(self.session + command, json=params)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        """Load a page."""
        self.send("/url", url=address)

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page."""
        return json.loads(self.send("/execute/sync", script=f"return {awaited(expression)}", args=[]))

    def press(self, x: float, y: float) -> None:
        """Press and let go at a place of the page."""
        self.send("/actions", actions=actions(x, y))

    def close(self) -> None:
        """Close the window, which the driver would leave open."""
        self.driver.delete(self.session)


class Program:
    """A program that runs as long as it is needed; what it says goes into a file, so that it never waits."""

    def __init__(self, output: Path, *command: str, **variables: str) -> None:
        self.output = output
        with output.open("wb") as file:
            self.process = subprocess.Popen(
                command, env={**os.environ, **variables}, stdout=file, stderr=subprocess.STDOUT
            )

    def said(self, pattern: str) -> str:
        """Wait for what it says about itself."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            if found := re.search(pattern, self.output.read_text(encoding="utf-8", errors="replace")):
                return found[1]
            time.sleep(0.05)
        raise AssertionError(f"{self.process.args!r} did not say {pattern}: {self.output.read_text()}")

    def answers(self, address: str) -> bool:
        """Whether it answers before it ends."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            with suppress(httpx.TransportError):
                return httpx.get(address, timeout=PATIENCE).is_success
            time.sleep(0.05)
        return False

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextmanager
def firefox(folder: Path, width: int, height: int) -> Iterator[Driver]:
    """Firefox without a window, with a profile of its own."""
    folder.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    options = ["--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    with closing(Program(folder / "said.txt", find_firefox() or "", *options)) as program:
        place = program.said(r"WebDriver BiDi listening on (ws://\S+)")
        with connect(f"{place}/session", max_size=None, open_timeout=PATIENCE) as connection:
            yield Firefox(connection, width, height)


@contextmanager
def webkit(folder: Path, width: int, height: int) -> Iterator[Driver]:
    """WebKitGTK on a screen of its own."""
    folder.mkdir()
    with ExitStack() as stack:
        options = ["-displayfd", "1", "-screen", "0", "1600x1000x24"]
        screen = stack.enter_context(closing(Program(folder / "screen.txt", "Xvfb", *options)))
        variables = {"DISPLAY": ":" + screen.said(r"(?m)^(\d+)$"), "HOME": str(folder)}
        variables["FAREBOX_TEST_SCRIPT"] = KEEP_ERRORS
        # Without a graphics card, drawing as if there were one takes twice as long.
        variables["WEBKIT_SKIA_ENABLE_CPU_RENDERING"] = "1"
        port = webkit_driver(folder / "said.txt", variables, stack)
        client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        stack.enter_context(closing(client))
        yield stack.enter_context(closing(WebKit(client, width, height)))


def free_port() -> int:
    """A port that nobody uses."""
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def webkit_driver(said: Path, variables: dict[str, str], stack: ExitStack) -> int:
    """The port of a driver; another is tried if somebody else was given the first."""
    for _ in range(ATTEMPTS):
        port = free_port()
        program = Program(said, "WebKitWebDriver", f"--port={port}", **variables)
        stack.enter_context(closing(program))
        if program.answers(f"http://127.0.0.1:{port}/status"):
            return port
    raise AssertionError(f"WebKitWebDriver does not start: {said.read_text()}")


ENGINES = {"firefox": firefox, "webkit": webkit}
