"""Guided games: a short game of a city that is prepared from the deal to the last action."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from farebox.cities.load import CITY_IDS, city_folder, knows_city

GUIDE_FILE = "guide.toml"
# Tables that began with an earlier guided game go on with it.
EARLIER = "earlier_guides"


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action of a guided game, and what the learner learns by it."""

    seat: int
    action: str
    lesson: str = ""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game: the hash of the short city that it is played in, its seed and its actions."""

    city_hash: str
    seed: str
    steps: tuple[GuideStep, ...]


@cache
def guides_of(city_id: str) -> tuple[Guide, ...]:
    """The guided game of a city and its earlier ones, each for a version of the board that is still known."""
    if city_id not in CITY_IDS:
        return ()
    folder = city_folder(city_id)
    earlier = folder / EARLIER
    files = sorted(earlier.iterdir(), key=lambda file: file.name) if earlier.is_dir() else []
    found = (read_guide(file) for file in (folder / GUIDE_FILE, *files) if file.is_file())
    return tuple(guide for guide in found if knows_city(guide.city_hash))


def guide_of(city_id: str) -> Guide | None:
    """The guided game of a city, if there is one."""
    return next(iter(guides_of(city_id)), None)


def read_guide(file: Traversable) -> Guide:
    """The guided game in a file."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Guide)
