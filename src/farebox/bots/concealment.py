"""Hiding from a state what a seat cannot see."""

from __future__ import annotations

from farebox.rules.board import Board
from farebox.rules.codes import CARD_KINDS, CHOOSE_FIRST_TICKETS, NONE, OVER
from farebox.rules.state import TICKET_RING, State


def conceal(b: Board, s: State, seat: int) -> None:
    """Blank everything the seat cannot see: chance, deck, others' unknown cards, tickets and choices."""
    for word in range(4):
        s.chance[word] = 0
    for card in range(CARD_KINDS):
        s.deck[card] = 0
    for place in range(s.ticket_deck_size):
        slot = (s.ticket_top + place) % TICKET_RING
        if s.returned[seat] & b.route_bit[s.ticket_deck[slot]] == 0:
            s.ticket_deck[slot] = NONE
    for other in range(s.players):
        if other != seat:
            conceal_seat(s, other)


def conceal_seat(s: State, other: int) -> None:
    """Blank what others cannot see of a seat; an offer keeps its size."""
    for card in range(CARD_KINDS):
        s.hand[other][card] = s.known[other][card]
    s.returned[other] = 0
    if s.phase == OVER:
        return
    s.tickets[other] = 0
    for place in range(2):
        if s.offer[other][place] != NONE:
            s.offer[other][place] = 0
    if s.phase == CHOOSE_FIRST_TICKETS and s.first_choice[other] != 0:
        s.first_choice[other] = 1
