"""Reloads, restarts and lost connections: the page says so, comes back, and loses no click."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.pages import Visits, open_table
from tests.browser.player import Player
from tests.server.launcher import serving_forked
from tests.server.served import Served, sqlite_address

AWAY = "The server cannot be reached. Check your connection and try again."
TWO_FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that may be stopped."""
    with serving_forked(sqlite_address(tmp_path)) as server:
        yield server


@pytest.fixture
def own_visits(chromium: Browser, own_server: Served) -> Iterator[Visits]:
    """Guests of that server."""
    yield from Visits.during_a_test(chromium, own_server.address)


def what_is_seen(page: Page) -> tuple[str, ...]:
    """Hand, tickets, players, row and log as the page tells them."""
    parts = [
        page.locator("section.hand"),
        page.locator("section.tickets"),
        page.get_by_role("region", name="Players"),
        page.get_by_role("region", name="Face-up cards and decks"),
        page.get_by_role("list", name="Log"),
    ]
    return tuple(part.first.aria_snapshot() for part in parts)


def test_after_a_reload_everything_is_as_it_was(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me", "novice", city="san_francisco")
    anna = Player(page)
    anna.play(7)
    anna.wait()
    before = what_is_seen(page)
    page.reload()
    anna.wait()
    assert what_is_seen(page) == before
    assert anna.act()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_a_click_while_the_server_is_away_is_done_once_when_it_is_back(
    own_server: Served, own_visits: Visits, how: signal.Signals
) -> None:
    page = own_visits.guest("Anna")
    open_table(page, "me", "me:Bert")
    anna = Player(page, tickets_at=999)
    anna.play(4)
    while anna.wait() and not anna.task.startswith("Your turn"):
        anna.act()
    show = page.get_by_role("button", name="Show my cards")
    if show.is_visible():
        show.click()
    lines = page.get_by_role("list", name="Log").get_by_role("listitem").count()
    own_server.stop(how)
    expect(page.get_by_text("Connection lost, reconnecting…")).to_be_visible()
    anna.draw()
    page.get_by_role("button", name="Draw blind from the deck").click()
    expect(page.get_by_text("Your last click is still on its way.")).to_be_visible()
    own_server.restart()
    anna.settle()
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    drawn = [line for line in log.all_inner_texts()[lines:] if "face-up card" in line or "deck" in line]
    assert len(drawn) == 1, drawn
    assert anna.act()


def test_a_game_begun_while_the_server_is_away_says_so_and_can_be_begun_later(
    own_server: Served, own_visits: Visits
) -> None:
    page = own_visits.guest("Anna")
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
    own_server.stop(signal.SIGKILL)
    page.get_by_role("button", name="Play Paris").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    own_server.restart()
    page.get_by_role("button", name="Play Paris").click()
    expect(page.get_by_role("region", name="Choose your first tickets")).to_be_visible()


def test_the_first_page_opened_while_the_server_is_away_says_so_and_has_a_way_on(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
    expect(page.get_by_text(AWAY)).to_have_count(0)


def test_the_first_page_comes_to_life_by_itself_when_the_server_is_back(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.clock.install()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute_all()
    page.clock.fast_forward(20_000)
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()


def test_an_answer_that_breaks_off_counts_as_no_answer(visits: Visits) -> None:
    page, late = visits.guest("Anna"), list[Route]()
    page.route(
        "**/api/cities", lambda route: route.fulfill(body='{"cities": [', content_type="application/json")
    )
    page.route("**/api/tables/mine", lambda route: late.append(route))
    page.goto("/")
    expect(page.get_by_text(AWAY)).to_be_visible()
    # What arrives after the cities have failed leaves the way on where it is.
    with page.expect_response("**/api/tables/mine"):
        late[0].continue_()
    page.evaluate(TWO_FRAMES)
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
