"""Phones in both orientations, and low screens: a turn can be played, and what matters is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.frames import Slow
from tests.browser.pages import Visits, begun_table, open_table
from tests.browser.player import TICKETS, Player

# Every page at every size is looked at together with the languages (`test_languages.py`).
SIZES = {"portrait": (360, 740), "landscape": (740, 360)}
# Milliseconds in which everything but a held answer comes.
SLOW_LIST = 1000


@pytest.mark.parametrize("size", SIZES)
def test_turns_are_played_on_a_phone(visits: Visits, size: str) -> None:
    width, height = SIZES[size]
    page = visits.guest("Anna", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    open_table(page, "me", "novice", city="san_francisco")
    anna = Player(page, tickets_at=3)
    while anna.did.get("claim a route", 0) < 2 or anna.did.get("take a card", 0) < 2:
        assert anna.act()


def test_on_a_low_screen_the_offer_leaves_room_for_the_own_tickets(visits: Visits) -> None:
    page = visits.guest("Anna", viewport={"width": 1366, "height": 650})
    table = begun_table(page, "me", "novice", "casual", "novice", actions=4)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=TICKETS).click()
    page.get_by_role("region", name="Which tickets do you keep?").wait_for()
    own = page.locator(".side .box").first.bounding_box()
    assert own is not None
    assert own["height"] >= 90
    side = page.locator(".side").evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert page.locator(".side").evaluate("one => getComputedStyle(one).overflowY") == "auto", side


def test_a_lost_connection_is_told_in_full_on_a_phone(visits: Visits) -> None:
    page = visits.guest("Anna", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    slow = Slow(page)
    open_table(page, "me", "novice")
    Player(page).wait()
    assert slow.route is not None
    slow.refusing = True
    slow.route.close(code=4000)
    told = page.locator(".net .lost")
    expect(told).to_be_visible()
    strip, home = told.bounding_box(), page.get_by_role("link", name="Home").bounding_box()
    assert strip is not None
    assert home is not None
    assert strip["y"] >= 0
    assert strip["width"] > 300
    assert home["width"] >= 44
    assert page.get_by_role("heading", name="Paris").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_no_city_is_offered_before_all_that_may_move_it_is_there(visits: Visits) -> None:
    width, height = SIZES["portrait"]
    page = visits.guest("Anna", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    held: list[Route] = []
    page.route("**/api/tables/mine", lambda route: held.append(route))
    page.goto("/")
    page.get_by_label("Seat 2").wait_for()
    page.wait_for_timeout(SLOW_LIST)
    play = page.get_by_role("button", name="Play San Francisco")
    expect(play).to_have_count(0)
    held.pop().continue_()
    expect(play).to_be_enabled()
    expect(page.get_by_role("link", name="Learn by playing")).to_be_visible()
