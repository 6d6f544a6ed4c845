"""City files as text: the lists of routes and tickets written out, and put in the place of others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from farebox.cities.schema import City, Route, Ticket


def quoted(value: str) -> str:
    """A text as TOML writes it; JSON's way of quoting is valid there."""
    return msgspec.json.encode(value).decode()


def inline(values: dict[str, str | int]) -> str:
    """A table in one line."""
    parts = (f"{key} = {quoted(value) if isinstance(value, str) else value}" for key, value in values.items())
    return "{ " + ", ".join(parts) + " }"


def listed(key: str, lines: Iterable[str]) -> str:
    """A list with one line for each of its parts."""
    return f"{key} = [\n" + "".join(f"  {line},\n" for line in lines) + "]"


def route_line(route: Route) -> str:
    """A route in a line."""
    values: dict[str, str | int] = {
        "a": route.a,
        "b": route.b,
        "colour": route.colour,
        "length": route.length,
    }
    if route.wilds_required:
        values["wilds_required"] = route.wilds_required
    return inline(values)


def ticket_line(ticket: Ticket) -> str:
    """A ticket in a line."""
    return inline({"a": ticket.a, "b": ticket.b, "points": ticket.points})


def route_list(routes: Sequence[Route]) -> str:
    """All routes of a file."""
    return listed("routes", map(route_line, routes))


def ticket_list(tickets: Sequence[Ticket]) -> str:
    """All tickets of a file."""
    return listed("tickets", map(ticket_line, tickets))


def with_network(text: str, city: City) -> str:
    """The text of a city file with the routes and tickets of a changed city; all else stays as it is."""
    return with_list(with_list(text, "routes", route_list(city.routes)), "tickets", ticket_list(city.tickets))


def with_list(text: str, key: str, written: str) -> str:
    """The text of a city file with another list in the place of one."""
    found = list_in(text, key)
    return text if found is None else text[: found.start()] + written + text[found.end() :]


def list_in(text: str, key: str) -> re.Match[str] | None:
    """Where a list over several lines stands in a text."""
    return re.search(rf"(?ms)^{key} *= *\[ *(?:#[^\n]*)?$.*?^\] *$", text)


def missing_list(text: str) -> str | None:
    """Which of the two lists a file does not write over several lines, so that it cannot be replaced."""
    return next((key for key in ("routes", "tickets") if list_in(text, key) is None), None)
