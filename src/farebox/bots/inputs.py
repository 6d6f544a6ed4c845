"""What one seat knows of a game as the inputs of a net: first the other seats, then the seat itself.

What the seat cannot see is not read: a state and its concealed form give the same inputs. The others come
first because most actions of a seat change nothing of what it knows of them, so that their share of a net's
first layer is summed once for a decision (`afterstates.py`).
"""

from __future__ import annotations

from farebox.bots.own_inputs import own_inputs
from farebox.bots.public_inputs import public_inputs, put, tickets_of
from farebox.bots.workspace import Workspace
from farebox.rules.board import Board
from farebox.rules.codes import CARD_KINDS
from farebox.rules.scoring import ticket_is_complete
from farebox.rules.state import Floats, State

# Raised whenever inputs change their meaning or order; weights of another layout are refused.
INPUT_LAYOUT = 1
TICKET_INPUTS = 5


def other_inputs(b: Board, s: State, other: int, seen: int, x: Floats, place: int) -> int:
    """What is known of another seat, and which unseen tickets it may have; return the place after it."""
    for card in range(CARD_KINDS):
        put(x, place + card, 22 * s.known[other][card])
    place = public_inputs(b, s, other, s.ticket_count[other], x, place + CARD_KINDS)
    return joined_ticket_inputs(b, s, other, seen, x, place)


def joined_ticket_inputs(b: Board, s: State, other: int, seen: int, x: Floats, place: int) -> int:
    """The tickets a seat has not seen that another seat's routes complete; return the place after them."""
    complete = 0
    points = 0
    unseen = 0
    best = 0
    second = 0
    for ticket in range(b.ticket_count):
        if seen & b.route_bit[ticket] != 0:
            continue
        unseen += 1
        if ticket_is_complete(b, s, other, ticket):
            complete += 1
            points += b.ticket_points[ticket]
            second = max(second, min(best, b.ticket_points[ticket]))
            best = max(best, b.ticket_points[ticket])
    put(x, place, 13 * complete)
    put(x, place + 1, 2 * points)
    put(x, place + 2, 6 * best)
    put(x, place + 3, 6 * second)
    put(x, place + 4, 38 * points // max(1, unseen))
    return place + TICKET_INPUTS


def others_inputs(b: Board, s: State, seat: int, x: Floats) -> int:
    """What a seat knows of the others, the next one first; return the place after it."""
    seen = tickets_of(b, s, seat) | s.returned[seat]
    place = 0
    for step in range(1, s.players):
        place = other_inputs(b, s, (seat + step) % s.players, seen, x, place)
    return place


def clear_inputs(x: Floats, begin: int, end: int) -> None:
    """Set some inputs to 0."""
    for place in range(begin, end):
        x[place] = 0.0


def write_inputs(b: Board, s: State, w: Workspace, seat: int, x: Floats, end: int) -> int:
    """Write what a seat knows to the first `end` inputs; return how many were written."""
    clear_inputs(x, 0, end)
    begin = others_inputs(b, s, seat, x)
    return own_inputs(b, s, w, seat, x, begin)
