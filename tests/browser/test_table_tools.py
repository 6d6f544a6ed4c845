"""Undo, stand-in, rematch and the settings of a table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.layout import overlap
from tests.browser.pages import Visits, act, begun_table, finished_table, open_table
from tests.browser.player import CARD, Player


def test_undo_takes_the_last_decision_back(visits: Visits) -> None:
    page = visits.guest("Anna")
    # A wild from the row would end her turn, and a bot that acts at once could come before the undo.
    open_table(page, "me", "novice", settings={"undo": True, "first": 0}, pace=5)
    anna = Player(page)
    anna.act()
    while anna.wait() and not anna.task.startswith("Your turn"):
        anna.act()
    hand = page.get_by_role("region", name="Your hand, 2 cards")
    expect(hand).to_be_visible()
    page.get_by_role("button", name=CARD, disabled=False).first.click()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(hand).to_be_visible()
    assert anna.act()


def test_where_the_table_allows_no_undo_none_is_offered(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me", "novice")
    Player(page).play(2)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_bot_stands_in_until_the_person_is_back(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me", "novice", city="san_francisco")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("slider").fill("1")
    page.get_by_role("button", name="Let a bot play for Anna").click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("A bot is playing for Anna.")).to_be_visible()
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile("You (take|draw|claim)"))
    page.get_by_role("button", name="I’m back").click()
    expect(page.get_by_text("A bot is playing for Anna.")).to_have_count(0)
    assert Player(page).act()


def test_after_the_end_a_rematch_begins_and_others_are_led_to_it(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = finished_table(page)
    page.goto(f"/t/{table}")
    watcher = visits.guest("Bert")
    watcher.goto(f"/t/{table}")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_role("region", name="Choose your first tickets")).to_be_visible()
    watcher.get_by_role("link", name="Go to the rematch").click()
    expect(watcher).to_have_url(page.url)


def test_a_table_can_be_gone_on_with_from_the_first_page(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = begun_table(page, actions=6)
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Continue: Paris")).click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    assert Player(page).act()


def test_without_the_confirmation_a_click_claims_at_once(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me", "novice")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name=re.compile("^Confirm claims")).click()
    page.get_by_role("button", name="Close").click()
    anna = Player(page, tickets_at=999)
    anna.wait()
    while (route := anna.longest_route()) is None:
        anna.act()
        anna.wait()
    route.focus()
    page.keyboard.press("Enter")
    ways = page.get_by_role("button", name=re.compile("^Pay "))
    claimed = page.get_by_role("list", name="Log").get_by_text("You claim")
    expect(ways.or_(claimed).first).to_be_visible()
    if ways.count():
        ways.first.click()
    expect(claimed).to_be_visible()


def test_a_switch_that_the_browser_refuses_goes_back_and_says_why(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name=re.compile("^Notify me when it’s my turn"))
    switch.click()
    expect(page.get_by_text("The browser does not allow it.")).to_be_visible()
    expect(switch).not_to_be_checked()


def test_the_final_scoring_gives_nothing_away_before_it_is_counted(visits: Visits) -> None:
    page = visits.guest("Anna", reduced_motion="no-preference")
    table = open_table(page, "me", "novice")
    page.get_by_role("region", name="Choose your first tickets").wait_for()
    act(page, table, 1000)
    page.locator(".final .stage").wait_for()
    shown = page.locator(".seat .score").all_inner_texts()
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    skip.click()
    totals = page.get_by_role("table", name="Score sheet").get_by_role("row").last.get_by_role("cell")
    expect(totals.first).to_be_visible()
    points = sorted(totals.all_inner_texts())
    assert sorted(shown) != points
    assert sorted(page.locator(".seat .score").all_inner_texts()) == points
    expect(page.locator(".tickets").get_by_text("open", exact=True)).to_have_count(0)
    page.get_by_role("region", name="Final scoring").get_by_role("button", name="Close").click()
    reopen = page.get_by_role("button", name="Score sheet")
    expect(reopen).to_be_visible()
    assert not any(overlap(reopen, seat) for seat in page.locator(".seat").all())
    reopen.click()
    page.get_by_role("button", name="Count again").click()
    expect(page.locator(".final .stage")).to_be_visible()
    expect(page.locator(".halo.lit-cars").first).to_be_visible()
