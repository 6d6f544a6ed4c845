"""Farebox: play, simulate and study short city route-building games.

    >>> from farebox import Game
    >>> Game.new("paris", players=2, seed=1)
    <Game paris, 2 players, 0 actions, choose-first-tickets, seat 0, 1 to act>

Everything a user needs is here; docs/api.md shows it by example.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from farebox.version import VERSION as __version__

if TYPE_CHECKING:
    from farebox.arena.match import MatchRun, play_match
    from farebox.arena.results import Results
    from farebox.arena.simulation import Simulation, simulate
    from farebox.arena.spec import MatchSpec
    from farebox.arena.standings import Standings
    from farebox.bots.bot import make_bot
    from farebox.bots.bot_class import Bot
    from farebox.bots.dice import bot_dice
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

# A name is loaded when it is first asked for, so that no command waits for what it does not need.
_HOMES = {
    "Action": "farebox.game.actions",
    "Bot": "farebox.bots.bot_class",
    "CITY_IDS": "farebox.cities.load",
    "City": "farebox.cities.schema",
    "CityError": "farebox.errors",
    "ClaimRoute": "farebox.game.actions",
    "DrawBlind": "farebox.game.actions",
    "DrawFaceUp": "farebox.game.actions",
    "DrawTickets": "farebox.game.actions",
    "Event": "farebox.game.events",
    "FareboxError": "farebox.errors",
    "Game": "farebox.game.game",
    "IllegalAction": "farebox.errors",
    "KeepTickets": "farebox.game.actions",
    "Location": "farebox.cities.schema",
    "MatchError": "farebox.errors",
    "MatchRun": "farebox.arena.match",
    "MatchSpec": "farebox.arena.spec",
    "NotationError": "farebox.errors",
    "Outcome": "farebox.game.score_sheet",
    "Pass": "farebox.game.actions",
    "PlaceStack": "farebox.game.actions",
    "Record": "farebox.game.records",
    "RecordBot": "farebox.game.records",
    "RecordError": "farebox.errors",
    "RecordSeat": "farebox.game.records",
    "Results": "farebox.arena.results",
    "Route": "farebox.cities.schema",
    "ScoreSheet": "farebox.game.score_sheet",
    "SetupError": "farebox.errors",
    "Simulation": "farebox.arena.simulation",
    "Standings": "farebox.arena.standings",
    "TakeToken": "farebox.game.actions",
    "Ticket": "farebox.cities.schema",
    "View": "farebox.game.views",
    "WrongSeat": "farebox.errors",
    "bot_dice": "farebox.bots.dice",
    "load_city": "farebox.cities.load",
    "load_record": "farebox.game.records",
    "make_bot": "farebox.bots.bot",
    "play_match": "farebox.arena.match",
    "read_city": "farebox.drawing.city_files",
    "simulate": "farebox.arena.simulation",
    "visible_events": "farebox.game.secrecy",
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
    """Load a part of the library when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'farebox' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """The names of the library."""
    return __all__
