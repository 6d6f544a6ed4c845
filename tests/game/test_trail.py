"""A list that only grows, and whose copies share what they have in common."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farebox.game.trail import Trail


@given(st.lists(st.tuples(st.integers(0, 8), st.integers()), max_size=30))
def test_whoever_goes_on_from_a_trail_leaves_all_others_as_they_are(steps: list[tuple[int, int]]) -> None:
    trails: list[tuple[Trail[int], list[int]]] = [(Trail(), [])]
    for place, item in steps:
        trail, items = trails[place % len(trails)]
        trails.append((trail.plus(item), [*items, item]))
    for trail, items in trails:
        assert trail == items == list(trail)
        assert len(trail) == len(items)
        assert trail != [*items, 0]
        assert trail[1:] == items[1:]
        assert trail[-2:1] == items[-2:1]


def test_a_trail_ends_where_it_ends_though_others_go_on() -> None:
    trail = Trail("ab")
    assert trail.plus("c")[-1] == "c"
    assert trail[-1] == "b"
    with pytest.raises(IndexError):
        trail[2]
