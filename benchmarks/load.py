"""How much the table server carries: `python -m benchmarks.load`.

Tables of four clients each, without bots, on this machine only. The same clients, in the same run, then talk
to a bare echo server of the same stack with messages of the same size; the ratio of the two is what counts.
A delivery is any message that reaches a client: an update to each of the four, and the answer to the one who
acted. The ratio of updates alone is told beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from time import perf_counter

import httpx

from benchmarks import servers
from benchmarks.light_client import LightClient, connect
from benchmarks.players import PLAYERS, PlayedTable, Tally, new_tables
from benchmarks.servers import ServerProcess

WARM_ACTIONS = 8
LOADING_SECONDS = 10
MAX_SECONDS = 120
MAX_TABLES = 2_000

Figures = dict[str, float]


def say(text: str) -> None:
    """Say what is being done."""
    print(text, file=sys.stderr, flush=True)


async def play(tables: list[PlayedTable], seconds: float, per_second: float | None = None) -> None:
    """Let all tables play, as fast as they can or at a rate of actions of all together."""
    loop, end = asyncio.get_running_loop(), perf_counter() + seconds
    wait = len(tables) / per_second if per_second else 0.0

    def go_on(table: PlayedTable) -> None:
        if perf_counter() < end:
            if wait:
                loop.call_later(max(0.0, table.sent_at + wait - perf_counter()), table.act)
            else:
                table.act()

    for number, table in enumerate(tables):
        table.on_seen = go_on
        loop.call_later(wait * number / len(tables), table.act)
    await asyncio.sleep(seconds)
    while any(table.expected for table in tables):
        await asyncio.sleep(0.01)


async def warm_up(tables: list[PlayedTable]) -> None:
    """Play past the first tickets, one action at a time at every table."""
    for _ in range(WARM_ACTIONS):
        for table in tables:
            table.on_seen = lambda table: None
            table.act()
        while any(table.expected for table in tables):
            await asyncio.sleep(0.01)


async def measure_play(
    server: ServerProcess, tables: list[PlayedTable], seconds: float, per_second: float | None = None
) -> Figures:
    """Deliveries per second, the latency of an action, and the CPU time of a delivery."""
    tally = tables[0].tally
    tally.__init__()  # type: ignore[misc]
    cpu, start = server.cpu_seconds, perf_counter()
    await play(tables, seconds, per_second)
    cpu, passed = server.cpu_seconds - cpu, perf_counter() - start
    hundredths = quantiles(tally.ways, n=100)
    return {
        "actions_per_s": tally.actions / passed,
        "deliveries_per_s": tally.deliveries / passed,
        "updates_per_s": tally.updates / passed,
        "bytes": tally.bytes / tally.deliveries,
        "way_p50_ms": hundredths[49] * 1000,
        "way_p99_ms": hundredths[98] * 1000,
        "cpu_us": cpu / tally.deliveries * 1e6,
    }


async def measure_echo(
    server: ServerProcess, count: int, size: int, seconds: float, *, profile: bool = False
) -> Figures:
    """Deliveries per second of the echo server, with as many connections and messages of the same size."""
    text, echoed = b"x" * size, 0
    clients: list[LightClient] = [await connect(server.port, "/") for _ in range(count)]
    end = perf_counter() + seconds

    def again(client: LightClient) -> None:
        nonlocal echoed
        echoed += 1
        if perf_counter() < end:
            client.send(text)

    if profile:
        server.count_from_here()
    cpu, start = server.cpu_seconds, perf_counter()
    for client in clients:
        client.on_text = lambda text, client=client: again(client)  # type: ignore[misc]
        client.send(text)
    await asyncio.sleep(seconds)
    passed, cpu = perf_counter() - start, server.cpu_seconds - cpu
    figures = {"deliveries_per_s": echoed / passed, "cpu_us": cpu / echoed * 1e6}
    for client in clients:
        client.close()
    await asyncio.sleep(0.5)
    return figures


async def connected(port: int, ids: list[str], cookies: list[str], tally: Tally) -> list[PlayedTable]:
    """The tables with their clients."""
    tables = [PlayedTable(table_id, Random(number), tally) for number, table_id in enumerate(ids)]
    for table in tables:
        await table.connect(port, cookies)
    return tables


async def tables_in_play(server: ServerProcess, options: argparse.Namespace) -> list[PlayedTable]:
    """Tables with their clients, past the first tickets."""
    say("making tables")
    ids, cookies = await new_tables(server.port, options.tables, options.city)
    # The server loads its compiled bots in the background.
    await asyncio.sleep(LOADING_SECONDS)
    tables = await connected(server.port, ids, cookies, Tally())
    await warm_up(tables)
    options.ids, options.cookies = ids, cookies
    return tables


async def compare(servers: list[ServerProcess], options: argparse.Namespace) -> list[list[Figures]]:
    """The rounds of several servers, which play in turn; there are no more when games begin to end."""
    tables = [await tables_in_play(server, options) for server in servers]
    found: list[list[Figures]] = [[] for _ in servers]
    for number in range(options.rounds):
        say(f"round {number + 1}")
        for rounds, server, played in zip(found, servers, tables, strict=True):
            rounds.append(await measure_play(server, played, options.seconds))
        if any(table.over for played in tables for table in played):
            break
    return found


async def measure_load(server: ServerProcess, options: argparse.Namespace) -> dict[str, list[Figures]]:
    """Play and echo by turns, then play at a pace that leaves the server time."""
    tables = await tables_in_play(server, options)
    found: dict[str, list[Figures]] = {"play": [], "echo": [], "paced": []}
    if options.profile:
        server.count_from_here()
    for _ in range(options.rounds):
        say("playing")
        played = await measure_play(server, tables, options.seconds)
        say("echoing")
        found["play"].append(played)
        with servers.echo(sampled=options.profile) as echo:
            size, count = round(played["bytes"]), options.tables * PLAYERS
            echoed = await measure_echo(echo, count, size, options.seconds, profile=options.profile)
            found["echo"].append(echoed)
    say("playing at a pace")
    found["paced"].append(await measure_play(server, tables, options.seconds, options.paced))
    found["entries"] = [{"mean": mean(max(table.versions) for table in tables)}]
    for table in tables:
        table.close()
    return found


async def measure_memory(server: ServerProcess, ids: list[str], cookies: list[str]) -> Figures:
    """What a live table adds to the memory of a server that has just started, alone and with its clients."""
    say("weighing tables")
    first, rest = ids[:1], ids[1:]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for table in await connected(server.port, first, cookies, Tally()):
            table.close()
        # What the server loads once, the compiled bots above all, is not the tables'.
        await asyncio.sleep(LOADING_SECONDS)
        before = server.memory
        for table_id in rest:
            (await http.get(f"/api/tables/{table_id}")).raise_for_status()
        alone = server.memory
    tables = await connected(server.port, rest, cookies, Tally())
    with_clients = server.memory
    for table in tables:
        table.close()
    return {
        "table_kb": (alone - before) / len(rest) / 1000,
        "with_clients_kb": (with_clients - before) / len(rest) / 1000,
    }


def mean_ratio(playing: list[Figures], what: str, echoing: list[Figures]) -> float:
    """A figure of the table server as a part of the deliveries of the echo server."""
    return mean(one[what] for one in playing) / mean(one["deliveries_per_s"] for one in echoing)


def report(found: dict[str, list[Figures]], memory: Figures, options: argparse.Namespace) -> None:
    """Print what was measured."""
    playing, echoing = found["play"], found["echo"]
    [paced] = found["paced"]
    ratio, of_updates = (mean_ratio(playing, what, echoing) for what in ("deliveries_per_s", "updates_per_s"))
    print(f"{options.tables} tables of {options.city} with {PLAYERS} clients each, bots off")
    for number, (played, echoed) in enumerate(zip(playing, echoing, strict=True), start=1):
        print(
            f"round {number}: {played['deliveries_per_s']:,.0f} deliveries/s of {played['bytes']:,.0f} bytes "
            f"({played['cpu_us']:.0f} us of processor time each; {played['actions_per_s']:,.0f} actions/s, "
            f"{played['updates_per_s']:,.0f} updates/s); an action's way to all clients "
            f"{played['way_p50_ms']:.0f} ms, 99 % within {played['way_p99_ms']:.0f} ms"
        )
        print(
            f"         echo server {echoed['deliveries_per_s']:,.0f} deliveries/s "
            f"({echoed['cpu_us']:.0f} us each)"
        )
    print(f"ratio: {ratio:.2f} with the answers to those who acted, {of_updates:.2f} of updates alone")
    print(
        f"at {paced['actions_per_s']:,.0f} actions/s: way {paced['way_p50_ms']:.1f} ms, "
        f"99 % within {paced['way_p99_ms']:.1f} ms"
    )
    print(
        f"memory: {memory['table_kb']:.1f} KB for a live table of {found['entries'][0]['mean']:.0f} entries, "
        f"{memory['with_clients_kb']:.1f} KB with its {PLAYERS} clients"
    )
    if options.json:
        Path(options.json).write_text(json.dumps({**found, "memory": [memory]}, indent=2), encoding="utf-8")


def report_against(here: list[Figures], there: list[Figures]) -> None:
    """Print both servers' processor time per delivery, and the ratio that half of the rounds are below."""
    ratios = []
    for one, other in zip(here, there, strict=True):
        ours, theirs = one["cpu_us"], other["cpu_us"]
        ratios.append(ours / theirs)
        print(
            f"{ours:.0f} us of processor time per delivery, there {theirs:.0f} us: {ratios[-1]:.2f}; "
            f"{one['bytes']:,.0f} and {other['bytes']:,.0f} bytes"
        )
    print(f"processor time per delivery against the other, median: {median(ratios):.2f}")


