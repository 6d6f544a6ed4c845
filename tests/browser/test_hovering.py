"""What the mouse lies on stays under it: nothing leaves the mouse and comes back, frame after frame."""

from __future__ import annotations

from itertools import product

from playwright.sync_api import Locator

from tests.browser.pages import Visits, begun_table

FRAMES = 40
ABOVE_THE_EDGE = (0.5, 3)
# How often a thing has another place than a frame before.
MOVES = """async (one, frames) => {
    let moves = 0, before = null;
    for (let frame = 0; frame < frames; frame += 1) {
        await new Promise(requestAnimationFrame);
        const { x, y } = one.getBoundingClientRect();
        if (before && (before.x !== x || before.y !== y)) moves += 1;
        before = { x, y };
    }
    return moves;
}"""


def moves_under_the_mouse(one: Locator, above_the_edge: float) -> int:
    """How often something moves while the mouse rests above its lower edge; once, if it is lifted."""
    one.page.mouse.move(0, 0)
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    one.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - above_the_edge)
    return int(one.evaluate(MOVES, FRAMES))


def test_nothing_runs_away_from_the_mouse(visits: Visits) -> None:
    page = visits.guest("Anna")
    table = begun_table(page, actions=4)
    page.goto("/")
    poster, play = page.locator("article").first, page.get_by_role("button", name="Play Paris")
    menu, card = page.get_by_role("button", name="Menu"), page.locator(".slot.ready").first
    for one, above_the_edge in product((poster, play), ABOVE_THE_EDGE):
        assert moves_under_the_mouse(one, above_the_edge) <= 1
    page.goto(f"/t/{table}")
    for one, above_the_edge in product((menu, card), ABOVE_THE_EDGE):
        assert moves_under_the_mouse(one, above_the_edge) <= 1
