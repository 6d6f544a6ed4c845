"""Phones in both orientations, and a wide screen: nothing sticks out, and a turn can be played."""

from __future__ import annotations

import pytest

from tests.browser.layout import misfits
from tests.browser.pages import Visits, open_table
from tests.browser.player import Player
from tests.browser.tour import Tour

SIZES = {"portrait": (360, 740), "landscape": (740, 360), "tablet": (820, 1180), "wide": (1920, 1080)}


@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits(visits: Visits, size: str) -> None:
    width, height = SIZES[size]
    phone = size in ("portrait", "landscape")
    page = visits.guest("Anna", viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone)
    tour = Tour(page, "paris" if size == "landscape" else "san_francisco")
    wrong = {}
    for name, stop in tour.stops.items():
        stop()
        if found := misfits(page):
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("size", ["portrait", "landscape"])
def test_turns_are_played_on_a_phone(visits: Visits, size: str) -> None:
    width, height = SIZES[size]
    page = visits.guest("Anna", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    open_table(page, "me", "novice", city="san_francisco")
    anna = Player(page, tickets_at=3)
    while anna.did.get("claim a route", 0) < 2 or anna.did.get("take a card", 0) < 2:
        assert anna.act()
