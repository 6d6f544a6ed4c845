"""What one attacker costs everybody else: `python -m benchmarks.attacks`.

A server with its default limits, here only. Eight tables of four people play ten actions per second;
first alone, then for as long as `--seconds` says beside an attacker of each kind, which has a process and an
address of its own. Told is how long an action takes until all four people at its table have seen it. The same
is measured in the same seconds at a second server that nobody attacks: both share the processors with the
attacker and with whatever else this machine does, so the difference between the two is what the attack does.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import AbstractContextManager
from statistics import quantiles
from typing import NamedTuple

from benchmarks import servers
from benchmarks.attackers import KINDS, MAX_SECONDS, SEATS, Attack, play_alone
from benchmarks.checkouts import ROOT, python_of
from benchmarks.load import bounded, connected, play, say, warm_up
from benchmarks.players import PlayedTable, Tally, new_tables
from benchmarks.servers import ServerProcess

TABLES, ACTIONS_PER_SECOND = 8, 10.0
LONG_TABLES = 4
EXTRA_SECONDS = 60.0
WARM_SECONDS = 2.0
CITY = "paris"


class Found(NamedTuple):
    """What people noticed, in milliseconds, and what the server spent."""

    p50: float
    p99: float
    slowest: float
    actions: int
    cores: float
    megabytes: int


async def prepare(port: int) -> list[str]:
    """Tables that are as long as undos can make them, and one that is over."""
    attack = Attack(port, MAX_SECONDS, [])
    return [await played(attack, undo=number < LONG_TABLES) for number in range(LONG_TABLES + 1)]


async def played(attack: Attack, *, undo: bool) -> str:
    """A table that takes no more."""
    line = await attack.connect()
    table = await line.new_table(SEATS, settings={"undo": True})
    await line.upgrade(table)
    await play_alone(line, undo=undo)
    line.close()
    return table


async def people(server: ServerProcess) -> list[PlayedTable]:
    """Tables with their people, past the first tickets."""
    ids, cookies = await new_tables(server.port, TABLES, CITY)
    tables = await connected(server.port, ids, cookies, Tally())
    await warm_up(tables)
    return tables


async def watched(server: ServerProcess, tables: list[PlayedTable], seconds: float) -> Found:
    """Let people play at their pace, and see how long their actions take."""
    tally = tables[0].tally
    tally.ways.clear()
    cpu = server.cpu_seconds
    async with asyncio.timeout(seconds + EXTRA_SECONDS):
        await play(tables, seconds, ACTIONS_PER_SECOND)
    hundredths = [way * 1000 for way in quantiles(tally.ways, n=100)]
    cores = (server.cpu_seconds - cpu) / seconds
    slowest = max(tally.ways) * 1000
    return Found(hundredths[49], hundredths[98], slowest, len(tally.ways), cores, server.memory // 2**20)


async def withstand(
    server: ServerProcess, other: ServerProcess, kind: str, long: list[str], options: argparse.Namespace
) -> tuple[Found, Found, Found, str]:
    """What people notice without an attacker, with one, and meanwhile at another server; what it got done."""
    tables, elsewhere = await people(server), await people(other)
    alone = await watched(server, tables, options.alone)
    attacker = await started_attacker(kind, server.port, options.seconds + WARM_SECONDS, long)
    await asyncio.sleep(WARM_SECONDS)
    beside, meanwhile = await asyncio.gather(
        watched(server, tables, options.seconds), watched(other, elsewhere, options.seconds)
    )
    said, _ = await asyncio.wait_for(attacker.communicate(), EXTRA_SECONDS)
    for table in (*tables, *elsewhere):
        table.close()
    return alone, beside, meanwhile, said.decode().strip()


async def started_attacker(
    kind: str, port: int, seconds: float, tables: list[str]
) -> asyncio.subprocess.Process:
    """An attacker, which ends by itself."""
    command = [python_of(ROOT), "-m", "benchmarks.attackers", kind, str(port), str(seconds), *tables]
    # Attackers have processors of their own; here they share two with those whom they attack.
    return await asyncio.create_subprocess_exec(
        "nice", "-n", "10", *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )


def report(kind: str, alone: Found, beside: Found, meanwhile: Found, did: str) -> None:
    """Print one row of the table."""
    ways = " | ".join(f"{found.p50:.0f} / {found.p99:.0f}" for found in (alone, beside, meanwhile))
    spent = f"{beside.cores:.2f} | {beside.megabytes}"
    print(f"| {kind} | {ways} | {beside.slowest:.0f} | {beside.actions} | {spent} | {did} |", flush=True)


def limited(database: str) -> AbstractContextManager[ServerProcess]:
    """A server with its default limits."""
    return servers.started(ROOT, "farebox", "serve", "--port", "0", "--database", database)


def read_options(arguments: list[str]) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks", description=__doc__)
    seconds = bounded(MAX_SECONDS, float)
    parser.add_argument("--seconds", type=seconds, default=60, help="of each attack")  # type: ignore[arg-type]
    parser.add_argument("--alone", type=seconds, default=20, help="without one before")  # type: ignore[arg-type]
    parser.add_argument("--only", nargs="+", choices=KINDS, default=list(KINDS), help="some attacks")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    """Attack a server of its own in every way, and report."""
    options = read_options(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        with servers.farebox(database) as server:
            say("making long tables")
            long = asyncio.run(prepare(server.port))
        ways = "before p50 / p99 ms | attacked p50 / p99 ms | elsewhere p50 / p99 ms"
        print(f"| attack | {ways} | slowest ms | actions | cores | MB | did |")
        print("|---|---|---|---|---|---|---|---|---|")
        for kind in options.only:
            # A new process: nothing is left of the attack before, and long tables have to be loaded.
            with limited(database) as server, limited(f"sqlite:///{folder}/other.db") as other:
                report(kind, *asyncio.run(withstand(server, other, kind, long, options)))


if __name__ == "__main__":
    main(sys.argv[1:])
