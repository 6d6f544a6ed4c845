"""The line protocol of external bots: what is sent to them, as one line of JSON each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

import msgspec

from farebox.cities.schema import City, route_ids, twins
from farebox.game.score_sheet import Outcome
from farebox.game.views import View

PROTOCOL = 1
EXTERNAL = "cmd:"
MAX_LETTERS = 24


class Fault(Exception):
    """What an external bot did wrong, as a code and a detail."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail


def is_external(name: str) -> bool:
    """Whether a name means an external program."""
    return name.startswith(EXTERNAL)


def short_name(name: str) -> str:
    """The name of a bot, or the last file in the command of an external one."""
    if not is_external(name):
        return name
    words = name.removeprefix(EXTERNAL).split()
    files = [word for word in words if re.search(r"\w\.\w", word)] or words
    return PurePath(files[-1]).name[:MAX_LETTERS]


def hello_request(city: City, seat: int, players: int) -> bytes:
    """The first line of a game: the protocol, the city and the seat."""
    return line("hello", protocol=PROTOCOL, seat=seat, players=players, city=city_rules(city))


def choose_request(view: View, legal: Sequence[str], milliseconds: int) -> bytes:
    """The question for one decision: what the seat knows, what it may do, how long it may think."""
    return line("choose", view=view, legal=legal, time_ms=milliseconds)


def end_request(outcome: Outcome | None) -> bytes:
    """The last line of a game: how it ended."""
    return line("end", outcome=outcome)


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
