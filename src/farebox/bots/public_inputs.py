"""The inputs that say what everybody sees of a seat, and how inputs are written.

Every input is a whole number of 64ths between -127 and 127, so a position is kept for training in as many
bytes as it has inputs.
"""

from __future__ import annotations

from farebox.rules.bits import count_bits
from farebox.rules.board import Board
from farebox.rules.bonuses import attraction_points, district_points, token_points
from farebox.rules.codes import CHOOSE_FIRST_TICKETS, NONE
from farebox.rules.state import Floats, State

UNIT = 0.015625  # a 64th
MOST_UNITS = 127
TICKET_COUNTS = 7  # a seat with more tickets counts as one with six
FLAG_COLOURS = 3


def put(x: Floats, place: int, units: int) -> None:
    """Set an input to a number of 64ths, cut to what a byte can hold."""
    x[place] = max(-MOST_UNITS, min(MOST_UNITS, units)) * UNIT


def put_one_of(x: Floats, place: int, number: int, size: int) -> int:
    """Set one of some inputs to 1, by a number cut to their count; return the place after them."""
    x[place + max(0, min(size - 1, number))] = 1.0
    return place + size


def put_bits(x: Floats, place: int, mask: int, size: int) -> int:
    """Set an input to 1 for each bit of a mask; return the place after them."""
    for bit in range(size):
        if (mask >> bit) & 1:
            x[place + bit] = 1.0
    return place + size


def tickets_of(b: Board, s: State, seat: int) -> int:
    """The tickets that a seat holds, including its choice of the first ones, which is not carried out yet."""
    tickets = s.tickets[seat]
    if s.phase == CHOOSE_FIRST_TICKETS:
        for place in range(2):
            if (s.first_choice[seat] >> place) & 1 and s.offer[seat][place] != NONE:
                tickets |= b.route_bit[s.offer[seat][place]]
    return tickets


def open_points(b: Board, s: State, seat: int) -> int:
    """The points of a seat that everybody sees: routes and bonuses."""
    bonus = token_points(b, s, seat) + attraction_points(b, s, seat) + district_points(b, s, seat)
    return s.score[seat] + bonus


def public_inputs(b: Board, s: State, seat: int, tickets: int, x: Floats, place: int) -> int:
    """What everybody sees of a seat; return the place after it."""
    put(x, place, 3 * s.cars_left[seat])
    put(x, place + 1, 2 * open_points(b, s, seat))
    put(x, place + 2, 6 * s.hand_size[seat])
    place = put_one_of(x, place + 3, s.cars_left[seat], b.cars + 1)
    place = put_one_of(x, place, tickets, TICKET_COUNTS)
    place = put_bits(x, place, s.routes[seat], b.route_count)
    place = put_bits(x, place, s.flag_cards[seat], FLAG_COLOURS)
    put(x, place, 32 * s.flag_sets[seat])
    place = put_bits(x, place + 1, s.tokens[seat], b.token_symbols)
    if b.token_symbols == 0:
        return place
    return put_one_of(x, place, count_bits(s.tokens[seat]), b.token_symbols + 1)
