"""Planning a network: cheap ways for tickets, own routes free, other players' routes closed."""

from __future__ import annotations

from farebox.bots.mind import Mind
from farebox.bots.tempers import CLAIM_COST, LATE, MISSING_COST, ODDS_PER_TURN, SPACE_COST, TURNS_PER_CAR
from farebox.cities.schema import MAX_CARS, MAX_LENGTH
from farebox.rules.bits import lowest_bit
from farebox.rules.board import Board
from farebox.rules.codes import CARD_KINDS, GRAY, NONE, WILD
from farebox.rules.scoring import ticket_is_complete
from farebox.rules.state import State

FAR = 1 << 20
TURN = 4


def missing_cards(b: Board, s: State, m: Mind, route: int) -> int:
    """The cards the player still lacks for a route; a lacking ferry wild counts double."""
    hand = s.hand[s.player]
    colour = b.route_colour[route]
    if colour == GRAY:
        colour = m.best_colour
    required = b.route_wilds[route]
    coloured = max(0, b.route_length[route] - required - hand[colour])
    spare_wilds = hand[WILD] - required
    if spare_wilds < 0:
        return coloured - 2 * spare_wilds
    return max(0, coloured - spare_wilds)


def route_time(b: Board, s: State, m: Mind, route: int) -> int:
    """Quarters of a turn until a route is claimed: two cards a turn, then the claim."""
    return TURN + 2 * missing_cards(b, s, m, route)


def time_left(b: Board, s: State, m: Mind) -> int:
    """A guess of the quarters of a turn the player still has, this one included."""
    if s.last_turns != NONE:
        return TURN
    cars = MAX_CARS
    for player in range(s.players):
        cars = min(cars, s.cars_left[player] - b.last_round_cars)
    return TURN + max(TURN, cars * TURNS_PER_CAR[m.temper] // 4)


def price_routes(b: Board, s: State, m: Mind) -> None:
    """Say which routes the player can use and what each costs."""
    player = s.player
    hand = s.hand[player]
    m.best_colour = 0
    for colour in range(b.colour_count):
        if hand[colour] > hand[m.best_colour]:
            m.best_colour = colour
    own = s.routes[player]
    free = s.open_routes[player] & b.cars_suffice[min(s.cars_left[player], MAX_LENGTH)]
    m.usable = own | free
    while own != 0:
        m.cost[lowest_bit(own)] = 0
        own &= own - 1
    while free != 0:
        route = lowest_bit(free)
        free &= free - 1
        m.cost[route] = route_cost(b, s, m, route)


def route_cost(b: Board, s: State, m: Mind, route: int) -> int:
    """What an open route costs a plan."""
    cost = CLAIM_COST[m.temper] + SPACE_COST[m.temper] * b.route_length[route]
    if MISSING_COST[m.temper] == 0:
        return cost
    return cost + MISSING_COST[m.temper] * missing_cards(b, s, m, route)


def find_way(b: Board, m: Mind, start: int, goal: int) -> int:
    """The cost of the cheapest way between two locations (Dijkstra); `via` leads back from the goal."""
    for location in range(b.location_count):
        m.distance[location] = FAR
    m.distance[start] = 0
    waiting = 0
    here = start
    while here != goal:
        waiting |= widen(b, m, here)
        waiting &= ~b.route_bit[here]
        if waiting == 0:
            return FAR
        here = nearest_waiting(m, waiting)
    return m.distance[goal]


def widen(b: Board, m: Mind, here: int) -> int:
    """Lower the distances of the neighbours of a location; return the mask of those that are nearer now."""
    routes = b.touching[here] & m.usable
    base = m.distance[here]
    nearer = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        other = b.route_a[route] + b.route_b[route] - here
        if base + m.cost[route] < m.distance[other]:
            m.distance[other] = base + m.cost[route]
            m.via[other] = route
            nearer |= b.route_bit[other]
    return nearer


def nearest_waiting(m: Mind, waiting: int) -> int:
    """The waiting location with the least distance, the first if several have it."""
    nearest = lowest_bit(waiting)
    waiting &= waiting - 1
    while waiting != 0:
        location = lowest_bit(waiting)
        waiting &= waiting - 1
        if m.distance[location] < m.distance[nearest]:
            nearest = location
    return nearest


def way_routes(b: Board, s: State, m: Mind, start: int, goal: int) -> int:
    """The bit mask of routes on the way found last that the player must still claim and that no plan has."""
    found = 0
    here = goal
    while here != start:
        route = m.via[here]
        found |= b.route_bit[route]
        here = b.route_a[route] + b.route_b[route] - here
    return found & ~s.routes[s.player] & ~m.plan


def plan_ticket(b: Board, s: State, m: Mind, ticket: int) -> bool:
    """Add the way of a ticket to the plan if the cars suffice for it."""
    start = b.ticket_a[ticket]
    goal = b.ticket_b[ticket]
    if find_way(b, m, start, goal) >= FAR:
        return False
    routes = way_routes(b, s, m, start, goal)
    added = routes
    cars = 0
    time = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        cars += b.route_length[route]
        time += route_time(b, s, m, route)
    if m.plan_cars + cars > s.cars_left[s.player] or m.plan_time + time > m.time_left + LATE[m.temper]:
        return False
    m.plan |= added
    m.plan_cars += cars
    m.plan_time += time
    while added != 0:
        m.cost[lowest_bit(added)] = 0
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


def make_plan(b: Board, s: State, m: Mind, tickets: int) -> int:
    """Plan ways for tickets, the most valuable first; return their expected points in hundredths."""
    price_routes(b, s, m)
    m.plan = 0
    m.plan_cars = 0
    m.plan_time = 0
    m.time_left = time_left(b, s, m)
    planned = 0
    value = 0
    while tickets != 0:
        ticket = best_ticket(b, tickets)
        tickets &= ~b.route_bit[ticket]
        if ticket_is_complete(b, s, s.player, ticket):
            value += 100 * b.ticket_points[ticket]
        elif plan_ticket(b, s, m, ticket):
            planned += b.ticket_points[ticket]
        else:
            value -= 100 * b.ticket_points[ticket]
    return value + planned * (2 * plan_odds(m) - 100)


def plan_odds(m: Mind) -> int:
    """The odds, in percent, that there is time for the plan."""
    odds = 55 + ODDS_PER_TURN[m.temper] * (m.time_left - m.plan_time) // (4 * TURN)
    return min(95, max(5, odds))


def clear_need(m: Mind) -> None:
    """Forget which cards are needed."""
    m.shortage = 0
    for card in range(CARD_KINDS):
        m.need[card] = 0


def work_out_need(b: Board, s: State, m: Mind, routes: int) -> None:
    """Count the cards that some routes need and the hand lacks; gray ones go to the fullest colour."""
    hand = s.hand[s.player]
    clear_need(m)
    gray = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        colour = b.route_colour[route]
        cards = b.route_length[route] - b.route_wilds[route]
        m.need[WILD] += b.route_wilds[route]
        if colour == GRAY:
            gray = max(gray, cards)
        else:
            m.need[colour] += cards
    if gray > 0:
        add_gray_need(b, s, m, gray)
    for card in range(CARD_KINDS):
        m.need[card] = max(0, m.need[card] - hand[card])
        m.shortage += m.need[card]


def add_gray_need(b: Board, s: State, m: Mind, cards: int) -> None:
    """Let a gray route need the colour of which most cards are to spare."""
    hand = s.hand[s.player]
    best = 0
    for colour in range(b.colour_count):
        if hand[colour] - m.need[colour] > hand[best] - m.need[best]:
            best = colour
    m.need[best] += cards
