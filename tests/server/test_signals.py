"""Presence, reactions and nudges: over one process, and over two that share a PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from farebox.server.wire import Ping, Pong, Refused
from farebox.server.wire_signals import Away, Nudge, Nudged, React, Reacted
from tests.server.launcher import serving_forked
from tests.server.postgres import PostgresServer
from tests.server.served import Client, Live, Served, sqlite_address

pytestmark = pytest.mark.anyio
SOON = {"FAREBOX_NUDGE_SECONDS": "0.2", "FAREBOX_ABSENT_SECONDS": "1"}


async def said(live: Live) -> Reacted | Nudged | Refused:
    """The next thing that is said, or the refusal to say something."""
    while not isinstance(message := await live.receive(), Reacted | Nudged | Refused):
        pass
    return message


def states(live: Live) -> dict[int, str]:
    """Who is how, as a client knows."""
    return {one.seat: one.state for one in live.presence.seats} if live.presence else {}


@asynccontextmanager
async def two_at_a_table(one: Served, other: Served) -> AsyncIterator[tuple[str, Client, Live, Client, Live]]:
    """Anna and Bert play, each over a server of their own; Anna has seat 0."""
    async with Client(one.address, "Anna") as anna, Client(other.address, "Bert") as bert:
        table = await anna.new_table("me", "open", start=False, settings={"first": 0})
        await bert.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.live(table) as first, bert.live(table) as second:
            await first.until(lambda live: states(live) == {0: "here", 1: "here"})
            await second.until(lambda live: states(live) == {0: "here", 1: "here"})
            yield table, anna, first, bert, second


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    with serving_forked(sqlite_address(tmp_path), **SOON) as served:
        yield served, served


@pytest.fixture
def two(postgres_server: PostgresServer) -> Iterator[tuple[Served, Served]]:
    postgres_address = postgres_server.new_database()
    with serving_forked(postgres_address, **SOON) as one, serving_forked(postgres_address, **SOON) as other:
        yield one, other


@pytest.fixture(params=["alone", "two"])
def servers(request: pytest.FixtureRequest) -> tuple[Served, Served]:
    """One server for all, or one for each."""
    found: tuple[Served, Served] = request.getfixturevalue(request.param)
    return found


async def test_people_see_who_is_here_away_and_gone(servers: tuple[Served, Served]) -> None:
    async with two_at_a_table(*servers) as (table, _anna, first, bert, second):
        await second.send(Away(True))
        await first.until(lambda live: states(live)[1] == "away")
        await second.send(Away(False))
        await first.until(lambda live: states(live)[1] == "here")
        await second.socket.close()
        await first.until(lambda live: states(live)[1] == "gone")
        async with bert.live(table):
            await first.until(lambda live: states(live)[1] == "here")
            async with Client(servers[1].address, "Carl") as carl, carl.live(table):
                await first.until(lambda live: bool(live.presence and live.presence.watchers == 1))


async def test_a_reaction_and_a_nudge_reach_everybody(servers: tuple[Served, Served]) -> None:
    async with two_at_a_table(*servers) as (_table, _anna, first, _bert, second):
        await first.send(React(0, "good-luck"))
        assert await said(first) == await said(second) == Reacted(seat=0, reaction="good-luck")
        await asyncio.sleep(0.2)
        await second.send(Nudge(0))
        assert await said(first) == await said(second) == Nudged(seat=0, by=1)


async def test_a_flood_of_reactions_and_a_storm_of_nudges_are_refused(alone: tuple[Served, Served]) -> None:
    async with two_at_a_table(*alone) as (_table, _anna, first, _bert, second):
        for _ in range(20):
            await first.send(React(0, "haha"))
        answers = [await said(first) for _ in range(20)]
        refused = [answer.error.code for answer in answers if isinstance(answer, Refused)]
        assert len(refused) >= 14
        assert set(refused) == {"too-many-reactions"}
        await asyncio.sleep(0.2)
        for _ in range(5):
            await second.send(Nudge(0))
        stormed = [await said(second) for _ in range(9)][-4:]
        assert {one.error.code for one in stormed if isinstance(one, Refused)} == {"nudged-already"}
        await first.send(Ping())
        assert isinstance(await first.answer(), Pong)


async def test_who_may_not_speak_is_told_why(alone: tuple[Served, Served]) -> None:
    async with two_at_a_table(*alone) as (table, anna, first, _bert, second):
        await anna.ask("PUT", f"/api/tables/{table}/seats/1/mute", {"muted": True})
        await second.send(React(1, "hello"))
        await second.send(Nudge(0))
        await second.send(React(0, "hello"))
        await first.send(Nudge(0))
        await first.send(Nudge(3))
        codes = [await said(second) for _ in range(3)] + [await said(first) for _ in range(2)]
        assert [answer.error.code for answer in codes if isinstance(answer, Refused)] == [
            "seat-muted",
            "seat-muted",
            "not-your-seat",
            "nobody-to-nudge",
            "no-such-table-seat",
        ]
        async with Client(alone[0].address, "Carl") as carl, carl.live(table) as watcher:
            await watcher.send(React(0, "hello"))
            answer = await said(watcher)
            assert isinstance(answer, Refused)
            assert answer.error.code == "not-your-seat"


async def test_presence_is_known_again_after_a_restart(alone: tuple[Served, Served]) -> None:
    async with two_at_a_table(*alone) as (table, anna, _first, _bert, _second):
        await anna.ask("PUT", f"/api/tables/{table}/seats/1/mute", {"muted": True})
    alone[0].restart()
    async with anna_again(alone[0], table, anna.cookie) as live:
        await live.until(lambda live: states(live) == {0: "here", 1: "gone"})
        assert live.table is not None
        assert [seat.muted for seat in live.table.seats] == [False, True]


@asynccontextmanager
async def anna_again(served: Served, table: str, cookie: str) -> AsyncIterator[Live]:
    """Anna's page after the restart."""
    async with Client(served.address, "Anna") as anna:
        anna.http.cookies.clear()
        anna.http.cookies.set("farebox", cookie.removeprefix("farebox="))
        async with anna.live(table) as live:
            yield live


