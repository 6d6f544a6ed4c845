"""Lines of the values of a TOML file."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from farebox.cities.load import CITY_IDS
from farebox.cities.toml_lines import Path, TomlLines, path_text

TEXT = '''# a comment with [brackets] and "quotes"
id = "x # not a comment"  # a comment
note = """
two lines = [ not a value ]
"""
"a key".inner = 'literal \\'
points = [1,
  2, # two
  [3, 4],
]
routes = [
  { a = "x", length = 2 },

  { a = "]", b = { c = 1, d = [
    5, 6] } },
]

[deck] # comment
wild = 8

[[tickets]]
a = "one"

[[tickets]]
a = "two"
[tickets.more]
deep = 1979-05-27 07:32:00
last = true
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("id",), 2),
        (("note",), 3),
        (("a key",), 6),
        (("a key", "inner"), 6),
        (("points",), 7),
        (("points", 0), 7),
        (("points", 1), 8),
        (("points", 2, 1), 9),
        (("routes", 0, "length"), 12),
        (("routes", 1), 14),
        (("routes", 1, "b", "d", 1), 15),
        (("routes", 1, "missing"), 14),
        (("routes", 9), 11),
        (("deck",), 18),
        (("deck", "wild"), 19),
        (("tickets", 0, "a"), 22),
        (("tickets", 1), 24),
        (("tickets", 1, "b"), 24),
        (("tickets", 1, "more", "deep"), 27),
        (("tickets", 1, "more", "last"), 28),
        (("nowhere",), 1),
    ],
)
def test_line_of_a_path(path: Path, line: int) -> None:
    tomllib.loads(TEXT)
    assert TomlLines(TEXT).line(path) == line


def test_paths_as_people_write_them() -> None:
    assert path_text(("routes", 12, "length")) == "routes[12].length"
    assert path_text(()) == ""


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_lines_of_a_real_city(city_id: str) -> None:
    text = (resources.files("farebox.cities") / "data" / city_id / "city.toml").read_text(encoding="utf-8")
    found = TomlLines(text)
    lines = text.splitlines()
    for index, route in enumerate(tomllib.loads(text)["routes"]):
        assert f'"{route["a"]}"' in lines[found.line(("routes", index, "a")) - 1]
