"""Guided games: a short game of a city that is prepared from the deal to the last action."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from farebox.cities.load import CITY_IDS, city_folder, knows_city

GUIDE_FILE = "guide.toml"


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
def guide_of(city_id: str) -> Guide | None:
    """The guided game of a city, in the version of the board it was prepared for, if there is one."""
    file = city_folder(city_id) / GUIDE_FILE if city_id in CITY_IDS else None
    if file is None or not file.is_file():
        return None
    guide = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Guide)
    return guide if knows_city(guide.city_hash) else None
