"""A table that waits costs no processor: nothing moves, and nothing is painted."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.pages import Visits, new_table, open_table, table_to_claim_at
from tests.browser.player import Player
from tests.browser.tour import AT_REST

IDLE_SECONDS = 5
# What the browser does when something on a page looks different.
DRAWN = {"Layout", "Paint", "RasterTask", "DrawFrame"}
TRACED = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.frame",
]
ENDLESS = """() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations === Infinity)
    .map((one) => `${one.animationName} of ${one.effect.target.getAttribute("class")}`)"""


def drawn_while_idle(page: Page) -> tuple[list[str], float]:
    """What was drawn in some seconds in which nobody did anything, and the seconds of processor time."""
    cdp = page.context.new_cdp_session(page)
    events: list[str] = []
    cdp.on("Tracing.dataCollected", lambda part: events.extend(str(one["name"]) for one in part["value"]))
    ended: list[bool] = []
    cdp.on("Tracing.tracingComplete", lambda _: ended.append(True))
    cdp.send("Performance.enable")
    before = processor_seconds(cdp)
    cdp.send("Tracing.start", {"categories": ",".join(TRACED)})
    page.wait_for_timeout(IDLE_SECONDS * 1000)
    cdp.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    return [name for name in events if name in DRAWN], processor_seconds(cdp) - before


def processor_seconds(cdp: CDPSession) -> float:
    """How long the page's main thread has worked."""
    metrics = cdp.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


@pytest.mark.parametrize("shown", ["claimable routes", "tickets to choose from", "a curtain", "a lobby"])
def test_a_table_that_waits_is_quiet(visits: Visits, notes: list[str], shown: str) -> None:
    page = visits.guest("Anna", reduced_motion="no-preference")
    match shown:
        case "claimable routes":
            page.goto(f"/t/{table_to_claim_at(page, 'me', 'novice', city='san_francisco', actions=12)}")
            Player(page).wait()
            page.locator(".halo.open").first.wait_for()
            # What the others did is told for some seconds, then folds up.
            expect(page.locator(".recap.open")).to_have_count(0)
        case "tickets to choose from":
            open_table(page, "me", "novice")
            page.locator(".offer input").first.wait_for()
        case "a curtain":
            open_table(page, "me:Anna", "me:Bert")
            page.locator(".curtain").wait_for()
        case _:
            page.goto(f"/t/{new_table(page, 'me', 'open', start=False)}")
            page.locator(".lobby h1").wait_for()
    assert page.evaluate(ENDLESS) == []
    page.evaluate(AT_REST)
    # What was drawn last is on the screen when two frames have gone by.
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.wait_for_timeout(500)
    drawn, seconds = drawn_while_idle(page)
    notes.append(f"{shown}: {seconds * 1000:.0f} ms of processor time in {IDLE_SECONDS} idle seconds")
    assert drawn == []


def test_an_endless_animation_is_found(visits: Visits) -> None:
    page = visits.guest("Anna", reduced_motion="no-preference")
    open_table(page, "me", "novice")
    page.locator(".offer input").first.wait_for()
    page.add_style_tag(
        content="@keyframes x { to { opacity: 0.5 } } .offer { animation: x 1s infinite !important }"
    )
    endless: list[str] = page.evaluate(ENDLESS)
    assert [one.startswith("x of offer panel") for one in endless] == [True]
    assert "DrawFrame" in drawn_while_idle(page)[0]
