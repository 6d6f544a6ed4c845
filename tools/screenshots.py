"""Pictures of every page for the documents: `python -m tools.screenshots`, into docs/images/web.

The tables have fixed seeds and the bots are quick, so the same version of Farebox draws the same pictures.
With them goes a list of the texts that each picture shows, for translators. Reactions need a font with emoji
in colour (Debian: fonts-noto-color-emoji).
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.chromium import hindrance, open_chromium
from tests.browser.pages import Visits
from tests.browser.tour import Tour
from tests.server.served import Served, sqlite_address

FOLDER = Path(__file__).parents[1] / "docs" / "images" / "web"
# Every key with the picture on which its text was shown first.
TEXTS = FOLDER / "texts.json"
LISTEN = "globalThis.shownKeys = new Set()"
HEARD = "() => { const keys = [...shownKeys]; shownKeys.clear(); return keys; }"
USUAL_PORT = """() => document.querySelectorAll("input").forEach((input) => {
    input.value = input.value.replace(location.port, "8629");
})"""
SIZES = {"desktop": (1280, 800), "phone": (360, 740), "landscape": (740, 360)}
SCHEMES = ("light", "dark")
PLAIN = ("settings", "trouble", "keys", "reactions", "company")
TABLES = ("lobby", "first tickets", "table", "payment", "final scoring", "replay", "rules")
# The first page comes last, when there are games to continue.
HOME = "home"
# What looks the same in all cities is taken once.
STOPS = {
    ("san_francisco", "desktop"): (*PLAIN, *TABLES, HOME),
    ("san_francisco", "phone"): (*PLAIN, *TABLES, HOME),
    ("san_francisco", "landscape"): ("table", "first tickets"),
    ("paris", "desktop"): TABLES,
    ("paris", "phone"): TABLES,
    ("paris", "landscape"): ("table", "replay"),
    ("new_york", "desktop"): ("table", "rules"),
    ("new_york", "phone"): ("table",),
    ("london", "desktop"): ("table", "rules"),
    ("london", "phone"): ("table",),
}
# So many actions that the board is lively, and few enough that no game is over.
ACTIONS = 13
QUALITY = 68


class Seeded(Served):
    """A server with known seeds."""

    def command(self) -> list[str]:
        """How to start it."""
        return [sys.executable, "-m", "tools.seeded_server"]


@contextmanager
def seeded_server() -> Iterator[Served]:
    """A fresh server with known seeds, and an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        server = Seeded(sqlite_address(Path(folder)))
        try:
            yield server
        finally:
            server.stop()


def picture(page: Page, name: str) -> None:
    """Save what a page shows; the lobby's address has always the same port, wherever the server listens."""
    page.evaluate(USUAL_PORT)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    session.detach()
    print(name, flush=True)


def pictures_of(visits: Visits, city: str, size: str, scheme: str) -> Iterator[tuple[str, str]]:
    """Take all pictures of a city in one size and scheme; the keys of the texts, and where they are shown."""
    width, height = SIZES[size]
    phone = size != "desktop"
    page = visits.guest(
        "Anna",
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        device_scale_factor=2 if phone else 1,
        is_mobile=phone,
        has_touch=phone,
    )
    page.add_init_script(LISTEN)
    tour = Tour(page, city, actions=ACTIONS)
    for name in STOPS[city, size]:
        tour.stops[name]()
        place = "" if name in (*PLAIN, HOME) else f"{city}-"
        shown = f"{place}{name}-{size}-{scheme}".replace(" ", "-").replace("_", "-")
        picture(page, shown)
        yield from ((key, shown) for key in page.evaluate(HEARD))
    visits.end()


def main() -> None:
    """Take all pictures."""
    if reason := hindrance():
        sys.exit(reason)
    FOLDER.mkdir(parents=True, exist_ok=True)
    places: dict[str, str] = {}
    with open_chromium(whole=True) as browser:
        for city, size in STOPS:
            for scheme in SCHEMES:
                with seeded_server() as server:
                    for key, shown in pictures_of(Visits(browser, server.address), city, size, scheme):
                        places.setdefault(key, shown)
    TEXTS.write_text(json.dumps(places, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
