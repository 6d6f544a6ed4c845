"""What differs between two versions of a city, as codes with facts."""

from __future__ import annotations

from collections.abc import Iterator

from farebox.cities.schema import City, Route, pair
from farebox.errors import Fact
from farebox.locales import text
from farebox.playtesting.findings import Finding
from farebox.playtesting.sentences import ends_of


def changes(before: City, after: City) -> tuple[Finding, ...]:
    """Every change of a connection or ticket, in the order of the file."""
    return (*route_changes(before, after), *ticket_changes(before, after))


def by_connection(city: City) -> dict[frozenset[str], list[Route]]:
    """The routes of every connection."""
    found: dict[frozenset[str], list[Route]] = {}
    for route in city.routes:
        found.setdefault(pair(route), []).append(route)
    return found


def route_changes(before: City, after: City) -> Iterator[Finding]:
    """Connections with another length, other colours, or one route more or less."""
    old = by_connection(before)
    for ends, routes in by_connection(after).items():
        was, now = old[ends], routes
        facts: dict[str, Fact] = {"a": now[0].a, "b": now[0].b}
        if was[0].length != now[0].length:
            yield Finding("length", {**facts, "before": was[0].length, "length": now[0].length})
        colours, others = colours_of(was), colours_of(now)
        if len(was) != len(now):
            yield Finding("double" if len(now) > len(was) else "single", {**facts, "colours": others})
        elif colours != others:
            yield Finding("colours", {**facts, "old": colours, "colours": others})


def colours_of(routes: list[Route]) -> str:
    """The colours of a connection."""
    return ",".join(route.colour for route in routes)


def ticket_changes(before: City, after: City) -> Iterator[Finding]:
    """Tickets that went, came, or have another value."""
    old = {pair(ticket): ticket for ticket in before.tickets}
    new = {pair(ticket): ticket for ticket in after.tickets}
    for ends, ticket in old.items():
        facts: dict[str, Fact] = {"a": ticket.a, "b": ticket.b, "points": ticket.points}
        if ends not in new:
            yield Finding("ticket-out", facts)
        elif new[ends].points != ticket.points:
            yield Finding("value", {**facts, "before": ticket.points, "points": new[ends].points})
    for ends, ticket in new.items():
        if ends not in old:
            yield Finding("ticket-in", {"a": ticket.a, "b": ticket.b, "points": ticket.points})


def change_text(city: City, change: Finding) -> str:
    """A change as a sentence."""
    facts = dict(change.facts)
    facts["ends"] = ends_of(city, str(facts.pop("a")), str(facts.pop("b")))
    for name in ("colours", "old"):
        if isinstance(listed := facts.get(name), str):
            facts[name] = ", ".join(text(f"colour-{colour}") for colour in listed.split(","))
    return text(f"tune-change-{change.code}", None, **facts)
