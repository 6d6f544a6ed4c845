"""axe finds nothing on any page, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from farebox import CITY_IDS
from tests.browser.coming_back import ComingBack
from tests.browser.pages import Visits, begun_table
from tests.browser.tour import AT_REST, Tour

GROUNDS = """() => [...document.querySelectorAll(".piles .card-ground, .hand .card-ground")].map(
    (card) => getComputedStyle(card).backgroundColor + getComputedStyle(card).backgroundImage)"""


# Only what is wrong; axe would also write down everything that is right.
WRONG = {"resultTypes": ["violations"]}
# What can be wrong in one scheme and right in the other.
COLOURS = {**WRONG, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def violations(page: Page, options: dict[str, Any] = WRONG) -> list[str]:
    """What axe finds on a page, a line each with the first places."""
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {', '.join(str(node['target'][0]) for node in one['nodes'][:4])}: "
        f"{one['nodes'][0]['failureSummary']}"
        for one in found
    ]


def violations_in_both_schemes(page: Page) -> list[str]:
    """What axe finds on a page in the light, and in the colours of the dark."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    page.evaluate(AT_REST)
    found += [f"dark: {one}" for one in violations(page, COLOURS)]
    page.emulate_media(color_scheme="light")
    return found


def go_round(page: Page, stops: dict[str, Callable[[], None]]) -> dict[str, list[str]]:
    """What axe finds at each stop."""
    wrong = {}
    for name, stop in stops.items():
        stop()
        if found := violations_in_both_schemes(page):
            wrong[name] = found
    return wrong


def test_axe_finds_nothing_on_any_page(visits: Visits) -> None:
    tour = Tour(visits.guest("Anna", color_scheme="light"), "san_francisco")
    assert go_round(tour.page, {**tour.stops, **ComingBack(tour).stops}) == {}


@pytest.mark.parametrize("city", [city for city in CITY_IDS if city != "san_francisco"])
def test_axe_finds_nothing_at_the_tables_of_any_city(visits: Visits, city: str) -> None:
    page = visits.guest("Anna", color_scheme="light")
    stops = Tour(page, city).table_stops
    assert go_round(page, {name: stops[name] for name in ("table", "final scoring")}) == {}


def test_cards_keep_their_colours_where_the_system_chooses_all_others(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto(f"/t/{begun_table(page, actions=4)}")
    page.locator(".prompt.mine").wait_for()
    usual = page.evaluate(GROUNDS)
    assert len(set(usual)) > 2
    page.emulate_media(forced_colors="active")
    assert page.evaluate(GROUNDS) == usual


def test_what_keeps_people_out_is_found(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto("/rules")
    page.locator("main h1").wait_for()
    page.evaluate("document.querySelector('main a').innerHTML = ''")
    assert any(found.startswith("link-name") for found in violations(page))
