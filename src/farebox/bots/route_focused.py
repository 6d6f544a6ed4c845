"""The route-focused style: the best single route by points, tickets and bonuses, for the time it takes."""

from __future__ import annotations

from farebox.bots.gains import POINT
from farebox.bots.planner import CLAIM_PLANNED, gain_of, planner_prepare, planner_score
from farebox.bots.planning import route_time, work_out_need
from farebox.bots.workspace import Workspace
from farebox.rules.bits import lowest_bit
from farebox.rules.board import Board
from farebox.rules.codes import CLAIM, NONE, claimed_route
from farebox.rules.state import State

ON_A_PATH = 3 * POINT


def route_focused_prepare(b: Board, s: State, w: Workspace) -> None:
    """Choose one route to work for: its worth, more on a ticket's way, by the time it takes."""
    planner_prepare(b, s, w)
    routes = w.usable & ~s.routes[s.player]
    best = 0
    w.target = NONE
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        worth = gain_of(b, s, w, route)
        if w.plan & b.route_bit[route] != 0:
            worth += ON_A_PATH
        rate = 16 * worth // route_time(b, s, w, route)
        if rate > best:
            best = rate
            w.target = route
    if w.target != NONE:
        work_out_need(b, s, w, b.route_bit[w.target])


def route_focused_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """The chosen route before everything."""
    planned = planner_score(b, s, w, action)
    if action >= CLAIM and claimed_route(action) == w.target:
        return 2 * CLAIM_PLANNED + planned
    return planned
