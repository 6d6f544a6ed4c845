"""Servers that start at once: one process loads everything, and every server is a fork of it.

What runs in the fork is `farebox serve` itself, in a process of its own, which can be killed like any other.
Loading the libraries takes a few seconds, too long for a test that starts a server fifty times.
"""

from __future__ import annotations

import atexit
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from tests.server.clock import seeing_shifted
from tests.server.served import STOP_SECONDS, Served

PAUSE = 0.005


class Launcher:
    """The process that forks servers; it is told what to do by lines of JSON."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="farebox-launcher-"))
        self.lock = threading.Lock()
        self.started = 0
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("forking.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=seeing_shifted(dict(os.environ)),
        )
        atexit.register(self.close)

    def close(self) -> None:
        """End the process, and with it every server that still runs."""
        self.process.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)

    def ask(self, **request: Any) -> Any:
        """The answer to one request."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def start(self, arguments: list[str], environment: dict[str, str]) -> Forked:
        """A new process that runs `farebox` with these arguments."""
        with self.lock:
            self.started += 1
            said = self.folder / f"{self.started}.txt"
        return Forked(self, self.ask(start=arguments, environment=environment, said=str(said)), said)


class Forked:
    """A process that the launcher has forked."""

    def __init__(self, launcher: Launcher, process_id: int, said: Path) -> None:
        self.launcher = launcher
        self.pid = process_id
        self.said = said
        self.code: int | None = None

    @property
    def memory(self) -> int:
        """The bytes of memory that the process has in use."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * resource.getpagesize()

    def poll(self) -> int | None:
        """How the process ended; None while it runs."""
        if self.code is None:
            self.code = self.launcher.ask(poll=self.pid)
        return self.code

    def send(self, how: signal.Signals) -> None:
        """Send a signal, unless the process is gone."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def wait(self) -> int:
        """Wait until the process is gone; how it ended."""
        until = time.monotonic() + STOP_SECONDS
        while (code := self.poll()) is None:
            assert time.monotonic() < until, "the server does not stop"
            time.sleep(PAUSE)
        return code

    def first_line(self) -> str:
        """The first line that the process prints; what there is of it if the process ends before."""
        while "\n" not in (text := self.said.read_text() if self.said.exists() else ""):
            if self.poll() is not None:
                break
            time.sleep(PAUSE)
        return text


@cache
def launcher() -> Launcher:
    """The launcher of this test run."""
    return Launcher()


class ForkedServer(Served):
    """A server that the launcher starts; `begin` does not wait until it answers."""

    forked: Forked

    def _start(self) -> subprocess.Popen[str]:
        self.begin()
        self.wait_until_ready()
        return self.forked  # type: ignore[return-value]

    def begin(self) -> None:
        """Start at the same address as before."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        self.forked = launcher().start(arguments, self.environment)

    def wait_until_ready(self) -> None:
        """Come back when clients can connect, though they may have to wait a moment."""
        said = self.forked.first_line()
        address = said.partition("http://localhost:")[2].partition("/")[0]
        assert address, f"the server said {said!r}"
        self.port = int(address)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait until the process is gone."""
        self.forked.send(how)
        return self.forked.wait()


@contextmanager
def serving_forked(database: str, **environment: str) -> Iterator[ForkedServer]:
    """A server while a test runs."""
    server = ForkedServer(database, **environment)
    try:
        yield server
    finally:
        server.stop(signal.SIGKILL)
