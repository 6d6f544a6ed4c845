"""Determinization: dealing at random what a seat cannot see, so that a concealed state becomes a whole one.

Cards are dealt evenly from those unseen. Of the tickets, a seat gets the one of a few random ones that fits
its routes best, because players claim routes for tickets they hold.
"""

from __future__ import annotations

from farebox.bots.planner_profiles import PLAIN
from farebox.bots.planning import find_path, price_routes
from farebox.bots.workspace import Workspace
from farebox.cities.schema import ROW_SIZE
from farebox.rules.board import Board
from farebox.rules.codes import CARD_KINDS, CHOOSE_FIRST_TICKETS, NONE
from farebox.rules.randomness import next_word, random_below
from farebox.rules.state import TICKET_RING, Ints, State

GUESSES = 4  # random tickets of which a seat is thought to hold the one that fits its routes best
MAX_LACKING = 360


def count_unseen(b: Board, s: State) -> None:
    """Put every card that a concealed state does not show into its deck."""
    for card in range(CARD_KINDS):
        unseen = b.deck[card] - s.discards[card]
        for player in range(s.players):
            unseen -= s.hand[player][card]
            if s.flag_cards[player] & b.flag_bit[card] != 0:
                unseen -= 1
        s.deck[card] = unseen
    for slot in range(ROW_SIZE):
        if s.row[slot] != NONE:
            s.deck[s.row[slot]] -= 1


def deal_cards(s: State, dice: Ints) -> None:
    """Deal unseen cards to the hands that lack some."""
    unseen = 0
    for card in range(CARD_KINDS):
        unseen += s.deck[card]
    for player in range(s.players):
        held = 0
        for card in range(CARD_KINDS):
            held += s.hand[player][card]
        for _ in range(s.hand_size[player] - held):
            left = random_below(dice, unseen)
            card = 0
            while left >= s.deck[card]:
                left -= s.deck[card]
                card += 1
            s.deck[card] -= 1
            unseen -= 1
            s.hand[player][card] += 1


def unseen_tickets(b: Board, s: State, w: Workspace, seat: int) -> int:
    """Put the tickets that a concealed state does not show into the pool; return their number."""
    seen = s.tickets[seat] | s.returned[seat]
    for place in range(2):
        if s.offer[seat][place] != NONE:
            seen |= b.route_bit[s.offer[seat][place]]
    count = 0
    for ticket in range(b.ticket_count):
        if seen & b.route_bit[ticket] == 0:
            w.pool[count] = ticket
            count += 1
    return count


def draw_from_pool(w: Workspace, count: int, dice: Ints) -> int:
    """A random ticket of the first `count` in the pool; the last one takes its place."""
    place = random_below(dice, count)
    ticket = w.pool[place]
    w.pool[place] = w.pool[count - 1]
    return ticket


def fit_of(b: Board, w: Workspace, ticket: int) -> int:
    """How well a ticket fits the routes of the seat that `w` has priced: the less is lacking, the better."""
    lacking = min(find_path(b, w, b.ticket_a[ticket], b.ticket_b[ticket]), MAX_LACKING)
    return -250 * lacking // (2 + b.ticket_points[ticket])


def likely_ticket(b: Board, w: Workspace, count: int, dice: Ints) -> int:
    """The best fitting of a few random tickets in the pool; the last one takes its place."""
    best = random_below(dice, count)
    best_fit = fit_of(b, w, w.pool[best])
    for _ in range(GUESSES - 1):
        place = random_below(dice, count)
        fit = fit_of(b, w, w.pool[place])
        if fit > best_fit:
            best_fit = fit
            best = place
    ticket = w.pool[best]
    w.pool[best] = w.pool[count - 1]
    return ticket


def price_for(b: Board, s: State, w: Workspace, seat: int) -> None:
    """Price the routes as another seat sees them."""
    player = s.player
    s.player = seat
    w.profile = PLAIN
    price_routes(b, s, w)
    s.player = player


def deal_tickets(b: Board, s: State, w: Workspace, seat: int, dice: Ints) -> None:
    """Deal unseen tickets to the other seats, by the routes they have claimed, and to the ticket deck."""
    count = unseen_tickets(b, s, w, seat)
    for other in range(s.players):
        if other == seat:
            continue
        price_for(b, s, w, other)
        for _ in range(s.ticket_count[other]):
            ticket = likely_ticket(b, w, count, dice)
            s.tickets[other] |= b.route_bit[ticket]
            count -= 1
        for place in range(2):
            if s.offer[other][place] != NONE:
                s.offer[other][place] = draw_from_pool(w, count, dice)
                count -= 1
        if s.phase == CHOOSE_FIRST_TICKETS and s.first_choice[other] != 0:
            s.first_choice[other] = 1 + random_below(dice, 3)
    for place in range(s.ticket_deck_size):
        slot = (s.ticket_top + place) % TICKET_RING
        if s.ticket_deck[slot] == NONE:
            s.ticket_deck[slot] = draw_from_pool(w, count, dice)
            count -= 1


def determinize(b: Board, s: State, w: Workspace, seat: int, dice: Ints) -> None:
    """Make a concealed, unfinished state whole by dealing what is hidden at random; tickets as they fit."""
    count_unseen(b, s)
    deal_cards(s, dice)
    deal_tickets(b, s, w, seat, dice)
    for word in range(4):
        s.chance[word] = next_word(dice)
    s.chance[0] |= 1
