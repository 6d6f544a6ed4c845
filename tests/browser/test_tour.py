"""The tour's own city, played in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.pages import Visits, ask
from tests.browser.player import Player, scores
from tests.browser.test_whole_game import begin
from tests.server.launcher import serving_forked
from tests.server.served import sqlite_address
from tests.tour_city import harbour


@pytest.fixture
def harbour_visits(chromium: Browser, tmp_path: Path) -> Iterator[Visits]:
    """Guests of a server that also serves the city of the tour."""
    folder = harbour(tmp_path / "cities").parent
    with serving_forked(sqlite_address(tmp_path), FAREBOX_CITIES=str(folder)) as served:
        yield from Visits.during_a_test(chromium, served.address)


def test_a_new_city_folder_is_played_in_the_browser(harbour_visits: Visits) -> None:
    page = harbour_visits.guest("Anna")
    table = begin(page, "Harbour Town")
    expect(page.locator(".poster")).to_be_visible()
    anna = Player(page)
    anna.play()
    assert anna.did["claim a route"] >= 1
    record = ask(page, "GET", f"/api/tables/{table}/record")
    assert record["city"] == "harbour"
    assert scores(page) == record["result"]["scores"]
