"""Players who use nothing but keys, or nothing but a finger."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import CARD, DECK, MIDDLE, TICKETS, Player

FOCUSED = """() => {
    const one = document.activeElement;
    if (one === document.body) return "";
    return one.ariaLabel || one.closest("label")?.innerText || one.innerText || "";
}"""
CLAIM = re.compile(r"^Claim: \+\d+ points?$")
FACE_UP = re.compile(r"card (\d): ")


def tab_to(page: Page, name: str | re.Pattern[str], most: int = 150) -> None:
    """Press the tab key until something of that name has the focus."""
    for _ in range(most):
        if re.search(name, page.evaluate(FOCUSED)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached with the tab key")


class KeyboardPlayer(Player):
    """Plays with the keys that the help names, and with Tab, Space and Enter."""

    def keep(self, count: int = 1) -> str:
        """Choose tickets, the first of which has the focus, and keep them."""
        self.page.locator(".offer input:focus").wait_for()
        if not self.page.locator(".offer input:focus").is_checked():
            self.page.keyboard.press("Space")
        tab_to(self.page, "^Keep ", most=6)
        self.page.keyboard.press("Enter")
        return "keep tickets"

    def claim(self) -> str:
        """Go to the longest route by a letter, and choose and claim it."""
        route = self.longest_route()
        if route is None:
            return ""
        name, wanted = str(route.get_attribute("aria-label")), route.get_attribute("data-route")
        for _ in range(40):
            self.page.keyboard.press(name[0])
            if self.page.evaluate("document.activeElement.dataset.route") == wanted:
                break
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("button", name=CLAIM)).to_be_focused()
        self.page.keyboard.press("Enter")
        return "claim a route"

    def _press(self, what: str, button: Locator) -> str:
        name = str(button.first.get_attribute("aria-label") or button.first.inner_text())
        key = next((key for pattern, key in ((DECK, "6"), (TICKETS, "7")) if pattern.match(name)), None)
        if CARD.match(name) and (place := FACE_UP.search(name)):
            key = place[1]
        if key is None:
            tab_to(self.page, f"^{re.escape(name.strip())}$")
        self.page.keyboard.press(key or "Enter")
        return what


class TouchPlayer(Player):
    """Plays with one finger: routes are tapped on the board."""

    def claim(self) -> str:
        """Tap the longest of the lit routes in its middle."""
        route = self.longest_route()
        if route is None:
            return ""
        x, y = route.evaluate(MIDDLE)
        self.page.touchscreen.tap(x, y)
        name = str(route.get_attribute("aria-label")).split(", ")[0]
        card = self.page.get_by_role("dialog", name=f"Claim {name}")
        return self._press("claim a route", card.get_by_role("button", name=CLAIM))

    def _press(self, what: str, button: Locator) -> str:
        button.first.tap()
        return what
