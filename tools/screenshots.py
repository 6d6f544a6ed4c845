"""Pictures of every page for the documents: `python -m tools.screenshots`, into docs/images/web.

The tables have fixed seeds and the bots are quick, so the same version of Farebox draws the same pictures.
"""

from __future__ import annotations

import base64
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
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
CITIES = ("san_francisco", "paris")
SCHEMES = ("light", "dark")
PLAIN = ("home", "rules")
TABLES = ("lobby", "first tickets", "table", "payment", "final scoring", "replay")
QUALITY = 80


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
    """Save what a page shows."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    session.detach()
    print(name, flush=True)


def pictures_of(visits: Visits, city: str, size: str, scheme: str) -> None:
    """All pictures of a city in one size and scheme; what looks the same in all cities once."""
    width, height = SIZES[size]
    phone = size == "phone"
    page = visits.guest(
        "Anna",
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        device_scale_factor=2 if phone else 1,
        is_mobile=phone,
        has_touch=phone,
    )
    tour = Tour(page, city)
    for name in (*PLAIN, *TABLES) if city == CITIES[0] else TABLES:
        tour.stops[name]()
        place = "" if name in PLAIN else f"{city}-"
        picture(page, f"{place}{name}-{size}-{scheme}".replace(" ", "-").replace("_", "-"))
    visits.end()


def main() -> None:
    """Take all pictures."""
    if reason := hindrance():
        sys.exit(reason)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open_chromium() as browser:
        for city in CITIES:
            for size in SIZES:
                for scheme in SCHEMES:
                    with seeded_server() as server:
                        pictures_of(Visits(browser, server.address), city, size, scheme)


if __name__ == "__main__":
    main()
