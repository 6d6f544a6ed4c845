"""The board gets the room, and what matters is in sight without opening or scrolling anything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from farebox import CITY_IDS
from farebox.locales import languages
from tests.browser.frames import Slow
from tests.browser.languages import OtherTab
from tests.browser.layout import resize
from tests.browser.pages import Visits, act, begun_table, finished_table, new_table, open_table, wait_until
from tests.browser.player import Player
from tests.documents import ROOT

# Names of locations and all digits that are shown on the board, with their height in pixels.
LETTERS = """() => [...document.querySelectorAll(".poster text")]
    .filter((one) => one.getBoundingClientRect().width > 0)
    .filter((one) => one.closest(".big-names, .names, .track, .points"))
    .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
BOARD = "() => document.querySelector('.board .sheet').getBoundingClientRect().toJSON()"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LYING: ViewportSize = {"width": 740, "height": 360}
# How many lines a text takes.
LINES = "one => new Set([...one.getClientRects()].map((line) => Math.round(line.top))).size"
HEIGHT = "one => one.getBoundingClientRect().height"
# Letters that the first font of a heading lacks, in any city: their width hangs on the font that stands in.
LACKING = """async (letters) => {
    const pen = document.createElement("canvas").getContext("2d");
    const lacking = [];
    for (const theme of ["san_francisco", "paris", "new_york", "london"]) {
        const place = document.createElement("div");
        place.dataset.theme = theme;
        place.append(document.createElement("h2"));
        document.body.append(place);
        const { fontWeight, fontFamily } = getComputedStyle(place.firstChild);
        const own = `${fontWeight} 40px ${fontFamily.split(",")[0]}`;
        place.remove();
        await document.fonts.load(own, letters);
        const width = (letter, instead) => {
            pen.font = `${own}, ${instead}`;
            return pen.measureText(letter).width;
        };
        lacking.push(...[...letters].filter((one) => width(one, "monospace") !== width(one, "serif")));
    }
    return lacking.join("");
}"""
# The room that the table keeps for a task.
TASK_HEIGHT = 54


def in_sight(one: Locator) -> bool:
    """Whether all of something is on the screen and nothing lies over its middle."""
    return bool(
        one.evaluate(
            """one => {
                const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
                const top = document.elementFromPoint(x + width / 2, y + height / 2);
                return width > 0 && x >= 0 && y >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
                    && (one.contains(top) || top?.contains(one));
            }"""
        )
    )


@pytest.mark.parametrize("city", CITY_IDS)
def test_names_and_digits_on_the_board_are_large(visits: Visits, city: str) -> None:
    page = visits.guest("Anna", viewport={"width": 1366, "height": 768})
    open_table(page, "me", "novice", city=city)
    page.locator(".big-names text").first.wait_for(state="attached")
    # The names of the drawing give way to the large ones a moment after these have come.
    wait_until(page, f"Math.min(...({LETTERS})()) >= 12")
    assert page.evaluate(BOARD)["width"] >= 820
    assert len(page.evaluate(LETTERS)) > 100
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator(".big-names")).to_have_count(0)
    wait_until(page, f"Math.min(...({LETTERS})()) >= {12 * 1.4}")
    assert page.evaluate(BOARD)["width"] >= 820 * 2560 / 1366
    assert (
        page.locator(".side .name").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") > 20
    )


