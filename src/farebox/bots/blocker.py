"""The blocker: a planner that also takes routes a leader needs, when that hurts more than it costs."""

from __future__ import annotations

from farebox.bots.gains import POINT
from farebox.bots.planner import CLAIM_PLANNED, WILD_PRICE, gain_of, planner_prepare, planner_score
from farebox.bots.planning import TURN
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.bonuses import touched_locations
from farebox.rules.codes import CLAIM, NONE, claim_wilds, claimed_route
from farebox.rules.state import State
from farebox.rules.twins import closes_twin

COST_OF_A_TURN = 260


def leader_of(s: State) -> int:
    """The other player with the highest score, the one with fewest cars left if several."""
    best = NONE
    for player in range(s.players):
        if player == s.player:
            continue
        if best == NONE or s.score[player] - s.cars_left[player] > s.score[best] - s.cars_left[best]:
            best = player
    return best


def hurt(b: Board, s: State, route: int, victim: int) -> int:
    """How much a player would miss a route that joins two parts of their network and has no open twin."""
    if s.open_routes[victim] & b.route_bit[route] == 0 or b.route_length[route] > s.cars_left[victim]:
        return 0
    twin = b.route_twin[route]
    left = twin != NONE and not closes_twin(s.players, s.player, victim)
    if left and s.open_routes[victim] & b.route_bit[twin] != 0:
        return 0
    network = s.network[victim]
    one, two = b.route_a[route], b.route_b[route]
    touched = touched_locations(b, s, victim)
    both = touched & b.route_bit[one] != 0 and touched & b.route_bit[two] != 0
    if not both or network[one] == network[two]:
        return 0
    return POINT * (3 + b.route_length[route]) // (s.players - 1)


def blocker_prepare(b: Board, s: State, w: Workspace) -> None:
    """Plan as the planner does."""
    planner_prepare(b, s, w)


def blocker_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """As the planner, but a claim that hurts the leader more than a turn is worth comes first."""
    planned = planner_score(b, s, w, action)
    if action < CLAIM or w.time_left <= TURN:
        return planned
    route = claimed_route(action)
    harm = hurt(b, s, route, leader_of(s))
    harm += gain_of(b, s, w, route)
    harm -= COST_OF_A_TURN + WILD_PRICE * claim_wilds(action)
    if harm > 0 and s.cars_left[s.player] - b.route_length[route] >= w.plan_cars:
        return max(planned, CLAIM_PLANNED + harm)
    return planned
