"""Finished games and record files, looked at again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from farebox.game.random_games import random_game
from tests.browser.pages import Visits, ask, finished_table
from tests.documents import ROOT

RECORD = ROOT / "tests" / "records" / "data" / "cars_points.json"


def moment(page: Page) -> str:
    """The moment that is shown, such as "3 of 80"."""
    return page.locator("output").inner_text()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_finished_game_is_replayed_from_any_eyes_and_linked_to(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = finished_table(page)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator("output")).to_have_text(re.compile(r"^0 of \d+$"))
    for _ in range(9):
        press(page, "Forward")
    press(page, "Back")
    expect(page.locator("output")).to_have_text(re.compile("^8 of "))
    page.get_by_label("Seen by").select_option("Anna")
    expect(page.get_by_role("region", name="Cards: Anna")).to_be_visible()
    expect(page.get_by_role("region", name="Cards: Novice")).to_have_count(0)
    press(page, "Forward")
    expect(page).to_have_url(re.compile(r"at=9&eyes=\d$"))
    shown = moment(page)
    friend = visits.guest("Bert")
    friend.goto(page.url)
    expect(friend.locator("output")).to_have_text(shown)
    expect(friend.get_by_label("Seen by").locator("option:checked")).to_have_text("Anna")
    expect(friend.get_by_role("list", name="Log")).to_have_text(
        page.get_by_role("list", name="Log").inner_text(), use_inner_text=True
    )


def test_a_link_to_other_eyes_says_whose_they_are(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = finished_table(page)
    page.goto(f"/replay/{table}?at=5&eyes=open")
    expect(page.get_by_role("region", name="Cards: Anna")).to_be_visible()
    page.get_by_label("Seen by").select_option("spectator")
    expect(page.get_by_role("region", name="Cards: Anna")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"at=5&eyes=spectator$"))


@pytest.mark.parametrize(("at", "shown"), [("1.5", "1"), ("abc", "0"), ("-3", "0")])
def test_a_link_to_no_whole_moment_still_shows_the_game(visits: Visits, at: str, shown: str) -> None:
    page = visits.guest("Anna")
    table = finished_table(page)
    page.goto(f"/replay/{table}?at={at}")
    expect(page.locator("output")).to_have_text(re.compile(rf"^{shown} of \d+$"))


def test_a_replay_plays_by_itself_and_stops_at_the_end(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = finished_table(page)
    last = len(ask(page, "GET", f"/api/tables/{table}/replay?eyes=open")["moments"]) - 1
    page.goto(f"/replay/{table}?at={last - 1}")
    press(page, "Play")
    expect(page.locator("output")).to_have_text(f"{last} of {last}")
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_slider_jumps_and_the_way_home_leads_home(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = finished_table(page)
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").fill("20")
    expect(page.locator("output")).to_have_text(re.compile("^20 of "))
    expect(page).to_have_url(re.compile("at=20&eyes=open$"))
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play Paris")).to_be_visible()


def test_a_record_file_is_replayed(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto("/")
    page.get_by_role("link", name="Open a record file").click()
    page.get_by_label("Open a record file").set_input_files(RECORD)
    expect(page.locator("output")).to_have_text(re.compile(r"^0 of \d+$"))
    press(page, "To the end")
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()


def test_who_played_without_a_name_is_spoken_to(visits: Visits) -> None:
    record = random_game("paris", 2, bytes(16)).record().renamed(0, "You")
    page = visits.guest("Anna")
    page.goto("/replay")
    file = {"name": "own.json", "mimeType": "application/json", "buffer": record.to_json()}
    page.get_by_label("Open a record file").set_input_files(file)  # type: ignore[arg-type]
    press(page, "To the end")
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("You claim")
    expect(log).to_contain_text("random bot 2 claims")
    expect(log).not_to_contain_text("You claims")


@pytest.mark.parametrize("text", ["no JSON", "{}", '{"format": 1}'], ids=["text", "empty", "half"])
def test_a_file_that_is_no_record_says_so_and_has_a_way_on(visits: Visits, text: str) -> None:
    page = visits.guest("Anna")
    page.goto("/replay")
    file = {"name": "record.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_label("Open a record file").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_role("heading", name="End of the line")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_label("Open a record file")).to_be_attached()
