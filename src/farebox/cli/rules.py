"""`farebox rules`: the rules for players, of one city or of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import typer
from msgspec import structs
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farebox.cities.schema import GRAY, MIN_PLAYERS, Attractions, City, FlagSets, TouristTokens
from farebox.cli.arguments import find_city
from farebox.cli.terminal.style import FAINT, make_console
from farebox.cli.translator import Translator
from farebox.errors import Fact
from farebox.locales.rules_page import Line, PageFacts, Section, rules_page

FERRIES, GRAY_ROUTES = "ferries", "gray-routes"
RULE_WIDTH = 5


def rules(
    file: Annotated[str | None, typer.Argument(metavar="FILE_OR_ID", help="option-rules-city")] = None,
    city: Annotated[str | None, typer.Option(help="option-rules-city", hidden=True)] = None,
) -> None:
    """Show the rules."""
    words, console = Translator(), make_console()
    name = file or city
    for part in rules_parts(words, find_city(name) if name else None):
        console.print(part)


def rules_parts(words: Translator, city: City | None) -> Iterable[RenderableType]:
    """A title, then every section with the lines that hold, each behind its number."""
    title = words("rules-title-city", city=words.city(city)) if city else words("rules-title")
    yield Text(title, style="bold")
    facts = told_facts(words, city_facts(city) if city else rules_page().facts)
    for section in rules_page().sections:
        if city is None or holds(section.only, city):
            yield Text(f"\n{words(section.title)}", style="bold")
            yield section_lines(words, section, facts, city)


def section_lines(words: Translator, section: Section, facts: dict[str, Fact], city: City | None) -> Table:
    """The lines of a section that hold in a city, each behind the number of its rule."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=RULE_WIDTH, style=FAINT, justify="right")
    grid.add_column()
    for key, line in shown_lines(section, city):
        grid.add_row(line.rule, words(key, **facts))
    return grid


def shown_lines(section: Section, city: City | None) -> list[tuple[str, Line]]:
    """The lines of a section that hold in a city, or all of them, with the keys of their texts."""
    if city is None:
        return list(section.texts())
    return [
        (key, line) for key, line in section.texts() if holds(section.only, city) and holds(line.only, city)
    ]


def holds(only: str | None, city: City) -> bool:
    """Whether a city has what a section or line applies to."""
    if only == FERRIES:
        return any(route.wilds_required for route in city.routes)
    if only == GRAY_ROUTES:
        return any(route.colour == GRAY for route in city.routes)
    return only in (None, bonus_kind(city))


def bonus_kind(city: City) -> str:
    """The kind of a city's bonus, as in its file."""
    return str(city.bonus.__struct_config__.tag)


def city_facts(city: City) -> PageFacts:
    """The facts of a city; what its bonus does not name is never told."""
    usual = structs.replace(
        rules_page().facts,
        wild=city.geometry.wild,
        bonus=bonus_kind(city),
        route_points=city.points,
        last_cars=city.last_round_cars,
    )
    match city.bonus:
        case TouristTokens(stack_by_players=stacks, points=points):
            return structs.replace(usual, stacks=stacks, token_points=points)
        case FlagSets(colours=colours, points=points):
            return structs.replace(usual, flag_colours=colours, flag_points=points)
        case Attractions(points=points):
            return structs.replace(usual, attraction_points=points)
    return usual


def told_facts(words: Translator, facts: PageFacts) -> dict[str, Fact]:
    """The numbers as the texts take them."""
    return {
        "wild": facts.wild,
        "bonus": facts.bonus,
        "route_points": pairs(words, facts.route_points, first=1),
        "last_cars": facts.last_cars,
        "stacks": pairs(words, facts.stacks, first=MIN_PLAYERS),
        "token_points": pairs(words, facts.token_points, first=0),
        "flag_colours": words.listing(words.colour(colour) for colour in facts.flag_colours),
        "flag_points": facts.flag_points,
        "attraction_points": facts.attraction_points,
    }


def pairs(words: Translator, values: Sequence[int], first: int) -> str:
    """What each number is worth, such as `1 → 1, 2 → 2, 3 → 4`."""
    return words.listing(f"{number}\u00a0→\u00a0{value}" for number, value in enumerate(values, start=first))
