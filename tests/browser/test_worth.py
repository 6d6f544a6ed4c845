"""What things are worth: in the panels, on the board and before a claim."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frames import Frames
from tests.browser.pages import Visits, ask, begun_table, table_to_claim_at

PLACE = """([x, y]) => {
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(
        document.querySelector("svg.pieces").getScreenCTM());
    return [left, top];
}"""


def click_location(page: Page, spot: Any) -> None:
    """Click on the middle of a location of the board."""
    page.mouse.click(*page.evaluate(PLACE, [spot["x"], spot["y"]]))


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
def test_a_click_on_a_stack_explains_it_and_opens_no_route(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.guest("Anna", viewport={"width": size[0], "height": size[1]})
    frames = Frames(page)
    page.goto(f"/t/{begun_table(page, 'me', 'casual', city='san_francisco', actions=12)}")
    page.locator(".prompt.mine").wait_for()
    state, city = frames.last_state, ask(page, "GET", "/api/cities/san_francisco")
    spots = {spot["id"]: spot for spot in city["locations"]}
    for stack in state["view"]["stacks"]:
        spot = spots[stack["location"]]
        page.keyboard.press("Escape")
        click_location(page, spot)
        card = page.get_by_role("dialog", name=spot["name"], exact=True)
        expect(card).to_contain_text(f"tokens left here: {stack['tokens']}")
        if stack["symbol"] in state["view"]["seats"][state["seat"]]["tokens"]:
            expect(card).to_contain_text("You already have this symbol.")
        else:
            expect(card).to_contain_text(f"Worth to you: +{state['worth'][state['seat']]['next_token']}")
    page.mouse.click(5, 5)
    expect(page.get_by_role("dialog")).to_have_count(0)
    bare = next(
        spot for id_, spot in spots.items() if id_ not in {one["location"] for one in state["view"]["stacks"]}
    )
    click_location(page, bare)
    expect(page.get_by_role("dialog", name=bare["name"], exact=True)).to_be_visible()
    expect(page.locator(".payment .ways")).to_have_count(0)
    page.keyboard.press("Escape")
    explain_a_token(page)


def explain_a_token(page: Page) -> None:
    """A click on a token in a panel explains its symbol, where there are panels."""
    token = page.locator("article.seat .tokens button").first
    if token.is_visible():
        token.click()
        expect(page.get_by_role("dialog")).to_contain_text("tokens left here:")


@pytest.mark.parametrize(
    ("city", "told"),
    [
        ("san_francisco", r"= \d+|no tokens yet"),
        ("paris", r"set \+4"),
        ("new_york", r"= \d+"),
        ("london", r"\d/\d"),
    ],
)
def test_every_panel_tells_what_the_bonus_is_worth(visits: Visits, city: str, told: str) -> None:
    page = visits.guest("Anna")
    page.goto(f"/t/{begun_table(page, 'me', 'casual', 'novice', city=city, actions=14)}")
    panels = page.locator("article.seat")
    expect(panels).to_have_count(3)
    for panel in panels.all():
        expect(panel).to_contain_text(re.compile(told))


def test_a_district_names_what_is_missing(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto(f"/t/{begun_table(page, 'me', 'casual', city='london', actions=8)}")
    open_district = (
        page.locator("article.seat").first.get_by_role("button", name=re.compile("missing:")).first
    )
    told = str(open_district.get_attribute("aria-label"))
    open_district.click()
    expect(page.locator("article.seat").first).to_contain_text(told)


def default_colour(state: Any, route: str) -> str:
    """The colour of the payment that the card of a route proposes: the one with the fewest wilds."""
    claims = [action for action in state["legal"] if action.get("route") == route]
    return str(min(claims, key=lambda claim: int(claim["wilds"]))["colour"])


@pytest.mark.parametrize("city", ["san_francisco", "paris", "new_york"])
def test_the_claim_card_lists_what_comes_with_the_route(visits: Visits, city: str) -> None:
    page = visits.guest("Anna")
    frames = Frames(page)
    gains: dict[str, Any] = {}
    while not gains:
        page.goto(f"/t/{table_to_claim_at(page, 'me', 'casual', city=city, actions=9)}")
        page.locator(".prompt.mine").wait_for()
        gains = frames.last_state["gains"]
    listed = page.locator(".payment").get_by_role("list", name="What else you gain").get_by_role("listitem")
    for route, brought in list(gains.items())[:4]:
        page.locator(f'.pieces [data-route="{route}"]').press("Enter")
        colour = default_colour(frames.last_state, route)
        kinds = [gain["kind"] for gain in brought if gain["paid_with"] in (None, colour)]
        expect(listed).to_have_count(len(kinds) - (kinds.count("token") == 2))
        page.keyboard.press("Escape")
