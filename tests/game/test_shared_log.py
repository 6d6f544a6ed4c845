"""A list that only grows, and whose copies share what they have in common."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farebox.game.shared_log import SharedLog


@given(st.lists(st.tuples(st.integers(0, 8), st.integers()), max_size=30))
def test_whoever_goes_on_from_a_log_leaves_all_others_as_they_are(steps: list[tuple[int, int]]) -> None:
    logs: list[tuple[SharedLog[int], list[int]]] = [(SharedLog(), [])]
    for place, item in steps:
        log, items = logs[place % len(logs)]
        logs.append((log.plus(item), [*items, item]))
    for log, items in logs:
        assert log == items == list(log)
        assert len(log) == len(items)
        assert log != [*items, 0]
        assert log[1:] == items[1:]
        assert log[-2:1] == items[-2:1]


def test_a_log_ends_where_it_ends_though_others_go_on() -> None:
    log = SharedLog("ab")
    assert log.plus("c")[-1] == "c"
    assert log[-1] == "b"
    with pytest.raises(IndexError):
        log[2]
