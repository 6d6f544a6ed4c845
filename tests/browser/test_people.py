"""People at one table: two browsers, one screen, a spectator, a second device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.frames import Frames
from tests.browser.pages import Visits, new_table, open_table
from tests.browser.player import Player, click_space

PRIVATE_EVENTS = ("tickets-offered", "first-tickets-chosen", "tickets-kept")


def take_turns(players: list[Player], actions: int) -> None:
    """Let people act as they are asked to, so many times in all."""
    while sum(player.acted for player in players) < actions:
        either = players[0].page.locator(".prompt").filter(has_text="Waiting for")
        expect(either.or_(players[0].page.locator(".prompt.mine"))).to_be_visible()
        for player in players:
            player.settle()
            if player.page.locator(".prompt.mine").count():
                player.act()
                break


def sit_down_together(visits: Visits) -> tuple[Page, Page, str]:
    """Anna makes a table, Bert sits down by its link, Anna starts."""
    anna, bert = visits.guest("Anna"), visits.guest()
    anna.goto("/")
    anna.get_by_label("Seat 2").select_option("friend")
    anna.get_by_role("button", name="Play Paris").click()
    link = anna.get_by_role("textbox", name="Link to this table").input_value()
    expect(anna.get_by_role("button", name="Start the game")).to_be_disabled()
    bert.goto("/")
    bert.get_by_label("Link or name of the table").fill(link)
    bert.get_by_role("button", name="Join").click()
    bert.get_by_label("Name", exact=True).fill("Bert")
    bert.get_by_role("button", name="Take seat 2").click()
    expect(anna.get_by_text("Everyone is here.")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    return anna, bert, link


def test_two_browsers_play_each_other_and_a_spectator_sees_no_secrets(visits: Visits) -> None:
    anna, bert, link = sit_down_together(visits)
    watcher = visits.guest("Cleo")
    frames = Frames(watcher)
    watcher.goto(link)
    players = [Player(anna), Player(bert)]
    take_turns(players, 18)
    assert min(player.acted for player in players) >= 5
    log = anna.get_by_role("list", name="Log")
    expect(log).to_contain_text("Bert")
    expect(log).to_contain_text("You take")
    assert_public(watcher, frames)
    assert kept_tickets(anna).isdisjoint(kept_tickets(bert))


def kept_tickets(page: Page) -> set[str]:
    """The tickets that a page shows as one's own."""
    return set(page.get_by_role("region", name="My tickets").get_by_role("button").all_inner_texts())


def assert_public(watcher: Page, frames: Frames) -> None:
    """Neither the page nor what was sent to it has anything that only one seat may know."""
    expect(watcher.get_by_role("region", name=re.compile("^Your hand"))).to_have_count(0)
    expect(watcher.get_by_role("region", name="My tickets")).to_have_count(0)
    states = [state for message in frames.messages for state in message.get("states", [])]
    assert len(states) >= 10
    assert all(state["seat"] is None and not state["legal"] and not state["needs"] for state in states)
    assert all(state["private"] is None for state in states)
    games = [message["game"] for message in frames.messages if message.get("game")]
    assert all(game["view"]["private"] is None for game in games)
    logs = [message.get("log", message.get("entries", [])) for message in frames.messages]
    events = [event for log in logs for entry in log for event in entry["events"]]
    assert all(event["tickets"] is None for event in events if event["event"] in PRIVATE_EVENTS), events
    blind = [event for event in events if event["event"] == "card-drawn" and event["slot"] is None]
    assert all(event["card"] is None for event in blind)
    assert '"seed"' not in "".join(frames.texts)


def hand_over(page: Page) -> str:
    """Take the screen from behind the curtain, which gives nothing away; who takes it."""
    curtain = page.get_by_role("dialog")
    player = curtain.get_by_role("heading", level=2).inner_text().removesuffix(", it’s your turn")
    assert page.locator(".hand li, .offer, .side .ticket").count() == 0
    curtain.get_by_role("button", name="Show my cards").click()
    expect(page.locator(".curtain")).to_have_count(0)
    return player


