"""A small playtest that the tests of a module share, and copies of it to change."""

from __future__ import annotations

from copy import deepcopy

import pytest

from farebox.playtesting.run import PlaytestRun
from tests.playtesting.small_runs import few_games


@pytest.fixture(scope="module")
def played() -> PlaytestRun:
    """A playtest of a few games."""
    return few_games()


@pytest.fixture
def run(played: PlaytestRun) -> PlaytestRun:
    """A playtest whose counts a test may change."""
    return deepcopy(played)
