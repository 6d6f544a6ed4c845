"""A starting design from places with coordinates: planar routes, lengths by distance, colours, tickets."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from random import Random

from msgspec.structs import replace

from farebox.cities.geometry import Point
from farebox.cities.schema import (
    GRAY,
    MAX_PLAYERS,
    MAX_ROUTES,
    MIN_PLAYERS,
    TICKETS_DEALT,
    Route,
    Ticket,
    pair,
)
from farebox.drawing.city_files import check_text
from farebox.drawing.collisions import crossing
from farebox.drawing.route_lines import LOCATION_RADIUS, MARGIN, PITCH
from farebox.errors import CityError
from farebox.playtesting.city_text import inline, listed, quoted, route_list, ticket_list
from farebox.playtesting.colour_choice import recoloured
from farebox.playtesting.label_choice import label_places
from farebox.playtesting.network import Ends, shortest_ways
from farebox.playtesting.places import BOX, Spot, city_id, drawn_at, printable
from farebox.playtesting.ticket_choice import choose_tickets, wished_values

COLOURS = ("blue", "green", "black", "purple", "red", "orange")
CARDS, WILDS = 6, 8
POINTS = (1, 2, 4, 7, 10, 15)
MEAN_LENGTH = 2.05
LONGEST = 4
# With fewer spaces than this for each car of all players, nobody may get rid of theirs.
SPACES_PER_CAR = {MIN_PLAYERS: 1.0, MAX_PLAYERS: 0.9}
# So many links leave room for some doubles.
LINKS_PER_LOCATION, MOST_LINKS = 1.95, 54
DOUBLES, GRAYS = 0.4, 0.12
CLEAR = LOCATION_RADIUS + 10
SHARP = 32.0


def new_city(name: str, spots: list[Spot], rng: Random) -> str:
    """The text of a sound city file; the same places and random numbers give the same city."""
    if not (name := printable(name)):
        raise CityError("city-without-name")
    text = designed(name, spots, rng)
    if text is None or check_text(text).city is None:
        raise CityError("places-without-board")
    return text


def designed(name: str, spots: list[Spot], rng: Random) -> str | None:
    """The text of a city file, perhaps with faults; nothing if there are too few links or pairs of places."""
    points = drawn_at(spots)
    names, found = list(points), links(points)
    if not is_whole(names, found):
        return None
    cars = min(20, max(12, round(0.55 * len(names)) + 8))
    routes = coloured(with_doubles(measured(found, points), cars, rng), rng)
    cars = min(cars, most_cars(routes))
    ways = shortest_ways(names, routes)
    pairs = sum(ways[ends] > 1 for ends in combinations(names, 2))
    if pairs < TICKETS_DEALT:
        return None
    high = min(max(ways.values()), round(0.6 * cars))
    wished = wished_values(min(24, max(10, len(names) + 3), pairs), min(4, high), high)
    tickets = choose_tickets(names, ways, wished, rng)
    return written(name, spots, points, routes, tickets, cars)


def links(points: dict[str, Point]) -> list[Ends]:
    """The Gabriel graph (Gabriel and Sokal, 1969), and the shortest further links that cross nothing."""
    pairs = sorted(combinations(points, 2), key=lambda ends: distance(points, ends))
    found: list[Ends] = []
    for ends in pairs:
        if is_gabriel(points, ends) and fits(points, ends, found, SHARP):
            found.append(ends)
    wanted = min(round(LINKS_PER_LOCATION * len(points)), MOST_LINKS)
    for ends in pairs:
        if ends not in found and len(found) < wanted and fits(points, ends, found, SHARP):
            found.append(ends)
    for ends in pairs:
        degree = Counter(end for link in found for end in link)
        if ends not in found and min(degree[end] for end in ends) < 2 and fits(points, ends, found, 0.0):
            found.append(ends)
    return thinned(found, points)


def thinned(found: list[Ends], points: dict[str, Point]) -> list[Ends]:
    """The links without the longest of those that can be spared, so that there are not too many."""
    for ends in sorted(found, key=lambda ends: distance(points, ends), reverse=True):
        rest = [other for other in found if other != ends]
        if len(found) > MOST_LINKS and is_whole(list(points), rest):
            found = rest
    return found


def is_whole(names: list[str], found: list[Ends]) -> bool:
    """Whether links join all places, and at least two of them meet at each."""
    degree = Counter(end for link in found for end in link)
    reached = {names[0]}
    while more := {end for link in found if reached & set(link) for end in link} - reached:
        reached |= more
    return len(reached) == len(names) and all(degree[name] > 1 for name in names)


def distance(points: dict[str, Point], ends: Ends) -> float:
    """How far two places stand from each other."""
    return math.dist(points[ends[0]], points[ends[1]])


def is_gabriel(points: dict[str, Point], ends: Ends) -> bool:
    """Whether no other place lies in the circle over two places."""
    (ax, ay), (bx, by) = points[ends[0]], points[ends[1]]
    middle, radius = ((ax + bx) / 2, (ay + by) / 2), distance(points, ends) / 2
    return all(math.dist(middle, point) >= radius for name, point in points.items() if name not in ends)


def fits(points: dict[str, Point], ends: Ends, others: list[Ends], sharp: float) -> bool:
    """Whether a link keeps clear of other places, crosses no other link and meets none at a sharp angle."""
    a, b = points[ends[0]], points[ends[1]]
    steps = max(2, int(math.dist(a, b) / 8))
    line = [(a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps) for k in range(steps + 1)]
    for name, point in points.items():
        if name not in ends and min(math.dist(point, spot) for spot in line) < CLEAR:
            return False
    return all(agree(points, ends, other, sharp) for other in others)


def agree(points: dict[str, Point], one: Ends, two: Ends, sharp: float) -> bool:
    """Whether two links can both be drawn."""
    shared = set(one) & set(two)
    if not shared:
        return crossing((points[one[0]], points[one[1]]), (points[two[0]], points[two[1]])) is None
    here = points[shared.pop()]
    angles = [
        math.atan2(y - here[1], x - here[0]) for x, y in (far_end(points, link, here) for link in (one, two))
    ]
    turn = abs(angles[0] - angles[1]) % (2 * math.pi)
    return math.degrees(min(turn, 2 * math.pi - turn)) >= sharp


def far_end(points: dict[str, Point], link: Ends, here: Point) -> Point:
    """The end of a link that is not here."""
    return points[link[1]] if points[link[0]] == here else points[link[0]]


def measured(found: list[Ends], points: dict[str, Point]) -> list[Route]:
    """The links as routes whose lengths follow their distances, about two spaces on average."""
    mean = sum(distance(points, ends) for ends in found) / len(found)
    return [Route(*ends, "blue", length_of(distance(points, ends), mean / MEAN_LENGTH)) for ends in found]


def length_of(far: float, unit: float) -> int:
    """The spaces of a link: by its distance, and no more than fit its line."""
    room = int((far - 2 * MARGIN) / PITCH)
    return max(1, min(round(far / unit), room, LONGEST))


def with_doubles(routes: list[Route], cars: int, rng: Random) -> list[Route]:
    """The same with twins for some of the shorter routes, and a few gray ones."""
    doubles = doubled(routes, cars, rng)
    gray = rng.sample(routes, round(GRAYS * len(routes)))
    twins = [(route, 2 if route in doubles else 1) for route in routes]
    return [
        replace(route, colour=GRAY if route in gray else "blue")
        for route, count in twins
        for _ in range(count)
    ]


def doubled(routes: list[Route], cars: int, rng: Random) -> list[Route]:
    """The shorter routes that get a twin: more on a small board, so that four players can use their cars."""
    order = sorted(routes, key=lambda route: (route.length, rng.random()))
    usual, most = round(DOUBLES * len(routes)), max(0, MAX_ROUTES - len(routes))
    missing = spaces_for(MAX_PLAYERS, cars) - sum(route.length for route in routes)
    found: list[Route] = []
    for route in order[:most]:
        if len(found) >= usual and missing <= 0:
            break
        found.append(route)
        missing -= route.length
    return found


def most_cars(routes: list[Route]) -> int:
    """The most cars that there are spaces for: two players can use only one of two twins (R6.2)."""
    everywhere = sum(route.length for route in routes)
    single = sum({pair(route): route.length for route in routes}.values())
    return int(min(single / spaces_for(MIN_PLAYERS, 1), everywhere / spaces_for(MAX_PLAYERS, 1)))


def spaces_for(players: int, cars: int) -> float:
    """How many spaces some players need for their cars."""
    return SPACES_PER_CAR[players] * players * cars


def coloured(routes: list[Route], rng: Random) -> list[Route]:
    """The same in balanced colours."""
    chosen = recoloured(routes, COLOURS, (), rng)
    return [replace(route, colour=colour) for route, colour in zip(routes, chosen, strict=True)]


def written(
    name: str,
    spots: list[Spot],
    points: dict[str, Point],
    routes: list[Route],
    tickets: tuple[Ticket, ...],
    cars: int,
) -> str:
    """The city file."""
    keyed = dict(zip(points, spots, strict=True))
    labels = label_places(points, routes, {key: spot.name for key, spot in keyed.items()})
    places = [
        f"{key} = {{ x = {points[key][0]}, y = {points[key][1]}, lon = {spot.lon}, lat = {spot.lat}, "
        f"label = {{ dx = {labels[key].dx:g}, dy = {labels[key].dy:g}, "
        f"anchor = {quoted(labels[key].anchor)} }} }}"
        for key, spot in keyed.items()
    ]
    head = [
        f"id = {quoted(city_id(name))}",
        f"name = {quoted(name)}",
        "version = 1",
        'note = "A starting design."',
    ]
    numbers = [f"cars = {cars}", "last_round_cars = 2", f"points = {list(POINTS)}"]
    locations = listed("locations", (inline({"id": key, "name": spot.name}) for key, spot in keyed.items()))
    deck = ["[deck]", f"wild = {WILDS}", *(f"{colour} = {CARDS}" for colour in COLOURS)]
    bonus = ["[bonus]", 'kind = "none"']
    geometry = ["[geometry]", f"box = [{BOX[0]:g}, {BOX[1]:g}]", "", "[geometry.places]", *places]
    parts = [head, numbers, [locations], [route_list(routes)], [ticket_list(tickets)], deck, bonus, geometry]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"
