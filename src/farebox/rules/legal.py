"""What the player to act may do (R3 to R8, R11)."""

from __future__ import annotations

from farebox.cities.schema import MAX_LENGTH, ROW_SIZE
from farebox.rules.bits import lowest_bit
from farebox.rules.board import Board
from farebox.rules.codes import (
    CHOOSE_FIRST_TICKETS,
    CHOOSE_TOKEN,
    DRAW_BLIND,
    DRAW_FACE_UP,
    DRAW_TICKETS,
    GRAY,
    KEEP,
    KEEP_TICKETS,
    NONE,
    PASS,
    PLACE_STACK,
    PLACE_STACKS,
    SECOND_CARD,
    TAKE_TOKEN,
    TAKE_TURN,
    WILD,
    claim_code,
)
from farebox.rules.state import Cards, Ints, State


def legal_actions(b: Board, s: State, out: Ints) -> int:
    """Write every legal action to `out`, kinds together, and return their number; 0 once the game is over."""
    if s.phase == TAKE_TURN:
        return legal_turn(b, s, out)
    if s.phase == SECOND_CARD:
        return legal_draws(s, out, True)
    if s.phase == KEEP_TICKETS or s.phase == CHOOSE_FIRST_TICKETS:
        return legal_keeps(s, out)
    if s.phase == CHOOSE_TOKEN:
        out[0] = TAKE_TOKEN + b.route_a[s.last_claim]
        out[1] = TAKE_TOKEN + b.route_b[s.last_claim]
        return 2
    if s.phase == PLACE_STACKS:
        return legal_placements(b, s, out)
    return 0


def legal_turn(b: Board, s: State, out: Ints) -> int:
    """Exactly one of draw cards, draw tickets, claim a route; a pass if none is possible (R3.1, R3.2)."""
    count = legal_draws(s, out, False)
    if s.ticket_deck_size > 0:
        out[count] = DRAW_TICKETS
        count += 1
    count = legal_claims(b, s, out, count)
    if count == 0:
        out[0] = PASS
        count = 1
    return count


def legal_draws(s: State, out: Ints, second: bool) -> int:
    """The cards that may be drawn; a face-up wild only as the first card (R4.1, R4.4)."""
    count = 0
    for slot in range(ROW_SIZE):
        card = s.row[slot]
        if card != NONE and not (second and card == WILD):
            out[count] = DRAW_FACE_UP + slot
            count += 1
    if s.deck_size > 0:
        out[count] = DRAW_BLIND
        count += 1
    return count


def legal_keeps(s: State, out: Ints) -> int:
    """Keep the first, the second or both of the offer; a single ticket must be kept (R2.4, R8.2, R8.3)."""
    out[0] = KEEP + 1
    if s.offer[s.player][1] == NONE:
        return 1
    out[1] = KEEP + 2
    out[2] = KEEP + 3
    return 3


def legal_placements(b: Board, s: State, out: Ints) -> int:
    """Every location without a stack (R2.6, R2.7)."""
    count = 0
    for location in range(b.location_count):
        if s.stack_at[location] == NONE:
            out[count] = PLACE_STACK + location
            count += 1
    return count


def claimable_routes(b: Board, s: State) -> int:
    """The bit mask of routes open to the player that their cards and cars can pay for (R5, R6, R7)."""
    hand = s.hand[s.player]
    wilds = hand[WILD]
    payable = 0
    for colour in range(b.colour_count):
        payable |= b.payable[colour][min(hand[colour] + wilds, MAX_LENGTH)]
    cars = min(s.cars_left[s.player], MAX_LENGTH)
    return s.open_routes[s.player] & payable & b.wilds_suffice[min(wilds, MAX_LENGTH)] & b.cars_suffice[cars]


def legal_claims(b: Board, s: State, out: Ints, count: int) -> int:
    """Append every payable claim to `out`; return the new count (R5, R6, R7)."""
    hand = s.hand[s.player]
    routes = claimable_routes(b, s)
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        count = append_payments(b, hand, route, out, count)
    return count


def append_payments(b: Board, hand: Cards, route: int, out: Ints, count: int) -> int:
    """Append every way a hand can pay a route (R5.2, R5.3, R5.6, R7.1)."""
    colour = b.route_colour[route]
    length = b.route_length[route]
    required = b.route_wilds[route]
    wilds = hand[WILD]
    most = min(wilds, length - 1)
    if colour == GRAY:
        for any_colour in range(b.colour_count):
            fewest = max(required, length - hand[any_colour])
            count = append_claims(claim_code(route, any_colour, 0), fewest, most, out, count)
    else:
        fewest = max(required, length - hand[colour])
        count = append_claims(claim_code(route, colour, 0), fewest, most, out, count)
    if wilds >= length:
        out[count] = claim_code(route, WILD, length)
        count += 1
    return count


def append_claims(code: int, fewest: int, most: int, out: Ints, count: int) -> int:
    """Append a claim for each number of wilds, which are the lowest bits of its code."""
    for wilds in range(fewest, most + 1):
        out[count] = code + wilds
        count += 1
    return count
