"""The links of a folder of pages: which lead nowhere."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page can be linked by, and what it links to."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.targets: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the anchors and links of an element; one outside the site may be linked, and not loaded."""
        found = dict(attrs)
        self.anchors.update(value for name in ("id", "name") if (value := found.get(name)))
        self.targets += [value for name in ("href", "src") if (value := found.get(name))]


def read_page(file: Path) -> Page:
    """Read a page."""
    page = Page()
    page.feed(file.read_text(encoding="utf-8", errors="replace"))
    return page


def dead_links(site: Path) -> list[str]:
    """The links of all pages of a folder that lead to no file or no anchor, each with its page."""
    pages = {file.resolve(): read_page(file) for file in sorted(site.rglob("*.html"))}
    return [
        f"{file.relative_to(site.resolve()).as_posix()}: {target}"
        for file, page in pages.items()
        for target in page.targets
        if is_dead(target, file, pages)
    ]


def is_dead(target: str, file: Path, pages: dict[Path, Page]) -> bool:
    """Whether a link of a page leads nowhere; what is outside the site is not asked."""
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return False
    goal = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if not goal.is_file():
        return True
    return bool(parts.fragment) and goal in pages and unquote(parts.fragment) not in pages[goal].anchors
