"""A game without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.pages import Visits, open_table, table_to_claim_at
from tests.browser.player import CARD, ROUTE, TICKETS, Player
from tests.browser.ways_to_play import FOCUSED, tab_to


def test_turns_are_played_with_the_keyboard_only(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me", "novice")
    anna = Player(page)
    anna.wait()
    page.locator(".offer input").first.wait_for()
    tab_to(page, "spaces? to go")
    page.keyboard.press("Space")
    tab_to(page, "^Keep one ticket")
    page.keyboard.press("Enter")
    anna.settle()
    while anna.wait() and not page.get_by_role("button", name=ROUTE).count():
        tab_to(page, CARD if page.get_by_role("button", name=CARD, disabled=False).count() else TICKETS)
        press_something_legal(page)
        anna.settle()
    tab_to(page, ROUTE)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=re.compile("^Claim "))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ROUTE.search(page.evaluate(FOCUSED)), "the focus is lost"
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Claim: "))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text("You claim")


def press_something_legal(page: Page) -> None:
    """Press the first card from here on that may be taken."""
    for _ in range(10):
        if page.evaluate("document.activeElement.ariaDisabled") != "true":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_the_first_page_is_used_with_the_keyboard_only(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
    tab_to(page, "^Settings$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, "^Play Paris$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Choose your first tickets")).to_be_visible()


def test_few_tab_stops_lead_round_the_table_and_the_help_names_the_keys(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = table_to_claim_at(page, "me", "novice", city="san_francisco", actions=12, routes=2)
    page.goto(f"/t/{table}")
    Player(page).wait()
    assert page.get_by_role("button", name=ROUTE).count() > 1
    assert page.locator(".pieces g.route[tabindex='0']").count() == 1
    page.keyboard.press("?")
    help_dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(help_dialog).to_contain_text("Draw from the deck")
    page.keyboard.press("Escape")
    expect(help_dialog).to_have_count(0)
    tab_to(page, ROUTE)
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) != first
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED) == first


def test_the_focus_stays_at_the_table_after_keeping_tickets(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
    tab_to(page, "^Play Paris$")
    page.keyboard.press("Enter")
    page.locator(".offer input:focus").wait_for()
    page.keyboard.press("Space")
    tab_to(page, "^Keep one ticket", most=10)
    page.keyboard.press("Enter")
    Player(page).settle()
    page.locator(".board .frame:focus").wait_for()


def test_lines_of_the_log_and_cards_of_the_hand_are_reached_by_keys(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = table_to_claim_at(page, "me", "casual", city="paris", actions=8)
    page.goto(f"/t/{table}")
    Player(page).wait()
    tab_to(page, "^Show what .* can pay for$")
    cards = page.locator(".hand .find")
    assert page.locator(".hand .find[tabindex='0']").count() == 1
    lit = 0
    for _ in range(cards.count()):
        page.keyboard.press("Enter")
        lit = max(lit, page.locator(".routes-lit .needed").count())
        page.keyboard.press("ArrowRight")
    assert lit > 0
    page.get_by_role("list", name="Log").focus()
    page.keyboard.press("ArrowUp")
    last = page.evaluate(FOCUSED)
    assert " claim" in last
    page.keyboard.press("Enter")
    expect(page.locator(".routes-lit .lit-cars")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUSED) != last
