"""Choosing the action with the best score, by any style."""

from __future__ import annotations

from farebox.bots.kinds import FIRST_STYLE, PLANNER, ROLLOUT
from farebox.bots.planner_profiles import PLAIN
from farebox.bots.styles import style_function
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.state import Ints, State

NEVER = -(1 << 30)


def style_prepare(b: Board, s: State, w: Workspace, style: int) -> None:
    """Let a style prepare, by its place in the table; the build replaces this body (native/sources.py)."""
    style_function(style, "prepare")(b, s, w)


def style_score(b: Board, s: State, w: Workspace, action: int, style: int) -> int:
    """Let a style score, by its place in the table; the build replaces this body (native/sources.py)."""
    return int(style_function(style, "score")(b, s, w, action))


def prepare(b: Board, s: State, w: Workspace, kind: int) -> None:
    """Work out what the scores of one decision share."""
    w.profile = w.rollout_profile if kind == ROLLOUT else PLAIN
    style_prepare(b, s, w, (PLANNER if kind == ROLLOUT else kind) - FIRST_STYLE)


def score(b: Board, s: State, w: Workspace, action: int, kind: int) -> int:
    """How much a bot likes an action."""
    return style_score(b, s, w, action, (PLANNER if kind == ROLLOUT else kind) - FIRST_STYLE)


def best_action(b: Board, s: State, w: Workspace, out: Ints, count: int, kind: int) -> int:
    """The legal action with the best score, the first if several have it."""
    if count == 1:
        return out[0]
    prepare(b, s, w, kind)
    best = out[0]
    best_score = NEVER
    for index in range(count):
        found = score(b, s, w, out[index], kind)
        if found > best_score:
            best_score = found
            best = out[index]
    return best
