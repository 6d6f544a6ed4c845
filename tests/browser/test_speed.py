"""How much is loaded at first, and how soon news is drawn."""

from __future__ import annotations

import gzip
from statistics import median

from playwright.sync_api import Request, expect

from tests.browser.chromium import STATIC
from tests.browser.pages import Visits, open_table
from tests.browser.player import Player

MOST_BYTES = 150_000
# The listener runs before that of the app; the second frame begins when the first one has been drawn.
WATCH = """
window.drawn = [];
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", (event) => {
            if (JSON.parse(event.data).type !== "update") return;
            const at = performance.now();
            const drawn = () => window.drawn.push(performance.now() - at);
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
            names.append(request.url.rpartition("/")[2])

    page.on("request", asked)
    page.goto("/")
    expect(page.get_by_role("button", name="Play Paris")).to_be_enabled()
    size = sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 6)) for name in set(names))
    notes.append(f"first load: {size / 1000:.1f} KB of JavaScript (gzip), {len(set(names))} files")
    assert names
    assert size < MOST_BYTES


def test_how_soon_the_update_of_an_action_is_drawn(visits: Visits, notes: list[str]) -> None:
    page = visits.guest("Anna")
    page.add_init_script(WATCH)
    open_table(page, "me", "novice", city="san_francisco")
    Player(page).play(12)
    times: list[float] = page.evaluate("window.drawn")
    assert len(times) >= 12
    notes.append(
        f"an update is drawn, from the message to the second frame: median {median(times):.1f} ms, "
        f"slowest {max(times):.1f} ms, {len(times)} updates"
    )
