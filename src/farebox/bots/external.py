"""The line protocol of external bots: what is sent to them, as one line of JSON each."""

from __future__ import annotations

from typing import Any

import msgspec

from farebox.cities.schema import City, route_ids, twins
from farebox.game.game import Game
from farebox.game.internals import text_of

PROTOCOL = 1


class Fault(Exception):
    """What an external bot did wrong, as a code and a detail."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail


def hello_request(game: Game, seat: int) -> bytes:
    """The first line of a game: the protocol, the city and the seat."""
    return line("hello", protocol=PROTOCOL, seat=seat, players=game.players, city=city_rules(game.city))


def choose_request(game: Game, seat: int, milliseconds: int) -> bytes:
    """The question for one decision: what the seat knows, what it may do, how long it may think."""
    legal = [text_of(game, action) for action in game.legal_actions(seat)]
    return line("choose", view=game.view(seat), legal=legal, time_ms=milliseconds)


def end_request(game: Game) -> bytes:
    """The last line of a game: how it ended."""
    return line("end", outcome=game.outcome)


def line(kind: str, **facts: Any) -> bytes:
    """A request as one line of JSON."""
    return msgspec.json.encode({"type": kind, **facts}) + b"\n"


def city_rules(city: City) -> dict[str, Any]:
    """What of a city counts for play: no geometry, and an id for every route and ticket."""
    ids = route_ids(city)
    routes = zip(ids, city.routes, twins(city), strict=True)
    return {
        "id": city.id,
        "name": city.name,
        "cars": city.cars,
        "last_round_cars": city.last_round_cars,
        "points": city.points,
        "locations": city.locations,
        "routes": [
            {"id": name, **msgspec.structs.asdict(route), "twin": None if twin is None else ids[twin]}
            for name, route, twin in routes
        ],
        "tickets": [{"id": ticket.id, **msgspec.structs.asdict(ticket)} for ticket in city.tickets],
        "deck": city.deck,
        "bonus": city.bonus,
    }
