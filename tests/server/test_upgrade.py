"""A database that version 0.1.0 wrote opens: its games go on, its finished games verify."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from farebox import Game
from farebox.game.records import parse_record
from tests.server.launcher import serving_forked
from tests.server.served import Client, Served

pytestmark = pytest.mark.anyio
DATA = Path(__file__).parent / "data" / "0.1.0"
FACTS: dict[str, Any] = json.loads((DATA / "facts.json").read_text(encoding="utf-8"))

KINDS = {"middle": ["bot", "bot", "person"], "middle-hotseat": ["person", "person"]}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    database = tmp_path / "farebox.db"
    shutil.copy(DATA / "farebox.db", database)
    with serving_forked(f"sqlite:///{database}") as server:
        yield server


@pytest.fixture
async def anna(served: Served) -> AsyncIterator[Client]:
    """The guest who played then, with the cookie of then."""
    guest = Client(served.address, "Anna")
    name, _, value = FACTS["cookie"].partition("=")
    guest.http.cookies.set(name, value)
    yield guest
    await guest.http.aclose()


@pytest.mark.parametrize("name", ["middle", "middle-hotseat"])
async def test_a_game_in_the_middle_goes_on_to_its_end(anna: Client, name: str) -> None:
    table = FACTS[name]["table"]
    info = await anna.ask("GET", f"/api/tables/{table}")
    assert (info["status"], info["city"]) == ("playing", FACTS[name]["info"]["city"])
    assert info["version"] >= FACTS[name]["info"]["version"]
    async with anna.live(table) as live:
        await live.play()
    record = parse_record((await anna.http.get(f"/api/tables/{table}/record")).content)
    assert Game.replay(record).over
    assert [seat.kind for seat in record.seats] == KINDS[name]
    assert {seat.bot.version for seat in record.seats if seat.bot} <= {"0.1.0"}


@pytest.mark.parametrize("name", ["finished", "finished-ny"])
async def test_a_finished_game_verifies_and_is_shown_again(anna: Client, name: str) -> None:
    table = FACTS[name]["table"]
    then = parse_record((DATA / f"{name}.json").read_bytes())
    now = parse_record((await anna.http.get(f"/api/tables/{table}/record")).content)
    assert (now.seed, now.actions, now.result) == (then.seed, then.actions, then.result)
    Game.replay(then)
    replay = await anna.ask("GET", f"/api/tables/{table}/replay?eyes=open")
    assert len(replay["moments"]) == len(then.actions) + 1


async def test_finished_games_are_archived(served: Served, anna: Client) -> None:
    for name in ("finished", "finished-ny"):
        await anna.ask("GET", f"/api/tables/{FACTS[name]['table']}/replay?eyes=spectator")
    with sqlite3.connect(served.database.removeprefix("sqlite:///")) as database:
        archived = dict(database.execute("SELECT table_id, record FROM games"))
        kept = {row[0] for row in database.execute("SELECT hash FROM cities")}
    for name in ("finished", "finished-ny"):
        record = parse_record(archived[FACTS[name]["table"]].encode())
        Game.replay(record)
        assert record.city_hash in kept


async def test_all_tables_are_listed(anna: Client) -> None:
    listed = await anna.ask("GET", "/api/tables/mine")
    assert {FACTS[name]["table"] for name in FACTS if name != "cookie"} <= {
        row["id"] for row in listed["tables"]
    }


async def test_the_lobby_fills_starts_and_its_game_goes_to_the_end(served: Served, anna: Client) -> None:
    table = FACTS["lobby"]["table"]
    async with Client(served.address, "Bert") as bert:
        info = await bert.ask("GET", f"/api/tables/{table}")
        assert info["status"] == "lobby"
        for seat in info["seats"]:
            if seat["kind"] == "open":
                await bert.ask("PUT", f"/api/tables/{table}/seats/{seat['seat']}", {"change": "take"})
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.live(table) as hers, bert.live(table) as his:
            await asyncio.gather(hers.play(), his.play())
        record = parse_record((await bert.http.get(f"/api/tables/{table}/record")).content)
        assert Game.replay(record).over
        assert (record.format, {"Anna", "Bert"} <= set(record.names)) == (2, True)
