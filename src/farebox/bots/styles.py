"""The table of styles: the bots that score every action, each in its own file.

A line here and the file are all it takes. `one-step` is `one_step.py` with two functions: `one_step_prepare`
works out what the scores of one decision share, `one_step_score` says how much the style likes an action.
Both are compiled; the build writes the calls from this table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

STYLES = (
    "greedy",
    "planner",
    "blocker",
    "one-step",
    "long-route",
    "route-focused",
    "ticket-hungry",
)


@cache
def style_function(style: int, part: str) -> Callable[..., Any]:
    """The function `prepare` or `score` of the style at a place in the table, for the interpreter."""
    name = STYLES[style].replace("-", "_")
    found: Callable[..., Any] = getattr(import_module(f"farebox.bots.{name}"), f"{name}_{part}")
    return found
