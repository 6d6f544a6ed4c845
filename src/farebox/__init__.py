"""Farebox: play, simulate and study short city route-building games.

    >>> from farebox import Game
    >>> Game.new("paris", players=2, seed=1)
    <Game paris, 2 players, 0 actions, choose-first-tickets, seat 0, 1 to act>

Everything a user needs is here; docs/api.md shows it by example.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from farebox.cities.load import CITY_IDS, load_city
from farebox.cities.schema import City, Location, Route, Ticket
from farebox.drawing.city_files import read_city
from farebox.errors import (
    CityError,
    FareboxError,
    IllegalAction,
    MatchError,
    NotationError,
    RecordError,
    SetupError,
    WrongSeat,
)
from farebox.game.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceStack,
    TakeToken,
)
from farebox.game.events import Event
from farebox.game.game import Game
from farebox.game.records import Record, RecordBot, RecordSeat, load_record
from farebox.game.score_sheet import Outcome, ScoreSheet
from farebox.game.secrecy import visible_events
from farebox.game.views import View
from farebox.version import VERSION as __version__

if TYPE_CHECKING:
    from farebox.arena.match import MatchRun, play_match
    from farebox.arena.results import Results
    from farebox.arena.simulation import Simulation, simulate
    from farebox.arena.spec import MatchSpec
    from farebox.arena.standings import Standings
    from farebox.bots.bot import Bot, make_bot
    from farebox.bots.dice import bot_dice

# What needs NumPy is loaded when it is first asked for.
_LATER = {
    "Bot": "farebox.bots.bot",
    "MatchRun": "farebox.arena.match",
    "MatchSpec": "farebox.arena.spec",
    "Results": "farebox.arena.results",
    "Simulation": "farebox.arena.simulation",
    "Standings": "farebox.arena.standings",
    "bot_dice": "farebox.bots.dice",
    "make_bot": "farebox.bots.bot",
    "play_match": "farebox.arena.match",
    "simulate": "farebox.arena.simulation",
}

__all__ = [
    "CITY_IDS",
    "Action",
    "Bot",
    "City",
    "CityError",
    "ClaimRoute",
    "DrawBlind",
    "DrawFaceUp",
    "DrawTickets",
    "Event",
    "FareboxError",
    "Game",
    "IllegalAction",
    "KeepTickets",
    "Location",
    "MatchError",
    "MatchRun",
    "MatchSpec",
    "NotationError",
    "Outcome",
    "Pass",
    "PlaceStack",
    "Record",
    "RecordBot",
    "RecordError",
    "RecordSeat",
    "Results",
    "Route",
    "ScoreSheet",
    "SetupError",
    "Simulation",
    "Standings",
    "TakeToken",
    "Ticket",
    "View",
    "WrongSeat",
    "__version__",
    "bot_dice",
    "load_city",
    "load_record",
    "make_bot",
    "play_match",
    "read_city",
    "simulate",
    "visible_events",
]


def __getattr__(name: str) -> Any:
    """Load a part of the library that is asked for the first time."""
    if name not in _LATER:
        raise AttributeError(f"module 'farebox' has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


def __dir__() -> list[str]:
    """The names of the library."""
    return __all__
