"""The long-route style: long routes first, tickets on the way."""

from __future__ import annotations

from farebox.bots.gains import POINT
from farebox.bots.one_step import TICKETS_AT_ONCE, TIME_FOR_MORE_TICKETS
from farebox.bots.planner import CLAIM_PLANNED, planner_prepare, planner_score
from farebox.bots.planning import FAR, work_out_need
from farebox.bots.workspace import Workspace
from farebox.rules.bits import lowest_bit
from farebox.rules.board import Board
from farebox.rules.codes import CLAIM, DRAW_TICKETS, NONE, claimed_route
from farebox.rules.state import State


def long_route_prepare(b: Board, s: State, w: Workspace) -> None:
    """Look for the longest open route, a planned one before others, whatever it costs."""
    planner_prepare(b, s, w)
    routes = w.usable & ~s.routes[s.player]
    best = -FAR
    w.target = NONE
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        planned = w.plan & b.route_bit[route] != 0
        worth = 10 * b.route_points[b.route_length[route]] + (15 if planned else 0)
        if worth > best:
            best = worth
            w.target = route
    if w.target != NONE:
        work_out_need(b, s, w, b.route_bit[w.target])


def long_route_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """The target before everything; other long routes if they can be paid."""
    planned = planner_score(b, s, w, action)
    if action >= CLAIM:
        route = claimed_route(action)
        score = planned + 2 * POINT * b.route_points[b.route_length[route]]
        return score + (CLAIM_PLANNED if route == w.target else 0)
    if action == DRAW_TICKETS and w.plan == 0 and w.time_left >= TIME_FOR_MORE_TICKETS:
        return TICKETS_AT_ONCE
    return planned
