"""The rules page as data: its sections in order, each line with its rule and the key of its text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

import msgspec


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section: the rule of each line, and where it holds if not everywhere: a bonus, or `ferries`."""

    name: str
    lines: tuple[str, ...]
    only: str | None = None

    @property
    def title(self) -> str:
        """The key of the section's title."""
        return f"rules-title-{self.name}"

    def texts(self) -> Iterator[tuple[str, str]]:
        """The key and the rule of every line."""
        for number, rule in enumerate(self.lines, start=1):
            yield f"rules-{self.name}-{number}", rule


class PageFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that the texts name; those of the cities of the package where no city is asked for."""

    route_points: tuple[int, ...]
    last_cars: int
    stacks: tuple[int, ...]
    token_points: tuple[int, ...]
    flag_colours: tuple[str, ...]
    flag_points: int
    attraction_points: int


class RulesPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole page."""

    facts: PageFacts
    sections: tuple[Section, ...]


@cache
def rules_page() -> RulesPage:
    """The rules page of the package."""
    file = resources.files("farebox.locales") / "rules_page.json"
    return msgspec.json.decode(file.read_bytes(), type=RulesPage)
