"""Random faults while people and bots play: nothing is lost, doubled or told, and every table goes on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.campaign import Campaign, PostgresCampaign, SqliteCampaign, WorkersCampaign
from tests.server.clock import ShiftedClock
from tests.server.launcher import ForkedServer
from tests.server.postgres import PostgresServer, new_server
from tests.server.served import sqlite_address
from tests.server.test_kill import seeded

pytestmark = pytest.mark.anyio
# Faults, and the seconds between them: 200 in 30 minutes.
SHORT = pytest.param(8, 0.0, id="short")
LONG = pytest.param(200, 9.0, id="long", marks=pytest.mark.slow)


async def fight(campaign: Campaign, faults: int, seed: int) -> None:
    """Run a campaign to its end, and say what happened."""
    try:
        await campaign.run(faults)
    finally:
        for server in campaign.servers:
            server.forked.send(signal.SIGCONT)
            server.forked.send(signal.SIGKILL)
    acknowledged = sum(map(len, campaign.ledger.acknowledged.values()))
    took = ", ".join(f"{name} {seconds:.1f}" for name, seconds in sorted(campaign.took.items()))
    print(
        f"seed {seed}: {dict(campaign.done)}, {len(campaign.ledger.stored)} games, {acknowledged} actions "
        f"acknowledged, {campaign.ledger.resent} sent again, {campaign.told.bytes:,} bytes searched, "
        f"{campaign.told.read_whole:,} messages read field by field; slowest seconds after a fault: {took}"
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


@pytest.fixture
def clock(tmp_path: Path) -> ShiftedClock:
    """The clock of the servers."""
    return ShiftedClock(tmp_path / "clock")


@pytest.mark.parametrize(("faults", "pause"), [SHORT, LONG])
async def test_a_server_on_sqlite_survives_every_fault(
    tmp_path: Path, clock: ShiftedClock, faults: int, pause: float
) -> None:
    database = sqlite_address(tmp_path)
    with seeded() as seed:
        server = await asyncio.to_thread(ForkedServer, database, **clock.environment)
        await fight(SqliteCampaign([server], clock, database, seed, pause), faults, seed)


@pytest.mark.parametrize(("faults", "pause"), [SHORT])
async def test_two_servers_on_postgresql_survive_every_fault(
    own_postgres: PostgresServer, clock: ShiftedClock, faults: int, pause: float
) -> None:
    database = await asyncio.to_thread(own_postgres.new_database)
    with seeded() as seed:
        servers = [await asyncio.to_thread(ForkedServer, database, **clock.environment) for _ in range(2)]
        await fight(PostgresCampaign(servers, clock, own_postgres, database, seed, pause), faults, seed)


async def test_a_rolling_restart_under_play_loses_nothing(
    own_postgres: PostgresServer, clock: ShiftedClock
) -> None:
    with seeded() as seed:
        campaign = await campaign_of_workers(own_postgres, clock, seed, 0.0)
        campaign.faults = {"rolling restart": campaign.replace_workers}
        await fight(campaign, 1, seed)


@pytest.mark.parametrize(("faults", "pause"), [LONG])
async def test_two_workers_on_postgresql_survive_every_fault(
    own_postgres: PostgresServer, clock: ShiftedClock, faults: int, pause: float
) -> None:
    with seeded() as seed:
        await fight(await campaign_of_workers(own_postgres, clock, seed, pause), faults, seed)


async def campaign_of_workers(
    postgres: PostgresServer, clock: ShiftedClock, seed: int, pause: float
) -> WorkersCampaign:
    """A campaign against one server of two workers."""
    database = await asyncio.to_thread(postgres.new_database)
    settings = {**clock.environment, "FAREBOX_WORKERS": "2"}
    server = await asyncio.to_thread(ForkedServer, database, **settings)
    return WorkersCampaign([server], clock, postgres, database, seed, pause)
