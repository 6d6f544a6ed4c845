"""Planning a network: cheap paths for tickets; own routes are free, other players' routes closed."""

from __future__ import annotations

from farebox.bots.planner_profiles import (
    CLAIM_COST,
    LATE,
    MISSING_COST,
    ODDS_PER_TURN,
    SPACE_COST,
    TURNS_PER_CAR,
)
from farebox.bots.workspace import Workspace
from farebox.cities.schema import MAX_CARS, MAX_LENGTH
from farebox.rules.bits import lowest_bit
from farebox.rules.board import Board
from farebox.rules.codes import CARD_KINDS, GRAY, NONE, WILD
from farebox.rules.scoring import ticket_is_complete
from farebox.rules.state import State

FAR = 1 << 20
TURN = 4


def missing_cards(b: Board, s: State, w: Workspace, route: int) -> int:
    """The cards the player still lacks for a route; a lacking ferry wild counts double."""
    hand = s.hand[s.player]
    colour = b.route_colour[route]
    if colour == GRAY:
        colour = w.best_colour
    required = b.route_wilds[route]
    coloured = max(0, b.route_length[route] - required - hand[colour])
    spare_wilds = hand[WILD] - required
    if spare_wilds < 0:
        return coloured - 2 * spare_wilds
    return max(0, coloured - spare_wilds)


def route_time(b: Board, s: State, w: Workspace, route: int) -> int:
    """Quarters of a turn until a route is claimed: two cards a turn, then the claim."""
    return TURN + 2 * missing_cards(b, s, w, route)


