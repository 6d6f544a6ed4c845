"""The servers that are measured, each in a process of its own on this machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
STOP_SECONDS = 30
# No limit may be what is measured.
UNLIMITED = {
    "FAREBOX_MESSAGES_PER_SECOND": "1e9",
    "FAREBOX_MESSAGES_AT_ONCE": "1000000000",
    "FAREBOX_TABLES_BY_GUEST": "1000000",
    "FAREBOX_CONNECTIONS_BY_GUEST": "1000000",
}


class ServerProcess:
    """A server, its port, and what it costs."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    @property
    def memory(self) -> int:
        """The bytes of memory that the process has (its resident set)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found, "no VmRSS"
        return int(found[1]) * 1024

    @property
    def cpu_seconds(self) -> float:
        """The seconds of processor time that the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started(command: list[str], **environment: str) -> Iterator[ServerProcess]:
    """A server that prints its address, while it is needed."""
    whole = {**os.environ, "PYTHONUNBUFFERED": "1", "NO_COLOR": "1", **environment}
    process = subprocess.Popen(command, cwd=ROOT, env=whole, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\w.]+:(\d+)/", process.stdout.readline())
        assert found, f"{command} did not start"
        yield ServerProcess(process, int(found[1]))
    finally:
        process.terminate()
        process.wait(STOP_SECONDS)
        if process.stdout is not None:
            process.stdout.close()


def farebox(database: str) -> Iterator[ServerProcess]:
    """The table server."""
    command = [sys.executable, "-m", "farebox", "serve", "--port", "0", "--database", database]
    return started(command, **UNLIMITED)  # type: ignore[return-value]


def echo() -> Iterator[ServerProcess]:
    """The bare echo server."""
    return started([sys.executable, "-m", "benchmarks.echo"])  # type: ignore[return-value]
