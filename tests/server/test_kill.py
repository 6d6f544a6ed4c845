"""Servers are killed while people and bots play, and nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random, SystemRandom
from time import time

import pytest

from farebox.game.game import Game
from farebox.game.records import parse_record
from farebox.server.storage import Storage, open_storage
from tests.server.launcher import ForkedServer
from tests.server.ledger import Ledger
from tests.server.players import Player, Reachable, Watcher
from tests.server.postgres import PostgresServer
from tests.server.served import Client, sqlite_address

pytestmark = pytest.mark.anyio
FEW, MANY = 8, 50
SEED = "FAREBOX_KILL_SEED"
MAX_SECONDS = 120.0
KILLS = [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.slow)]


class Siege:
    """Servers over one database, players at several tables, and somebody who kills."""

    player: type[Player] = Player
    watcher: type[Watcher] = Watcher

    def __init__(self, servers: list[ForkedServer], database: str, seed: int) -> None:
        self.servers = servers
        self.database = database
        self.rng = Random(seed)
        self.ledger = Ledger()
        self.players: list[Player] = []
        self.playing: list[asyncio.Task[None]] = []
        self.before_ready = 0

    async def run(self, kills: int) -> None:
        """Play, kill so many times, let all games end, and verify them."""
        async with AsyncExitStack() as stack:
            storage = await open_storage(self.database)
            stack.push_async_callback(storage.close)
            await self.sit_down(stack)
            stack.push_async_callback(self.go_home)
            for _ in range(kills):
                await self.kill(storage)
            self.ledger.closing = True
            await self.let_games_end(storage)
            await self.verify(storage)

    async def let_games_end(self, storage: Storage) -> None:
        """Wait until everybody is done; who is not, is named."""
        _, waiting = await asyncio.wait(
            self.playing, timeout=MAX_SECONDS, return_when=asyncio.FIRST_EXCEPTION
        )
        self.raise_failures()
        stuck = [p for p, task in zip(self.players, self.playing, strict=True) if task in waiting]
        said = [f"{player.describe()}; {await stored_as(storage, player.table)}" for player in stuck]
        assert not stuck, "\n".join([f"these games do not end, and it is {time()}:", *said])

    async def go_home(self) -> None:
        """Stop whoever still plays, because something failed."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def sit_down(self, stack: AsyncExitStack) -> None:
        """People and bots at four tables."""
        anna, bert, carl, dora = [
            await stack.enter_async_context(Client(self.servers[0].address, name))
            for name in ("Anna", "Bert", "Carl", "Dora")
        ]
        alone = await anna.new_table("me", "novice", "casual", city="san_francisco")
        both = await anna.new_table("me", "open", "regular", city="paris", start=False)
        await bert.ask("PUT", f"/api/tables/{both}/seats/1", {"change": "take"})
        await anna.ask("POST", f"/api/tables/{both}/start")
        device = await carl.new_table("me:Carl", "me:Cleo", "novice", city="london")
        watched = await dora.new_table("novice", "casual", city="new_york")
        for guest, table in ((anna, alone), (anna, both), (bert, both), (carl, device)):
            await self.begin(self.player, self.copy(guest, stack), table, stack)
        await self.begin(self.watcher, dora, watched, stack)

    def copy(self, guest: Client, stack: AsyncExitStack) -> Client:
        """Another browser window of the same guest, which goes its own ways."""
        window = Client(guest.address, guest.nickname)
        window.http.cookies.update(guest.http.cookies)
        stack.push_async_callback(window.http.aclose)
        return window

    async def begin(self, kind: type[Player], guest: Client, table: str, stack: AsyncExitStack) -> None:
        """Let somebody play."""
        player = kind(guest, await self.ways_for(guest, stack), self.ledger, self.rng)
        self.players.append(player)
        self.playing.append(asyncio.create_task(player.play(table)))

    async def ways_for(self, guest: Client, stack: AsyncExitStack) -> Sequence[Reachable]:
        """How a guest reaches the servers."""
        return self.servers

    async def kill(self, storage: Storage) -> None:
        """Kill one server at a random moment; check that nothing is lost and that every table goes on."""
        await self.random_moment()
        server = self.rng.choice(self.servers)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        if len(self.servers) > 1:
            await self.check(storage)
        server.begin()
        while self.rng.random() < 0.2:
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            await asyncio.to_thread(server.stop, signal.SIGKILL)
            self.before_ready += 1
            server.begin()
        await asyncio.to_thread(server.wait_until_ready)
        if len(self.servers) > 1:
            await self.ledger.check(storage)
        else:
            await self.check(storage)

    async def random_moment(self) -> None:
        """Wait for a random number of messages, and a bit, so that any part of the work may be under way."""
        until = self.ledger.heard + self.rng.randrange(60)
        await self.wait(lambda: self.ledger.heard >= until)
        await asyncio.sleep(self.rng.uniform(0, 0.02))

    async def check(self, storage: Storage) -> None:
        """Hold what clients know against storage, and wait until every table that is not over has gone on."""
        tables = await self.ledger.check(storage)
        waiting = {table.id: table.version for table in tables.values() if table.status == "playing"}

        async def went_on() -> bool:
            for table_id, version in tuple(waiting.items()):
                found = await storage.load_table(table_id, after=version)
                if found is not None and found.entries:
                    del waiting[table_id]
            return not waiting

        async with asyncio.timeout(MAX_SECONDS):
            while not await went_on():
                self.raise_failures()
                await asyncio.sleep(0.05)

    async def wait(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(MAX_SECONDS):
            while not reached():
                self.raise_failures()
                await asyncio.sleep(0.001)

    def raise_failures(self) -> None:
        """Tell at once what went wrong with a player."""
        for task in self.playing:
            if task.done():
                task.result()

    async def verify(self, storage: Storage) -> None:
        """Every game is over, and its record holds against what was promised at the beginning."""
        tables = await self.ledger.check(storage, again=True)
        assert {table.status for table in tables.values()} == {"over"}
        for table in tables.values():
            answer = await self.players[0].surely("GET", f"/api/tables/{table.id}/record")
            assert answer.is_success, answer.text
            record = parse_record(answer.content)
            assert Game.replay(record).over
            assert record.commitment == table.commitment
            assert record.actions == tuple(f"{p.entry.seat} {p.entry.action}" for p in table.acted)


async def stored_as(storage: Storage, table: str | None) -> str:
    """What storage knows of a table, for the message of a failed test."""
    found = await storage.load_table(table) if table else None
    return f"stored {found.row.version}, {found.row.status}, due {found.row.due}" if found else "not stored"


@contextmanager
def seeded() -> Iterator[int]:
    """A seed for the random moments, told if the test fails."""
    seed = int(os.environ.get(SEED) or SystemRandom().randrange(2**32))
    try:
        yield seed
    except BaseException as failure:
        failure.add_note(f"again with {SEED}={seed}")
        raise


async def besiege(servers: int, database: str, kills: int) -> None:
    """Start servers, run the siege, and stop whatever is left."""
    running: list[ForkedServer] = []
    with seeded() as seed:
        try:
            for _ in range(servers):
                running.append(await asyncio.to_thread(ForkedServer, database))
            siege = Siege(running, database, seed)
            await siege.run(kills)
            # Of a few kills none may have met an action on its way.
            assert siege.ledger.resent > 0 or kills < MANY
            print(
                f"seed {seed}: {kills} kills, {siege.before_ready} more while starting, "
                f"{len(siege.ledger.stored)} games, "
                f"{sum(map(len, siege.ledger.acknowledged.values()))} actions acknowledged, "
                f"{siege.ledger.resent} sent again"
            )
        finally:
            for server in running:
                server.stop(signal.SIGKILL)


@pytest.mark.parametrize("kills", KILLS)
async def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path, kills: int) -> None:
    await besiege(1, sqlite_address(tmp_path), kills)


@pytest.mark.parametrize("kills", KILLS)
async def test_when_one_of_two_servers_is_killed_the_other_goes_on(
    postgres_server: PostgresServer, kills: int
) -> None:
    database = await asyncio.to_thread(postgres_server.new_database)
    await besiege(2, database, kills)
