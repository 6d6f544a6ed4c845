"""Another language for a page that is open."""

from __future__ import annotations

from playwright.sync_api import Page, expect


class OtherTab:
    """A second tab of the same browser, in which the person chooses another language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tab = page.context.new_page()
        self.tab.goto("/health")

    def choose(self, language: str) -> None:
        """Choose a language; the first tab follows."""
        self.tab.evaluate(f"""localStorage.setItem("farebox.language", '"{language}"')""")
        expect(self.page.locator("html")).to_have_attribute("lang", language)
