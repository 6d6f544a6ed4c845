"""Company at a table: who is here, what people say, the kind clock, leaving, colours and seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import GENEROUS
from tests.browser.pages import Visits, ask, finished_table, new_table, open_table
from tests.browser.player import Player
from tests.server.launcher import serving_forked
from tests.server.served import sqlite_address

# Nobody waits long in a test, and who has said too much has done so however slow the machine is.
HASTY = {
    "FAREBOX_NUDGE_SECONDS": "1",
    "FAREBOX_ABSENT_SECONDS": "2",
    "FAREBOX_REACTIONS_PER_SECOND": "0.0001",
}


@pytest.fixture(scope="module")
def hasty_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where absence is noticed soon."""
    folder: Path = tmp_path_factory.mktemp("company")
    with serving_forked(sqlite_address(folder), **GENEROUS, **HASTY) as served:
        yield served.address


@pytest.fixture
def company(chromium: Browser, hasty_address: str) -> Iterator[Visits]:
    """Guests of that server."""
    yield from Visits.during_a_test(chromium, hasty_address)


def together(visits: Visits, start: bool = True, **options: object) -> tuple[Page, Page, str]:
    """Anna, the host, and Bert with their pages at one table; Anna begins."""
    anna, bert = visits.guest("Anna"), visits.guest("Bert", **options)
    table = new_table(anna, "me", "open", start=False, settings={"first": 0})
    ask(bert, "PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
    if start:
        ask(anna, "POST", f"/api/tables/{table}/start")
    for page in (anna, bert):
        page.goto(f"/t/{table}")
        # What is said before a page is connected is not read there.
        page.locator(".offer" if start else ".lobby h1").first.wait_for()
    return anna, bert, table


def test_presence_is_shown_in_the_lobby_and_the_rematch_waits_for_who_has_not_come(company: Visits) -> None:
    anna, bert, _ = together(company, start=False)
    expect(anna.get_by_text("Everyone is here.")).to_be_visible()
    bert.goto("/")
    expect(anna.get_by_text("Not here yet: Bert")).to_be_visible()
    expect(anna.get_by_role("listitem").filter(has_text="Bert")).to_contain_text("not connected")
    bert.go_back()
    expect(anna.get_by_text("Everyone is here.")).to_be_visible()


def test_a_reaction_is_read_in_the_readers_language_and_can_be_muted(company: Visits) -> None:
    anna, bert, _ = together(company, locale="pl-PL")
    anna.get_by_role("button", name="Say something").click()
    expect(anna.locator(".reactions .phrase")).to_have_count(20)
    anna.get_by_role("button", name="Well played!").click()
    expect(bert.locator(".bubble")).to_have_text("Anna 👏 Dobrze zagrane!")
    expect(anna.locator(".bubble")).to_have_text("Anna 👏 Well played!")
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Mute reactions for everyone").click()
    anna.get_by_role("button", name="Close").click()
    bert.get_by_role("button", name="Powiedz coś").click()
    expect(bert.get_by_text("Gospodarz stołu wyciszył Twoje reakcje.")).to_be_visible()
    expect(bert.get_by_role("button", name="Cześć!")).to_be_disabled()


def test_a_reader_mutes_somebody_for_good(company: Visits) -> None:
    anna, bert, _ = together(company)
    bert.get_by_role("button", name="Menu").click()
    bert.get_by_role("button", name="Mute reactions").click()
    bert.reload()
    expect(bert.get_by_role("button", name="Say something")).to_be_visible()
    for phrase in ("Hello!", "Good luck!"):
        anna.get_by_role("button", name="Say something").click()
        anna.get_by_role("button", name=phrase).click()
    expect(anna.locator(".bubble")).to_have_count(2)
    bert.get_by_role("button", name="Say something").click()
    bert.get_by_role("button", name="Ha ha!").click()
    expect(bert.locator(".bubble")).to_have_text("Bert 😄 Ha ha!")


def test_a_flood_of_reactions_ends_in_a_sentence(company: Visits) -> None:
    anna, bert, _ = together(company)
    for _ in range(6):
        anna.get_by_role("button", name="Say something").click()
        anna.get_by_role("button", name="Wow!").click()
    expect(anna.get_by_text("Not so fast: wait a moment before the next reaction.")).to_be_visible()
    assert Player(bert).act()


def test_who_sleeps_is_nudged(company: Visits) -> None:
    anna, bert, _ = together(company)
    Player(bert).act()
    bert.get_by_role("button", name="Nudge Anna").click()
    expect(anna.get_by_text("Bert is waiting for you!")).to_be_visible()
    expect(bert.get_by_role("button", name="Nudge Anna")).to_have_count(0)


def test_a_bot_plays_for_a_friend_only_when_they_are_gone_and_they_hear_of_it(company: Visits) -> None:
    anna, bert, table = together(company)
    Player(bert).act()
    offered = bert.get_by_role("button", name="Let a bot play")
    expect(bert.get_by_role("button", name="Nudge Anna")).to_be_visible()
    bert.wait_for_timeout(2500)
    expect(offered).to_have_count(0)
    expect(bert.get_by_role("article", name="Anna").get_by_text("thinking")).to_have_count(1)
    anna.goto("/")
    expect(bert.get_by_text("Anna has been offline for a minute.")).to_be_visible()
    offered.click()
    expect(bert.get_by_text("Anna will be told who asked.")).to_be_visible()
    bert.get_by_role("button", name="Keep waiting").click()
    offered.click()
    bert.get_by_role("button", name="Yes, let a bot play").click()
    expect(bert.get_by_role("article", name="Anna").get_by_text("bot plays")).to_be_visible()
    anna.goto(f"/t/{table}")
    expect(anna.get_by_text("While you were away, Bert let a bot play for you.")).to_be_visible()
    anna.get_by_role("button", name="I’m back").click()
    expect(anna.get_by_text("While you were away")).to_have_count(0)
    log = bert.get_by_role("list", name="Log")
    expect(log).to_contain_text("A bot is playing for Anna now.")
    expect(log).to_contain_text("Anna is back.")
    assert ask(anna, "GET", f"/api/tables/{table}")["seats"][0]["stand_in"] is None


def test_a_missed_turn_is_asked_about_played_once_and_the_person_is_in_again(company: Visits) -> None:
    anna = company.guest("Anna")
    settings = {"first": 0, "turn_seconds": 10}
    table = open_table(anna, "me", "novice", settings=settings)
    player = Player(anna)
    player.act()
    player.wait()
    expect(anna.get_by_text("Still there?")).to_be_visible()
    anna.get_by_role("button", name="I’m here").click()
    expect(anna.get_by_text("Still there?")).to_have_count(0)
    expect(anna.get_by_text("you are back in the next one")).to_be_visible()
    expect(anna.get_by_text("you are back in the next one")).to_have_count(0)
    seat = ask(anna, "GET", f"/api/tables/{table}")["seats"][0]
    assert (seat["stand_in"], seat["misses"]) == (None, 1)
    expect(anna.get_by_role("list", name="Log")).to_contain_text("Time’s up: a bot plays this turn for you.")
    player.wait()
    assert player.act()
    assert ask(anna, "GET", f"/api/tables/{table}")["seats"][0]["misses"] == 0


def test_a_colour_is_a_promise(company: Visits) -> None:
    anna, bert, _ = together(company, start=False)
    mine = anna.get_by_role("listitem").filter(has_text="Anna")
    expect(mine.get_by_role("radio").nth(1)).to_be_disabled()
    mine.get_by_role("radio").nth(3).check(force=True)
    theirs = bert.get_by_role("listitem").filter(has_text="Bert")
    expect(theirs.get_by_role("radio").nth(3)).to_be_disabled()
    expect(theirs.get_by_role("radio").nth(0)).to_be_enabled()
    colours = ask(anna, "GET", "/api/cities/paris")["look"]["seat_colours"]
    anna.get_by_role("button", name="Start the game").click()
    own = bert.get_by_role("article", name="Anna")
    expect(own.locator("header svg path").first).to_have_attribute("fill", colours[3])
    expect(bert.get_by_role("article", name="Bert").locator("header svg path").first).to_have_attribute(
        "fill", colours[1]
    )


def test_the_host_adds_and_removes_seats_and_hands_the_table_over(company: Visits) -> None:
    anna, bert, _ = together(company, start=False)
    anna.get_by_role("button", name="Add a seat").click()
    anna.get_by_label("Give seat 3 to a bot").select_option("novice")
    expect(anna.get_by_text("takes what looks good right now")).to_be_visible()
    anna.get_by_role("button", name="Remove seat 3").click()
    expect(anna.get_by_role("button", name="Add a seat")).to_be_visible()
    anna.get_by_role("button", name="Hand the table over").click()
    expect(bert.get_by_role("button", name="Start the game")).to_be_enabled()
    expect(anna.get_by_role("button", name="Start the game")).to_have_count(0)


def test_a_full_table_says_so_and_spectators_are_told_and_counted(company: Visits) -> None:
    anna, _, table = together(company, start=False)
    carl = company.guest("Carl")
    carl.goto(f"/t/{table}")
    expect(carl.get_by_text("This table is full. Stay here to watch the game.")).to_be_visible()
    expect(anna.get_by_text("1 spectator")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    expect(carl.get_by_text("You are watching this game.")).to_have_count(1)
    expect(carl.locator(".watchers")).to_contain_text("Watching")
    expect(anna.locator(".watchers")).to_contain_text("1 spectator")


def resign(page: Page) -> None:
    """Give up for good, when asked again."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("counts as lost for you")).to_be_visible()
    page.get_by_role("button", name="Yes, resign").click()


def test_who_resigns_is_replaced_for_good_and_the_sheet_says_so(company: Visits) -> None:
    anna, bert, table = together(company)
    resign(anna)
    expect(bert.get_by_role("article", name="Bot for Anna")).to_be_visible()
    expect(bert.get_by_role("list", name="Log")).to_contain_text("Anna resigns; a bot plays on.")
    expect(anna.get_by_text("You are watching this game.")).to_have_count(1)
    seats = ask(anna, "GET", f"/api/tables/{table}")["seats"]
    assert [seat["resigned"] for seat in seats] == [True, False]
    resign(bert)
    expect(bert.get_by_role("table", name="Score sheet")).to_contain_text("Bot for Anna")
    anna.goto("/")
    mine = anna.get_by_role("listitem").filter(has=anna.locator(f"a[href='/t/{table}']"))
    mine.get_by_role("button", name="Remove from the list: Paris").click()
    mine.get_by_role("button", name="Remove", exact=True).click()
    expect(mine).to_have_count(0)


def test_a_table_can_be_left_and_come_back_to(company: Visits) -> None:
    anna, bert, _ = together(company)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Leave; a bot plays until I’m back").click()
    expect(anna.get_by_role("heading", name="My tables")).to_be_visible()
    expect(bert.get_by_role("article", name="Anna").get_by_text("bot plays")).to_be_visible()
    anna.go_back()
    anna.get_by_role("button", name="I’m back").click()
    expect(anna.get_by_role("button", name="I’m back")).to_have_count(0)
    expect(bert.get_by_role("article", name="Anna").get_by_text("bot plays")).to_have_count(0)


def test_finished_tables_have_a_date_and_the_scores(company: Visits) -> None:
    page = company.guest("Anna")
    table = finished_table(page)
    scores = ask(page, "GET", "/api/tables/mine")["tables"][0]["scores"]
    page.goto("/")
    row = page.locator(f"a[href='/t/{table}']")
    expect(row).to_contain_text("finished · ")
    for score in scores:
        expect(row).to_contain_text(str(abs(score)))


def test_people_at_one_screen_have_names_of_their_own_and_nobody_is_you(company: Visits) -> None:
    page = company.guest("Mum")
    page.goto("/")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Seat 3").select_option("here")
    page.get_by_role("button", name="Play Paris").click()
    page.get_by_role("button", name="Show my cards").click()
    for name in ("Mum", "Player 2", "Player 3"):
        expect(page.get_by_role("article", name=name)).to_be_visible()
    expect(page.locator("article .you")).to_have_count(0)


def test_emoji_with_joiners_are_names_and_others_are_refused_with_their_seat(company: Visits) -> None:
    page = company.guest()
    page.goto("/")
    page.get_by_role("textbox", name="You").fill("👩‍👧")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name of the player in seat 2").fill("\u202eevil")
    page.get_by_role("button", name="Play Paris").click()
    expect(page.get_by_text("This name cannot be used (seat 2)")).to_be_visible()
    page.get_by_label("Name of the player in seat 2").fill("Bo")
    page.get_by_role("button", name="Play Paris").click()
    expect(page.get_by_role("heading", name="it’s your turn")).to_be_visible()
