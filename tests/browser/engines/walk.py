"""A walk through the app in any browser: a person who sees what the page offers and presses it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from tests.browser.engines.drivers import Driver

PATIENCE = 90
OPENING_SECONDS = 10
TIP_READ = "#pointing-text ~ .ways .button.main"
PAUSE = 0.05
# Where to press to go on with the game, and what that does; null while the others play, {over} at the end.
NEXT = """(() => {
    const seen = (selector) => [...document.querySelectorAll(selector)].find((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && height > 0 && !one.disabled;
    });
    const press = (what, one) => {
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { x, y, width, height } = one.getBoundingClientRect();
        return { what, x: x + width / 2, y: y + height / 2 };
    };
    if (document.querySelector("section.final")) return { what: "over" };
    if (document.querySelector(".net").innerText.trim()) return null;
    if (!document.querySelector(".prompt.mine")) return null;
    const tip = seen(".guide-card .button.main");
    if (tip) return press("read a tip", tip);
    const payment = seen(".payment .button.main");
    if (payment) return press("claim a route", payment);
    if (seen(".offer")) {
        const keep = seen(".offer .button.main");
        return keep ? press("keep tickets", keep) : press("choose a ticket", seen(".offer label"));
    }
    const place = seen(".place .ring");
    if (place) return press("choose a place", place);
    const way = seen(".prompt .ways .button.main");
    if (way) return press("choose a way", way);
    const spaces = [...document.querySelectorAll("g.route[role=button]")]
        .map((route) => [...route.querySelectorAll("rect")])
        .sort((one, other) => other.length - one.length)[0];
    if (spaces) return press("open a route", spaces[spaces.length >> 1]);
    const card = seen(".slot.ready");
    return card ? press("draw", card) : null;
})()"""
# The same in a guided game: what the card asks for.
GUIDED = """(() => {
    const card = document.querySelector(".guide-card.ready");
    if (!card || document.querySelector(".net").innerText.trim()) return null;
    const press = (one) => {
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { x, y, width, height } = one.getBoundingClientRect();
        return { what: card.innerText, x: x + width / 2, y: y + height / 2 };
    };
    if (document.querySelector(".final.done")) return { what: "over" };
    for (const place of [
        ".final [data-next]",
        ".payment .button.main",
        ".offer .button.main:enabled",
        ".offer label",
        ".prompt .ways .button.main",
        ".frame-around",
    ]) {
        const one = document.querySelector(place);
        if (one) return press(one);
    }
    return null;
})()"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# A sheet is as high as what is in it, lies within the page, and does not scroll sideways.
BLOWN_UP = """(() => {
    const dialog = document.querySelector("dialog[open], .payment");
    const box = dialog.getBoundingClientRect();
    const inside = dialog.querySelector(".inside");
    const last = inside ? [...inside.children].at(-1).getBoundingClientRect().bottom : box.bottom;
    const wide = document.documentElement.clientWidth;
    return {
        blank: inside && inside.scrollHeight <= inside.clientHeight + 1 ? Math.round(box.bottom - last) : 0,
        beside: Math.round(Math.max(-box.left, box.right - wide, 0)),
        sideways: [dialog, inside ?? dialog].some((one) => one.scrollWidth > one.clientWidth + 1),
    };
})()"""
MOST_BLANK = 40
LOOKED_AT = 3


class Walk:
    """One person's page."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver = driver
        self.address = address
        self.did: dict[str, int] = {}

    def go(self, path: str, shown: str) -> None:
        """Load a page and wait for a part of it."""
        self.driver.open(self.address + path)
        self.see(shown)

    def see(self, selector: str) -> None:
        """Wait until something is there."""
        self.until(
            lambda: self.driver.ask(f"document.querySelector({json.dumps(selector)}) !== null"), selector
        )

    def until(self, reached: Callable[[], Any], what: str) -> Any:
        """Wait for something, long enough for a busy machine."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := reached():
                return found
            time.sleep(PAUSE)
        raise AssertionError(
            f"{what} never came; the page says: {self.driver.ask('document.body.innerText')}"
        )

    def press(self, selector: str) -> None:
        """Press the middle of what is shown there."""
        self.see(selector)
        x, y = self.driver.ask(
            f"""(() => {{
                const one = document.querySelector({json.dumps(selector)});
                one.scrollIntoView({{ block: "nearest" }});
                const {{ x, y, width, height }} = one.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            }})()"""
        )
        self.driver.press(x, y)

    def dialog(self, opener: str) -> None:
        """Open a dialog, look at its shape, and close it."""
        self.until(lambda: self._opens(opener), "a dialog")
        self.shapely(opener)
        self.press("dialog[open] header button")
        self.until(
            lambda: self.driver.ask("document.querySelector('dialog') === null"), "an end of the dialog"
        )

    def _opens(self, opener: str) -> bool:
        """Press what opens a dialog; a tip that lies over it is read first, and may come at that moment."""
        if self.driver.ask(f"document.querySelector({json.dumps(TIP_READ)}) !== null"):
            self.press(TIP_READ)
        self.press(opener)
        end = time.monotonic() + OPENING_SECONDS
        while not (opened := self.driver.ask("document.querySelector('dialog[open]') !== null")):
            if time.monotonic() > end:
                break
            time.sleep(PAUSE)
        return bool(opened)

    def shapely(self, which: str) -> None:
        """The sheet that is open has the shape that it should have once it has come to rest."""
        self.driver.ask(
            "Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))).then(() => 1)"
        )
        shape = self.driver.ask(BLOWN_UP)
        assert shape["blank"] < MOST_BLANK, (which, shape)
        assert (shape["beside"], shape["sideways"]) == (0, False), (which, shape)

    def act(self) -> bool:
        """Do one thing; False if the game is over."""
        target = self.until(lambda: self.driver.ask(NEXT), "something to decide")
        what = target["what"]
        self.did[what] = self.did.get(what, 0) + 1
        if what == "over":
            return False
        self.driver.press(target["x"], target["y"])
        if what == "open a route":
            self.see(".payment")
            if self.did[what] <= LOOKED_AT:
                self.shapely("the payment")
        return True

    def follow_the_guide(self, most: int) -> int:
        """Do what the cards of a guided game ask for, to the last point; the number of presses."""
        for number in range(most):
            target = self.until(lambda: self.driver.ask(GUIDED), "a card of the guide")
            if target["what"] == "over":
                return number
            self.driver.press(target["x"], target["y"])
            time.sleep(PAUSE)
        raise AssertionError("the guided game does not end")

    def request(self, method: str, path: str, body: Any) -> Any:
        """The answer to a request of this guest."""
        options = {
            "method": method,
            "headers": {"Content-Type": "application/json"},
            "body": json.dumps(body),
        }
        return self.driver.ask(f"fetch('{path}', {json.dumps(options)}).then((answer) => answer.json())")

    def errors(self) -> list[str]:
        """The script errors of the page."""
        found: list[str] = self.driver.ask("window.wrong")
        return found

    def new_table(self, city: str) -> str:
        """A table with a quick bot."""
        body = {
            "city": city,
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}],
            "start": True,
            "pace": 0,
        }
        return str(self.request("POST", "/api/tables", body)["id"])
