"""The page of a playtest in a browser: it fits every screen, its buttons switch the board, and it prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from farebox.locales import use_language
from farebox.playtesting.page import report_page
from farebox.playtesting.report import report_of
from tests.browser.layout import RESIZED, STICKING_OUT
from tests.playtesting.small_runs import add_duels, add_tables, counts_of, few_games

PHONES, WIDTHS = (320, 390), (320, 390, 1280)
# Tables become cards on a phone, so that none of them has to be scrolled.
SCROLLING_TABLES = """() => [...document.querySelectorAll(".stacked, .matrix")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.scrollWidth} in ${one.clientWidth}: ${one.textContent.slice(0, 40)}`)"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The page of one playtest, by language."""
    run = few_games("san_francisco")
    add_tables(run)
    add_duels(run)
    counts = counts_of(run, 3)
    counts["offered"][0] = counts["kept"][0] = counts["complete"][0] = 2000
    folder, found = tmp_path_factory.mktemp("playtest"), report_of(run)
    files = {}
    for language in ("en", "fr"):
        with use_language(language):
            files[language] = folder / f"{language}.html"
            files[language].write_text(report_page(run.city, found), encoding="utf-8")
    return files


def misfits(page: Page, width: int) -> list[str]:
    """What does not fit at a width."""
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate(RESIZED, width)
    scrolling = page.evaluate(SCROLLING_TABLES) if width in PHONES else []
    return [f"{width}: {line}" for line in (*page.evaluate(STICKING_OUT), *scrolling)]


def test_a_playtest_page_fits_switches_its_board_and_prints(
    chromium: Browser, pages: dict[str, Path]
) -> None:
    grounds = set()
    for scheme, language in (("light", "en"), ("dark", "fr")):
        context = chromium.new_context(color_scheme=scheme)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(pages[language].as_uri())
        assert [line for width in WIDTHS for line in misfits(page, width)] == []
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        switch_and_print(page)
        context.close()
    assert len(grounds) == 2, "light and dark"


def switch_and_print(page: Page) -> None:
    """The buttons show one thing at a time on the board, and print shows the chosen one."""
    shown = {name: page.locator(f".heat.{name}") for name in ("claimed", "late", "winner")}
    expect(shown["claimed"]).to_be_visible()
    page.locator("label[for=heat-late]").click()
    connections = page.locator("details table")
    expect(connections).to_be_hidden()
    for media in ("screen", "print"):
        page.emulate_media(media=media)
        for name, layer in shown.items():
            expect(layer).to_be_visible(visible=name == "late")
            button = page.locator(f"label[for=heat-{name}]")
            expect(button).to_be_visible(visible=media == "screen" or name == "late")
    expect(connections).to_be_visible()
