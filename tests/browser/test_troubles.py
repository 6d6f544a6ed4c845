"""What goes wrong is told in a plain sentence, with a way on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from farebox.locales import languages, text
from tests.browser.chromium import STATIC
from tests.browser.frames import Slow
from tests.browser.pages import Visits, ask, new_table, open_table
from tests.browser.player import CARD, Player
from tests.server.served import Served

LOST = "Part of the app could not be loaded"


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/t/nosuchtable1", "no table"),
        ("/link/nosuchsecret", "link"),
        ("/replay/nosuchtable1", "no table"),
        ("/no/such/page", "There is nothing at this address."),
    ],
)
def test_a_dead_link_says_so_and_leads_home(visits: Visits, path: str, sentence: str) -> None:
    page = visits.guest("Anna")
    page.goto(path)
    if path.startswith("/link/"):
        page.get_by_role("button", name="Take this seat here").click()
    expect(page.get_by_role("heading", name="End of the line")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(re.compile(sentence, re.IGNORECASE))
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play Paris")).to_be_visible()


def test_what_is_no_link_to_a_table_is_told(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto("/")
    page.get_by_label("Link or name of the table").fill("a b")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("This is not a link to a table.")).to_be_visible()


def test_the_replay_of_a_game_that_goes_on_is_refused_in_words(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = new_table(page, "me", "me")
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("heading", name="End of the line")).to_be_visible()
    expect(page.get_by_role("link", name="Home")).to_be_visible()


def test_at_a_full_table_nobody_can_sit_down_and_everybody_can_watch(visits: Visits) -> None:
    anna, bert = visits.guest("Anna"), visits.guest("Bert")
    table = new_table(anna, "me", "novice", start=False)
    bert.goto(f"/t/{table}")
    expect(bert.get_by_text("This table is full. Stay here to watch the game.")).to_be_visible()
    expect(bert.get_by_role("button", name=re.compile("^Take seat"))).to_have_count(0)
    ask(anna, "POST", f"/api/tables/{table}/start")
    expect(bert.get_by_text("Waiting for")).to_be_visible()


def test_who_comes_too_late_for_a_seat_is_told(visits: Visits) -> None:
    anna, bert, cleo = visits.guest("Anna"), visits.guest("Bert"), visits.guest("Cleo")
    table = new_table(anna, "me", "open", start=False)
    slow = Slow(cleo)
    cleo.goto(f"/t/{table}")
    sit = cleo.get_by_role("button", name="Take seat 2")
    expect(sit).to_be_visible()
    slow.hold()
    ask(bert, "PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
    sit.click()
    expect(cleo.get_by_text("This seat is taken")).to_be_visible()
    slow.release()
    expect(cleo.get_by_text("Bert")).to_be_visible()


def test_a_refused_action_is_told_and_the_game_goes_on(visits: Visits) -> None:
    page = visits.guest("Anna")
    slow = Slow(page)
    table = open_table(page, "me", "novice")
    anna = Player(page)
    anna.act()
    anna.wait()
    other = page.context.new_page()
    slow.hold()
    other.goto(f"/t/{table}")
    assert Player(other).act()
    page.get_by_role("button", name=CARD, disabled=False).first.click()
    expect(page.get_by_text("The table has moved on")).to_be_visible()
    slow.release()
    assert anna.act()


def test_a_connection_that_breaks_is_told_and_comes_back(visits: Visits) -> None:
    page = visits.guest("Anna")
    slow = Slow(page)
    open_table(page, "me", "novice")
    anna = Player(page)
    anna.wait()
    assert slow.route is not None
    slow.refusing = True
    slow.route.close(code=4000)
    expect(page.get_by_text("Connection lost, reconnecting…")).to_be_visible()
    slow.refusing = False
    anna.settle()
    assert anna.act()


def test_an_old_tab_is_told_when_there_is_a_new_version(visits: Visits) -> None:
    page = visits.guest("Anna")
    slow = Slow(page)
    open_table(page, "me", "novice")
    anna = Player(page)
    anna.wait()
    assert slow.route is not None
    slow.build = "newer"
    slow.route.close(code=1012)
    expect(page.get_by_text("There is a new version of Farebox.")).to_be_visible()
    page.get_by_role("button", name="Load the new version").click()
    anna.wait()
    expect(page.get_by_text("There is a new version of Farebox.")).to_have_count(0)


def test_a_part_of_the_app_that_is_gone_is_told(visits: Visits, served: Served) -> None:
    page = visits.guest("Anna")
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_visible()
    page.route(re.compile(r"/assets/RulesPage-.*\.js$"), lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_text("Part of the app could not be loaded")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()


def lose_texts(page: Page, *, but: str | None = None) -> None:
    """Let the app's files of texts be gone, but for the language with these words."""

    def answer(route: Route) -> None:
        file = STATIC / "assets" / route.request.url.rpartition("/")[2]
        if but and but in file.read_text(encoding="utf-8"):
            route.continue_()
        else:
            route.fulfill(status=404)

    page.route(re.compile(r"/assets/web-.*\.js$"), answer)


def test_a_language_that_cannot_be_loaded_leaves_the_page_as_it_was_and_says_so(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    lose_texts(page)
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("dialog").get_by_text(LOST)).to_be_visible()
    expect(page.get_by_label("Language")).to_have_value("en")


def test_without_its_language_the_first_page_comes_in_english_and_says_so(visits: Visits) -> None:
    page = visits.guest("Anna", locale="pl-PL")
    lose_texts(page, but="Continue: ")
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_a_page_that_cannot_begin_says_so_with_a_way_on(visits: Visits) -> None:
    page = visits.guest("Anna")
    gone = re.compile(r"/assets/index-.*\.js$")
    page.route(gone, lambda route: route.fulfill(status=404))
    page.goto("/")
    again = page.get_by_role("link", name=re.compile("Reload the page"))
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    expect(page.get_by_role("button", name="Play Paris")).to_be_visible()


def test_the_first_page_hears_of_a_new_version_when_it_is_looked_at_again(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_visible()
    newer = '<script type="module" src="/assets/index-newer.js"></script>'
    page.route(page.url, lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text("There is a new version of Farebox.")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-GB", "This browser is too old"),
        ("pl-PL", "Ta przeglądarka"),
        ("de-AT", "Dieser Browser"),
        ("da", "too old"),
    ],
)
def test_a_browser_that_is_too_old_reads_so(visits: Visits, locale: str, sentence: str) -> None:
    page = visits.guest(locale=locale)
    page.add_init_script("CSS.supports = () => false")
    page.goto("/")
    expect(page.locator("body")).to_contain_text(sentence)
    assert "Safari 16.4" in page.locator("body").inner_text()
    expect(page.locator(".too-old:visible")).to_have_count(1)
    expect(page.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [("en-GB", "Part of the app"), ("fr", "Une partie de l’application"), ("da", "Part of the app")],
)
def test_a_page_whose_app_does_not_start_says_so(visits: Visits, locale: str, sentence: str) -> None:
    page = visits.guest(locale=locale)
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.locator(".no-start:visible")).to_have_text(re.compile(sentence))


def test_a_page_without_scripts_says_so_in_every_language(visits: Visits) -> None:
    page = visits.guest(java_script_enabled=False)
    page.goto("/")
    said = page.locator(".no-script p:visible")
    expect(said).to_have_text([text("no-script", language) for language in languages()])
    expect(page.locator(".no-start:visible")).to_have_count(0)
