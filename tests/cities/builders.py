"""A small sound city as TOML text, and small changes to it."""

from __future__ import annotations

from pathlib import Path

from farebox.cities.checks.report import Problem
from farebox.drawing.city_files import check_text

SENTENCE_ENDS = (".", "?", ":")
SMALL_CITY = """\
id = "smallville"
name = "Smallville"
version = 1
note = "Six places around a square."
cars = 12
last_round_cars = 2
points = [1, 2, 4, 7]

locations = [
  { id = "north", name = "North Gate" },
  { id = "east", name = "East Gate" },
  { id = "south", name = "South Gate" },
  { id = "west", name = "West Gate" },
  { id = "square", name = "The Square" },
]

routes = [
  { a = "north", b = "east", colour = "red", length = 3 },
  { a = "east", b = "south", colour = "blue", length = 3 },
  { a = "south", b = "west", colour = "green", length = 3 },
  { a = "west", b = "north", colour = "gray", length = 4, wilds_required = 1 },
  { a = "north", b = "square", colour = "red", length = 2 },
  { a = "square", b = "north", colour = "blue", length = 2 },
  { a = "east", b = "square", colour = "green", length = 2 },
  { a = "south", b = "square", colour = "gray", length = 2 },
]

tickets = [
  { a = "north", b = "south", points = 4 },
  { a = "east", b = "west", points = 6 },
  { a = "north", b = "west", points = 4 },
  { a = "square", b = "west", points = 5 },
  { a = "north", b = "east", points = 3 },
  { a = "east", b = "south", points = 3 },
  { a = "square", b = "south", points = 2 },
  { a = "square", b = "east", points = 2 },
]

[deck]
wild = 6
red = 8
blue = 8
green = 8

[bonus]
kind = "none"

[geometry]
theme = "default"
curves = [
  { a = "west", b = "north", bend = [[300, 200]] },
]

[geometry.places]
north = { x = 600, y = 200, label = { dx = 0, dy = -20, anchor = "middle" } }
east = { x = 900, y = 450, label = { dx = 18, dy = 5, anchor = "start" } }
south = { x = 600, y = 700, label = { dx = 0, dy = 30, anchor = "middle" } }
west = { x = 300, y = 450, label = { dx = -18, dy = 5, anchor = "end" } }
square = { x = 600, y = 450, label = { dx = -18, dy = 5, anchor = "end" } }
"""


def changed(*changes: tuple[str, str]) -> str:
    """The small city with some of its text replaced; every old text must be there."""
    text = SMALL_CITY
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def with_bonus(bonus: str) -> str:
    """The small city with another bonus."""
    return changed(('kind = "none"', bonus))


def with_geometry(lines: str) -> str:
    """The small city with more lines in its geometry."""
    return changed(('theme = "default"', lines))


def problems_of(text: str, code: str) -> list[Problem]:
    """The problems of one kind in a text."""
    return [problem for problem in check_text(text).problems if problem.code == code]


def line_of(text: str, part: str) -> int:
    """The number of the first line that holds a part."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def write(folder: Path, text: str) -> Path:
    """A city file in a folder."""
    file = folder / "city.toml"
    file.write_text(text, encoding="utf-8")
    return file


def is_sentence(text: str) -> bool:
    """Whether a problem is told in words: the key of a text that is missing ends in none of these."""
    return text.rstrip().endswith(SENTENCE_ENDS)