@pytest.mark.parametrize(("city", "won"), [("san_francisco", ".own .tokens"), ("paris", ".own .flags")])
def test_what_i_have_won_is_in_sight_on_a_phone(visits: Visits, city: str, won: str) -> None:
    page = visits.guest("Anna", **PHONE)
    page.goto(f"/t/{begun_table(page, 'me', 'novice', city=city, actions=14)}")
    anna = Player(page)
    while not page.get_by_role("button", name="Last claimed:").count():
        assert anna.act()
    anna.wait()
    assert in_sight(page.locator(won))
    last = page.get_by_role("button", name="Last claimed:")
    assert in_sight(last)
    last.tap()
    expect(page.locator(".routes-lit .halo")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
def test_playing_with_friends_is_offered_at_first_sight(visits: Visits, width: int, height: int) -> None:
    page = visits.guest("Anna", viewport={"width": width, "height": height})
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
    assert in_sight(page.get_by_role("button", name="Play Paris"))
    friends = page.get_by_role("button", name="With friends: Paris")
    assert in_sight(friends)
    who = page.get_by_role("button", name="Who’s playing: You + Regular")
    assert in_sight(who)
    who.click()
    expect(page.get_by_label("Seat 2")).to_be_focused()
    friends.click()
    expect(page.locator(".lobby h1")).to_be_visible()


def test_the_widest_name_hides_no_score(visits: Visits) -> None:
    page = visits.guest("W" * 24)
    page.goto(f"/t/{begun_table(page, 'me', 'novice', actions=3)}")
    Player(page).wait()
    for width, height in ((1366, 768), (820, 1180)):
        resize(page, {"width": width, "height": height})
        shown = page.locator(".side .score, .chip b").locator("visible=true")
        expect(shown).to_have_count(2)
        assert all(in_sight(one) for one in shown.all()), width


def test_bad_news_and_long_tasks_do_not_move_the_board(visits: Visits) -> None:
    page = visits.guest("Anna", viewport={"width": 1366, "height": 768})
    slow = Slow(page)
    table = begun_table(page, "me", "novice", city="san_francisco", actions=4)
    page.goto(f"/t/{table}")
    Player(page).wait()
    before = page.evaluate(BOARD)
    slow.refusing = True
    assert slow.route is not None
    slow.route.close(code=4000)
    expect(page.locator(".net .lost")).to_be_visible()
    assert page.evaluate(BOARD) == before
    page.evaluate(
        "document.querySelector('.prompt strong').textContent = 'A long task of many words. '.repeat(9)"
    )
    assert page.evaluate(BOARD) == before


def test_the_way_on_through_the_final_scoring_is_in_sight(visits: Visits) -> None:
    page = visits.guest("Anna", **PHONE)
    page.goto(f"/t/{finished_table(page, 'me', 'novice', 'casual', 'novice')}")
    page.get_by_role("button", name="Count again").click()
    for size in (PHONE["viewport"], LYING):
        resize(page, size)
        for name in ("Next", "Skip"):
            page.get_by_role("button", name=name).wait_for()
            assert in_sight(page.get_by_role("button", name=name)), size


def test_tickets_are_chosen_with_task_and_button_in_sight(visits: Visits) -> None:
    page = visits.guest("Anna", **PHONE)
    open_table(page, "me", "novice")
    choose = page.get_by_role("button", name="Choose at least one")
    choose.wait_for()
    for size in (PHONE["viewport"], LYING):
        resize(page, size)
        assert in_sight(choose), size
        assert in_sight(page.locator(".prompt")), size


def test_the_board_has_the_room_in_the_replay(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto(f"/replay/{finished_table(page)}?at=20")
    page.locator(".board .sheet").wait_for()
    for width, height in ((1366, 768), (2560, 1440), (820, 1180), (740, 360)):
        resize(page, {"width": width, "height": height})
        board = page.locator(".board .sheet").bounding_box()
        assert board is not None
        assert board["width"] * board["height"] > 0.35 * width * height, width


def second_card_beside_a_wild(state: Any) -> bool:
    """Whether a seat takes its second card, and is told that no face-up wild can be it."""
    return state["view"]["phase"] == "second-card" and "wild" in state["view"]["row"]


def table_with_a_rule(page: Page) -> str:
    """A table where a rule stands beside the task of the guest."""
    while True:
        table = new_table(page, "me", "novice", city="san_francisco")
        if act(page, table, 4, second_card_beside_a_wild) == "playing":
            return table


def letters_of(language: str) -> str:
    """Every letter that the texts of a language are written with."""
    files = (ROOT / "src" / "farebox" / "locales" / language).glob("*.ftl")
    return "".join(sorted({one for file in files for one in file.read_text("utf-8") if one.isalpha()}))


def test_tasks_fit_their_box_and_headings_have_all_letters_in_any_language(visits: Visits) -> None:
    page = visits.guest("Anna", viewport=PHONE["viewport"])
    other, lines, heights, lacking = OtherTab(page), {}, {}, {}
    page.goto(f"/t/{begun_table(page, 'me', 'novice', city='san_francisco', actions=4)}")
    page.locator(".prompt.mine strong").wait_for()
    for language in languages():
        other.choose(language)
        lines[language] = page.locator(".prompt.mine strong").evaluate(LINES)
        lacking[language] = page.evaluate(LACKING, letters_of(language))
    page.goto(f"/t/{table_with_a_rule(page)}")
    page.locator(".prompt.mine .rule").wait_for()
    for language in languages():
        other.choose(language)
        heights[language] = page.locator(".prompt").evaluate(HEIGHT)
    resize(page, {"width": 1366, "height": 768})
    for language in languages():
        other.choose(language)
        heights[f"{language}, wide"] = page.locator(".prompt").evaluate(HEIGHT)
    assert max(lines.values()) <= 2, lines
    assert max(heights.values()) <= TASK_HEIGHT, heights
    assert not any(lacking.values()), lacking
