"""Choosing the action with the best score, by any way of playing that gives scores."""

from __future__ import annotations

from farebox.bots.blocker import blocker_score
from farebox.bots.greedy import greedy_prepare, greedy_score
from farebox.bots.kinds import BLOCKER, GREEDY, KEEN, LONG_ROUTE, ONE_STEP, ROUTE_FOCUSED, TICKET_HUNGRY
from farebox.bots.long_route import long_route_prepare, long_route_score
from farebox.bots.mind import Mind
from farebox.bots.one_step import one_step_score
from farebox.bots.planner import planner_prepare, planner_score
from farebox.bots.route_focused import route_focused_prepare, route_focused_score
from farebox.bots.tempers import PLAIN
from farebox.bots.ticket_hungry import ticket_hungry_score
from farebox.rules.board import Board
from farebox.rules.state import Ints, State

NEVER = -(1 << 30)


def prepare(b: Board, s: State, m: Mind, kind: int) -> None:
    """Work out what the scores of one decision share."""
    m.temper = m.keen if kind == KEEN else PLAIN
    if kind == GREEDY:
        greedy_prepare(b, s, m)
        return
    planner_prepare(b, s, m)
    if kind == LONG_ROUTE:
        long_route_prepare(b, s, m)
    if kind == ROUTE_FOCUSED:
        route_focused_prepare(b, s, m)


def score(b: Board, s: State, m: Mind, action: int, kind: int) -> int:
    """How much a way of playing likes an action; most start from what the planner thinks of it."""
    if kind == GREEDY:
        return greedy_score(b, s, m, action)
    planned = planner_score(b, s, m, action)
    if kind == BLOCKER:
        return blocker_score(b, s, m, action, planned)
    if kind == ONE_STEP:
        return one_step_score(b, s, m, action, planned)
    if kind == LONG_ROUTE:
        return long_route_score(b, m, action, planned)
    if kind == ROUTE_FOCUSED:
        return route_focused_score(m, action, planned)
    if kind == TICKET_HUNGRY:
        return ticket_hungry_score(b, s, action, planned)
    return planned


def best_action(b: Board, s: State, m: Mind, out: Ints, count: int, kind: int) -> int:
    """The legal action with the best score, the first if several have it."""
    if count == 1:
        return out[0]
    prepare(b, s, m, kind)
    best = out[0]
    best_score = NEVER
    for index in range(count):
        found = score(b, s, m, out[index], kind)
        if found > best_score:
            best_score = found
            best = out[index]
    return best
