"""The planner: a cheap network over its tickets, claimed before others do; every action gets a score."""

from __future__ import annotations

from farebox.bots.gains import claim_gain
from farebox.bots.planner_profiles import (
    CARS_FOR_TICKETS,
    DELAY,
    LENGTH_PRICE,
    SHORT_PLAN,
    SPARE_CARS,
    TIME_FOR_TICKETS,
    TURN_PRICE,
)
from farebox.bots.planning import TURN, clear_need, make_plan, route_time, work_out_need
from farebox.bots.workspace import Workspace
from farebox.rules.bits import count_bits, lowest_bit
from farebox.rules.board import Board
from farebox.rules.codes import (
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    KEEP,
    NONE,
    PLACE_STACK,
    TAKE_TOKEN,
    TAKE_TURN,
    WILD,
    claim_colour,
    claim_wilds,
    claimed_route,
)
from farebox.rules.state import State

CLAIM_PLANNED = 2000
CLAIM_TARGET = 1500
DRAW = 1000
TICKETS_WANTED = 1820
WILD_PRICE = 60
MORE_TICKETS = DRAW + 300


def planner_prepare(b: Board, s: State, w: Workspace) -> None:
    """Compute the plan, target and needed cards of the player to act."""
    make_plan(b, s, w, s.tickets[s.player])
    w.gain_known = 0
    w.target = best_target(b, s, w) if w.plan == 0 else NONE
    work_out_wants(b, s, w)


def work_out_wants(b: Board, s: State, w: Workspace) -> None:
    """Count the cards that the plan needs, or the target if there is no plan."""
    if w.plan != 0:
        work_out_need(b, s, w, w.plan)
    elif w.target != NONE:
        work_out_need(b, s, w, b.route_bit[w.target])
    else:
        clear_need(w)


def gain_of(b: Board, s: State, w: Workspace, route: int) -> int:
    """The immediate value of claiming a route, computed once per decision."""
    if w.gain_known & b.route_bit[route] == 0:
        w.gain_known |= b.route_bit[route]
        w.gain[route] = claim_gain(b, s, s.player, route)
    return w.gain[route]


def best_target(b: Board, s: State, w: Workspace) -> int:
    """Without a plan: the open route that brings most for the time it takes."""
    routes = w.usable & ~s.routes[s.player]
    best = NONE
    best_rate = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        time = route_time(b, s, w, route) + DELAY[w.profile]
        if time > w.time_left:
            continue
        rate = TURN * gain_of(b, s, w, route) // time
        if rate > best_rate:
            best_rate = rate
            best = route
    return best


def planner_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """How much the planner likes an action, after `planner_prepare`."""
    if action >= CLAIM:
        return claim_score(b, s, w, action)
    if action <= DRAW_BLIND:
        return draw_score(s, w, action)
    if action == DRAW_TICKETS:
        return tickets_score(s, w)
    if KEEP < action < PLACE_STACK:
        return keep_score(b, s, w, action - KEEP)
    if PLACE_STACK <= action < TAKE_TOKEN:
        return place_score(b, s, w, action - PLACE_STACK)
    if action >= TAKE_TOKEN:
        return -place_score(b, s, w, action - TAKE_TOKEN)
    return 0


def claim_score(b: Board, s: State, w: Workspace, action: int) -> int:
    """Planned routes first, then the target; what would leave too few cars or cards for the plan, never."""
    route = claimed_route(action)
    wilds = claim_wilds(action)
    score = gain_of(b, s, w, route) - WILD_PRICE * wilds
    if wilds > b.route_wilds[route] and w.need[WILD] > 0:
        score -= 3 * WILD_PRICE
    score -= 40 * cards_needed_elsewhere(b, w, action)
    if w.plan & b.route_bit[route] != 0:
        return CLAIM_PLANNED + score + LENGTH_PRICE[w.profile] * b.route_length[route]
    if s.last_turns != NONE:
        return CLAIM_PLANNED + score
    if w.plan != 0 and s.cars_left[s.player] - b.route_length[route] < w.plan_cars:
        return score - CLAIM_PLANNED
    if route == w.target:
        return CLAIM_TARGET + score
    return score


def cards_needed_elsewhere(b: Board, w: Workspace, action: int) -> int:
    """How many cards of the payment the rest of the plan lacks afterwards."""
    colour = claim_colour(action)
    if colour == WILD or b.route_colour[claimed_route(action)] == colour:
        return 0
    return min(w.need[colour] + 1, b.route_length[claimed_route(action)] - claim_wilds(action))


def draw_score(s: State, w: Workspace, action: int) -> int:
    """A needed open card before a blind one; an open wild for a ferry or when nothing is needed."""
    if action == DRAW_BLIND:
        return DRAW + 24
    card = s.row[action]
    if card == WILD:
        if w.need[WILD] > 0 or w.shortage == 0:
            return DRAW + 60
        return DRAW + (10 if s.phase == TAKE_TURN else 0)
    if w.need[card] > 0:
        return DRAW + 20 + 42 * min(w.need[card], 4)
    return DRAW - 20 + min(s.hand[s.player][card], 4)


def tickets_score(s: State, w: Workspace) -> int:
    """New tickets when the old ones are done, or soon will be, and there is time for more."""
    cars = s.cars_left[s.player]
    if s.last_turns != NONE:
        return 0
    if w.plan != 0:
        spare = cars - w.plan_cars >= SPARE_CARS[w.profile] and w.plan_time <= SHORT_PLAN[w.profile]
        return MORE_TICKETS if spare else 0
    if w.time_left < TIME_FOR_TICKETS[w.profile] or cars < CARS_FOR_TICKETS[w.profile]:
        return 0
    return TICKETS_WANTED


def keep_score(b: Board, s: State, w: Workspace, choice: int) -> int:
    """The expected points of all tickets if these are kept."""
    tickets = s.tickets[s.player]
    for place in range(2):
        if (choice >> place) & 1:
            tickets |= b.route_bit[s.offer[s.player][place]]
    points = make_plan(b, s, w, tickets)
    return points - TURN_PRICE[w.profile] * w.plan_time // TURN


def place_score(b: Board, s: State, w: Workspace, location: int) -> int:
    """How often the plan passes a location."""
    return count_bits(b.touching[location] & (w.plan | s.routes[s.player]))
