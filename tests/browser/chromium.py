"""The installed Chromium, and what stands in the way of using it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, sync_playwright

import farebox

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The same engine without a browser's windows, menus and profiles: a new guest costs it a tenth of the time.
SHELL = "chromium-headless-shell"
STATIC = Path(farebox.__file__).parent / "server" / "static"


def hindrance() -> str | None:
    """Why no page can be opened here; None if nothing is missing."""
    if find_chromium(whole=True) is None:
        return f"there is no browser: none of {', '.join(PROGRAMS)} (Debian: apt-get install chromium)"
    if not (STATIC / "index.html").is_file():
        return "the web app is not built: cd web && npm ci && npm run build"
    return None


def find_chromium(*, whole: bool = False) -> str | None:
    """The program of the browser, if there is one; the shell of its engine unless the whole is needed."""
    names = PROGRAMS if whole else (SHELL, *PROGRAMS)
    return next(filter(None, map(shutil.which, names)), None)


def launch(engine: BrowserType, program: str | Path | None) -> Browser:
    """Start a browser without a window."""
    # Chromium refuses its sandbox to root, and containers give it little shared memory.
    root = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    return engine.launch(executable_path=program, args=[*root, "--disable-dev-shm-usage"], timeout=120_000)


@contextmanager
def open_chromium(*, whole: bool = False) -> Iterator[Browser]:
    """A browser for as long as it is needed."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium, find_chromium(whole=whole))
        yield browser
        browser.close()
