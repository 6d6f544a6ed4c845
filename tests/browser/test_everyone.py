"""axe finds nothing on any page, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from farebox import CITY_IDS
from tests.browser.pages import Visits, begun_table
from tests.browser.tour import AT_REST, OPENED, Tour

GROUNDS = """() => [...document.querySelectorAll(".piles .card-ground, .hand .card-ground")].map(
    (card) => getComputedStyle(card).backgroundColor + getComputedStyle(card).backgroundImage)"""

AXE = Axe()
# Only what is wrong; axe would also write down everything that is right.
WRONG = {"resultTypes": ["violations"]}
# What can be wrong in one scheme and right in the other.
COLOURS = {**WRONG, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def violations(page: Page, options: dict[str, Any] = WRONG, within: str = "html") -> list[str]:
    """What axe finds on a page or in a part of it, a line each with the first places."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    found = page.evaluate("async (asked) => (await axe.run(...asked)).violations", [within, options])
    return [
        f"{one['id']}: {', '.join(str(node['target'][0]) for node in one['nodes'][:4])}: "
        f"{one['nodes'][0]['failureSummary']}"
        for one in found
    ]


def violations_in_both_schemes(page: Page) -> list[str]:
    """What axe finds on a page in the light, and in the colours of the dark.

    What lies behind a dialog has a stop of its own, and its colours do not change with the dialog.
    """
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    page.evaluate(AT_REST)
    within = OPENED if page.locator(OPENED).count() else "html"
    found += [f"dark: {one}" for one in violations(page, COLOURS, within)]
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


# Every page is looked at on the tour of a desktop (`test_languages.py`), which goes through Paris.
def test_axe_finds_nothing_at_the_tables_of_any_city(visits: Visits) -> None:
    page = visits.guest("Anna", color_scheme="light")
    cities = [city for city in CITY_IDS if city != "paris"]
    stops = {city: Tour(page, city).table_stops for city in cities}
    tables = {f"{name}, {city}": stops[city][name] for city in cities for name in ("table", "final scoring")}
    assert go_round(page, tables) == {}


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
