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
    from farebox.game.events import (
        CardDrawn,
        DeckRenewed,
        Event,
        FirstTicketsChosen,
        FlagCardKept,
        FlagSetScored,
        GameEnded,
        LastRoundBegan,
        Passed,
        RouteClaimed,
        RowFilled,
        RowSwept,
        StackPlaced,
        TicketsKept,
        TicketsOffered,
        TokenTaken,
        TurnBegan,
    )
    from farebox.game.game import Game, score_sheets
    from farebox.game.records import Record, RecordBot, RecordSeat, load_record
    from farebox.game.score_sheet import Outcome, ScoreSheet
    from farebox.game.secrecy import visible_events
    from farebox.game.views import View
    from farebox.playtesting.report import Report, playtest

# A name is loaded when it is first asked for, so that no command waits for what it does not need.
_NAMES = {
    "farebox.arena.match": "MatchRun play_match",
    "farebox.arena.results": "Results",
    "farebox.arena.simulation": "Simulation simulate",
    "farebox.arena.spec": "MatchSpec",
    "farebox.arena.standings": "Standings",
    "farebox.bots.bot": "make_bot",
    "farebox.bots.bot_class": "Bot",
    "farebox.bots.dice": "bot_dice",
    "farebox.cities.load": "CITY_IDS load_city",
    "farebox.cities.schema": "City Location Route Ticket",
    "farebox.drawing.city_files": "read_city",
    "farebox.errors": "CityError FareboxError IllegalAction MatchError NotationError RecordError SetupError"
    " WrongSeat",
    "farebox.game.actions": "Action ClaimRoute DrawBlind DrawFaceUp DrawTickets KeepTickets Pass PlaceStack"
    " TakeToken",
    "farebox.game.events": "CardDrawn DeckRenewed Event FirstTicketsChosen FlagCardKept FlagSetScored"
    " GameEnded LastRoundBegan Passed RouteClaimed RowFilled RowSwept StackPlaced"
    " TicketsKept TicketsOffered TokenTaken TurnBegan",
    "farebox.game.game": "Game score_sheets",
    "farebox.game.records": "Record RecordBot RecordSeat load_record",
    "farebox.game.score_sheet": "Outcome ScoreSheet",
    "farebox.game.secrecy": "visible_events",
    "farebox.game.views": "View",
    "farebox.playtesting.report": "Report playtest",
}
_HOMES = {name: module for module, names in _NAMES.items() for name in names.split()}

__all__ = [
    "CITY_IDS",
    "Action",
    "Bot",
    "CardDrawn",
    "City",
    "CityError",
    "ClaimRoute",
    "DeckRenewed",
    "DrawBlind",
    "DrawFaceUp",
    "DrawTickets",
    "Event",
    "FareboxError",
    "FirstTicketsChosen",
    "FlagCardKept",
    "FlagSetScored",
    "Game",
    "GameEnded",
    "IllegalAction",
    "KeepTickets",
    "LastRoundBegan",
    "Location",
    "MatchError",
    "MatchRun",
    "MatchSpec",
    "NotationError",
    "Outcome",
    "Pass",
    "Passed",
    "PlaceStack",
    "Record",
    "RecordBot",
    "RecordError",
    "RecordSeat",
    "Report",
    "Results",
    "Route",
    "RouteClaimed",
    "RowFilled",
    "RowSwept",
    "ScoreSheet",
    "SetupError",
    "Simulation",
    "StackPlaced",
    "Standings",
    "TakeToken",
    "Ticket",
    "TicketsKept",
    "TicketsOffered",
    "TokenTaken",
    "TurnBegan",
    "View",
    "WrongSeat",
    "__version__",
    "bot_dice",
    "load_city",
    "load_record",
    "make_bot",
    "play_match",
    "playtest",
    "read_city",
    "score_sheets",
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
