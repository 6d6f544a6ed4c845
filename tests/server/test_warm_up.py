"""Nobody waits for the compiler: who would search decides like a simpler bot until it is done."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import sleep

import pytest

from farebox.server import warm_up
from farebox.server.api.levels import level_list
from farebox.server.bot_room import BotRoom
from farebox.server.keeper import Keeper
from farebox.server.openings import new_table
from farebox.server.storage import open_storage
from farebox.server.warm_up import WarmUp, compile_elsewhere, compile_in_turn
from farebox.server.wire import Level, NewTable, SeatWish
from tests.server.served import sqlite_address

pytestmark = pytest.mark.anyio
MOST_SECONDS = 60


@pytest.mark.parametrize(
    ("compiling", "level", "bot"),
    [
        (True, "master", "regular"),
        (True, "expert", "regular"),
        (True, "regular", "regular"),
        (True, "novice", "novice"),
        (False, "master", "master"),
        (False, "novice", "novice"),
    ],
)
def test_only_who_needs_compiled_code_has_a_stand_in(compiling: bool, level: Level, bot: Level) -> None:
    warming = WarmUp()
    warming.compiling = compiling
    assert warming.level_of(level) == bot


@pytest.mark.parametrize("compiling", [True, False])
def test_people_can_ask_who_decides_for_a_level(compiling: bool) -> None:
    warming = WarmUp()
    warming.compiling = compiling
    told = {info.level: info.plays_like for info in level_list(warming).levels}
    assert (told["master"] == told["expert"] == "regular") is compiling
    assert (told["novice"], told["casual"], told["regular"]) == ("novice", "casual", "regular")


async def test_masters_play_while_the_compiler_is_at_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = Event()
    monkeypatch.setattr(warm_up, "in_cache", lambda: False)
    monkeypatch.setattr(warm_up, "compile_elsewhere", lambda: compiled.wait(MOST_SECONDS))
    keeper = Keeper(await open_storage(sqlite_address(tmp_path)))
    room = BotRoom(keeper, threads=1)
    room.start()

    def compiling() -> bool:
        return room.warm_up.compiling

    wish = NewTable(city="paris", seats=(SeatWish(kind="bot", level="master"),) * 2, pace=0.0, start=True)
    try:
        live = await keeper.create(new_table(wish, host="anna", nickname="Anna", now=keeper.clock()))
        async with asyncio.timeout(MOST_SECONDS):
            while live.table.status != "over":
                await asyncio.sleep(0.01)
            assert compiling()
            compiled.set()
            while compiling():
                await asyncio.sleep(0.01)
    finally:
        compiled.set()
        await room.stop()
        await keeper.finish()
        await keeper.storage.close()
    assert room.warm_up.level_of("master") == "master"
    decisions = keeper.metrics.text().decode()
    assert 'decision_seconds_count{level="regular"}' in decisions
    assert 'decision_seconds_count{level="master"}' not in decisions


def test_compiled_code_that_cannot_be_kept_does_not_weaken_masters_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(warm_up, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(warm_up, "compile_elsewhere", lambda: None)
    monkeypatch.setattr(warm_up, "compile_decisions", fail)
    warming = WarmUp()
    warming.compiling = True
    warming._run()
    assert warming.level_of("master") == "master"
    assert caplog.messages == ["the compiled bots are not ready"]


def test_of_several_processes_one_compiles_and_the_others_use_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[int] = []

    def compile_slowly() -> None:
        sleep(0.2)
        compiled.append(1)

    monkeypatch.setattr(warm_up, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(warm_up, "in_cache", lambda: bool(compiled))
    monkeypatch.setattr(warm_up, "compile_decisions", compile_slowly)
    with ThreadPoolExecutor(4) as processes:
        list(processes.map(lambda _: compile_in_turn(), range(4)))
    assert compiled == [1]


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("pass", "bots compiled"),
        ("raise SystemExit('the disk is full')", "compiling the bots failed"),
    ],
)
def test_how_compiling_ended_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, program: str, said: str
) -> None:
    monkeypatch.setattr(warm_up, "COMPILE", program)
    with caplog.at_level(logging.INFO):
        compile_elsewhere()
    assert caplog.messages[-1] == said
    if said == "compiling the bots failed":
        assert caplog.records[-1].__dict__["fault"] == "the disk is full"
