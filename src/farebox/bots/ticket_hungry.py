"""The ticket-hungry style: many tickets early, all of them kept, then the network."""

from __future__ import annotations

from farebox.bots.planner import CLAIM_PLANNED, planner_prepare, planner_score
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.codes import DRAW_TICKETS, KEEP, PLACE_STACK
from farebox.rules.state import State

ENOUGH = 4


def ticket_hungry_prepare(b: Board, s: State, w: Workspace) -> None:
    """Plan as the planner does."""
    planner_prepare(b, s, w)


def ticket_hungry_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """Tickets until there are enough; every offered one is kept till then."""
    planned = planner_score(b, s, w, action)
    hungry = s.ticket_count[s.player] < ENOUGH and s.cars_left[s.player] > b.cars // 2
    if action == DRAW_TICKETS and hungry:
        return 2 * CLAIM_PLANNED
    if KEEP < action < PLACE_STACK and hungry:
        return action
    return planned
