"""Whole games from the first page to the final score: by mouse, by keys alone, and by taps on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Visits, ask
from tests.browser.player import Player, scores
from tests.browser.ways_to_play import KeyboardPlayer, TouchPlayer, tab_to

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# To draw what moves takes more of a machine than all the rest of a game; these have every kind of movement.
MOVING_ACTIONS = 10


def begin(page: Page, city: str) -> str:
    """From the first page to a table with one bot that does not wait; its id."""
    page.goto("/")
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_role("button", name=f"Play {city}").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("slider", name="Bots wait").fill("0")
    expect(page.get_by_role("slider", name="Bots play at once")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    return table_of(page)


def begin_by_keys(page: Page, city: str) -> str:
    """The same without a mouse."""
    page.goto("/")
    expect(page.get_by_role("button", name=f"Play {city}")).to_be_enabled()
    tab_to(page, f"^Play {city}$")
    page.keyboard.press("Enter")
    page.locator(".offer input:focus").wait_for()
    tab_to(page, "^Menu$")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    tab_to(page, "^Bots wait")
    page.keyboard.press("Home")
    expect(page.get_by_role("slider", name="Bots play at once")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, "spaces? to go")
    return table_of(page)


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    expect(page).to_have_url(re.compile("/t/"))
    return page.url.rpartition("/")[2]


def check_end(player: Player, table: str) -> None:
    """The page shows the end of the game that the server recorded, after every kind of action."""
    assert player.over
    assert player.did["claim a route"] >= 3
    assert player.did["keep tickets"] >= 2
    shown = scores(player.page)
    assert shown == ask(player.page, "GET", f"/api/tables/{table}/record")["result"]["scores"]
    expect(player.page.get_by_text(f"with {max(shown)} points")).to_be_visible()


# San Francisco, the longer game, is played by keys and by taps below.
@pytest.mark.parametrize("city", ["Paris", pytest.param("San Francisco", marks=pytest.mark.slow)])
def test_a_game_against_a_bot_is_clicked_through_to_the_final_score(visits: Visits, city: str) -> None:
    page = visits.guest("Anna", reduced_motion="no-preference")
    table = begin(page, city)
    anna = Player(page)
    anna.play(MOVING_ACTIONS)
    assert anna.did["claim a route"]
    page.emulate_media(reduced_motion="reduce")
    anna.play()
    check_end(anna, table)


def test_a_game_is_played_to_the_final_score_with_the_keyboard_alone(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = begin_by_keys(page, "San Francisco")
    anna = KeyboardPlayer(page)
    anna.play()
    check_end(anna, table)
    tab_to(page, "^Replay$")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/replay/{table}"))


@pytest.mark.parametrize("city", ["San Francisco", pytest.param("Paris", marks=pytest.mark.slow)])
def test_a_game_is_played_on_a_phone_by_taps_on_routes(visits: Visits, city: str) -> None:
    page = visits.guest("Anna", **PHONE)
    table = begin(page, city)
    anna = TouchPlayer(page)
    anna.play()
    check_end(anna, table)