@pytest.mark.parametrize("names", [("Anna", "Bert"), ("Anna", "Bert", "Cleo", "Dora")], ids=["two", "four"])
def test_at_one_screen_the_cards_are_covered_between_turns(visits: Visits, names: tuple[str, ...]) -> None:
    page = visits.guest("Anna")
    open_table(page, *(f"me:{name}" for name in names), settings={"first": 0})
    player = Player(page, tickets_at=999)
    turns: list[str] = []
    told = page.locator(".curtain .recap, .curtain").first
    while len(turns) < 3 * len(names):
        player.wait()
        if page.locator(".curtain").count():
            told.wait_for()
            others = told.inner_text()
            turns.append(hand_over(page))
            if len(turns) > 2 * len(names):
                assert all(f"{name}:" in others for name in names if name != turns[-1]), others
        player.act()
    for first in range(0, len(turns), len(names)):
        assert set(turns[first : first + len(names)]) == set(names)
    assert turns[-len(names) :] == turns[-2 * len(names) : -len(names)]


def test_a_link_takes_a_seat_to_a_second_device_once(visits: Visits) -> None:
    first, second, third = visits.guest("Anna"), visits.guest(), visits.guest()
    table = open_table(first, "me", "novice")
    Player(first).act()
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Continue on another device").click()
    link = first.get_by_role("textbox", name="Continue on another device").input_value()
    second.goto(link)
    second.get_by_role("button", name="Take this seat here").click()
    expect(second).to_have_url(re.compile(f"/t/{table}$"))
    assert Player(second).act()
    first.get_by_role("button", name="Close").click()
    expect(first.get_by_role("region", name=re.compile("^Your hand"))).to_have_count(0)
    third.goto(link)
    third.get_by_role("button", name="Take this seat here").click()
    expect(third.get_by_role("heading", name="End of the line")).to_be_visible()


def test_whoever_made_the_table_gives_open_seats_to_bots(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = new_table(page, "me", "open", "open", start=False)
    page.goto(f"/t/{table}")
    page.get_by_label("Give seat 2 to a bot").select_option("novice")
    page.get_by_label("Give seat 3 to a bot").select_option("casual")
    page.get_by_role("button", name="Open seat 2").click()
    page.get_by_label("Give seat 2 to a bot").select_option("casual")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Choose your first tickets")).to_be_visible()


def test_a_watcher_reads_the_card_of_a_route_while_others_play(visits: Visits) -> None:
    anna, watcher = visits.guest("Anna"), visits.guest("Cleo")
    table = open_table(anna, "me", "me:Bert")
    watcher.goto(f"/t/{table}")
    watcher.locator(".poster g.space").first.wait_for()
    click_space(watcher)
    card = watcher.locator(".payment")
    expect(card).to_contain_text("You are watching this game.")
    told = watcher.get_by_role("list", name="Log").get_by_role("listitem")
    before = told.count()
    Player(anna, tickets_at=999).play(2)
    expect(told.nth(before)).to_be_visible()
    expect(card).to_be_visible()


def test_a_route_that_cannot_be_claimed_says_why(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me", "novice")
    page.get_by_role("region", name="Choose your first tickets").wait_for()
    click_space(page)
    expect(page.locator(".payment .reason")).to_have_text("First finish what you’ve started.")
    told = re.compile(r"spaces?, \d points?\nFirst finish what you’ve started.$")
    expect(page.locator(".board .frame")).to_have_attribute("title", told)
    page.keyboard.press("Escape")
    expect(page.locator(".payment")).to_have_count(0)


def test_behind_the_cover_of_a_shared_screen_nothing_can_be_reached(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me:Anna", "me:Bert")
    show = page.get_by_role("button", name="Show my cards")
    expect(show).to_be_focused()
    for key in ("Escape", "Escape", "Tab", "Tab"):
        page.keyboard.press(key)
        assert page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('.curtain')"
        )
    expect(show).to_be_visible()
    show.click()
    expect(page.locator(".curtain")).to_have_count(0)


def test_levels_without_compiled_rules_are_told_to_whoever_chooses_one(visits: Visits) -> None:
    page = visits.guest("Anna")
    plays_like = {"master": "regular", "expert": "regular", "regular": "regular"}

    def answer(route: Route) -> None:
        levels = [{"level": level, "plays_like": like, "reason": None} for level, like in plays_like.items()]
        route.fulfill(json={"levels": levels})

    page.route("**/api/levels", answer)
    page.goto("/")
    note = page.get_by_text("play like Regular: no compiled rules here")
    second = page.get_by_label("Seat 2")
    second.select_option("regular")
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
    expect(note).to_have_count(0)
    second.select_option("master")
    expect(note).to_be_visible()
    table = new_table(page, "me", "master", "open", start=False)
    page.goto(f"/t/{table}")
    expect(note).to_be_visible()
