"""Choosing the action with the best score, by any way of playing that gives scores."""

from __future__ import annotations

from farebox.bots.blocker import blocker_score
from farebox.bots.greedy import greedy_prepare, greedy_score
from farebox.bots.kinds import BLOCKER, GREEDY, LONG_ROUTE, ONE_STEP, ROLLOUT, ROUTE_FOCUSED, TICKET_HUNGRY
from farebox.bots.long_route import long_route_prepare, long_route_score
from farebox.bots.one_step import one_step_score
from farebox.bots.planner import planner_prepare, planner_score
from farebox.bots.planner_profiles import PLAIN
from farebox.bots.route_focused import route_focused_prepare, route_focused_score
from farebox.bots.ticket_hungry import ticket_hungry_score
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.state import Ints, State

NEVER = -(1 << 30)


def prepare(b: Board, s: State, w: Workspace, kind: int) -> None:
    """Work out what the scores of one decision share."""
    w.profile = w.rollout_profile if kind == ROLLOUT else PLAIN
    if kind == GREEDY:
        greedy_prepare(b, s, w)
        return
    planner_prepare(b, s, w)
    if kind == LONG_ROUTE:
        long_route_prepare(b, s, w)
    if kind == ROUTE_FOCUSED:
        route_focused_prepare(b, s, w)


def score(b: Board, s: State, w: Workspace, action: int, kind: int) -> int:
    """How much a way of playing likes an action; most start from what the planner thinks of it."""
    if kind == GREEDY:
        return greedy_score(b, s, w, action)
    planned = planner_score(b, s, w, action)
    if kind == BLOCKER:
        return blocker_score(b, s, w, action, planned)
    if kind == ONE_STEP:
        return one_step_score(b, s, w, action, planned)
    if kind == LONG_ROUTE:
        return long_route_score(b, w, action, planned)
    if kind == ROUTE_FOCUSED:
        return route_focused_score(w, action, planned)
    if kind == TICKET_HUNGRY:
        return ticket_hungry_score(b, s, action, planned)
    return planned


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
