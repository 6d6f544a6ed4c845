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
from farebox.server.warm_up import WarmUp, compile_elsewhere, compile_in_turn
from farebox.server.wire import Level, SeatWish
from tests.server.rooms import open_table, working_room

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
    master = SeatWish(kind="bot", level="master")
    async with working_room(tmp_path) as room, asyncio.timeout(MOST_SECONDS):

        def compiling() -> bool:
            return room.warm_up.compiling

        live = await open_table(room, master, master)
        while live.table.status != "over":
            await asyncio.sleep(0.01)
        assert compiling()
        compiled.set()
        while compiling():
            await asyncio.sleep(0.01)
    assert room.warm_up.level_of("master") == "master"
    decisions = room.keeper.metrics.text().decode()
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
