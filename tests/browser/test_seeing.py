"""Cars stand out from routes of their own colour, for people with any common kind of colour blindness."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from farebox import CITY_IDS
from tests.browser.layout import resize
from tests.browser.pages import Visits, ask, begun_table
from tests.browser.seeing import differences, with_owners

# How far claimed spaces have to be on average from what they were while free, by width of the window.
# 2 or 3 can just be noticed; without the light bed below the cars New York has 9 or 10, and London 12.
LEAST = {1366: 14.5, 360: 10.5}
# Nothing lies over the cars, and they can be taken away.
STYLE = ".recap, .marks, .halo, .joy { display: none } .away .cars { visibility: hidden }"


def parts(colour: str) -> list[int]:
    """Red, green and blue of `#rrggbb`."""
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def nearest_seats(look: Any, routes: Any, seats: Any) -> dict[str, list[str]]:
    """All routes, each given to the seat whose colour is the nearest to the route's."""
    cars = [parts(look["seat_colours"][seat["colour"]]) for seat in seats]
    owned: dict[str, list[str]] = {}
    for route in routes:
        wanted = parts(look["route_colours"][route["colour"]])
        away = [sum((a - b) ** 2 for a, b in zip(car, wanted, strict=True)) for car in cars]
        owned.setdefault(str(away.index(min(away))), []).append(route["id"])
    return owned


def give_away(page: Page, owned: dict[str, list[str]]) -> None:
    """Let the page hear that seats own these routes."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(with_owners(message, owned)))

    page.route_web_socket(lambda _: True, connect)


@pytest.mark.parametrize("city", CITY_IDS)
def test_cars_are_seen_on_routes_of_their_own_colour(visits: Visits, city: str) -> None:
    page = visits.guest("Anna")
    info = ask(page, "GET", f"/api/cities/{city}")
    table = begun_table(page, "me", "novice", "novice", "novice", city=city, actions=3)
    seats = ask(page, "GET", f"/api/tables/{table}")["seats"]
    give_away(page, nearest_seats(info["look"], info["routes"], seats))
    page.goto(f"/t/{table}")
    page.locator(".cars").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.add_style_tag(content=STYLE)
    for width, least in LEAST.items():
        resize(page, {"width": width, "height": 768})
        claimed = page.screenshot()
        page.evaluate("document.body.classList.add('away')")
        free = page.screenshot()
        page.evaluate("document.body.classList.remove('away')")
        seen = differences(page, free, claimed)
        assert len({kind for kind, _, _ in seen}) == 4
        assert [space for space in seen if space[2] < least] == [], width
