"""Bots that the host names: they sit beside the levels, and nothing they do stops a table."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from farebox.bots.own import own_version
from farebox.errors import SetupError, TableError
from farebox.server.bots import guarded_bots
from farebox.server.bots.host_bots import host_bots, name_bots, require_offered
from farebox.server.settings import read_settings, to_environment
from farebox.server.wire import SeatWish
from tests.server.bots.build import open_table, working_scheduler
from tests.server.bots.test_scheduler import until
from tests.server.launcher import serving_forked
from tests.server.served import Client, sqlite_address

SERVE = (sys.executable, "-m", "farebox", "serve", "--port", "0")
BOTS = """
import json, sys, time
from farebox import Bot

class Last(Bot):
    def choose(self, view, legal, rng):
        return legal[-1]

class Crashing(Bot):
    def choose(self, view, legal, rng):
        raise SystemExit(f"my cards are {view.mine}")

class Cheating(Bot):
    def choose(self, view, legal, rng):
        return None

class Sleeping(Bot):
    def choose(self, view, legal, rng):
        time.sleep(3600)

if __name__ == "__main__":
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            print(json.dumps({"name": "Program"}), flush=True)
        if asked["type"] == "choose":
            print(asked["legal"][-1], flush=True)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with bots of all kinds; run as a program it is one too."""
    found = tmp_path / "my_bots.py"
    found.write_text(BOTS, encoding="utf-8")
    return found


@pytest.mark.anyio
async def test_a_whole_game_of_an_own_bot_and_an_external_one(tmp_path: Path, file: Path) -> None:
    named = f"Own={file}:Last; Program=cmd:{sys.executable} {file}; Steady=planner"
    with serving_forked(sqlite_address(tmp_path), FAREBOX_BOTS=named) as served:
        async with Client(served.address, "Anna") as anna:
            levels = await anna.ask("GET", "/api/levels")
            assert levels["bots"] == ["Own", "Program", "Steady"]
            table = await anna.new_table("me", "Own", "Program", "Own")
            async with anna.live(table) as live:
                for _ in range(4):
                    await live.until(lambda live: live.my_turn)
                    await live.act(live.acting().legal[-1])
            served.restart()
            async with anna.live(table) as live:
                await live.play()
                assert live.table
                assert {seat.name for seat in live.table.seats} == {"Anna", "Own", "Own 2", "Program"}
            record = await anna.ask("GET", f"/api/tables/{table}/record")
    bots = {seat["name"]: seat["bot"] for seat in record["seats"]}
    version = own_version(f"{file}:Last")
    assert bots["Own"] == bots["Own 2"] == {"name": "Own", "version": version}
    assert bots["Program"]["name"] == "Program"
    assert bots["Program"].get("version", "") == ""
    assert not any(seat.get("stand_ins") for seat in record["seats"])


@pytest.mark.anyio
async def test_a_bot_that_is_no_longer_named_is_replaced(tmp_path: Path, file: Path) -> None:
    with serving_forked(sqlite_address(tmp_path), FAREBOX_BOTS=f"Own={file}:Last") as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "Own")
            async with anna.live(table) as live:
                await live.until(lambda live: live.my_turn)
            served.environment["FAREBOX_BOTS"] = ""
            served.restart()
            async with anna.live(table) as live:
                await live.play()
                assert live.table
                own = next(seat for seat in live.table.seats if seat.kind == "bot")
                assert (own.level, own.stand_in) == ("Own", "regular")
            record = await anna.ask("GET", f"/api/tables/{table}/record")
            wish = {"city": "paris", "seats": [{"kind": "me"}, {"kind": "bot", "level": "Own"}]}
            assert await anna.refused("POST", "/api/tables", wish) == (400, "unknown-level")
    seat = next(seat for seat in record["seats"] if seat["kind"] == "bot")
    assert seat["bot"]["name"] == "Own"
    assert [stand_in["bot"]["name"] for stand_in in seat["stand_ins"]] == ["regular"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("{file}:Crashing", "crashed"),
        ("{file}:Cheating", "crashed"),
        ("{file}:Sleeping", "too-slow"),
        ("cmd:{python} -c pass", "ended"),
        ("cmd:{python} -c \"print(1); print('no action'); input(); input()\"", "nonsense"),
    ],
)
async def test_a_bot_that_fails_stops_no_table(
    tmp_path: Path,
    file: Path,
    bot: str,
    code: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(guarded_bots, "OWN_SECONDS", 0.2)
    name_bots([f"Faulty={bot.format(file=file, python=sys.executable)}"])
    try:
        async with working_scheduler(tmp_path) as scheduler:
            live = await open_table(scheduler, bot_seat("Faulty"), bot_seat("novice"))
            await until(scheduler.tables, live.table.id, lambda table: len(table.acted) > 6)
    finally:
        name_bots([])
    failed = [record for record in caplog.records if record.name == guarded_bots.__name__]
    assert {record.__dict__["code"] for record in failed} == {code}
    assert "my cards" not in caplog.text + str([record.__dict__ for record in failed])


def bot_seat(level: str) -> SeatWish:
    return SeatWish(kind="bot", level=level)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Longest", "is not like"),
        ("Long est=planner", "is not like"),
        ("=planner", "is not like"),
        ("A=", "is not like"),
        ("Master=planner", "is the name of a level"),
        ("A=planner;B=cmd:x", "semicolon"),
        ("A=plannner", "plannner"),
        ("A=nowhere.py:Longest", "nowhere.py"),
        ("A=cmd:no-such-program-here", "no-such-program-here"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_refused_at_the_start(tmp_path: Path, bot: str, said: str) -> None:
    found = subprocess.run(
        [*SERVE, "--database", sqlite_address(tmp_path), "--bot", bot],
        env={**os.environ, "FAREBOX_LANGUAGE": "en", "COLUMNS": "300"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert found.returncode == 2, found
    assert said in found.stderr
    assert "Traceback" not in found.stderr


def test_names_are_distinct_and_replace_those_before() -> None:
    name_bots(["A=planner", "Éva-2=search:60"])
    assert host_bots() == ("A", "Éva-2")
    with pytest.raises(SetupError):
        name_bots(["B=planner", "b=greedy"])
    assert require_offered("A") == "A"
    name_bots([])
    with pytest.raises(TableError) as refused:
        require_offered("A")
    assert refused.value.code == "unknown-level"


def test_the_setting_reaches_the_workers() -> None:
    settings = read_settings({"FAREBOX_BOTS": "A=planner; B=cmd:prog x,y"})
    assert settings.bots == ("A=planner", "B=cmd:prog x,y")
    assert read_settings(to_environment(settings)).bots == settings.bots
