"""A whole game in stock Firefox and in WebKitGTK, on a phone and on a laptop."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.engines.drivers import ENGINES
from tests.browser.engines.walk import WIDER, Walk
from tests.server.launcher import serving_forked
from tests.server.served import Served, sqlite_address

SIZES = {"phone": (390, 844), "laptop": (1366, 768)}
MOST_ACTIONS = 250
# Each engine and each size once; what is left of all pairs takes long and has told nothing of its own.
USUAL = {("firefox", "laptop"), ("webkit", "phone")}
SHORT, LONG = "paris", "san_francisco"
GAMES = [
    pytest.param(engine, size, marks=() if (engine, size) in USUAL else pytest.mark.slow)
    for engine in ENGINES
    for size in SIZES
]
NET = "document.querySelector('.net').innerText.trim()"
LOST = """(() => {
    if (!document.querySelector(".net .lost")) return null;
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [said, task, board] = [".net .lost", ".prompt", "main.board"].map(box);
    return [said.top >= 0, task.top >= 0, task.bottom <= board.top + 1 || task.top >= board.bottom - 1];
})()"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that may be stopped."""
    with serving_forked(sqlite_address(tmp_path)) as server:
        yield server


@pytest.mark.parametrize(("engine", "size"), GAMES)
def test_a_whole_game_in_another_browser(
    own_server: Served, tmp_path: Path, notes: list[str], engine: str, size: str
) -> None:
    begun = time.monotonic()
    with ENGINES[engine](tmp_path / "profile", *SIZES[size]) as driver:
        walk = Walk(driver, own_server.address)
        walk.go("/", "article button:enabled")
        assert driver.ask("innerWidth") == SIZES[size][0]
        assert driver.ask("getComputedStyle(document.documentElement).scrollbarColor") != "auto"
        walk.dialog("nav button")
        table = walk.new_table(SHORT if (engine, size) in USUAL else LONG)
        walk.go(f"/t/{table}", ".offer")
        play_with_a_break(walk, own_server)
        assert walk.errors() == []
        assert walk.did["claim a route"] >= 3, walk.did
        look_at_the_replay(walk, table)
        look_at_what_is_left(walk, table)
        if size == "phone":
            play_a_guided_game(walk)
    notes.append(f"a whole game in {engine} on a {size}: {time.monotonic() - begun:.0f} s")


def play_with_a_break(walk: Walk, server: Served) -> None:
    """Play to the end; in between the dialogs are looked at, and the server is away for a while."""
    for number in range(MOST_ACTIONS):
        if number == 6:
            look_at_the_dialogs(walk)
            lose_the_connection(walk, server)
        if not walk.act():
            return
    raise AssertionError(f"the game does not end: {walk.did}")


def look_at_the_dialogs(walk: Walk) -> None:
    """The menu, and on a phone what lies behind the tabs."""
    walk.until(lambda: walk.driver.ask("document.querySelector('.prompt.mine') !== null"), "my turn")
    walk.dialog(".top button.menu")
    tabs = walk.driver.ask(
        "[...document.querySelectorAll('.tabs button')].filter((one) => one.offsetWidth).length"
    )
    for tab in range(tabs):
        walk.dialog(f".tabs button:nth-child({tab + 1})")


def lose_the_connection(walk: Walk, server: Served) -> None:
    """The loss is told in full, over nothing that matters, and the game goes on when the server is back."""
    walk.until(lambda: walk.driver.ask("document.querySelector('.prompt.mine') !== null"), "my turn")
    server.stop()
    told = walk.until(lambda: walk.driver.ask(LOST), "news of the lost connection")
    assert told == [True, True, True]
    server.restart()
    walk.until(lambda: walk.driver.ask(f"{NET} === ''"), "the connection")


def look_at_the_replay(walk: Walk, table: str) -> None:
    """The replay opens, and goes on by a press."""
    walk.go(f"/replay/{table}?at=3&eyes=open", ".replay .controls output")
    before = walk.driver.ask("document.querySelector('.controls output').innerText")
    walk.press(".controls .buttons button:nth-child(4)")
    walk.until(
        lambda: walk.driver.ask("document.querySelector('.controls output').innerText") != before,
        "the next moment",
    )
    assert walk.errors() == []


def look_at_what_is_left(walk: Walk, table: str) -> None:
    """My games, the public page and the page of the guide are there, and not too wide."""
    secret = walk.request("POST", f"/api/tables/{table}/share", {})["secret"]
    pages = {
        "/games": "li[data-result]",
        "/games?show=statistics": "figure rect",
        "/games?show=data": "main section button",
        f"/g/{secret}": "main table",
        "/guide": "article button:enabled",
    }
    for path, shown in pages.items():
        walk.go(path, shown)
        assert walk.driver.ask(WIDER) <= 0, path
        assert walk.errors() == []


def play_a_guided_game(walk: Walk) -> None:
    """A press on what each card points at leads to the end."""
    table = walk.request("POST", "/api/tables/guided", {"city": "paris"})["id"]
    walk.request("PUT", f"/api/tables/{table}/pace", {"pace": 0})
    walk.go(f"/t/{table}", ".guide-card.ready")
    assert walk.follow_the_guide(MOST_ACTIONS) > 20
    walk.see(".guide-card .ways .button.main")
    assert walk.errors() == []
