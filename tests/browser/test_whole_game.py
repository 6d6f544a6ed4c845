"""A whole game, clicked through from the first page to the final score."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Visits, ask
from tests.browser.player import Player, scores


def begin(page: Page, city: str) -> str:
    """From the first page to a table with one bot that does not wait; its id."""
    page.goto("/")
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_role("button", name=f"Play {city}").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("slider", name="Bots wait").fill("0")
    expect(page.get_by_role("slider", name="Bots play at once")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize(("city", "motion"), [("San Francisco", "no-preference"), ("Paris", "reduce")])
def test_a_game_against_a_bot_is_clicked_through_to_the_final_score(
    visits: Visits, city: str, motion: str
) -> None:
    page = visits.guest("Anna", reduced_motion=motion)
    table = begin(page, city)
    anna = Player(page)
    anna.play()
    assert anna.over
    assert anna.did["claim a route"] >= 3
    assert anna.did["keep tickets"] >= 2
    record = ask(page, "GET", f"/api/tables/{table}/record")
    shown = scores(page)
    assert shown == record["result"]["scores"]
    winner = max(shown)
    expect(page.get_by_text(f"with {winner} points")).to_be_visible()
