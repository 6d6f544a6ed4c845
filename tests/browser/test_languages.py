"""Every language on every page: no raw key, and everything fits, on phones, tablets and wide screens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from farebox.locales import text
from tests.browser.coming_back import ComingBack
from tests.browser.languages import OtherTab
from tests.browser.layout import catalogue_keys, misfits, raw_keys, raw_keys_and_misfits, resize
from tests.browser.pages import Visits, finished_table
from tests.browser.test_everyone import violations_in_both_schemes
from tests.browser.tour import Tour
from tests.documents import ROOT

PHONE: ViewportSize = {"width": 360, "height": 740}
LANDSCAPE: ViewportSize = {"width": 740, "height": 360}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
WIDE: ViewportSize = {"width": 1920, "height": 1080}


def languages(page: Page) -> list[str]:
    """The languages that the settings offer."""
    page.goto("/")
    page.locator("nav button").click()
    options = page.locator("dialog select option")
    return [str(option.get_attribute("value")) for option in options.all()]


def length_of(language: str) -> int:
    """How much there is to read in a language."""
    files = (ROOT / "src" / "farebox" / "locales" / language).glob("*.ftl")
    return sum(len(file.read_text(encoding="utf-8")) for file in files)


class Look:
    """Looks at the stops of a tour in some languages, and in the last of them at other sizes and for more."""

    more: Callable[[Page], list[str]] | None = None

    def __init__(self, tour: Tour, languages: list[str], *sizes: ViewportSize) -> None:
        self.tour, self.page, self.other = tour, tour.page, OtherTab(tour.page)
        self.languages, self.sizes = languages, sizes
        self.keys = catalogue_keys()
        assert len(self.keys) > 300
        self.wrong: dict[str, object] = {}

    def everywhere(self) -> dict[str, object]:
        """What is left untranslated or cut off, by stop and language or size."""
        for name, stop in {**self.tour.stops, **ComingBack(self.tour).stops}.items():
            stop()
            for language in self.languages:
                self.other.choose(language)
                self.note(f"{name}, {language}")
            self.at_other_sizes(name)
            if self.more and (found := self.more(self.page)):
                self.wrong[name] = found
        return self.wrong

    def at_other_sizes(self, name: str) -> None:
        """Look at the same page at each size, without loading it again."""
        usual = self.page.viewport_size
        assert usual is not None
        for size in self.sizes:
            resize(self.page, size)
            self.note(f"{name}, {size}")
        resize(self.page, usual)

    def note(self, where: str) -> None:
        """Write down what is wrong with what is shown now."""
        self.tour.rest()
        found = raw_keys_and_misfits(self.page, self.keys)
        if any(found):
            self.wrong[where] = found


def test_every_page_in_every_language_has_all_texts_and_fits_on_a_phone(visits: Visits) -> None:
    page = visits.guest("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    chosen = sorted(languages(page), key=length_of)
    assert Look(Tour(page, "san_francisco"), chosen, LANDSCAPE).everywhere() == {}


@pytest.mark.parametrize("most", [2, pytest.param(99, marks=pytest.mark.slow)])
def test_on_a_desktop_and_a_tablet_the_longest_languages_fit_and_axe_finds_nothing(
    visits: Visits, most: int
) -> None:
    page = visits.guest("Anna", viewport=DESKTOP, color_scheme="light")
    look = Look(Tour(page, "paris"), sorted(languages(page), key=length_of)[-most:], WIDE, TABLET)
    look.more = violations_in_both_schemes
    assert look.everywhere() == {}


def test_a_language_is_switched_at_once_and_kept(visits: Visits) -> None:
    page = visits.guest("Anna")
    known = languages(page)
    page.locator("dialog select").select_option(known[-1])
    expect(page.locator("html")).to_have_attribute("lang", known[-1])
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", known[-1])


def test_the_page_for_record_files_has_the_settings_too(visits: Visits) -> None:
    page = visits.guest("Anna")
    page.goto("/replay")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog select").select_option("fr")
    expect(page.get_by_role("button", name=text("menu-settings", "fr"))).to_be_attached()


def test_the_language_of_the_browser_comes_first(visits: Visits) -> None:
    known = languages(visits.guest("Anna"))
    page = visits.guest("Bert", locale=f"{known[-1]}-XX")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", known[-1])


def test_cities_and_bots_have_their_names_in_the_language_of_the_page(visits: Visits) -> None:
    page = visits.guest("Anna", locale="pl-PL")
    table = finished_table(page, "me", "novice", city="london")
    page.goto("/")
    expect(page.get_by_role("button", name="Zagraj: Paryż")).to_be_visible()
    expect(page.get_by_role("link", name="Londyn")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page).to_have_title("Londyn · Farebox")
    page.goto(f"/replay/{table}?at=9")
    expect(page.get_by_role("heading", name="Londyn")).to_be_visible()
    expect(page.locator(".seat .name", has_text=text("level-novice", "pl"))).to_have_count(1)


def test_a_raw_key_and_what_sticks_out_are_found(visits: Visits) -> None:
    page = visits.guest("Anna", viewport=PHONE)
    page.goto("/rules")
    page.locator("main h1").wait_for()
    assert not raw_keys(page, catalogue_keys())
    page.evaluate("document.querySelector('h1').textContent = 'home-lead {$count}'")
    page.evaluate("document.querySelector('h2').style.width = '500px'")
    assert raw_keys(page, catalogue_keys()) == {"home-lead", "{$count}"}
    assert misfits(page)
