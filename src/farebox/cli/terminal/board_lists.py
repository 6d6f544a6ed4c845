"""The lists a player may ask for: routes with their owners, locations with their connections."""

from __future__ import annotations

from unicodedata import combining, normalize

from rich import box
from rich.table import Table
from rich.text import Text

from farebox.cities.schema import Attractions, Bonus, Districts
from farebox.cli.terminal.screen import Screen
from farebox.cli.terminal.style import FAINT, card, seat_name, token
from farebox.cli.translator import Translator
from farebox.game.views import View

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


def matches(screen: Screen, route: str, wanted: str) -> bool:
    """Whether a route's ends, colour or id hold what the player asked for."""
    found = screen.names.routes[route]
    texts = (screen.names.route(route), screen.words.colour(found.colour), route)
    return any(has_word(text, wanted) for text in texts)


def has_word(text: str, wanted: str) -> bool:
    """Whether a text holds what was typed, with any apostrophe, and with or without accents."""
    return unaccented(wanted.replace("'", APOSTROPHE)) in unaccented(text)


def unaccented(text: str) -> str:
    """A text in small letters without their accents, as many keyboards type it."""
    return "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))


def routes_table(screen: Screen, view: View, wanted: str) -> Table:
    """All routes, or those that fit a word: colour, length, points, owner, and the id for typing."""
    words, names = screen.words, screen.names
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in ("column-route", "column-colour"):
        table.add_column(words(column))
    table.add_column(words("column-spaces"), justify="right")
    table.add_column(words("column-points"), justify="right")
    table.add_column(words("column-owner"))
    for route, found in names.routes.items():
        if matches(screen, route, wanted):
            spaces = f"{found.length}" + (f" ({found.wilds_required}✱)" if found.wilds_required else "")
            name = Text(names.route(route)) + Text(f"\n{route}", style=FAINT)
            colour = card(words, found.colour)
            table.add_row(name, colour, spaces, str(names.points(route)), owner(screen, view, route))
    return table


def owner(screen: Screen, view: View, route: str) -> Text:
    """Who has a route, or whether it is still free."""
    for seat, known in enumerate(view.seats):
        if route in known.routes:
            return seat_name(seat, known.name)
    free = route in screen.network.open_routes(view, view.seat or 0)
    return Text(screen.words("route-free")) if free else Text(screen.words("route-closed"), style=FAINT)


def map_table(screen: Screen, view: View, wanted: str) -> Table:
    """The locations with what they are connected to, and the tokens there."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(screen.words("column-location"))
    table.add_column(screen.words("column-connections"))
    for location, name in screen.names.location.items():
        if has_word(name, wanted):
            table.add_row(place_name(screen, view, location), connections(screen, view, location))
    return table


def place_name(screen: Screen, view: View, location: str) -> Text:
    """A location with its tokens and what it counts for."""
    stacks = [stack for stack in view.stacks if stack.location == location and stack.tokens]
    marks = [f"{token(stack.symbol)}×{stack.tokens}" for stack in stacks]
    marks += bonus_marks(screen.words, screen.names.city.bonus, location)
    return Text(screen.names.location[location], style="bold") + Text("".join(f"\n{mark}" for mark in marks))


def bonus_marks(words: Translator, bonus: Bonus, location: str) -> list[str]:
    """What a location counts for at the end of the game."""
    if isinstance(bonus, Attractions):
        return [words("attraction")] if location in bonus.locations else []
    if isinstance(bonus, Districts):
        found = (district for district in bonus.districts if location in district.locations)
        return [words("district", name=district.name) for district in found]
    return []


def connections(screen: Screen, view: View, location: str) -> Text:
    """The routes at a location: where to, length, colour, and the owner if there is one."""
    lines = []
    for route, found in screen.names.routes.items():
        other = screen.network.across(route, location)
        if other is not None:
            taken = any(route in known.routes for known in view.seats)
            way = screen.words.cards_of(found.colour, found.length)
            line = Text(f"{screen.names.location[other]} {way}")
            lines.append(line + Text(" ") + owner(screen, view, route) if taken else line)
    return Text("\n").join(lines)
