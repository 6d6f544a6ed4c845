"""The inputs that say what a seat knows of itself, of its plan, of the row and of the unseen cards."""

from __future__ import annotations

from farebox.bots.planner_profiles import PLAIN
from farebox.bots.planning import best_ticket, clear_need, plan_ticket, price_routes, time_left, work_out_need
from farebox.bots.public_inputs import open_points, public_inputs, put, put_bits, put_one_of, tickets_of
from farebox.bots.workspace import Workspace
from farebox.cities.schema import MAX_LENGTH, ROW_SIZE
from farebox.rules.bits import count_bits, lowest_bit
from farebox.rules.board import Board
from farebox.rules.bonuses import token_is_takeable, touched_locations
from farebox.rules.codes import CARD_KINDS, NONE, OVER
from farebox.rules.legal import claimable_routes
from farebox.rules.scoring import ticket_is_complete
from farebox.rules.state import Floats, State

PHASES_OR_OVER = 8
LAST_TURNS = 6
HELD_LEVELS = 4
CARD_INPUTS = 1 + HELD_LEVELS
DONE_COUNTS = 7
PLANNED_COUNTS = 4
PLAN_INPUTS = 15
OUTLOOK_INPUTS = 4


def own_inputs(b: Board, s: State, w: Workspace, seat: int, x: Floats, place: int) -> int:
    """What a seat knows of itself and the table, from a place on; return the place after it."""
    place = turn_inputs(s, seat, x, place)
    for card in range(CARD_KINDS):
        place = held_inputs(s.hand[seat][card], x, place)
    tickets = tickets_of(b, s, seat)
    place = public_inputs(b, s, seat, count_bits(tickets), x, place)
    place = put_bits(x, place, tickets, b.ticket_count)
    player = s.player
    s.player = seat
    place = plan_inputs(b, s, w, tickets, x, place)
    s.player = player
    place = card_inputs(b, s, seat, x, place)
    return token_inputs(b, s, seat, x, place)


def turn_inputs(s: State, seat: int, x: Floats, place: int) -> int:
    """Whose turn it is, what for if it is the seat's own, and how near the end; return the place after it."""
    if s.phase == OVER:
        x[place + OVER] = 1.0
    elif s.player == seat:
        x[place + s.phase] = 1.0
    place += PHASES_OR_OVER
    if s.phase != OVER:
        x[place + (s.player - seat + s.players) % s.players] = 1.0
    return put_one_of(x, place + s.players, s.last_turns + 1, LAST_TURNS)


def held_inputs(held: int, x: Floats, place: int) -> int:
    """How many cards of a kind are in the hand; return the place after it."""
    put(x, place, 19 * held)
    for level in range(HELD_LEVELS):
        if held > level:
            x[place + 1 + level] = 1.0
    return place + CARD_INPUTS


def plan_inputs(b: Board, s: State, w: Workspace, tickets: int, x: Floats, place: int) -> int:
    """What the planner makes of the tickets of the player to act; return the place after it."""
    w.profile = PLAIN
    price_routes(b, s, w)
    w.plan = 0
    w.plan_cars = 0
    w.plan_time = 0
    w.time_left = time_left(b, s, w)
    done = 0
    planned = 0
    failed = 0
    done_count = 0
    planned_count = 0
    while tickets != 0:
        ticket = best_ticket(b, tickets)
        tickets &= ~b.route_bit[ticket]
        if ticket_is_complete(b, s, s.player, ticket):
            done += b.ticket_points[ticket]
            done_count += 1
        elif plan_ticket(b, s, w, ticket):
            planned += b.ticket_points[ticket]
            planned_count += 1
        else:
            failed += b.ticket_points[ticket]
    put(x, place, 3 * done)
    put(x, place + 1, 3 * planned)
    put(x, place + 2, 3 * failed)
    outlook_inputs(b, s, w, done - planned - failed, 2 * planned, x, place + PLAN_INPUTS)
    time_inputs(b, s, w, x, place + 3)
    place = put_one_of(x, place + PLAN_INPUTS + OUTLOOK_INPUTS, done_count, DONE_COUNTS)
    place = put_one_of(x, place, planned_count, PLANNED_COUNTS)
    for card in range(CARD_KINDS):
        put(x, place + card, 19 * w.need[card])
    place = put_bits(x, place + CARD_KINDS, w.plan, b.route_count)
    return put_one_of(x, place, longest_of(b, claimable_routes(b, s)), MAX_LENGTH + 1)


