"""How a server grows with its tables: `python -m benchmarks.scale`.

Tables of two to four people are opened, the people of most stay connected, and few are played at: most tables
of a real server wait for somebody. One table has spectators. After every step the processes of the server are
weighed and timed, first while nothing happens, then while some tables play at a pace; the clients run here,
too, and are not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
from random import Random
from statistics import quantiles
from typing import NamedTuple

from benchmarks import servers
from benchmarks.load import MAX_SECONDS, bounded, play, say, warm_up
from benchmarks.players import TOGETHER, PlayedTable, Tally, new_tables
from benchmarks.servers import ServerProcess

PEOPLE = (2, 3, 4)
MAX_TABLES, MAX_SPECTATORS, MAX_WORKERS = 20_000, 500, 16
PLAYING = 50
# As many connections as one address of this machine can have to one port, and some less.
BY_ADDRESS = 20_000
SETTLE_SECONDS = 3.0
COLUMNS = (
    *("tables", "connections", "MB", "KB per table", "KB per connection"),
    *("cores while idle", "ms of processor per action", "and of PostgreSQL", "p50 / p99 ms"),
)


class Step(NamedTuple):
    """What a server of a size needs; memory in bytes, times in seconds."""

    tables: int
    connections: int
    memory_with_tables: int
    memory: int
    idle_cores: float
    cpu_per_action: float
    database_per_action: float
    way_p50: float
    way_p99: float


class Hall:
    """The tables of a server, with everybody who sits or watches there."""

    def __init__(self, server: ServerProcess, options: argparse.Namespace) -> None:
        self.server = server
        self.options = options
        self.tally = Tally()
        self.tables: list[PlayedTable] = []
        self.connections = 0
        self.postgres: int | None = None

    async def grow(self, size: int) -> Step:
        """Open tables until there are so many, and measure."""
        room = self.options.connected - sum(bool(table.clients) for table in self.tables)
        share = min(1.0, room / max(1, size - len(self.tables)))
        waiting = [one for people in PEOPLE for one in await self._open(people, size, share)]
        memory_with_tables = self.server.memory
        say(f"{size} tables: connecting")
        for start in range(0, len(waiting), TOGETHER):
            await asyncio.gather(*(self._connect(*one) for one in waiting[start : start + TOGETHER]))
        await asyncio.sleep(SETTLE_SECONDS)
        memory, idle = self.server.memory, await self._idle_cores()
        return Step(size, self.connections, memory_with_tables, memory, idle, *await self._play())

    async def _open(self, people: int, size: int, share: float) -> list[tuple[PlayedTable, list[str]]]:
        """New tables of so many people, a third of those that are missing; a share of them to connect to."""
        missing = size // len(PEOPLE) - sum(table.people == people for table in self.tables)
        say(f"{size} tables: opening those of {people}")
        port, city, seated = self.server.port, self.options.city, round(missing * share)
        ids, cookies = await new_tables(port, seated, city, people)
        # One request opens a table that nobody will be connected to.
        idle, _ = await new_tables(port, missing - seated, city, people, alone=True)
        tables = [PlayedTable(table_id, Random(table_id), self.tally, people) for table_id in (*ids, *idle)]
        self.tables += tables
        return [(table, cookies) for table in tables[:seated]]

    async def _connect(self, table: PlayedTable, cookies: list[str]) -> None:
        watchers = self.options.spectators if table is self.tables[0] else 0
        source = f"127.0.0.{2 + self.connections // BY_ADDRESS}"
        self.connections += len(cookies) + watchers
        await table.connect(self.server.port, [*cookies, *[""] * watchers], source)

    async def _idle_cores(self) -> float:
        before, seconds = self.server.cpu_seconds, float(self.options.seconds)
        await asyncio.sleep(seconds)
        return (self.server.cpu_seconds - before) / seconds

    async def _play(self) -> tuple[float, float, float, float]:
        """Let some tables play, that with the spectators first; what an action costs, and how long it is."""
        connected = [table for table in self.tables if table.clients and not table.over]
        playing = connected[:: max(1, len(connected) // self.options.playing)]
        await warm_up(playing)
        self.tally.ways.clear()
        cpu, database = self.server.cpu_seconds, self._database_seconds()
        await play(playing, self.options.seconds, self.options.paced)
        actions, hundredths = len(self.tally.ways), quantiles(self.tally.ways, n=100)
        cpu, database = self.server.cpu_seconds - cpu, self._database_seconds() - database
        return cpu / actions, database / actions, hundredths[49], hundredths[98]

    def _database_seconds(self) -> float:
        return servers.cpu_seconds_of_all(self.postgres) if self.postgres else 0.0

    def close(self) -> None:
        """Let everybody go away."""
        for table in self.tables:
            table.close()


async def measure(server: ServerProcess, options: argparse.Namespace) -> None:
    """Grow step by step, and print a row for each."""
    hall = Hall(server, options)
    if options.database:
        hall.postgres = await servers.postgres_process(options.database)
    await new_tables(server.port, 1, options.city, PEOPLE[0])
    await asyncio.sleep(SETTLE_SECONDS)
    print_head(server.memory, options)
    before = Step(0, 0, 0, server.memory, 0, 0, 0, 0, 0)
    for size in sorted(options.tables):
        step = await hall.grow(size)
        print_row(step, before)
        before = step
    hall.close()


def print_head(memory: int, options: argparse.Namespace) -> None:
    """Say what is measured."""
    where = "PostgreSQL" if options.database else "SQLite"
    print(f"workers: {options.workers}; {where}; {memory / 1e6:.0f} MB without tables")
    playing = f"{options.playing} tables play {options.paced:.0f} actions per second"
    print(f"{options.spectators} spectators; {playing}")
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}", flush=True)


def print_row(step: Step, before: Step) -> None:
    """Print what a step needs; tables and connections by what they added to the step before."""
    tables, connections = step.tables - before.tables, step.connections - before.connections
    by_table = (step.memory_with_tables - before.memory) / tables / 1000
    by_connection = (step.memory - step.memory_with_tables) / max(1, connections) / 1000
    spent = f"{step.cpu_per_action * 1000:.1f} | {step.database_per_action * 1000:.1f}"
    ways = f"{step.way_p50 * 1000:.1f} / {step.way_p99 * 1000:.1f}"
    print(
        f"| {step.tables:,} | {step.connections:,} | {step.memory / 1e6:.0f} | {by_table:.1f} | "
        f"{by_connection:.1f} | {step.idle_cores:.3f} | {spent} | {ways} |",
        flush=True,
    )


def read_options(arguments: list[str]) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale", description=__doc__)
    tables = bounded(MAX_TABLES, int)
    parser.add_argument("--tables", type=tables, nargs="+", default=[100, 1000, 10_000])  # type: ignore[arg-type]
    parser.add_argument("--connected", type=tables, default=5_000, help="tables whose people are connected")  # type: ignore[arg-type]
    parser.add_argument("--workers", type=bounded(MAX_WORKERS, int), default=1)  # type: ignore[arg-type]
    parser.add_argument("--spectators", type=bounded(MAX_SPECTATORS, int), default=50)  # type: ignore[arg-type]
    parser.add_argument("--playing", type=tables, default=PLAYING, help="tables that are played at")  # type: ignore[arg-type]
    parser.add_argument("--paced", type=bounded(10_000, float), default=50, help="actions per second")  # type: ignore[arg-type]
    parser.add_argument("--seconds", type=bounded(MAX_SECONDS, float), default=20)  # type: ignore[arg-type]
    parser.add_argument("--city", default="paris")
    parser.add_argument("--database", help="an empty PostgreSQL database; by default a SQLite file")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    """Measure and report."""
    options = read_options(arguments)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/tables.db"
        with servers.farebox(database, workers=options.workers) as server:
            asyncio.run(measure(server, options))


if __name__ == "__main__":
    main(sys.argv[1:])
