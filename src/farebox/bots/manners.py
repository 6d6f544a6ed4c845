"""Manners of play that a bot is bound to: what it may not do, and what it is made to overlook.

A playtest compares ways to play by binding one bot to them. A manner only takes legal actions away, hides
what the seat itself knows, or changes the worth of the bonus in the bot's own thinking.
"""

from __future__ import annotations

from farebox.bots.gains import attraction_gain, district_gain, flag_gain, token_gain
from farebox.rules.bits import lowest_bit
from farebox.rules.board import Board
from farebox.rules.codes import CHOOSE_FIRST_TICKETS, DRAW_TICKETS, KEEP, NONE, PLACE_STACK, TAKE_TURN
from farebox.rules.scoring import complete_tickets
from farebox.rules.state import Ints, State

FREE = 0
KEEP_BOTH = 1  # both first tickets
KEEP_ONE = 2  # exactly one first ticket, whichever the bot prefers
ROUTES_ONLY = 3  # the cheaper first ticket, and no further ones
FEW_LONG = 4  # the more valuable ticket of every offer
MANY_SHORT = 5  # no long ticket beside or instead of a short one, and new ones as soon as all are complete
BONUS_FIRST = 6  # the bonus before its one cheap ticket, until a quarter of the cars are gone
NO_BONUS = 7  # plays as if there were no bonus

BOTH = KEEP + 3

# The boards that a bot thinks with: as it is, with a worthless bonus, and with one of three times its worth.
TRUE_BOARD = 0
PLAIN_BOARD = 1
KEEN_BOARD = 2
BOARDS = 3


def board_of(manner: int) -> int:
    """The place of the board that a manner thinks with."""
    if manner == NO_BONUS:
        return PLAIN_BOARD
    return KEEN_BOARD if manner == BONUS_FIRST else TRUE_BOARD


def bind(b: Board, s: State, out: Ints, count: int, manner: int) -> int:
    """Keep the legal actions that a manner allows, all if it allows none; hide what it overlooks."""
    if overlooks_tickets(b, s, manner):
        s.tickets[s.player] = 0
    kept = 0
    for index in range(count):
        if is_allowed(b, s, out[index], manner):
            out[kept] = out[index]
            kept += 1
    return kept if kept > 0 else count


def overlooks_tickets(b: Board, s: State, manner: int) -> bool:
    """Whether a manner plays on without regard to the tickets it holds."""
    if manner != BONUS_FIRST or 4 * s.cars_left[s.player] <= 3 * b.cars:
        return False
    return bonus_is_open(b, s)


def bonus_is_open(b: Board, s: State) -> bool:
    """Whether some route that is open to the player would still bring a bonus."""
    player = s.player
    routes = s.open_routes[player]
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        gain = token_gain(b, s, player, route) + flag_gain(b, s, player, route)
        if gain + attraction_gain(b, s, player, route) + district_gain(b, s, player, route) > 0:
            return True
    return False


def is_allowed(b: Board, s: State, action: int, manner: int) -> bool:
    """Whether a manner allows an action."""
    if KEEP < action < PLACE_STACK:
        return keep_is_allowed(b, s, action, manner)
    if s.phase != TAKE_TURN:
        return True
    if manner == ROUTES_ONLY or (manner == BONUS_FIRST and s.tickets[s.player] == 0):
        return action != DRAW_TICKETS
    if manner == MANY_SHORT and s.last_turns == NONE and s.ticket_deck_size > 0:
        hungry = (
            2 * s.cars_left[s.player] > b.cars
            and complete_tickets(b, s, s.player) == s.ticket_count[s.player]
        )
        return action == DRAW_TICKETS or not hungry
    return True


def keep_is_allowed(b: Board, s: State, action: int, manner: int) -> bool:
    """Whether a manner allows to keep these tickets of an offer."""
    if manner == KEEP_BOTH:
        return s.phase != CHOOSE_FIRST_TICKETS or action == BOTH
    if manner == KEEP_ONE:
        return s.phase != CHOOSE_FIRST_TICKETS or action != BOTH
    if manner in (ROUTES_ONLY, BONUS_FIRST):
        return action == KEEP + 1 + cheaper_place(b, s)
    if manner == FEW_LONG:
        return action == KEEP + 2 - cheaper_place(b, s)
    if manner == MANY_SHORT:
        return action == KEEP + 1 + cheaper_place(b, s) or (action == BOTH and both_are_short(b, s))
    return True


def cheaper_place(b: Board, s: State) -> int:
    """The place of the cheaper ticket of an offer, the first if both are worth the same."""
    offer = s.offer[s.player]
    if offer[1] == NONE or b.ticket_points[offer[0]] <= b.ticket_points[offer[1]]:
        return 0
    return 1


def both_are_short(b: Board, s: State) -> bool:
    """Whether no ticket of the offer is worth more than the mean of all tickets."""
    total = 0
    for ticket in range(b.ticket_count):
        total += b.ticket_points[ticket]
    offer = s.offer[s.player]
    best = b.ticket_points[offer[0]]
    if offer[1] != NONE:
        best = max(best, b.ticket_points[offer[1]])
    return best * b.ticket_count <= total
