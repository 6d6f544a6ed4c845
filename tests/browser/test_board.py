"""The board under a mouse and the keyboard: nearer, further, and aside."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.pages import Visits, new_table, open_table

PLACE = "() => document.querySelector('.board .sheet').getBoundingClientRect().toJSON()"


def place(page: Page) -> dict[str, float]:
    """Where the board lies on the screen."""
    found: dict[str, float] = page.evaluate(PLACE)
    return found


def test_the_wheel_zooms_around_the_mouse_and_keys_zoom_and_move(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me", "novice")
    frame = page.locator(".board .frame")
    frame.wait_for()
    whole = place(page)
    frame.hover()
    page.mouse.wheel(0, -400)
    expect(page.get_by_role("button", name="Zoom out")).to_be_visible()
    near = place(page)
    assert near["width"] > whole["width"]
    frame.press("+")
    assert place(page)["width"] > near["width"]
    left = place(page)["left"]
    frame.press("ArrowRight")
    assert place(page)["left"] < left
    frame.press("0")
    assert place(page) == whole


def test_a_drag_ends_where_the_mouse_button_was_let_go_outside_the_board(visits: Visits) -> None:
    page = visits.guest("Anna")
    open_table(page, "me", "novice")
    frame = page.locator(".board .frame")
    frame.wait_for()
    for _ in range(3):
        frame.press("+")
    box = frame.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] - 3, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y)
    page.mouse.up()
    before = place(page)
    page.mouse.move(x - 60, y)
    page.mouse.move(x - 200, y)
    assert place(page) == before


def test_the_title_of_a_hidden_page_calls_when_the_game_begins(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })")
    table = new_table(page, "me", "novice", start=False)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").wait_for()
    page.evaluate("window.away = true")
    page.request.post(f"/api/tables/{table}/start")
    expect(page).to_have_title(re.compile("^● It’s your turn"))
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).to_have_title("Paris · Farebox")
