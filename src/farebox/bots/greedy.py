"""The greedy bot: the most points it can pay for now, else cards towards them."""

from __future__ import annotations

from farebox.bots.planning import clear_need, price_routes, route_time, work_out_need
from farebox.bots.workspace import Workspace
from farebox.rules.bits import lowest_bit
from farebox.rules.board import Board
from farebox.rules.bonuses import token_is_takeable
from farebox.rules.codes import (
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    KEEP,
    NONE,
    PLACE_STACK,
    WILD,
    claim_wilds,
    claimed_route,
)
from farebox.rules.state import State


def greedy_prepare(b: Board, s: State, w: Workspace) -> None:
    """Find the open route worth most points for the time it takes, and what it needs."""
    price_routes(b, s, w)
    clear_need(w)
    routes = w.usable & ~s.routes[s.player]
    w.target = NONE
    best_rate = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        rate = 100 * b.route_points[b.route_length[route]] // route_time(b, s, w, route)
        if rate > best_rate:
            best_rate = rate
            w.target = route
    if w.target != NONE:
        work_out_need(b, s, w, b.route_bit[w.target])


def greedy_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """Claims by points, then cards for the target, then the rest."""
    if action >= CLAIM:
        route = claimed_route(action)
        return 1000 * b.route_points[b.route_length[route]] + token_there(b, s, route) - claim_wilds(action)
    if action == DRAW_BLIND:
        return 50
    if action < DRAW_BLIND:
        card = s.row[action]
        return 100 if w.need[card] > 0 and card != WILD else 10
    if action == DRAW_TICKETS:
        return 5
    if KEEP < action < PLACE_STACK:
        return -offered_points(b, s, action - KEEP)
    return 0


def token_there(b: Board, s: State, route: int) -> int:
    """A little for a token at an end of a route."""
    at_a = token_is_takeable(s, s.player, b.route_a[route])
    return 500 if at_a or token_is_takeable(s, s.player, b.route_b[route]) else 0


def offered_points(b: Board, s: State, choice: int) -> int:
    """The values of the offered tickets in a choice: what may be lost."""
    points = 0
    for place in range(2):
        if (choice >> place) & 1:
            points += b.ticket_points[s.offer[s.player][place]]
    return points
