"""Random faults while people and bots play: nothing is lost or doubled, and every table goes on."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic

import asyncpg
import pytest

from farebox.server.storage import Storage
from tests.server.launcher import ForkedServer
from tests.server.players import Patient, PatientWatcher
from tests.server.postgres import PostgresServer, new_server
from tests.server.served import sqlite_address
from tests.server.test_kill import MAX_SECONDS, Siege, seeded

pytestmark = pytest.mark.anyio
Fault = Callable[[], Awaitable[None]]
# Faults, and the seconds between them: 200 in 30 minutes.
CAMPAIGNS = [
    pytest.param(6, 0.0, id="short"),
    pytest.param(200, 9.0, id="long", marks=pytest.mark.slow),
]


class Campaign(Siege):
    """A siege by faults of every kind that the database allows."""

    player = Patient
    watcher = PatientWatcher

    def __init__(self, servers: list[ForkedServer], database: str, seed: int, pause: float) -> None:
        super().__init__(servers, database, seed)
        self.pause = pause
        self.faults: dict[str, Fault] = {
            "kill": lambda: self.end(signal.SIGKILL),
            "restart": lambda: self.end(signal.SIGTERM),
            "stop and continue": self.hold,
        }
        self.done: Counter[str] = Counter()
        self.slowest = 0.0

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
        self.slowest = max(self.slowest, monotonic() - back_at)
        await asyncio.sleep(self.rng.uniform(0, 2 * self.pause))

    async def until_healthy(self, storage: Storage) -> None:
        """Wait until the parts are back."""
        async with asyncio.timeout(MAX_SECONDS):
            while not await storage.healthy():
                await asyncio.sleep(0.05)

    async def end(self, how: signal.Signals) -> None:
        """End one server, and start it again."""
        server = self.rng.choice(self.servers)
        server.forked.send(how)
        await asyncio.to_thread(server.forked.wait)
        server.begin()
        await asyncio.to_thread(server.wait_until_ready)

    async def hold(self) -> None:
        """Let one server do nothing for a while."""
        server = self.rng.choice(self.servers)
        server.forked.send(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0, 2))
        server.forked.send(signal.SIGCONT)


class SqliteCampaign(Campaign):
    """Beside that, the disk is full or another process keeps the file locked."""

    def __init__(self, servers: list[ForkedServer], database: str, seed: int, pause: float) -> None:
        super().__init__(servers, database, seed, pause)
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
        self, servers: list[ForkedServer], postgres: PostgresServer, database: str, seed: int, pause: float
    ) -> None:
        super().__init__(servers, database, seed, pause)
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


async def fight(campaign: Campaign, faults: int, seed: int) -> None:
    """Run a campaign to its end, and say what happened."""
    try:
        await campaign.run(faults)
    finally:
        for server in campaign.servers:
            server.forked.send(signal.SIGCONT)
            server.forked.send(signal.SIGKILL)
    acknowledged = sum(map(len, campaign.ledger.acknowledged.values()))
    print(
        f"seed {seed}: {dict(campaign.done)}, {len(campaign.ledger.stored)} games, {acknowledged} actions "
        f"acknowledged, {campaign.ledger.resent} sent again, slowest {campaign.slowest:.1f} s after a fault"
    )


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A database server that the test may stop."""
    server = new_server()
    try:
        server.start()
        yield server
    finally:
        server.throw_away()


@pytest.mark.parametrize(("faults", "pause"), CAMPAIGNS)
async def test_a_server_on_sqlite_survives_every_fault(tmp_path: Path, faults: int, pause: float) -> None:
    database = sqlite_address(tmp_path)
    with seeded() as seed:
        server = await asyncio.to_thread(ForkedServer, database)
        await fight(SqliteCampaign([server], database, seed, pause), faults, seed)


@pytest.mark.parametrize(("faults", "pause"), CAMPAIGNS)
async def test_two_servers_on_postgresql_survive_every_fault(
    own_postgres: PostgresServer, faults: int, pause: float
) -> None:
    database = await asyncio.to_thread(own_postgres.new_database)
    with seeded() as seed:
        servers = [await asyncio.to_thread(ForkedServer, database) for _ in range(2)]
        await fight(PostgresCampaign(servers, own_postgres, database, seed, pause), faults, seed)
