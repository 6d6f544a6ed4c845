"""`farebox rules`: the rules for players, of all cities or of one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import typer
from msgspec import structs
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farebox.cities.schema import MIN_PLAYERS, Attractions, City, FlagSets, TouristTokens
from farebox.cli.look import FAINT, make_console
from farebox.cli.sources import find_city
from farebox.cli.words import Words
from farebox.errors import Fact
from farebox.locales.rules_page import PageFacts, Section, rules_page

FERRIES = "ferries"
RULE_WIDTH = 5


def rules(
    file: Annotated[str | None, typer.Argument(metavar="FILE_OR_ID", help="option-rules-city")] = None,
    city: Annotated[str | None, typer.Option(help="option-rules-city", hidden=True)] = None,
) -> None:
    """Show the rules."""
    words, console = Words(), make_console()
    name = file or city
    for part in rules_parts(words, find_city(name) if name else None):
        console.print(part)


def rules_parts(words: Words, city: City | None) -> Iterable[RenderableType]:
    """A title, then every section with its numbered lines."""
    title = words("rules-title-city", city=words.city(city)) if city else words("rules-title")
    yield Text(title, style="bold")
    facts = told_facts(words, city_facts(city) if city else rules_page().facts)
    for section in rules_page().sections:
        if city is None or holds(section, city):
            yield Text(f"\n{words(section.title)}", style="bold")
            yield section_lines(words, section, facts)


def section_lines(words: Words, section: Section, facts: dict[str, Fact]) -> Table:
    """The lines of a section, each behind the number of its rule."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=RULE_WIDTH, style=FAINT, justify="right")
    grid.add_column()
    for key, rule in section.texts():
        grid.add_row(rule, words(key, **facts))
    return grid


def holds(section: Section, city: City) -> bool:
    """Whether a section's rules hold in a city."""
    if section.only == FERRIES:
        return any(route.wilds_required for route in city.routes)
    return section.only in (None, city.bonus.__struct_config__.tag)


def city_facts(city: City) -> PageFacts:
    """The numbers of a city; what its bonus does not name is never told."""
    usual = structs.replace(rules_page().facts, route_points=city.points, last_cars=city.last_round_cars)
    match city.bonus:
        case TouristTokens(stack_by_players=stacks, points=points):
            return structs.replace(usual, stacks=stacks, token_points=points)
        case FlagSets(colours=colours, points=points):
            return structs.replace(usual, flag_colours=colours, flag_points=points)
        case Attractions(points=points):
            return structs.replace(usual, attraction_points=points)
    return usual


def told_facts(words: Words, facts: PageFacts) -> dict[str, Fact]:
    """The numbers as the texts take them."""
    return {
        "route_points": pairs(words, facts.route_points, first=1),
        "last_cars": facts.last_cars,
        "stacks": pairs(words, facts.stacks, first=MIN_PLAYERS),
        "token_points": pairs(words, facts.token_points, first=0),
        "flag_colours": words.listing(words.colour(colour) for colour in facts.flag_colours),
        "flag_points": facts.flag_points,
        "attraction_points": facts.attraction_points,
    }


def pairs(words: Words, values: Sequence[int], first: int) -> str:
    """What each number is worth, such as `1 → 1, 2 → 2, 3 → 4`."""
    return words.listing(f"{number}\u00a0→\u00a0{value}" for number, value in enumerate(values, start=first))