async def test_others_let_a_bot_play_only_for_somebody_who_is_gone(servers: tuple[Served, Served]) -> None:
    async with two_at_a_table(*servers) as (table, _anna, first, bert, second):
        path = f"/api/tables/{table}/seats/0/stand-in"
        await asyncio.sleep(1.1)
        assert await bert.refused("POST", path, {"level": "regular"}) == (409, "not-absent-yet")
        await first.socket.close()
        await second.until(lambda live: states(live)[0] == "gone")
        await asyncio.sleep(1.1)
        assert await bert.refused("POST", path, {"level": "novice"}) == (400, "stand-in-level")
        info = await bert.ask("POST", path, {"level": "regular"})
        assert (info["seats"][0]["stand_in"], info["seats"][0]["stand_in_by"]) == ("regular", 1)


async def test_nothing_of_it_is_in_the_record_or_the_log(alone: tuple[Served, Served]) -> None:
    async with two_at_a_table(*alone) as (table, anna, first, _bert, second):
        await first.send(React(0, "wow"))
        await said(second)
        await asyncio.gather(first.play(), second.play())
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        kinds = {entry.kind for entry in second.log.values()}
    assert "wow" not in record
    assert kinds == {"seat", "started", "action"}
    assert b"guest" not in msgspec.json.encode(second.presence)


async def test_a_guest_hands_the_table_over_resigns_and_removes_it(alone: tuple[Served, Served]) -> None:
    async with two_at_a_table(*alone) as (table, anna, first, bert, second):
        path = f"/api/tables/{table}"
        assert await anna.refused("PUT", f"{path}/host", {"seat": 2}) == (404, "no-such-table-seat")
        assert await bert.refused("PUT", f"{path}/host", {"seat": 1}) == (403, "only-the-host")
        left = await anna.ask("DELETE", f"/api/tables/mine/{table}")
        assert left["tables"] == []
        await second.until(lambda live: bool(live.table and live.table.host))
        assert second.table is not None
        assert [seat.resigned for seat in second.table.seats] == [True, False]
        await first.until(lambda live: live.seats == ())
        assert (await bert.ask("GET", "/api/tables/mine"))["tables"][0]["id"] == table
        assert await anna.refused("DELETE", "/api/tables/mine/nosuchtable1") == (404, "unknown-table")


async def test_a_lobby_that_was_left_is_listed_again_for_who_comes_back(alone: tuple[Served, Served]) -> None:
    async with Client(alone[0].address, "Anna") as anna:
        table = await anna.new_table("me", "open", start=False)
        assert (await anna.ask("DELETE", f"/api/tables/mine/{table}"))["tables"] == []
        await anna.ask("PUT", f"/api/tables/{table}/seats/0", {"change": "take"})
        assert [one["id"] for one in (await anna.ask("GET", "/api/tables/mine"))["tables"]] == [table]
