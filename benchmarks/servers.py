"""The servers that are measured, each in a process of its own on this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import asyncpg

from benchmarks.checkouts import ROOT, python_of

STOP_SECONDS = 30
RATES = ("MESSAGES", "ADDRESS_MESSAGES", "NEW_GUESTS", "NEW_TABLES", "FRAMES")
# No limit may be what is measured.
UNLIMITED = {
    f"FAREBOX_{limit}": "1000000000"
    for limit in (
        *(f"{what}_{bound}" for what in RATES for bound in ("PER_SECOND", "AT_ONCE")),
        *("TABLES_BY_GUEST", "CONNECTIONS_BY_GUEST", "CONNECTIONS_BY_ADDRESS", "WAITING_BYTES_BY_ADDRESS"),
    )
}


class ServerProcess:
    """A server, its port, and what it costs with all its workers."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    @property
    def memory(self) -> int:
        """The bytes of memory that the processes have; what they share counts once."""
        return sum(memory_of(process) for process in family(self.process.pid))

    @property
    def cpu_seconds(self) -> float:
        """The seconds of processor time that the processes have used."""
        return sum(cpu_seconds_of(process) for process in family(self.process.pid))

    def count_from_here(self) -> None:
        """Tell the profiler that what matters begins now; only a sampled server may be told."""
        self.process.send_signal(signal.SIGUSR1)


def family(process: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8").split()
    return [process, *(one for child in children for one in family(int(child)))]


def memory_of(process: int) -> int:
    """The bytes of memory of a process, with its part of what it shares with others (its PSS)."""
    found = re.search(r"Pss:\s+(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8"))
    assert found, "no Pss"
    return int(found[1]) * 1024


def cpu_seconds_of(process: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = fields_of(process)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def postgres_process(database: str) -> int:
    """The first process of the PostgreSQL on this machine that has a database."""
    connection = await asyncpg.connect(database)
    parent = int(fields_of(await connection.fetchval("SELECT pg_backend_pid()"))[1])
    await connection.close()
    return parent


def fields_of(process: int) -> list[str]:
    """What the system tells of a process, from its state on."""
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def cpu_seconds_of_all(process: int) -> float:
    """The seconds of processor time of a process, of those it started, and of those that have ended."""
    ended = sum(map(int, fields_of(process)[13:15])) / os.sysconf("SC_CLK_TCK")
    return ended + sum(cpu_seconds_of(one) for one in family(process))


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


def farebox(
    database: str, checkout: Path = ROOT, workers: int = 1, *, sampled: bool = False
) -> AbstractContextManager[ServerProcess]:
    """The table server, under a profiler if that is wished."""
    options = ["--port", "0", "--database", database, "--workers", str(workers)]
    profiler = ["benchmarks.sampled"] if sampled else []
    return started(checkout, *profiler, "farebox", "serve", *options, **UNLIMITED)


def echo(*, sampled: bool = False) -> AbstractContextManager[ServerProcess]:
    """The bare echo server, under a profiler if that is wished."""
    profiler = ["benchmarks.sampled"] if sampled else []
    return started(ROOT, *profiler, "benchmarks.echo")
