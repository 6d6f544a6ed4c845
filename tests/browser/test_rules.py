"""The rules at hand: over the table at the place that fits, and a page for each city with a way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Visits, ask, begun_table, table_to_claim_at
from tests.browser.player import DECK
from tests.browser.test_worth import click_location

SPECIAL = {
    "san_francisco": "Tourist tokens",
    "paris": "Flag sets",
    "new_york": "Attractions",
    "london": "Districts",
}
# In the order of the printed sheets, in every city.
PRINTED = (
    "Setting up",
    "Object of the game",
    "A turn",
    "Drawing transport cards",
    "Claiming a route",
    "Tickets",
    "End of the game",
)


@pytest.mark.parametrize("width", [1366, 360])
def test_the_rules_open_over_the_table_at_the_place_that_fits(visits: Visits, width: int) -> None:
    page = visits.guest("Anna", viewport={"width": width, "height": 740})
    page.goto(f"/t/{begun_table(page, 'me', 'novice', actions=6)}")
    page.locator(".prompt.mine").wait_for()
    rules, drawer = (
        page.locator(".bar").get_by_role("button", name="Rules"),
        page.get_by_role("dialog", name="Rules"),
    )
    rules.click()
    expect(drawer.locator("details[open]")).to_have_count(1)
    expect(drawer.locator("details[open] h2")).to_have_text("A turn")
    expect(drawer.get_by_role("heading", name="Flag sets")).to_be_visible()
    expect(drawer.get_by_role("heading", name="Tourist tokens")).to_have_count(0)
    drawer.get_by_role("searchbox").fill("BASTILLE")
    expect(drawer.locator("details")).to_have_count(1)
    expect(drawer).to_contain_text("you celebrate Bastille Day: score 4 points")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.get_by_role("button", name=DECK).click()
    expect(page.locator(".prompt.mine")).to_contain_text("One more card")
    rules.click()
    expect(drawer.locator("details[open] h2")).to_have_text("Drawing transport cards")


def test_with_the_card_of_a_ferry_open_the_rules_speak_of_ferries(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto(f"/t/{table_to_claim_at(page, 'me', 'novice', city='san_francisco', actions=6)}")
    page.locator(".prompt.mine").wait_for()
    routes = ask(page, "GET", "/api/cities/san_francisco")["routes"]
    ferry = next(route for route in routes if route["wilds_required"])
    click_location(page, ferry["spaces"][1])
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog details[open] h2")).to_have_text("Ferries")


@pytest.mark.parametrize("city", SPECIAL)
def test_the_page_has_the_rules_of_one_city_and_a_picture_for_each_section(visits: Visits, city: str) -> None:
    page = visits.guest("Anna")
    page.goto(f"/rules/{city}")
    headings = page.locator("details h2")
    expect(headings.first).to_have_text("Setting up")
    shown = headings.all_inner_texts()
    assert [title for title in shown if title in PRINTED] == list(PRINTED)
    assert set(SPECIAL.values()) & set(shown) == {SPECIAL[city]}
    pictures = page.locator("summary svg").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(set(pictures)) == headings.count()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"R\d+\.\d"))
    page.get_by_role("button", name="Rule numbers").click()
    expect(page.locator("main")).to_contain_text("R4.4")


def test_the_page_leads_to_other_cities_and_back_to_the_game(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = begun_table(page, "me", "novice", actions=2)
    page.goto(f"/t/{table}")
    page.locator(".bar").get_by_role("button", name="Rules").click()
    page.get_by_role("link", name="All the rules on one page").click()
    expect(page).to_have_url(re.compile(r"/rules/paris\?table="))
    page.get_by_role("navigation").get_by_role("link", name="London").click()
    expect(page.get_by_role("heading", name="Districts")).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    page.locator(".prompt.mine").wait_for()
