"""The planner: a cheap network over its tickets, claimed before others do; every action gets a score."""

from __future__ import annotations

from farebox.bots.gains import claim_gain
from farebox.bots.mind import Mind
from farebox.bots.planning import TURN, clear_need, make_plan, route_time, work_out_need
from farebox.bots.tempers import (
    CARS_FOR_TICKETS,
    DELAY,
    LENGTH_PRICE,
    SHORT_PLAN,
    SPARE_CARS,
    TIME_FOR_TICKETS,
    TURN_PRICE,
)
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


def planner_prepare(b: Board, s: State, m: Mind) -> None:
    """Work out what the player to act wants."""
    make_plan(b, s, m, s.tickets[s.player])
    m.gain_known = 0
    m.target = best_target(b, s, m) if m.plan == 0 else NONE
    work_out_wants(b, s, m)


def work_out_wants(b: Board, s: State, m: Mind) -> None:
    """Count the cards that the plan needs, or the target if there is no plan."""
    if m.plan != 0:
        work_out_need(b, s, m, m.plan)
    elif m.target != NONE:
        work_out_need(b, s, m, b.route_bit[m.target])
    else:
        clear_need(m)


def gain_of(b: Board, s: State, m: Mind, route: int) -> int:
    """What claiming a route is worth at once, worked out only once a decision."""
    if m.gain_known & b.route_bit[route] == 0:
        m.gain_known |= b.route_bit[route]
        m.gain[route] = claim_gain(b, s, s.player, route)
    return m.gain[route]


def best_target(b: Board, s: State, m: Mind) -> int:
    """Without a plan: the open route that brings most for the time it takes."""
    routes = m.usable & ~s.routes[s.player]
    best = NONE
    best_rate = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        time = route_time(b, s, m, route) + DELAY[m.temper]
        if time > m.time_left:
            continue
        rate = TURN * gain_of(b, s, m, route) // time
        if rate > best_rate:
            best_rate = rate
            best = route
    return best


def planner_score(b: Board, s: State, m: Mind, action: int) -> int:
    """How much the planner likes an action, after `planner_prepare`."""
    if action >= CLAIM:
        return claim_score(b, s, m, action)
    if action <= DRAW_BLIND:
        return draw_score(s, m, action)
    if action == DRAW_TICKETS:
        return tickets_score(s, m)
    if KEEP < action < PLACE_STACK:
        return keep_score(b, s, m, action - KEEP)
    if PLACE_STACK <= action < TAKE_TOKEN:
        return place_score(b, s, m, action - PLACE_STACK)
    if action >= TAKE_TOKEN:
        return -place_score(b, s, m, action - TAKE_TOKEN)
    return 0


def claim_score(b: Board, s: State, m: Mind, action: int) -> int:
    """Planned routes first, then the target; what would leave too few cars or cards for the plan, never."""
    route = claimed_route(action)
    wilds = claim_wilds(action)
    score = gain_of(b, s, m, route) - WILD_PRICE * wilds
    if wilds > b.route_wilds[route] and m.need[WILD] > 0:
        score -= 3 * WILD_PRICE
    score -= 40 * cards_needed_elsewhere(b, m, action)
    if m.plan & b.route_bit[route] != 0:
        return CLAIM_PLANNED + score + LENGTH_PRICE[m.temper] * b.route_length[route]
    if s.last_turns != NONE:
        return CLAIM_PLANNED + score
    if m.plan != 0 and s.cars_left[s.player] - b.route_length[route] < m.plan_cars:
        return score - CLAIM_PLANNED
    if route == m.target:
        return CLAIM_TARGET + score
    return score


def cards_needed_elsewhere(b: Board, m: Mind, action: int) -> int:
    """How many cards of the payment the rest of the plan lacks afterwards."""
    colour = claim_colour(action)
    if colour == WILD or b.route_colour[claimed_route(action)] == colour:
        return 0
    return min(m.need[colour] + 1, b.route_length[claimed_route(action)] - claim_wilds(action))


def draw_score(s: State, m: Mind, action: int) -> int:
    """A needed open card before a blind one; an open wild for a ferry or when nothing is needed."""
    if action == DRAW_BLIND:
        return DRAW + 24
    card = s.row[action]
    if card == WILD:
        if m.need[WILD] > 0 or m.shortage == 0:
            return DRAW + 60
        return DRAW + (10 if s.phase == TAKE_TURN else 0)
    if m.need[card] > 0:
        return DRAW + 20 + 42 * min(m.need[card], 4)
    return DRAW - 20 + min(s.hand[s.player][card], 4)


def tickets_score(s: State, m: Mind) -> int:
    """New tickets when the old ones are done, or soon will be, and there is time for more."""
    cars = s.cars_left[s.player]
    if s.last_turns != NONE:
        return 0
    if m.plan != 0:
        spare = cars - m.plan_cars >= SPARE_CARS[m.temper] and m.plan_time <= SHORT_PLAN[m.temper]
        return MORE_TICKETS if spare else 0
    if m.time_left < TIME_FOR_TICKETS[m.temper] or cars < CARS_FOR_TICKETS[m.temper]:
        return 0
    return TICKETS_WANTED


def keep_score(b: Board, s: State, m: Mind, choice: int) -> int:
    """The expected points of all tickets if these are kept."""
    tickets = s.tickets[s.player]
    for place in range(2):
        if (choice >> place) & 1:
            tickets |= b.route_bit[s.offer[s.player][place]]
    points = make_plan(b, s, m, tickets)
    return points - TURN_PRICE[m.temper] * m.plan_time // TURN


def place_score(b: Board, s: State, m: Mind, location: int) -> int:
    """How often the plan passes a location."""
    return count_bits(b.touching[location] & (m.plan | s.routes[s.player]))
