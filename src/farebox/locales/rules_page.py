"""The rules page as data: its sections in order, each line with its rule and the key of its text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

import msgspec


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line: its rule, and what a city must have for it: a bonus, `ferries` or `gray-routes`."""

    rule: str
    only: str | None = None


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section: its lines, and what a city must have for any of them."""

    name: str
    lines: tuple[Line, ...]
    only: str | None = None

    @property
    def title(self) -> str:
        """The key of the section's title."""
        return f"rules-title-{self.name}"

    def texts(self) -> Iterator[tuple[str, Line]]:
        """The key of every line's text, and the line."""
        for number, line in enumerate(self.lines, start=1):
            yield f"rules-{self.name}-{number}", line


class PageFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the texts name: of one city, or of those of the package where no city is asked for.

    `wild` is the kind of wild card and `bonus` the bonus of the city; `all` stands for those of all cities.
    """

    wild: str
    bonus: str
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
