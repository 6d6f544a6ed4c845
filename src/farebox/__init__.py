"""Farebox: play, simulate and study short city route-building games."""

from farebox.cities.load import CITY_IDS, load_city
from farebox.drawing.city_files import read_city
from farebox.errors import FareboxError
from farebox.game.events import visible_events
from farebox.game.game import Game
from farebox.game.records import Record, load_record

__version__ = "0.1.0"

__all__ = [
    "CITY_IDS",
    "FareboxError",
    "Game",
    "Record",
    "__version__",
    "load_city",
    "load_record",
    "read_city",
    "visible_events",
]
