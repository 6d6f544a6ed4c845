"""Tickets, flag sets and the win are celebrated."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frames import Frames
from tests.browser.moments import table_won
from tests.browser.pages import Visits, act, can_claim, new_table, toward_tickets, wait_until
from tests.server.served import Served

# What was celebrated, however shortly it was shown.
LISTEN = """
window.joys = new Set();
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    for (const joy of document.querySelectorAll(".joy")) window.joys.add(joy.textContent.trim());
}).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""


def bringing(state: Any, kind: str) -> list[tuple[str, str | None]]:
    """Routes that bring something, with the colour that has to be paid for it, and that the guest holds."""
    hand = state["view"]["private"]["hand"]
    return [
        (route, gain["paid_with"])
        for route, gains in state["gains"].items()
        for gain in gains
        if gain["kind"] == kind and (gain["paid_with"] is None or hand.get(gain["paid_with"]))
    ]


def table_with_a_joy(page: Page, city: str, kind: str) -> str:
    """A table at which the guest can claim a route that brings something."""

    def near(state: Any) -> bool:
        return can_claim(state) and bool(bringing(state, kind))

    while True:
        table = new_table(page, "me", "novice", city=city)
        if act(page, table, 4, near, toward_tickets) == "playing":
            return table


@pytest.mark.parametrize(
    ("city", "kind", "told"),
    [
        ("san_francisco", "ticket", r"Ticket complete: .+ – .+, \+\d+"),
        ("paris", "flag-set", r"A whole flag set: \+4"),
    ],
)
def test_what_a_claim_completes_is_celebrated(visits: Visits, city: str, kind: str, told: str) -> None:
    page = visits.guest("Anna")
    page.add_init_script(LISTEN)
    frames = Frames(page)
    page.goto(f"/t/{table_with_a_joy(page, city, kind)}")
    page.locator(".prompt.mine").wait_for()
    route, colour = bringing(frames.last_state, kind)[0]
    page.locator(f'.pieces [data-route="{route}"]').press("Enter")
    if colour is not None:
        page.locator(".payment").get_by_role("button", name=re.compile(f"^Pay .*{colour}")).first.click()
    page.get_by_role("button", name=re.compile("^Claim: ")).click()
    wait_until(page, "window.joys.size > 0")
    assert any(re.fullmatch(told, text) for text in page.evaluate("[...window.joys]"))


def test_the_win_is_ones_own(visits: Visits, served: Served) -> None:
    page = visits.guest("Anna")
    page.goto(f"/t/{table_won(page, served, 'paris')}")
    expect(page.get_by_role("region", name="Final scoring")).to_contain_text("You won!")
