"""How much is loaded at first, and how soon news is drawn."""

from __future__ import annotations

import gzip
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Request, expect

from tests.browser.chromium import STATIC
from tests.browser.pages import Visits, open_table
from tests.browser.player import Player

MAX_BYTES = 150_000
# What is loaded when it is needed, and catalogues that only the command line needs.
LATER = {
    *("Guide", "GuidePage", "PointingCard", "Tips", "lessons", "GamesPage", "SharedPage", "ShareGame"),
    *("terminal", "cities", "arena", "playtest", "learning", "maintenance"),
}
# The listener runs before that of the app; the second frame begins when the first one has been drawn.
# By then the players' panels must show what the update told, unless a newer one has come.
WATCH = """
window.drawn = [];
window.checked = [];
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", (event) => {
            const message = JSON.parse(event.data);
            if (message.type !== "update") return;
            const at = performance.now();
            const drawn = () => {
                window.drawn.push(performance.now() - at);
                if (window.latest !== message) return;
                const numbers = [...document.querySelectorAll(".side .seat")].map((seat) =>
                    [...seat.querySelectorAll("li > b[aria-hidden]")].slice(0, 3).map((b) => b.innerText));
                const told = message.game.view.seats.map((seat) =>
                    [seat.cars_left, seat.cards, seat.ticket_count].map(String));
                window.checked.push([numbers, told].map((one) => JSON.stringify(one.sort())));
            };
            window.latest = message;
            requestAnimationFrame(() => requestAnimationFrame(drawn));
        });
    }
};
"""


def test_the_first_page_loads_little_javascript(visits: Visits, notes: list[str]) -> None:
    page = visits.guest("Anna")
    names: list[str] = []

    def asked(request: Request) -> None:
        if request.resource_type == "script" or request.url.endswith(".js"):
            names.append(urlsplit(request.url).path[1:])

    page.on("request", asked)
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
    size = sum(len(gzip.compress((STATIC / name).read_bytes(), 6)) for name in set(names))
    notes.append(f"first load: {size / 1000:.1f} KB of JavaScript (gzip), {len(set(names))} files")
    assert names
    assert size < MAX_BYTES
    loaded = {name.removeprefix("assets/").partition("-")[0] for name in names}
    assert "web" in loaded
    assert not loaded & LATER


def test_how_soon_the_update_of_an_action_is_drawn(visits: Visits, notes: list[str]) -> None:
    page = visits.guest("Anna")
    page.add_init_script(WATCH)
    open_table(page, "me", "novice", city="san_francisco")
    Player(page).play(12)
    times: list[float] = page.evaluate("window.drawn")
    assert len(times) >= 12
    checked: list[tuple[str, str]] = page.evaluate("window.checked")
    assert len(checked) >= 6
    assert [shown for shown, _ in checked] == [told for _, told in checked]
    notes.append(
        f"an update is drawn, from the message to the second frame: median {median(times):.1f} ms, "
        f"slowest {max(times):.1f} ms, {len(times)} updates"
    )
