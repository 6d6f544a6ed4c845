"""Guests with a browser of their own, and the tables they make without clicking."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
from websockets.sync.client import connect

from tests.browser.frames import seen_states
from tests.server.served import seat_wish

PATIENCE = 60_000
RECEIVE_SECONDS = 60
PAUSE = 20
# The app itself tells people of a request that was refused or could not be made.
EXPECTED = ("Failed to load resource", "WebSocket connection to")


# What a player does who knows the game.
NO_TIPS = "localStorage.setItem('farebox.tips', 'false')"


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
        assert not visits.errors, visits.errors

    def shown(self) -> list[tuple[str, str]]:
        """The address and the words of every page, for the report of a test that failed."""
        pages = [page for context in self.contexts for page in context.pages]
        return [(f"page {page.url}", page.evaluate("document.body.innerText")) for page in pages]

    def end(self) -> None:
        """Close every page."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()

    def guest(self, name: str = "", **options: Any) -> Page:
        """A page of a new guest: a desktop's window, English, no motion and no tips unless told otherwise."""
        tips = options.pop("tips", False)
        chosen: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            # What a worker answers cannot be seen or refused by a test.
            "service_workers": "block",
            **options,
        }
        context = self.browser.new_context(base_url=self.address, **chosen)
        context.set_default_timeout(PATIENCE)
        if not tips:
            context.add_init_script(NO_TIPS)
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


def finished_table(page: Page, *seats: str, city: str = "paris", **more: Any) -> str:
    """A table whose game is over."""
    return begun_table(page, *(seats or ("me", "novice")), city=city, actions=1000, **more)


def begun_table(page: Page, *seats: str, city: str = "paris", actions: int = 30, **more: Any) -> str:
    """A table where the guest has acted so many times, and is to take a turn if the game is not over."""
    table = new_table(page, *(seats or ("me", "novice")), city=city, **more)
    act(page, table, actions)
    return table


def table_to_claim_at(page: Page, *seats: str, city: str, actions: int, routes: int = 1) -> str:
    """The same where one of some routes can be claimed; a game that is over before is followed by another."""
    while True:
        table = new_table(page, *seats, city=city)
        if act(page, table, actions, lambda state: can_claim(state, routes)) == "playing":
            return table


def takes_turn(state: Any) -> bool:
    """Whether a seat begins a turn."""
    return bool(state["view"]["phase"] == "take-turn")


def can_claim(state: Any, routes: int = 1) -> bool:
    """Whether a seat begins a turn and can claim one of so many routes."""
    claims = {action["route"] for action in state["legal"] if action["action"] == "claim-route"}
    return takes_turn(state) and len(claims) >= routes


def act(
    page: Page,
    table: str,
    actions: int,
    until: Callable[[Any], bool] = takes_turn,
    choose: Callable[[Any, int], Any] | None = None,
) -> str:
    """Do so many actions of the guest's seats without clicking, and more until it is so; say the status."""
    place, cookie = live_place(page, table)
    return play_on(place, cookie, actions, until, choose or any_action)


def act_together(pages: Iterable[Page], table: str) -> None:
    """Two or more guests play a game to its end."""
    places = [live_place(page, table) for page in pages]
    with ThreadPoolExecutor(len(places)) as threads:
        games = [threads.submit(play_on, *place, 1000, takes_turn, any_action) for place in places]
        assert {game.result() for game in games} == {"over"}


def live_place(page: Page, table: str) -> tuple[str, str]:
    """The address of a table's socket, and the cookie of the page's guest."""
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies(base_of(page)))
    return f"{base_of(page).replace('http', 'ws')}/api/tables/{table}/live", cookie


def play_on(
    place: str,
    cookie: str,
    actions: int,
    until: Callable[[Any], bool],
    choose: Callable[[Any, int], Any],
) -> str:
    """Do so many actions of a guest's seats, and more until it is so; say the status."""
    done, waiting = 0, False
    info: dict[str, Any] = {}
    with connect(place, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        while True:
            message = json.loads(socket.recv(RECEIVE_SECONDS))
            if message["type"] == "refused":
                # Somebody else acted first; the next update has the decision again.
                assert message["error"]["code"] == "stale-version", message
                waiting = False
                continue
            if message["type"] == "done":
                done, waiting = done + 1, False
            elif message["type"] in ("hello", "update"):
                latest, info = message, message["table"] or info
            else:
                continue
            status = str(info["status"])
            state = next((state for state in seen_states(latest) if state["legal"]), None)
            if status == "over" or (state and done >= actions and until(state)):
                return status
            if state and not waiting:
                socket.send(json.dumps(command(state, latest["version"], choose(state, done))))
                waiting = True


def wait_until(page: Page, expression: str) -> None:
    """Ask a page until something is so; the policy of the pages forbids what wait_for_function does."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < end, expression
        page.wait_for_timeout(PAUSE)


def base_of(page: Page) -> str:
    """The address of the page's server."""
    return str(page.request.get("/health").url).removesuffix("/health")


def any_action(state: Any, number: int) -> Any:
    """The last claim if there is one, else the first legal action, and that now and then anyway."""
    claims = [action for action in state["legal"] if action["action"] == "claim-route"]
    return claims[-1] if claims and number % 3 else state["legal"][0]


def toward_tickets(state: Any, _: int) -> Any:
    """A claim that a ticket needs, else cards without a look at them, else the first legal action."""
    needed = {route for routes in state["needs"].values() for route in routes or ()}
    wanted = [one for one in state["legal"] if one["action"] == "claim-route" and one["route"] in needed]
    blind = [one for one in state["legal"] if one["action"] == "draw-blind"]
    return (wanted or blind or state["legal"])[0]


def command(state: Any, version: int, action: Any) -> dict[str, Any]:
    """What is sent for an action."""
    return {"type": "act", "id": uuid4().hex, "seat": state["seat"], "version": version, "action": action}
