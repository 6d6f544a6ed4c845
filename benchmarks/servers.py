"""The servers that are measured, each in a process of its own on this machine."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from benchmarks.checkouts import ROOT, python_of

STOP_SECONDS = 30
RATES = ("MESSAGES", "ADDRESS_MESSAGES", "NEW_GUESTS", "NEW_TABLES", "FRAMES")
# No limit may be what is measured.
UNLIMITED = {
    f"FAREBOX_{limit}": "1000000000"
    for limit in (
        *(f"{what}_{bound}" for what in RATES for bound in ("PER_SECOND", "AT_ONCE")),
        *("TABLES_BY_GUEST", "CONNECTIONS_BY_GUEST", "CONNECTIONS_BY_ADDRESS"),
    )
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
def started(checkout: Path, *arguments: str, **environment: str) -> Iterator[ServerProcess]:
    """A server of a checkout that prints its address, while it is needed."""
    whole = {**os.environ, "PYTHONUNBUFFERED": "1", "NO_COLOR": "1", **environment}
    command = [python_of(checkout), "-m", *arguments]
    process = subprocess.Popen(command, cwd=checkout, env=whole, stdout=subprocess.PIPE, text=True)
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


def farebox(database: str, checkout: Path = ROOT) -> AbstractContextManager[ServerProcess]:
    """The table server."""
    return started(checkout, "farebox", "serve", "--port", "0", "--database", database, **UNLIMITED)


def echo() -> AbstractContextManager[ServerProcess]:
    """The bare echo server."""
    return started(ROOT, "benchmarks.echo")
