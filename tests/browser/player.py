"""A person at a table: reads what the page offers, and clicks on something legal."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import PATIENCE

ROUTE = re.compile(r", (\d) spaces?, \d+ points?$")
CARD = re.compile(r"^Take face-up card \d: ")
DECK = re.compile(r"^Draw blind from the deck")
TICKETS = re.compile(r"^Draw (tickets|the last ticket)")
OFFER = re.compile(r"^(Choose your first tickets|Which tickets do you keep\?)$")
MIDDLE = """route => {
    const spaces = route.querySelectorAll("rect");
    const { x, y, width, height } = spaces[spaces.length >> 1].getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
COVERED = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.recap'))"
DECIDES = ".curtain, .prompt.mine, [data-pass-on], section.final"


class Player:
    """Plays the seats of one page by its roles and names, in English."""

    def __init__(self, page: Page, *, tickets_at: int = 6) -> None:
        self.page = page
        self.tickets_at = tickets_at
        self.acted = 0
        self.did: dict[str, int] = {}

    @property
    def over(self) -> bool:
        """Whether the page shows the final scoring."""
        return self.page.get_by_role("region", name="Final scoring").is_visible()

    @property
    def task(self) -> str:
        """What the page asks for."""
        return self.page.locator(".prompt strong").inner_text()

    def play(self, most: int = 400) -> None:
        """Act until the game is over, or so many times."""
        for _ in range(most):
            if not self.act():
                return

    def wait(self) -> bool:
        """Wait until there is something to decide; False if the game is over."""
        self.settle()
        self.page.locator(DECIDES).first.wait_for()
        if self.page.locator("[data-pass-on]").count():
            self.page.locator("[data-pass-on]").click()
        return not self.over

    def settle(self) -> None:
        """Wait until the last click has been answered."""
        expect(self.page.locator(".net")).to_have_text("", timeout=PATIENCE)

    def act(self) -> bool:
        """Wait for one's turn and do one thing; False if the game is over."""
        if not self.wait():
            return False
        curtain = self.page.get_by_role("button", name="Show my cards")
        if curtain.is_visible():
            curtain.click()
        self._note(self._decide())
        self.acted += 1
        self.settle()
        return True

    def _note(self, what: str) -> None:
        self.did[what] = self.did.get(what, 0) + 1

    def _decide(self) -> str:
        task = self.task
        if "tickets" in task and not task.startswith("Your turn"):
            return self.keep()
        if task.startswith("Put the "):
            return self._press("place a stack", self.button(re.compile("^Put the (stack|token) on")))
        if task.startswith("Which token"):
            return self._press("take a token", self.page.locator(".prompt").get_by_role("button").first)
        if task.startswith("There is nothing else you can do"):
            return self._press("pass", self.button("Pass"))
        if task == "One more card.":
            return self.draw()
        if self.acted >= self.tickets_at and "draw tickets" not in self.did and self.button(TICKETS).count():
            return self._press("draw tickets", self.button(TICKETS))
        return self.claim() or self.draw()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button that can be pressed."""
        return self.page.get_by_role("button", name=name, disabled=False)

    def keep(self, count: int = 1) -> str:
        """Keep the first of the offered tickets."""
        offer = self.page.get_by_role("region", name=OFFER)
        boxes = offer.get_by_role("checkbox")
        expect(boxes.first).to_be_visible()
        for place in range(min(count, boxes.count())):
            if not boxes.nth(place).is_checked():
                boxes.nth(place).click()
        return self._press("keep tickets", offer.get_by_role("button", name=re.compile("^Keep ")))

    def draw(self) -> str:
        """Take the first card that may be taken, of the row or of the deck."""
        if self.button(CARD).count():
            return self._press("take a card", self.button(CARD).first)
        if self.button(DECK).count():
            return self._press("draw blind", self.button(DECK))
        return self._press("draw tickets", self.button(TICKETS))

    def claim(self) -> str:
        """Claim the longest of the lit routes by a click on the board; nothing if none is lit."""
        route = self.longest_route()
        if route is None:
            return ""
        x, y = route.evaluate(MIDDLE)
        self.wait_for_view_of(x, y)
        self.page.mouse.click(x, y)
        confirm = self.page.get_by_role("button", name=re.compile(r"^Claim: \+\d+ points?$"))
        return self._press("claim a route", confirm)

    def wait_for_view_of(self, x: float, y: float) -> None:
        """Wait until the line that tells what the others did has folded up, if it lies over a point."""
        for _ in range(200):
            if not self.page.evaluate(COVERED, [x, y]):
                return
            self.page.wait_for_timeout(100)

    def longest_route(self) -> Locator | None:
        """The button of the longest route that can be claimed."""
        routes = self.page.get_by_role("button", name=ROUTE)
        # All at once: to ask each route alone is to look for all of them as many times.
        names: list[str] = routes.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        if not names:
            return None
        lengths = [int(found[1]) if (found := ROUTE.search(name)) else 0 for name in names]
        return routes.nth(lengths.index(max(lengths)))

    def _press(self, what: str, button: Locator) -> str:
        button.first.click()
        return what


def scores(page: Page) -> list[int]:
    """The totals of the score sheet, after all counting."""
    skip = page.get_by_role("button", name="Skip")
    sheet = page.get_by_role("table", name="Score sheet")
    expect(skip.or_(sheet).first).to_be_visible()
    if skip.is_visible():
        skip.click()
    cells = sheet.get_by_role("row").last.get_by_role("cell")
    expect(cells.first).to_be_visible()
    return [int(cell.replace("\u2212", "-")) for cell in cells.all_inner_texts()]


def click_space(page: Page, place: int = 0) -> None:
    """Click on a space of the board, whether its route can be claimed or not."""
    box = page.locator(".poster g.space").nth(place).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
