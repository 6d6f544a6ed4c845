"""A tour of every page and dialog, by addresses and classes, so that it works in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from playwright.sync_api import Page, expect

from farebox.cities.guides import guide_of
from tests.browser.pages import ask, base_of, finished_table, new_table, table_to_claim_at

# Fonts, animations that end, and the pictures within sight; those further down wait for somebody to scroll.
AT_REST = """() => Promise.all([
    document.fonts.ready,
    ...document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => null)),
    ...[...document.images]
        .filter((one) => !one.complete && one.getBoundingClientRect().top < innerHeight)
        .map((one) => one.decode().catch(() => null)),
]).then(() => true)"""

OPENED = "dialog[open], .payment, .reactions .sheet"


def table_with_a_friend(page: Page, city: str) -> str:
    """A table that has begun, where somebody else sits, too, and is not there."""
    table = new_table(page, "me", "open", city=city, start=False, settings={"first": 0})
    browser = page.context.browser
    assert browser is not None
    friend = browser.new_context(base_url=base_of(page))
    ask(friend.new_page(), "PUT", f"/api/tables/{table}/seats/1", {"change": "take", "name": "Bert"})
    friend.close()
    ask(page, "POST", f"/api/tables/{table}/start")
    return table


class Tour:
    """The stops of a tour through one city; each can be gone to from any other."""

    def __init__(self, page: Page, city: str, actions: int = 14) -> None:
        self.page, self.city, self.address = page, city, base_of(page)
        self.actions = actions

    @cached_property
    def lobby(self) -> str:
        """A table that has not begun."""
        return new_table(self.page, "me", "open", "novice", city=self.city, start=False)

    @cached_property
    def begun(self) -> str:
        """A table where a route can be claimed."""
        seats = ("me", "novice", "casual")
        return table_to_claim_at(self.page, *seats, city=self.city, actions=self.actions)

    @cached_property
    def offer(self) -> str:
        """A table where the first tickets are chosen."""
        return new_table(self.page, "me", "novice", city=self.city)

    @cached_property
    def shared(self) -> str:
        """A table of two people at one screen."""
        return new_table(self.page, "me:Anna", "me:Bert", city=self.city)

    @cached_property
    def over(self) -> str:
        """A table whose game is over."""
        return finished_table(self.page, "me", "novice", "casual", city=self.city)

    @cached_property
    def company(self) -> str:
        """A table with somebody else."""
        return table_with_a_friend(self.page, self.city)

    @property
    def guided_city(self) -> str:
        """The city, or one that has a guided game."""
        return self.city if guide_of(self.city) else "paris"

    @property
    def stops(self) -> dict[str, Callable[[], None]]:
        """Every stop by its name."""
        return {**self.plain_stops, **self.table_stops}

    @property
    def plain_stops(self) -> dict[str, Callable[[], None]]:
        """What does not look different from city to city."""
        return {
            "home": lambda: self.go("/", "article button:enabled"),
            "settings": self.settings,
            "replay file": lambda: self.go("/replay", "input[type=file]"),
            "trouble": lambda: self.go("/t/nosuchtable1", "main h1"),
            "lobby": lambda: self.go(f"/t/{self.lobby}", ".lobby h1"),
            "reactions": self.reactions,
            "company": lambda: self.menu_of(self.company, ".offer"),
            "keys": self.keys,
            "menu": lambda: self.sheet(".top button"),
        }

    @property
    def table_stops(self) -> dict[str, Callable[[], None]]:
        """What wears the colours of the city."""
        return {
            "table": lambda: self.go(f"/t/{self.begun}", ".prompt.mine"),
            "payment": self.payment,
            "routes": self.routes,
            "first tickets": lambda: self.go(f"/t/{self.offer}", ".offer"),
            "cover": lambda: self.go(f"/t/{self.shared}", ".curtain"),
            "rules": lambda: self.go(f"/rules/{self.city}", "main h1"),
            "final scoring": self.final_scoring,
            "share": self.share,
            "replay": lambda: self.go(f"/replay/{self.over}?at=30&eyes=open", ".replay .open-hand"),
        }

    def go(self, path: str, shown: str) -> None:
        """Load a page, unless it is open already, and wait for a part of it."""
        if self.page.url == f"{self.address}{path}":
            self.close_dialogs()
        else:
            self.page.goto(path)
        self.page.locator(shown).first.wait_for(state="attached")
        self.rest()

    def close_dialogs(self) -> None:
        """Put away what an earlier stop opened on this page."""
        for _ in range(self.page.locator(OPENED).count()):
            self.page.keyboard.press("Escape")
        expect(self.page.locator(OPENED)).to_have_count(0)

    def rest(self) -> None:
        """Wait until nothing that will end is still on its way."""
        self.page.evaluate(AT_REST)

    def settings(self) -> None:
        """The settings, on the first page."""
        self.go("/", "article button:enabled")
        self.page.locator("nav button").click()
        self.page.locator("dialog").wait_for()
        self.rest()

    def keys(self) -> None:
        """The help on the keys of the table."""
        self.go(f"/t/{self.begun}", ".prompt.mine")
        self.page.keyboard.press("?")
        self.page.locator("dialog").wait_for()
        self.rest()

    def reactions(self) -> None:
        """The phrases that people say to each other."""
        self.go(f"/t/{self.company}", ".offer")
        self.page.locator(".reactions button").first.click()
        self.page.locator(".reactions .sheet").wait_for()
        self.rest()

    def menu_of(self, table: str, shown: str) -> None:
        """The menu of a table where others play, too, and the question before one resigns."""
        self.go(f"/t/{table}", shown)
        self.page.locator(".top button.menu").click()
        self.page.locator("dialog .resign").click()
        self.rest()

    def sheet(self, button: str) -> None:
        """A dialog of the table."""
        self.go(f"/t/{self.begun}", ".prompt.mine")
        self.page.locator(button).first.click()
        self.page.locator("dialog").wait_for()
        self.rest()

    def routes(self) -> None:
        """All routes as a list, from wherever its button is at this width."""
        self.go(f"/t/{self.begun}", ".prompt.mine")
        self.page.locator(".log header button:visible, .tabs button:nth-last-child(2):visible").first.click()
        self.page.locator("dialog").wait_for()
        self.rest()

    def payment(self) -> None:
        """The ways to pay for a route."""
        self.go(f"/t/{self.begun}", ".prompt.mine")
        self.page.locator("g.route[role=button]").first.press("Enter")
        self.page.locator(".payment").wait_for()

    def final_scoring(self) -> None:
        """The score sheet of a game that is over."""
        self.go(f"/t/{self.over}", "section.final.done table")

    def share(self) -> None:
        """The picture of a finished game."""
        self.final_scoring()
        self.page.locator(".final .ways button").last.click()
        self.page.locator("dialog img").wait_for()
        self.rest()