def time_inputs(b: Board, s: State, w: Workspace, x: Floats, place: int) -> None:
    """What a plan takes of cars, time and cards, and what of it can be claimed now."""
    put(x, place, 4 * w.plan_cars)
    put(x, place + 1, 3 * w.plan_time // 2)
    put(x, place + 2, w.time_left)
    put(x, place + 3, 2 * (w.time_left - w.plan_time))
    put(x, place + 4, 4 * (s.cars_left[s.player] - w.plan_cars))
    if w.plan != 0:
        work_out_need(b, s, w, w.plan)
    else:
        clear_need(w)
    put(x, place + 5, 6 * w.shortage)
    put(x, place + 6, 16 * needed_in_row(s, w))
    put(x, place + 7, 19 * count_bits(claimable_routes(b, s) & w.plan))
    put(x, place + 8, 13 * count_bits(w.plan))
    put(x, place + 9, 5 * plan_points(b, w.plan))
    put(x, place + 10, 19 * threatened_routes(b, s, w.plan))
    if w.plan == 0:
        x[place + 11] = 1.0


def needed_in_row(s: State, w: Workspace) -> int:
    """How many cards of the row the plan lacks."""
    needed = 0
    for slot in range(ROW_SIZE):
        if s.row[slot] != NONE and w.need[s.row[slot]] > 0:
            needed += 1
    return needed


def plan_points(b: Board, routes: int) -> int:
    """The points of some routes."""
    points = 0
    while routes != 0:
        points += b.route_points[b.route_length[lowest_bit(routes)]]
        routes &= routes - 1
    return points


def threatened_routes(b: Board, s: State, routes: int) -> int:
    """How many of some routes end where another seat has a route."""
    touched = 0
    for other in range(s.players):
        if other != s.player:
            touched |= touched_locations(b, s, other)
    threatened = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        ends = b.route_bit[b.route_a[route]] | b.route_bit[b.route_b[route]]
        threatened += ends & touched != 0
    return threatened


def longest_of(b: Board, routes: int) -> int:
    """The length of the longest of some routes, 0 without any."""
    longest = 0
    while routes != 0:
        longest = max(longest, b.route_length[lowest_bit(routes)])
        routes &= routes - 1
    return longest


def outlook_inputs(b: Board, s: State, w: Workspace, sure: int, hoped: int, x: Floats, place: int) -> None:
    """The points of the seat if its plan fails and if it works out, alone and against the best other seat."""
    low = open_points(b, s, s.player) + sure
    high = low + hoped + plan_points(b, w.plan)
    best = 0
    for other in range(s.players):
        if other != s.player:
            best = max(best, open_points(b, s, other))
    put(x, place, 2 * low)
    put(x, place + 1, 2 * high)
    put(x, place + 2, 3 * (low - best))
    put(x, place + 3, 3 * (high - best))


def unseen_cards(b: Board, s: State, seat: int, card: int) -> int:
    """How many cards of a kind a seat does not see anywhere."""
    unseen = b.deck[card] - s.discards[card] - s.hand[seat][card]
    for other in range(s.players):
        if other != seat:
            unseen -= s.known[other][card]
        if s.flag_cards[other] & b.flag_bit[card] != 0:
            unseen -= 1
    for slot in range(ROW_SIZE):
        if s.row[slot] == card:
            unseen -= 1
    return unseen


def card_inputs(b: Board, s: State, seat: int, x: Floats, place: int) -> int:
    """The row, with a gap as the mean of the cards that may fill it, and the unseen cards; return the place
    after them."""
    gaps = 0
    for slot in range(ROW_SIZE):
        gaps += s.row[slot] == NONE
    total = 0
    for card in range(CARD_KINDS):
        total += unseen_cards(b, s, seat, card)
    for card in range(CARD_KINDS):
        unseen = unseen_cards(b, s, seat, card)
        open_cards = 0
        for slot in range(ROW_SIZE):
            open_cards += s.row[slot] == card
        put(x, place + card, 32 * open_cards + 32 * gaps * unseen // max(1, total))
        put(x, place + CARD_KINDS + card, 10 * unseen)
    put(x, place + 2 * CARD_KINDS, 2 * s.deck_size)
    return place + 2 * CARD_KINDS + 1


def token_inputs(b: Board, s: State, seat: int, x: Floats, place: int) -> int:
    """Where tokens lie that the seat can use, and how many; return the place after it."""
    if b.token_symbols == 0:
        return place
    for location in range(b.location_count):
        if token_is_takeable(s, seat, location):
            x[place + location] = 1.0
            put(x, place + b.location_count + location, 19 * s.stack_size[s.stack_at[location]])
    return place + 2 * b.location_count
