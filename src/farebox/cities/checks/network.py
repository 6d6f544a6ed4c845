"""Locations, routes and tickets: names, doubles, ways and values."""

from __future__ import annotations

import heapq
from collections import Counter

from farebox.cities.checks.partial_city import PartialCity
from farebox.cities.checks.report import Report, nearest
from farebox.cities.schema import GRAY, WILD, Route, pair
from farebox.cities.toml_lines import Path

Graph = dict[str, dict[str, int]]


def check_network(report: Report, city: PartialCity) -> None:
    """The locations, routes and tickets of a file."""
    _check_locations(report, city)
    for index, route in city.routes.items():
        _check_route(report, city, index, route)
    _check_doubles(report, city)
    graph = build_graph(city)
    _check_connections(report, city, graph)
    _check_tickets(report, city, graph)


def check_known(report: Report, city: PartialCity, path: Path, location: str) -> bool:
    """Whether a location exists; notes the problem if it does not."""
    if location in city.location_ids or not city.location_ids:
        return location in city.location_ids
    meant = nearest(location, list(city.location_ids))
    report.add("unknown-location", path, location=location, meant=meant)
    return False


def build_graph(city: PartialCity) -> Graph:
    """The shortest length of every connection of known locations."""
    graph: Graph = {location: {} for location in city.location_ids}
    for route in city.routes.values():
        if route.a == route.b or route.a not in graph or route.b not in graph:
            continue
        length = min(max(route.length, 1), graph[route.a].get(route.b, 10_000))
        graph[route.a][route.b] = graph[route.b][route.a] = length
    return graph


def distances(graph: Graph, start: str) -> dict[str, int]:
    """The spaces of the shortest way from a location to every other it is connected with."""
    found: dict[str, int] = {}
    waiting = [(0, start)]
    while waiting:
        distance, location = heapq.heappop(waiting)
        if location in found:
            continue
        found[location] = distance
        for neighbour, length in graph[location].items():
            heapq.heappush(waiting, (distance + length, neighbour))
    return found


def _check_locations(report: Report, city: PartialCity) -> None:
    ids: set[str] = set()
    names: set[str] = set()
    for index, location in city.locations.items():
        path: Path = ("locations", index)
        if location.id in ids:
            report.add("duplicate-id", (*path, "id"), id=location.id)
        if location.name in names:
            report.add("duplicate-name", (*path, "name"), name=location.name)
        ids.add(location.id)
        names.add(location.name)


def _check_route(report: Report, city: PartialCity, index: int, route: Route) -> None:
    path: Path = ("routes", index)
    for end, location in (("a", route.a), ("b", route.b)):
        check_known(report, city, (*path, end), location)
    if route.a == route.b:
        report.add("route-to-itself", path, location=route.a)
    if route.wilds_required > route.length:
        report.add(
            "wilds-exceed-length", (*path, "wilds_required"), wilds=route.wilds_required, length=route.length
        )
    if city.cars is not None and route.length > city.cars:
        report.add("route-longer-than-cars", (*path, "length"), length=route.length, cars=city.cars)
    if city.points is not None and route.length > len(city.points):
        report.add("points-too-short", (*path, "length"), length=route.length, count=len(city.points))
    if city.deck is not None:
        _check_payment(report, city.deck, path, route)


def _check_payment(report: Report, deck: dict[str, int], path: Path, route: Route) -> None:
    """Whether the deck has the cards a route needs."""
    colours = {colour: count for colour, count in deck.items() if colour != WILD}
    if route.colour != GRAY and route.colour not in colours:
        report.add("colour-not-in-deck", (*path, "colour"), colour=route.colour)
        return
    wilds = deck.get(WILD, 0)
    cards = max(colours.values(), default=0) if route.colour == GRAY else colours[route.colour]
    if route.wilds_required > wilds or route.length > cards + wilds:
        report.add("route-unpayable", path, length=route.length, cards=cards, wilds=wilds)


def _check_doubles(report: Report, city: PartialCity) -> None:
    seen: dict[frozenset[str], list[int]] = {}
    for index, route in city.routes.items():
        if route.a == route.b:
            continue
        others = seen.setdefault(pair(route), [])
        path: Path = ("routes", index)
        if len(others) > 1:
            report.add("third-route", path, a=route.a, b=route.b)
        elif others and city.routes[others[0]].length != route.length:
            other = city.routes[others[0]].length
            report.add("twin-length", (*path, "length"), length=route.length, other=other, twin=others[0])
        elif others and city.routes[others[0]].wilds_required != route.wilds_required:
            other = city.routes[others[0]].wilds_required
            report.add("twin-wilds", path, wilds=route.wilds_required, other=other, twin=others[0])
        others.append(index)


def _check_connections(report: Report, city: PartialCity, graph: Graph) -> None:
    if not city.complete_network:
        return
    for index, location in city.locations.items():
        count = len(graph[location.id])
        if count < 2:
            report.add("few-connections", ("locations", index), location=location.id, count=count)
    start = city.location_ids[0]
    lost = [location for location in city.location_ids if location not in distances(graph, start)]
    if lost:
        report.add("not-connected", ("routes",), start=start, lost=", ".join(lost))


def _check_tickets(report: Report, city: PartialCity, graph: Graph) -> None:
    seen: dict[frozenset[str], int] = {}
    for index, ticket in city.tickets.items():
        path: Path = ("tickets", index)
        known = [
            check_known(report, city, (*path, end), name) for end, name in (("a", ticket.a), ("b", ticket.b))
        ]
        if ticket.a == ticket.b:
            report.add("ticket-to-itself", path, location=ticket.a)
        elif pair(ticket) in seen:
            report.add("same-ticket", path, a=ticket.a, b=ticket.b, other=seen[pair(ticket)])
        elif all(known):
            _check_value(report, path, ticket.points, distances(graph, ticket.a).get(ticket.b), city)
        seen.setdefault(pair(ticket), index)
    _check_coverage(report, city)


def _check_value(report: Report, path: Path, points: int, shortest: int | None, city: PartialCity) -> None:
    """A ticket is worth the length of the shortest way (R8.1)."""
    if not city.complete_network:
        return
    if shortest is None:
        report.add("ticket-not-connected", path)
    elif points != shortest:
        report.add("ticket-value", (*path, "points"), points=points, shortest=shortest)


def _check_coverage(report: Report, city: PartialCity) -> None:
    on_tickets = Counter(end for ticket in city.tickets.values() for end in (ticket.a, ticket.b))
    for index, location in city.locations.items():
        if location.id not in on_tickets:
            report.add("location-without-ticket", ("locations", index), location=location.id)
    used = {route.colour for route in city.routes.values()}
    for colour in city.deck or {}:
        if colour != WILD and colour not in used and city.routes:
            report.add("colour-unused", ("deck", colour), colour=colour)
