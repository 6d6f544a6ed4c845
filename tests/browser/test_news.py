"""What just happened is told and stays marked, on every screen, and before the screen is passed on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Visits, begun_table, open_table, table_to_claim_at
from tests.browser.player import Player

SIZES = {"desktop": (1366, 768), "phone": (360, 740), "landscape": (740, 360)}
# Toasts that lay over a button of the bar, however shortly they were shown.
LISTEN = """
window.toasts = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const toast = document.querySelector(".toast");
    if (!toast) return;
    toast.getAnimations().forEach((one) => one.finish());
    const box = toast.getBoundingClientRect();
    const over = [...document.querySelectorAll(".bar :is(a, button)")].filter((one) => {
        const other = one.getBoundingClientRect();
        const beside = box.left >= other.right || other.left >= box.right;
        return !beside && box.top < other.bottom && other.top < box.bottom;
    });
    window.toasts.push(over.map((one) => one.ariaLabel));
}).observe(document.body, { childList: true, subtree: true }));
"""
PARTS = ("drew", "kept", "passed", ", +")


def recap(page: Page) -> str:
    """What the others are said to have done."""
    return str(page.locator(".recap").text_content())


@pytest.mark.parametrize("size", SIZES)
def test_what_the_others_did_is_told_until_one_acts(visits: Visits, size: str) -> None:
    width, height = SIZES[size]
    page = visits.guest("Anna", viewport={"width": width, "height": height})
    page.goto(f"/t/{begun_table(page, 'me', 'casual', 'novice', actions=6)}")
    page.locator(".prompt.mine").wait_for()
    player = Player(page, tickets_at=999)
    claims = 0
    while claims < 2:
        told = recap(page)
        assert "Casual:" in told
        assert "Novice:" in told
        assert any(part in told for part in PARTS)
        claims += (marked := page.locator(".marks .halo.last").count())
        assert marked == told.count(", +") - told.count("flag set, +")
        while page.locator(".prompt.mine").count() and player.act():
            player.settle()
            if page.locator(".prompt.mine").count() and "One more card" in player.task:
                expect(page.locator(".recap, .marks .last")).to_have_count(0)
        if not player.wait():
            break
    assert player.acted >= 1


def test_the_panel_says_it_too_and_a_key_shows_it_again(visits: Visits) -> None:
    page = visits.guest("Anna", reduced_motion="no-preference")
    player = Player(page, tickets_at=999)
    page.goto(f"/t/{begun_table(page, 'me', 'casual', actions=6)}")
    page.locator(".prompt.mine").wait_for()
    while page.locator(".marks .halo.last").count() == 0:
        assert player.act()
        assert player.wait()
    text = recap(page).split("Casual:")[1].strip()
    expect(page.locator("article.seat .last")).to_have_text(text)
    expect(page.locator(".gain")).to_have_count(0)
    page.keyboard.press("8")
    expect(page.locator(".gain")).to_be_visible()
    expect(page.locator(".gain")).to_have_count(0)
    page.locator(".recap").click()
    expect(page.locator(".gain")).to_be_visible()


def test_a_line_of_the_log_shows_its_route(visits: Visits) -> None:
    page = visits.guest("Anna", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto(f"/t/{begun_table(page, 'me', 'casual', actions=14)}")
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    claim = page.get_by_role("list", name="Log").get_by_role("button", name=re.compile("claim")).first
    assert claim.locator(".card").count() > 0
    claim.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".routes-lit .lit-cars")).to_have_count(1)


def test_a_card_of_the_hand_shows_what_it_pays_for(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto(f"/t/{table_to_claim_at(page, 'me', 'casual', city='paris', actions=6)}")
    page.locator(".prompt.mine").wait_for()
    lit = 0
    for card in page.locator(".hand .find").all():
        card.click()
        lit = max(lit, page.locator(".routes-lit .needed").count())
    assert lit > 0


def test_the_screen_is_passed_on_when_the_player_has_seen_enough(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me:Anna", "me:Bert")
    player = Player(page, tickets_at=999)
    done = page.get_by_role("button", name="Done, pass it on")
    for _ in range(2):
        page.get_by_role("button", name="Show my cards").click()
        player.keep()
        done.click()
    page.get_by_role("button", name="Show my cards").click()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Draw blind")).click()
        player.settle()
    expect(done).to_be_visible()
    expect(page.locator(".curtain")).to_have_count(0)
    hand = page.get_by_role("region", name=re.compile("^Your hand, 4 cards"))
    expect(hand).to_be_visible()
    done.click()
    expect(hand).to_have_count(0)
    since = page.get_by_role("region", name="Since your last turn")
    expect(since).to_contain_text("drew 2 hidden cards")


def test_on_a_phone_the_board_stays_free_and_the_news_make_way(visits: Visits) -> None:
    page = visits.guest("Anna", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.add_init_script(LISTEN)
    page.goto(f"/t/{begun_table(page, 'me', 'casual', 'novice', 'novice', actions=6)}")
    page.locator(".recap.open").wait_for()
    news, row = (page.locator(part).bounding_box() for part in (".recap.open", ".piles .slot >> nth=0"))
    assert news is not None
    assert row is not None
    for part in (".board .sheet", ".prompt", ".own"):
        above = page.locator(part).bounding_box()
        assert above is not None
        assert news["y"] >= above["y"] + above["height"] - 1, part
    assert news["y"] + news["height"] <= row["y"] + row["height"] / 2
    page.touchscreen.tap(30, 60)
    expect(page.locator(".recap.open")).to_have_count(0)
    page.locator(".recap").tap()
    expect(page.locator(".recap.open")).to_be_visible()
    player = Player(page, tickets_at=999)
    while not page.evaluate("window.toasts.length"):
        assert player.act()
        assert player.wait()
    assert {str(over) for over in page.evaluate("window.toasts")} == {"[]"}
