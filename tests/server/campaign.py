"""Campaigns: faults of every kind while people and bots play, and what must hold in spite of them."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from time import monotonic

import asyncpg
import httpx

from farebox.server.storage import Storage
from tests.server.clock import ShiftedClock
from tests.server.launcher import ForkedServer
from tests.server.players import Curious, CuriousWatcher, Reachable
from tests.server.postgres import PostgresServer
from tests.server.served import Client
from tests.server.tap import tapped
from tests.server.test_kill import MAX_SECONDS, Siege
from tests.server.told import Told

Fault = Callable[[], Awaitable[None]]
LONGEST_JUMP = 7200.0
# New workers load for long on a busy machine, one after the other.
WORKERS_SECONDS = 300.0


class Campaign(Siege):
    """A siege by faults of every kind; what servers send is searched for secrets."""

    player = Curious
    watcher = CuriousWatcher

    def __init__(
        self, servers: list[ForkedServer], clock: ShiftedClock, database: str, seed: int, pause: float
    ) -> None:
        super().__init__(servers, database, seed)
        self.clock = clock
        self.pause = pause
        self.faults: dict[str, Fault] = {
            "kill": lambda: self.end(signal.SIGKILL),
            "restart": lambda: self.end(signal.SIGTERM),
            "stop and continue": self.hold,
            "clock forward": lambda: self.set_clock(1),
            "clock back": lambda: self.set_clock(-1),
            "machine": self.crash,
        }
        self.done: Counter[str] = Counter()
        self.took: dict[str, float] = {}
        self.told = Told()

    async def ways_for(self, guest: Client, stack: AsyncExitStack) -> Sequence[Reachable]:
        """A tap on the way to every server."""
        taps = [await stack.enter_async_context(tapped(server.port)) for server in self.servers]
        guest.http.headers["accept-encoding"] = "identity"
        self.told.listen(guest.cookie.removeprefix("farebox=").rpartition(".")[0], taps)
        return taps

    async def kill(self, storage: Storage) -> None:
        """Let one fault happen, and wait until every table has gone on after it."""
        await self.random_moment()
        # Every kind once before any comes again.
        fewest = min(self.done[name] for name in self.faults)
        name = self.rng.choice([name for name in self.faults if self.done[name] == fewest])
        self.done[name] += 1
        await self.faults[name]()
        await self.until_healthy(storage)
        back_at = monotonic()
        await self.check(storage)
        took = monotonic() - back_at
        self.took[name] = max(self.took.get(name, 0.0), took)
        print(f"{self.done.total()}. {name}: every table went on after {took:.1f} s", flush=True)
        await self.told.check(storage, self.ledger.stored.keys() - self.ledger.over)
        await asyncio.sleep(self.rng.uniform(0, 2 * self.pause))

    async def verify(self, storage: Storage) -> None:
        """Every game is over and its record holds, and no secret was told."""
        await super().verify(storage)
        await self.told.check(storage, ())

    async def until_healthy(self, storage: Storage) -> None:
        """Wait until the parts are back: storage, and servers that have loaded everything."""
        async with asyncio.timeout(WORKERS_SECONDS):
            while not await storage.healthy():
                await asyncio.sleep(0.05)
            for server in self.servers:
                while not await is_healthy(server):
                    self.raise_failures()
                    await asyncio.sleep(0.05)

    async def end(self, how: signal.Signals) -> None:
        """End one server, and start it again."""
        server = self.rng.choice(self.servers)
        await self.end_all([server], how)
        await self.start_all([server])

    async def end_all(self, servers: list[ForkedServer], how: signal.Signals) -> None:
        """End some servers together."""
        for server in servers:
            server.forked.send(how)
        for server in servers:
            await asyncio.to_thread(server.forked.wait)

    async def start_all(self, servers: list[ForkedServer]) -> None:
        """Start some servers together."""
        for server in servers:
            server.begin()
        for server in servers:
            await asyncio.to_thread(server.wait_until_ready)

    async def hold(self) -> None:
        """Let one process do nothing for a while."""
        process = self.rng.choice([pid for server in self.servers for pid in processes_of(server)])
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(self.rng.uniform(0, 2))
            os.kill(process, signal.SIGCONT)

    async def set_clock(self, direction: int) -> None:
        """Set the clock of the machine forward or back, half of the time while a server is not running."""
        jump = direction * self.rng.uniform(1.0, LONGEST_JUMP)
        if self.rng.random() < 0.5:
            self.clock.jump(jump)
            return
        server = self.rng.choice(self.servers)
        await self.end_all([server], signal.SIGKILL)
        self.clock.jump(jump)
        await self.start_all([server])

    async def crash(self) -> None:
        """Kill everything, as a power cut does, and start it again."""
        await self.end_all(self.servers, signal.SIGKILL)
        await self.start_all(self.servers)


class SqliteCampaign(Campaign):
    """Beside that, the disk is full or another process keeps the file locked."""

    def __init__(
        self, servers: list[ForkedServer], clock: ShiftedClock, database: str, seed: int, pause: float
    ) -> None:
        super().__init__(servers, clock, database, seed, pause)
        self.faults |= {"disk full": self.fill, "locked": self.lock}

    async def fill(self) -> None:
        """Let the server write nothing for a while."""
        process = self.servers[0].forked.pid
        before = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1, before[1]))
        await asyncio.sleep(self.rng.uniform(0, 1))
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)

    async def lock(self) -> None:
        """Keep every writer out for a while."""
        with closing(sqlite3.connect(self.database.removeprefix("sqlite:///"), timeout=60)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self.rng.uniform(0, 1))
            connection.rollback()


class PostgresCampaign(Campaign):
    """Beside that, the database is away or cuts its connections."""

    def __init__(
        self,
        servers: list[ForkedServer],
        clock: ShiftedClock,
        postgres: PostgresServer,
        database: str,
        seed: int,
        pause: float,
    ) -> None:
        super().__init__(servers, clock, database, seed, pause)
        self.postgres = postgres
        self.faults |= {"database away": self.take_away, "connections cut": self.cut}

    async def take_away(self) -> None:
        """Kill the database, and start it again after a while."""
        await asyncio.to_thread(self.postgres.stop, "immediate")
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.postgres.start)

    async def cut(self) -> None:
        """End every connection to the database."""
        connection = await asyncpg.connect(self.database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            "AND datname = current_database()"
        )
        await connection.close()

    async def crash(self) -> None:
        """Kill the database and all servers, and start them again."""
        await asyncio.to_thread(self.postgres.stop, "immediate")
        await self.end_all(self.servers, signal.SIGKILL)
        await asyncio.to_thread(self.postgres.start)
        await self.start_all(self.servers)


class WorkersCampaign(PostgresCampaign):
    """One server of several workers: each of them may die alone, and all are replaced in turn."""

    def __init__(
        self,
        servers: list[ForkedServer],
        clock: ShiftedClock,
        postgres: PostgresServer,
        database: str,
        seed: int,
        pause: float,
    ) -> None:
        super().__init__(servers, clock, postgres, database, seed, pause)
        self.faults |= {"worker killed": self.kill_worker, "rolling restart": self.replace_workers}

    async def kill_worker(self) -> None:
        """Kill one worker; the server replaces it."""
        server = self.rng.choice(self.servers)
        _, *workers = processes_of(server)
        os.kill(self.rng.choice(workers), signal.SIGKILL)
        await self.until_workers(server, set(workers), common=len(workers) - 1)

    async def replace_workers(self) -> None:
        """Replace one worker after the other."""
        server = self.rng.choice(self.servers)
        _, *workers = processes_of(server)
        server.forked.send(signal.SIGHUP)
        await self.until_workers(server, set(workers), common=0)

    async def until_workers(self, server: ForkedServer, before: set[int], common: int) -> None:
        """Wait until there are as many workers as before, and only so many of the old ones."""
        async with asyncio.timeout(WORKERS_SECONDS):
            while len(now := {*processes_of(server)[1:]}) != len(before) or len(now & before) > common:
                self.raise_failures()
                await asyncio.sleep(0.05)

    async def end_all(self, servers: list[ForkedServer], how: signal.Signals) -> None:
        """End some servers with all their workers; one that was killed cannot end them."""
        workers = [worker for server in servers for worker in processes_of(server)[1:]]
        await super().end_all(servers, how)
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        async with asyncio.timeout(MAX_SECONDS):
            while any(is_running(worker) for worker in workers):
                await asyncio.sleep(0.02)


async def is_healthy(server: ForkedServer) -> bool:
    """Whether a server answers that it works."""
    async with httpx.AsyncClient(timeout=30) as http:
        try:
            return (await http.get(f"{server.address}/health")).is_success
        except httpx.TransportError:
            return False


def processes_of(server: ForkedServer) -> list[int]:
    """A server's process, and those of its workers."""
    pid = server.forked.pid
    file = Path(f"/proc/{pid}/task/{pid}/children")
    children = file.read_text().split() if file.exists() else []
    return [pid, *(int(child) for child in children if b"spawn_main" in command_of(child))]


def command_of(process: str) -> bytes:
    """How a process was started; nothing if it is gone."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def is_running(process: int) -> bool:
    """Whether a process still runs; one that is dead has no command any more."""
    return bool(command_of(str(process)))
