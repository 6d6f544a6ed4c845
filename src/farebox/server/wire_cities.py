"""The messages that tell clients about cities."""

from __future__ import annotations

from farebox.cities.schema import Bonus
from farebox.server.wire_signals import Message


class CityLocation(Message, frozen=True):
    """A location and where it is drawn."""

    id: str
    name: str
    x: float
    y: float


class CitySpace(Message, frozen=True):
    """A space of a route: its middle, its direction in degrees clockwise, and its length along the route."""

    x: float
    y: float
    angle: float
    length: float


class CityRoute(Message, frozen=True):
    """A route with its ends, its twin, if it has one, and where its spaces are drawn."""

    id: str
    a: str
    b: str
    colour: str
    length: int
    wilds_required: int
    twin: str | None
    spaces: tuple[CitySpace, ...]


class CityTicket(Message, frozen=True):
    """A ticket of the city."""

    id: str
    a: str
    b: str
    points: int


class CityLandmark(Message, frozen=True):
    """A small picture that decorates the drawing: its middle and its size."""

    name: str
    x: float
    y: float
    width: float
    height: float


class CityLook(Message, frozen=True, kw_only=True):
    """How the city is drawn: the box of board.svg, its measures, the pieces, and the colours."""

    theme: str
    width: float
    height: float
    space_height: float
    location_radius: float
    car: str
    wild: str
    paper: str
    ink: str
    accent: str
    route_colours: dict[str, str]
    seat_colours: tuple[str, ...]
    seat_colour_names: tuple[str, ...]


class CitySummary(Message, frozen=True):
    """A city in the list of cities."""

    id: str
    name: str
    version: int
    hash: str
    note: str
    bonus: str
    guided: bool


class CityInfo(Message, frozen=True, kw_only=True):
    """All a client needs to draw a city and to name what is in it."""

    id: str
    name: str
    version: int
    hash: str
    note: str
    cars: int
    last_round_cars: int
    points: tuple[int, ...]
    locations: tuple[CityLocation, ...]
    routes: tuple[CityRoute, ...]
    tickets: tuple[CityTicket, ...]
    deck: dict[str, int]
    bonus: Bonus
    landmarks: tuple[CityLandmark, ...]
    look: CityLook


class CityList(Message, frozen=True):
    """The built-in cities, then those of the host."""

    cities: tuple[CitySummary, ...]