def time_left(b: Board, s: State, w: Workspace) -> int:
    """A guess of the quarters of a turn the player still has, this one included."""
    if s.last_turns != NONE:
        return TURN
    cars = MAX_CARS
    for player in range(s.players):
        cars = min(cars, s.cars_left[player] - b.last_round_cars)
    return TURN + max(TURN, cars * TURNS_PER_CAR[w.profile] // 4)


def price_routes(b: Board, s: State, w: Workspace) -> None:
    """Say which routes the player can use and what each costs."""
    player = s.player
    hand = s.hand[player]
    w.best_colour = 0
    for colour in range(b.colour_count):
        if hand[colour] > hand[w.best_colour]:
            w.best_colour = colour
    own = s.routes[player]
    free = s.open_routes[player] & b.cars_suffice[min(s.cars_left[player], MAX_LENGTH)]
    w.usable = own | free
    while own != 0:
        w.cost[lowest_bit(own)] = 0
        own &= own - 1
    while free != 0:
        route = lowest_bit(free)
        free &= free - 1
        w.cost[route] = route_cost(b, s, w, route)


def route_cost(b: Board, s: State, w: Workspace, route: int) -> int:
    """What an open route costs a plan."""
    cost = CLAIM_COST[w.profile] + SPACE_COST[w.profile] * b.route_length[route]
    if MISSING_COST[w.profile] == 0:
        return cost
    return cost + MISSING_COST[w.profile] * missing_cards(b, s, w, route)


def find_path(b: Board, w: Workspace, start: int, goal: int) -> int:
    """The cost of the cheapest path between two locations (Dijkstra); `via` leads back from the goal."""
    for location in range(b.location_count):
        w.distance[location] = FAR
    w.distance[start] = 0
    waiting = 0
    here = start
    while here != goal:
        waiting |= widen(b, w, here)
        waiting &= ~b.route_bit[here]
        if waiting == 0:
            return FAR
        here = nearest_waiting(w, waiting)
    return w.distance[goal]


def widen(b: Board, w: Workspace, here: int) -> int:
    """Lower the distances of the neighbours of a location; return the mask of those that are nearer now."""
    routes = b.touching[here] & w.usable
    base = w.distance[here]
    nearer = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        other = b.route_a[route] + b.route_b[route] - here
        if base + w.cost[route] < w.distance[other]:
            w.distance[other] = base + w.cost[route]
            w.via[other] = route
            nearer |= b.route_bit[other]
    return nearer


def nearest_waiting(w: Workspace, waiting: int) -> int:
    """The waiting location with the least distance, the first if several have it."""
    nearest = lowest_bit(waiting)
    waiting &= waiting - 1
    while waiting != 0:
        location = lowest_bit(waiting)
        waiting &= waiting - 1
        if w.distance[location] < w.distance[nearest]:
            nearest = location
    return nearest


def path_routes(b: Board, s: State, w: Workspace, start: int, goal: int) -> int:
    """The bit mask of unclaimed routes on the path found last that are not in the plan yet."""
    found = 0
    here = goal
    while here != start:
        route = w.via[here]
        found |= b.route_bit[route]
        here = b.route_a[route] + b.route_b[route] - here
    return found & ~s.routes[s.player] & ~w.plan


def plan_ticket(b: Board, s: State, w: Workspace, ticket: int) -> bool:
    """Add the path of a ticket to the plan if there are enough cars and time."""
    start = b.ticket_a[ticket]
    goal = b.ticket_b[ticket]
    if find_path(b, w, start, goal) >= FAR:
        return False
    routes = path_routes(b, s, w, start, goal)
    added = routes
    cars = 0
    time = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        cars += b.route_length[route]
        time += route_time(b, s, w, route)
    if w.plan_cars + cars > s.cars_left[s.player] or w.plan_time + time > w.time_left + LATE[w.profile]:
        return False
    w.plan |= added
    w.plan_cars += cars
    w.plan_time += time
    while added != 0:
        w.cost[lowest_bit(added)] = 0
        added &= added - 1
    return True


def best_ticket(b: Board, tickets: int) -> int:
    """The most valuable of some tickets."""
    best = NONE
    while tickets != 0:
        ticket = lowest_bit(tickets)
        tickets &= tickets - 1
        if best == NONE or b.ticket_points[ticket] > b.ticket_points[best]:
            best = ticket
    return best


def make_plan(b: Board, s: State, w: Workspace, tickets: int) -> int:
    """Plan paths for tickets, the most valuable first; return their expected points in hundredths."""
    price_routes(b, s, w)
    w.plan = 0
    w.plan_cars = 0
    w.plan_time = 0
    w.time_left = time_left(b, s, w)
    planned = 0
    value = 0
    while tickets != 0:
        ticket = best_ticket(b, tickets)
        tickets &= ~b.route_bit[ticket]
        if ticket_is_complete(b, s, s.player, ticket):
            value += 100 * b.ticket_points[ticket]
        elif plan_ticket(b, s, w, ticket):
            planned += b.ticket_points[ticket]
        else:
            value -= 100 * b.ticket_points[ticket]
    return value + planned * (2 * plan_odds(w) - 100)


def plan_odds(w: Workspace) -> int:
    """The odds, in percent, that there is time for the plan."""
    odds = 55 + ODDS_PER_TURN[w.profile] * (w.time_left - w.plan_time) // (4 * TURN)
    return min(95, max(5, odds))


def clear_need(w: Workspace) -> None:
    """Reset the cards that are needed."""
    w.shortage = 0
    for card in range(CARD_KINDS):
        w.need[card] = 0


def work_out_need(b: Board, s: State, w: Workspace, routes: int) -> None:
    """Count the cards that some routes need and the hand lacks; gray ones go to the fullest colour."""
    hand = s.hand[s.player]
    clear_need(w)
    gray = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        colour = b.route_colour[route]
        cards = b.route_length[route] - b.route_wilds[route]
        w.need[WILD] += b.route_wilds[route]
        if colour == GRAY:
            gray = max(gray, cards)
        else:
            w.need[colour] += cards
    if gray > 0:
        add_gray_need(b, s, w, gray)
    for card in range(CARD_KINDS):
        w.need[card] = max(0, w.need[card] - hand[card])
        w.shortage += w.need[card]


def add_gray_need(b: Board, s: State, w: Workspace, cards: int) -> None:
    """Let a gray route need the colour of which most cards are to spare."""
    hand = s.hand[s.player]
    best = 0
    for colour in range(b.colour_count):
        if hand[colour] - w.need[colour] > hand[best] - w.need[best]:
            best = colour
    w.need[best] += cards
