"""Tickets are honest: the lit way follows the game, and what was chosen is not lost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.pages import Visits, begun_table, open_table, wait_until
from tests.browser.player import Player
from tests.browser.test_people import sit_down_together

TO_GO = re.compile(r"(\d+) spaces? to go")
# Every space of a way has one bar; none is drawn around cars as long as the ticket is open.
LIT = """() => [".needed", ".lit-cars"].map(
    (kind) => document.querySelectorAll(`.routes-lit ${kind} rect`).length)"""


def spaces_to_go(page: Page) -> int | None:
    """The spaces that the pinned ticket says it lacks; None if it is no longer open."""
    pinned = page.get_by_role("region", name="My tickets").locator("[aria-pressed=true]")
    found = TO_GO.search(pinned.inner_text())
    return int(found[1]) if found else None


def test_the_lit_way_of_a_pinned_ticket_follows_the_game(visits: Visits) -> None:
    page = visits.guest("Anna")
    seen: set[int | None] = set()
    while len(seen) < 2:
        page.goto(f"/t/{begun_table(page, 'me', 'casual', actions=2)}")
        player = Player(page, tickets_at=999)
        page.get_by_role("region", name="My tickets").get_by_role("button").first.click()
        page.mouse.move(2, 2)
        while len(seen) < 2 and player.act() and player.wait():
            spaces = spaces_to_go(page)
            seen.add(spaces)
            assert page.evaluate(LIT) == [spaces or 0, 0]


def test_chosen_tickets_are_shown_while_others_still_choose(visits: Visits) -> None:
    anna, _, _ = sit_down_together(visits)
    offer = anna.get_by_role("region", name="Choose your first tickets")
    expect(offer.locator("label").first).to_be_visible()
    names = [re.split(r"\n\d", text)[0] for text in offer.locator("label").all_inner_texts()]
    Player(anna).keep(2)
    expect(anna.locator(".prompt")).to_contain_text("Waiting for Bert to choose tickets")
    held = anna.get_by_role("region", name="My tickets").get_by_role("button")
    expect(held).to_have_count(2)
    assert {re.split(r"\n\d", text)[0] for text in held.all_inner_texts()} == set(names)


def test_a_phone_keeps_the_way_of_a_pinned_ticket_lit_when_the_sheet_is_closed(visits: Visits) -> None:
    page = visits.guest("Anna", viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True)
    open_table(page, "me", "novice")
    Player(page).act()
    page.get_by_role("navigation").get_by_role("button", name="My tickets").tap()
    page.get_by_role("dialog").get_by_role("button", name=TO_GO).tap()
    page.get_by_role("button", name="Close").tap()
    wait_until(page, "document.querySelectorAll('.routes-lit .needed rect').length > 0")
