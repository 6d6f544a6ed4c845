"""Guests with a browser of their own, and the tables they make without clicking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.server.served import seat_wish

PATIENCE = 60_000
# A request that was refused, or that could not be made while the server was away, is told to people by the app.
EXPECTED = ("Failed to load resource", "WebSocket connection to")


class Visits:
    """The guests of one test; every script error on one of their pages is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    @classmethod
    def during_a_test(cls, browser: Browser, address: str) -> Iterator[Self]:
        """For a fixture: guests who leave when the test ends, and who met no error."""
        visits = cls(browser, address)
        try:
            yield visits
        finally:
            visits.end()
        assert visits.errors == []

    def end(self) -> None:
        """Close every page."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()

    def guest(self, name: str = "", **options: Any) -> Page:
        """A page of a new guest, with a desktop's window, in English and without motion unless told otherwise."""
        chosen: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **options,
        }
        context = self.browser.new_context(base_url=self.address, **chosen)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        if name:
            ask(page, "PUT", "/api/me", {"nickname": name})
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(EXPECTED):
            self.errors.append(message.text)


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """The answer to a request of the page's guest."""
    answer = page.request.fetch(path, method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def new_table(page: Page, *seats: str, city: str = "paris", start: bool = True, **more: Any) -> str:
    """A table: seats are "me", "open", a level, or "me:Name"; bots do not wait."""
    wishes = [seat_wish(seat) for seat in seats]
    body = {"city": city, "seats": wishes, "start": start, "pace": 0, **more}
    return str(ask(page, "POST", "/api/tables", body)["id"])


def open_table(page: Page, *seats: str, city: str = "paris", **more: Any) -> str:
    """A new table, opened in the page."""
    table = new_table(page, *seats, city=city, **more)
    page.goto(f"/t/{table}")
    return table


def own_seat(page: Page, table: str) -> int:
    """The number of the guest's first seat."""
    seats = ask(page, "GET", f"/api/tables/{table}")["seats"]
    return next(int(seat["seat"]) for seat in seats if seat["mine"])


def let_bot_play(page: Page, table: str, until: Callable[[Any], bool]) -> None:
    """A stand-in plays for the guest until the table is as wanted."""
    stand_in = f"/api/tables/{table}/seats/{own_seat(page, table)}/stand-in"
    ask(page, "POST", stand_in, {"level": "novice"})
    while not until(info := ask(page, "GET", f"/api/tables/{table}")):
        assert info["status"] != "over", "the game ended too early"
    if info["status"] == "playing":
        ask(page, "POST", stand_in, {"level": None})


def finished_table(page: Page, *seats: str, city: str = "paris", **more: Any) -> str:
    """A table whose game is over, played by bots."""
    table = new_table(page, *(seats or ("me", "novice")), city=city, **more)
    let_bot_play(page, table, lambda info: info["status"] == "over")
    return table


def begun_table(page: Page, *seats: str, city: str = "paris", entries: int = 40, **more: Any) -> str:
    """A table in the middle of its game, the first half played by bots."""
    table = new_table(page, *(seats or ("me", "novice")), city=city, **more)
    let_bot_play(page, table, lambda info: info["version"] >= entries)
    return table
