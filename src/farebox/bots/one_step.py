"""The one-step style: the route with the highest immediate gain, regardless of time or cars."""

from __future__ import annotations

from farebox.bots.planner import CLAIM_PLANNED, DRAW, gain_of, planner_prepare, planner_score
from farebox.bots.planning import TURN
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.codes import CLAIM, DRAW_TICKETS, claim_wilds, claimed_route
from farebox.rules.state import State

TICKETS_AT_ONCE = DRAW + 500
TIME_FOR_MORE_TICKETS = 5 * TURN


def one_step_prepare(b: Board, s: State, w: Workspace) -> None:
    """Plan as the planner does."""
    planner_prepare(b, s, w)


def one_step_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """Claims on a ticket's path first; new tickets as soon as the old ones are complete."""
    planned = planner_score(b, s, w, action)
    if action >= CLAIM:
        route = claimed_route(action)
        wanted = w.plan & b.route_bit[route] != 0 or w.plan == 0
        gain = gain_of(b, s, w, route)
        gain -= 10 * claim_wilds(action)
        return gain + (CLAIM_PLANNED if wanted else 0)
    if action == DRAW_TICKETS:
        return TICKETS_AT_ONCE if w.plan == 0 and w.time_left >= TIME_FOR_MORE_TICKETS else 0
    return planned
