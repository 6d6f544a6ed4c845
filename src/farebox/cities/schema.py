"""What a city file holds: the part the rules read, and the geometry they never read."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeVar, get_args

import msgspec

from farebox.cities.bounds import OUTERMOST, between, counted, matching
from farebox.cities.geometry import Geometry
from farebox.cities.theme import Artwork
from farebox.errors import CityError

Colour = Literal["blue", "green", "black", "purple", "red", "orange", "white", "yellow", "pink"]
RouteColour = Literal[Colour, "gray"]
COLOURS: tuple[str, ...] = get_args(Colour)
WILD = "wild"
GRAY = "gray"

MIN_PLAYERS = 2
MAX_PLAYERS = 4
ROW_SIZE = 5
MAX_LOCATIONS = 32
MAX_ROUTES = 62
MAX_TICKETS = 62
MAX_COLOURS = 8
MAX_LENGTH = 8
MAX_CARDS = 100
MAX_CARS = 60
MAX_SYMBOLS = 8
MAX_DISTRICTS = 8
MAX_POINTS = 100
LAST = 1000
TICKETS_DEALT = 2 * MAX_PLAYERS

Id = Annotated[str, matching("[a-z0-9_]+", "bad-id", "id")]
Name = Annotated[str, matching(r"(?s).*\S.*", "empty-text", "name")]
Points = Annotated[int, between(1, MAX_POINTS)]
PointsOrNone = Annotated[int, between(0, MAX_POINTS)]
Stack = Annotated[int, between(1, MAX_PLAYERS)]


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named place (R5.1)."""

    id: Id
    name: Name

    @property
    def shown_name(self) -> str:
        """The name as people read it, with the apostrophe of print."""
        return self.name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


class Route(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of spaces between two locations (R5.1), perhaps a ferry (R7.1)."""

    a: str
    b: str
    colour: RouteColour
    length: Annotated[int, between(1, MAX_LENGTH)]
    wilds_required: Annotated[int, between(0, MAX_LENGTH)] = 0


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two locations to join and what that is worth (R8.1)."""

    a: str
    b: str
    points: Points

    @property
    def id(self) -> str:
        """The ticket's name in texts: its two locations."""
        return f"{self.a}-{self.b}"


class NoBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """A city without an extra rule."""


class TouristTokens(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="tourist-tokens"
):
    """Token stacks at marked locations, scored by different symbols (R2.2, R9.3, R11)."""

    symbols: Annotated[int, between(1, MAX_SYMBOLS)]
    marked: Annotated[tuple[str, ...], counted("locations", 1)]
    stack_by_players: tuple[Stack, Stack, Stack]
    points: tuple[PointsOrNone, ...]


class FlagSets(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="flag-sets"):
    """Kept cards of the flag's colours; a whole set scores at once (R10)."""

    colours: Annotated[tuple[Colour, ...], counted("colours", 1)]
    points: Points


class Attractions(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="attractions"
):
    """Locations that score for every player whose routes touch them (R13)."""

    locations: Annotated[tuple[str, ...], counted("locations", 1)]
    points: Points


class District(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Locations that score when one network joins them all (R14)."""

    name: str
    points: Points
    locations: Annotated[tuple[str, ...], counted("locations", 2)]


class Districts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="districts"):
    """The districts of a city (R14)."""

    districts: Annotated[tuple[District, ...], counted("districts", 0, MAX_DISTRICTS)]


Bonus = NoBonus | TouristTokens | FlagSets | Attractions | Districts


Part = Literal["colours", "lengths", "doubles", "tickets"]


class Fixed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tuning never changes: whole parts, and connections and tickets by their ends, as in `a-b`."""

    parts: tuple[Part, ...] = ()
    connections: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One box as data; `order` is its place in lists, and `artwork` comes from the files beside it."""

    id: Id
    name: Name
    version: Annotated[int, between(1, OUTERMOST)]
    note: str
    cars: Annotated[int, between(1, MAX_CARS)]
    last_round_cars: Annotated[int, between(0, MAX_CARS)]
    points: tuple[PointsOrNone, ...]
    locations: Annotated[tuple[Location, ...], counted("locations", 2, MAX_LOCATIONS)]
    routes: Annotated[tuple[Route, ...], counted("routes", 1, MAX_ROUTES)]
    tickets: Annotated[tuple[Ticket, ...], counted("tickets", TICKETS_DEALT, MAX_TICKETS)]
    deck: dict[str, int]
    bonus: Bonus
    geometry: Geometry
    order: Annotated[int, between(1, LAST)] = LAST
    fixed: Fixed = Fixed()
    artwork: Artwork = Artwork()

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the deck, in the order of the file, without the wild."""
        return tuple(colour for colour in self.deck if colour != WILD)

    @cached_property
    def route_ids(self) -> tuple[str, ...]:
        """The ids of the routes, in the order of `routes`: `a-b`, or `a-b:1` and `a-b:2` for a double."""
        return route_ids(self)

    def route(self, route_id: str) -> Route:
        """The route of an id, as in `ClaimRoute.route`: `a-b`, or `a-b:1` and `a-b:2` for a double."""
        return found_by_id(self._routes_by_id, "route", route_id)

    def location(self, location_id: str) -> Location:
        """The location of an id."""
        return found_by_id({location.id: location for location in self.locations}, "location", location_id)

    def ticket(self, ticket_id: str) -> Ticket:
        """The ticket of an id, as in `KeepTickets.tickets`: its two locations, `a-b`."""
        return found_by_id({ticket.id: ticket for ticket in self.tickets}, "ticket", ticket_id)

    @cached_property
    def _routes_by_id(self) -> dict[str, Route]:
        """The routes by id, worked out once: bots look up many routes for one decision."""
        return dict(zip(self.route_ids, self.routes, strict=True))


Found = TypeVar("Found")


def found_by_id(things: dict[str, Found], kind: str, wanted: str) -> Found:
    """The thing of an id; an unknown id is refused."""
    if wanted not in things:
        raise CityError(f"unknown-{kind}", name=wanted)
    return things[wanted]


def pair(route: Route | Ticket) -> frozenset[str]:
    """The two locations of a route or ticket, whatever their order."""
    return frozenset((route.a, route.b))


def named_pair(name: str) -> frozenset[str]:
    """The two locations of a name such as `a-b`, whatever their order."""
    return frozenset(name.split("-", 1))


def twins(city: City) -> tuple[int | None, ...]:
    """For every route the index of its twin, if it has one (R6.1)."""
    places: dict[frozenset[str], list[int]] = {}
    for index, route in enumerate(city.routes):
        places.setdefault(pair(route), []).append(index)
    return tuple(
        next((other for other in places[pair(route)] if other != index), None)
        for index, route in enumerate(city.routes)
    )


def route_ids(city: City) -> tuple[str, ...]:
    """The routes' names in texts: `a-b`, and `a-b:1`, `a-b:2` for the two of a double."""
    found = twins(city)
    return tuple(
        f"{route.a}-{route.b}"
        if (twin := found[index]) is None
        else f"{city.routes[min(index, twin)].a}-{city.routes[min(index, twin)].b}:{1 if index < twin else 2}"
        for index, route in enumerate(city.routes)
    )
