"""The installed Chromium, and what stands in the way of using it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import farebox

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STATIC = Path(farebox.__file__).parent / "server" / "static"


def hindrance() -> str | None:
    """Why no page can be opened here; None if nothing is missing."""
    if find_chromium() is None:
        return f"there is no browser: none of {', '.join(PROGRAMS)} (Debian: apt-get install chromium)"
    if not (STATIC / "index.html").is_file():
        return "the web app is not built: cd web && npm ci && npm run build"
    return None


def find_chromium() -> str | None:
    """The program of the browser, if there is one."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """A browser without a window."""
    # Chromium refuses its sandbox to root, and containers give it little shared memory.
    root = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=[*root, "--disable-dev-shm-usage"], timeout=120_000
        )
        yield browser
        browser.close()
