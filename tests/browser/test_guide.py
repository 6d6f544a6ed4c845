"""The guided game from the first visit to the count, by mouse and by keyboard; and tips, once each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farebox.cities.guides import guide_of
from farebox.locales import languages
from farebox.server.tables.guided import LEARNER, PACE
from tests.browser.languages import OtherTab
from tests.browser.layout import catalogue_keys, misfits, raw_keys
from tests.browser.moments import Moment, do, table_before
from tests.browser.pages import Visits, act, ask, wait_until
from tests.browser.player import Player
from tests.browser.test_everyone import violations
from tests.server.served import Served

CARD = ".guide-card.ready"
PHONE = {"width": 360, "height": 740}
WORDS_A_MINUTE, SECONDS_A_CARD = 150, 8
# Whether a card stands beside what it points at, and not over it.
BESIDE = """() => {
    const [card, thing] = [".guide-card", ".frame-around"].map((one) => document.querySelector(one));
    if (!card || !thing) return true;
    const [a, b] = [card, thing].map((one) => one.getBoundingClientRect());
    return a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
}"""


def begin(page: Page, city: str) -> str:
    """Open a guided table whose opponent does not wait."""
    table = str(ask(page, "POST", "/api/tables/guided", {"city": city})["id"])
    ask(page, "PUT", f"/api/tables/{table}/pace", {"pace": 0})
    page.goto(f"/t/{table}")
    return table


def step_of(page: Page) -> str:
    """What the card says now, once it stands still."""
    page.locator(CARD).wait_for()
    Player(page).settle()
    return page.locator("#pointing-text").inner_text()


def next_step(page: Page, said: str) -> str:
    """What the card says after something else than this."""
    expect(page.locator("#pointing-text")).not_to_have_text(said, use_inner_text=True)
    return step_of(page)


def follow(page: Page) -> None:
    """Do with the mouse what the card asks for."""
    framed = page.locator(".frame-around").bounding_box()
    assert framed is not None
    if page.locator(".payment").count():
        page.locator(".payment .button.main").click()
    elif page.locator(".final").count():
        page.locator(".final [data-next]").click()
    elif page.locator(".offer").count():
        page.locator(".offer label").filter(has_text=asked_ticket(page)).click()
        page.locator(".offer .button.main").click()
    elif page.locator(".prompt .ways .button.main").count():
        page.locator(".prompt .ways .button.main").first.click()
    else:
        page.mouse.click(framed["x"] + framed["width"] / 2, framed["y"] + framed["height"] / 2)


def asked_ticket(page: Page) -> re.Pattern[str]:
    """The name of the ticket that the card advises to keep, whatever stands between its two places."""
    said = page.locator(".guide-card .task").inner_text()
    names = page.locator(".offer label").all_inner_texts()
    ends = [re.split(r"\s+[–\u2013]\s+", name.replace("\n", " "))[0].strip() for name in names]
    return re.compile(re.escape(next(end for end in ends if end in said)))


def play_through(page: Page, do: Callable[[Page], None], look: Callable[[int], None]) -> int:
    """Follow the guide to the count; say how many cards there were."""
    said = step_of(page)
    for number in range(60):
        look(number)
        if page.locator(".final").count():
            count(page, do)
            return number
        do(page)
        said = next_step(page, said)
    raise AssertionError("the guided game does not end")


def count(page: Page, do: Callable[[Page], None]) -> None:
    """Count the points, as the card asks, and then by the same button to the last of them."""
    next_one = page.locator(".final [data-next]")
    do(page)
    while next_one.count():
        page.keyboard.press("Enter")
    page.locator(".final.done").wait_for()
    page.locator(".guide-card .ways .button.main").wait_for()


def begin_at_the_first_visit(page: Page) -> None:
    """Follow the offer of the home page to San Francisco."""
    page.goto("/")
    offer = page.get_by_role("link", name="New here? Learn by playing")
    box = offer.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["height"], "above the fold"
    offer.click()
    page.get_by_role("button", name="Play San Francisco").click()
    page.wait_for_url("**/t/*")
    ask(page, "PUT", f"/api/tables/{page.url.rsplit('/', 1)[1]}/pace", {"pace": 0})


def test_the_first_visit_leads_through_san_francisco_on_a_phone(visits: Visits) -> None:
    page = visits.guest("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    begin_at_the_first_visit(page)
    cards: list[str] = []

    def look(number: int) -> None:
        cards.append(page.locator("#pointing-text").inner_text())
        if not page.locator(".final").count():
            wait_until(page, BESIDE)
            assert misfits(page) == [], cards[-1]
        if number == 0:
            assert violations(page) == []

    play_through(page, follow, look)
    told = " ".join(cards)
    for thing in (
        "Tickets are",
        "draw blind",
        "two routes side by side",
        "gray",
        "ferry",
        "token",
        "replaced",
    ):
        assert thing in told
    assert "last round" in cards[-3].lower() or "last round" in cards[-2].lower()
    assert "counted" in cards[-1]
    assert minutes(cards, "san_francisco") < 10
    assert violations(page) == []
    expect(page.locator("#pointing-text")).to_have_text("Now you know the game. Ready for a whole one?")
    assert "You won!" in page.locator(".final").inner_text()
    mine = ask(page, "GET", "/api/tables/mine")["tables"]
    assert [table["guided"] for table in mine] == [True]
    page.get_by_role("button", name="Now a whole game").click()
    page.get_by_role("region", name="Choose your first tickets").wait_for()
    assert not ask(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["guided"]
    page.goto("/")
    expect(page.get_by_role("link", name="Guided game", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="New here? Learn by playing")).to_have_count(0)


def test_paris_is_played_by_keyboard_alone_in_french(visits: Visits) -> None:
    page = visits.guest("Anna", locale="fr-FR", color_scheme="dark", viewport={"width": 1366, "height": 768})
    begin(page, "paris")
    keys, seen, told = catalogue_keys(), set[str](), list[str]()

    def look(number: int) -> None:
        told.append(page.locator("#pointing-text").inner_text())
        seen.update(raw_keys(page, keys))
        if number in (1, 4):
            assert violations(page) == []

    def press(page: Page) -> None:
        paying = page.locator(".payment").count() > 0
        if not paying:
            expect(page.locator(CARD)).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator(CARD)).not_to_be_focused()
        if page.locator(".offer").count():
            page.keyboard.press("Space")
            page.locator(".offer .button.main:enabled").wait_for()
            while not page.locator(".offer .button.main:focus").count():
                page.keyboard.press("Tab")
        page.keyboard.press("Enter")

    cards = play_through(page, press, look)
    assert cards > 15
    assert minutes(told, "paris") < 10
    assert seen == set()
    expect(page.locator(".final")).to_contain_text("Vous avez gagné")


def test_what_comes_later_is_held_back_and_the_guide_can_be_left_at_any_time(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = begin(page, "paris")
    said = step_of(page)
    follow(page)
    said = next_step(page, said)
    page.keyboard.press("6")
    expect(page.locator(".toast")).to_contain_text("That comes later")
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "playing"
    page.locator(CARD).focus()
    page.keyboard.press("Escape")
    expect(page.locator(".guide-card")).to_have_count(0)
    page.reload()
    assert step_of(page) == said, "the guide goes on where it was"
    page.get_by_role("button", name="Leave the guided game").click()
    page.get_by_role("button", name="Play on without cards").click()
    page.keyboard.press("6")
    expect(page.get_by_role("list", name="Log")).to_contain_text("from the deck")
    page.reload()
    assert "left the prepared path" in step_of(page)
    page.get_by_role("button", name="Leave the guided game").click()
    page.get_by_role("button", name="Leave the game").click()
    page.wait_for_url("**/")
    assert ask(page, "GET", "/api/tables/mine")["tables"] == []


def advance(page: Page, table: str, lesson: str) -> None:
    """Follow the guide without clicking, up to a lesson."""

    def reached(state: Any) -> bool:
        return bool(state["guide"]["lesson"] == lesson)

    act(page, table, 0, reached, lambda state, _: state["guide"]["action"])


def test_no_card_is_cut_off_in_any_language(visits: Visits) -> None:
    page = visits.guest("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    other = OtherTab(page)
    for city, lesson in (("san_francisco", "claim"), ("paris", "flag")):
        advance(page, begin(page, city), lesson)
        step_of(page)
        for language in languages():
            other.choose(language)
            wait_until(page, BESIDE)
            assert misfits(page) == [], (city, language)
        page.locator(".guide-card .head button").last.click()
        page.locator(".guide-card .ways .button").nth(2).wait_for()
        for language in languages():
            other.choose(language)
            assert misfits(page) == [], (city, language)


def minutes(cards: list[str], city: str) -> float:
    """How long a slow reader takes: the words, each thing to find and do, and the opponent's actions.

    Adults read 238 words of English a minute (Brysbaert 2019), children of ten about 150.
    """
    guide = guide_of(city)
    assert guide is not None
    waits = sum(step.seat != LEARNER for step in guide.steps)
    words = sum(len(card.split()) for card in cards)
    return words / WORDS_A_MINUTE + (len(cards) * SECONDS_A_CARD + waits * PACE) / 60


# What happens, where, and some words of its tip.
MOMENTS = (
    ("san_francisco", "row-swept", "all five cards were replaced"),
    ("san_francisco", "ferry", "This route is a ferry"),
    ("san_francisco", "choose-token", "a token at both ends of your route"),
    ("paris", "flag-card-kept", "a colour of the flag"),
    ("paris", "last-round-began", "The last round"),
)


def test_tips_come_at_their_moments_once_each(visits: Visits, served: Served) -> None:
    page = visits.guest("Anna", tips=True, viewport=PHONE, has_touch=True, is_mobile=True)
    for city, what, words in MOMENTS:
        meet(page, table_before(page, served, city, what))
        tip = page.get_by_role("dialog", name="Tip:")
        expect(tip).to_contain_text(words)
        assert misfits(page) == [], what
        tip.get_by_role("button", name="Got it").click()
        expect(tip).to_have_count(0)
    seen = '["sweep","ferry","token","flag","last"]'
    assert page.evaluate("localStorage.getItem('farebox.tips-seen')") == seen
    for city, what, _ in MOMENTS[:2]:
        meet(page, table_before(page, served, city, what))
        expect(page.locator("p.unseen[data-tip]")).to_have_attribute("data-tip", "")
        expect(tip).to_have_count(0)


def meet(page: Page, moment: Moment) -> None:
    """Open a table, and do what makes it happen."""
    page.goto(f"/t/{moment.table}")
    page.locator(".prompt.mine").wait_for()
    # Tips come with a part of the app that is loaded after the table.
    page.locator("p.unseen[data-tip]").wait_for(state="attached")
    if moment.action is not None:
        asked = Player(page).task
        do(page, moment.action)
        expect(page.locator(".prompt strong")).not_to_have_text(asked)


def test_tips_are_off_with_the_switch(visits: Visits, served: Served) -> None:
    page = visits.guest("Anna", tips=True)
    table = table_before(page, served, "san_francisco", "ferry").table
    page.goto(f"/t/{table}")
    tip = page.get_by_role("dialog", name="Tip:")
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    page.evaluate("localStorage.removeItem('farebox.tips-seen')")
    page.reload()
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name=re.compile("^Tips"))
    expect(switch).not_to_be_checked()
    expect(tip).to_have_count(0)
    switch.click()
    page.keyboard.press("Escape")
    expect(tip).to_contain_text("This route is a ferry")


@pytest.mark.parametrize("city", ["london", "nowhere"])
def test_a_city_without_a_guided_game_is_refused(visits: Visits, city: str) -> None:
    page = visits.guest("Anna")
    answer = page.request.post("/api/tables/guided", data={"city": city})
    assert (answer.status, answer.json()["error"]["code"]) == (404, "no-guided-game")