def bounded(most: float, kind: type[int] | type[float]) -> object:
    """An argument that is a number above zero and not above a bound."""

    def read(text: str) -> float:
        number = kind(text)
        if not 0 < number <= most:
            raise ValueError(text)
        return number

    read.__name__ = f"number up to {most}"
    return read


def read_options(arguments: list[str]) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=bounded(MAX_TABLES, int), default=300)  # type: ignore[arg-type]
    parser.add_argument("--seconds", type=bounded(MAX_SECONDS, float), default=10)  # type: ignore[arg-type]
    parser.add_argument("--rounds", type=bounded(10, int), default=2)  # type: ignore[arg-type]
    parser.add_argument("--paced", type=bounded(10_000, float), default=100)  # type: ignore[arg-type]
    parser.add_argument("--city", default="san_francisco")
    parser.add_argument(
        "--database", help="a PostgreSQL database; by default a SQLite file that is thrown away"
    )
    parser.add_argument("--against", type=Path, help="another checkout, whose server plays in turn")
    parser.add_argument("--profile", action="store_true", help="say what both servers spend their time on")
    parser.add_argument("--json", help="a file for the figures")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    """Measure and report."""
    options = read_options(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/tables.db"
        if options.against:
            beside = servers.farebox(f"sqlite:///{folder}/other.db", options.against.resolve())
            with servers.farebox(database) as server, beside as other:
                return report_against(*asyncio.run(compare([server, other], options)))
        with servers.farebox(database, sampled=options.profile) as server:
            found = asyncio.run(measure_load(server, options))
        with servers.farebox(database) as server:
            memory = asyncio.run(measure_memory(server, options.ids, options.cookies))
    report(found, memory, options)


if __name__ == "__main__":
    main(sys.argv[1:])
