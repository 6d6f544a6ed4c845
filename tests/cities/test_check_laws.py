"""Laws of the checker: it never fails itself, and what it passes can be read and drawn."""

from __future__ import annotations

import copy
import tomllib
from typing import Any
from xml.etree import ElementTree

from hypothesis import given, settings
from hypothesis import strategies as st

from farebox.cities.check import check_data, errors
from farebox.cities.load import parse_city
from farebox.cities.messages import problem_text
from farebox.drawing import draw_svg
from farebox.drawing.checks import check_drawing
from farebox.drawing.city_files import check_text
from tests.cities.builders import SMALL_CITY, is_sentence

DATA = tomllib.loads(SMALL_CITY)
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**25), 10**25),
    st.integers(-2, 12),
    st.floats(),
    st.sampled_from(
        ["north", "east", "red", "gray", "wild", "", "x,y", "1,2 3,4 5,6", "a & <b>\x07", "north/x"]
    ),
    st.text(max_size=8),
    st.lists(st.integers(-5, 2000), max_size=3),
    st.dictionaries(st.sampled_from(["a", "b", "x", "y", "kind"]), st.integers(0, 3), max_size=2),
)


def paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every path into a value."""
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    found = [(*path, key) for key, _ in items]
    return found + [deep for key, item in items for deep in paths(item, (*path, key))]


PATHS = paths(DATA)


def with_value(data: dict[str, Any], path: tuple[str | int, ...], value: object) -> None:
    """Set one value, if its path still leads anywhere."""
    spot: Any = data
    for key in path[:-1]:
        try:
            spot = spot[key]
        except (KeyError, IndexError, TypeError):
            return
    last: Any = path[-1]
    if isinstance(spot, dict) or (isinstance(spot, list) and isinstance(last, int) and last < len(spot)):
        spot[last] = value


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(PATHS), VALUES), min_size=1, max_size=3))
def test_any_change_gives_problems_or_a_city(changes: list[tuple[tuple[str | int, ...], object]]) -> None:
    data = copy.deepcopy(DATA)
    for path, value in changes:
        with_value(data, path, value)
    city, problems = check_data(data, also=(check_drawing,))
    assert [problem for problem in problems if not is_sentence(problem_text(problem))] == []
    assert (city is None) == bool(errors(problems))
    if city:
        ElementTree.fromstring(draw_svg(city))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(SMALL_CITY)), st.integers(0, 60), st.text(max_size=5))
def test_any_edit_of_the_text_gives_problems_or_a_city(start: int, size: int, new: str) -> None:
    text = SMALL_CITY[:start] + new + SMALL_CITY[start + size :]
    city, problems = check_text(text)
    assert all(1 <= problem.line <= text.count("\n") + 1 for problem in problems)
    if city:
        assert city == parse_city(text)
        draw_svg(city)


def test_deep_nesting_is_only_a_mistake_of_syntax() -> None:
    deep = "x = " + "[" * 100_000
    assert [problem.code for problem in check_text(deep).problems] == ["syntax"]
    assert check_text("x = " + "[" * 200 + "]" * 200).city is None
