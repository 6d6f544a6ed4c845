"""Drawing, keeping and returning tickets (R2.4, R8)."""

from __future__ import annotations

from farebox.rules.board import Board
from farebox.rules.codes import NONE
from farebox.rules.randomness import random_below
from farebox.rules.state import TICKET_RING, State


def shuffle_tickets(b: Board, s: State) -> None:
    """Make the ticket deck of all tickets, shuffled."""
    s.ticket_top = 0
    s.ticket_deck_size = b.ticket_count
    for ticket in range(b.ticket_count):
        s.ticket_deck[ticket] = ticket
    for last in range(b.ticket_count - 1, 0, -1):
        other = random_below(s.chance, last + 1)
        ticket = s.ticket_deck[last]
        s.ticket_deck[last] = s.ticket_deck[other]
        s.ticket_deck[other] = ticket


def draw_ticket(b: Board, s: State) -> int:
    """Take the top ticket, or NONE; the seat that put it there no longer knows where it is."""
    if s.ticket_deck_size == 0:
        return NONE
    ticket = s.ticket_deck[s.ticket_top]
    s.ticket_top = (s.ticket_top + 1) % TICKET_RING
    s.ticket_deck_size -= 1
    for player in range(s.players):
        s.returned[player] &= ~b.route_bit[ticket]
    return ticket


def offer_tickets(b: Board, s: State, player: int) -> None:
    """Show a player the top two tickets, or the last one (R8.2, R8.3)."""
    s.offer[player][0] = draw_ticket(b, s)
    s.offer[player][1] = draw_ticket(b, s)


def return_ticket(b: Board, s: State, player: int, ticket: int) -> None:
    """Put a ticket under the ticket deck; the player remembers it."""
    s.ticket_deck[(s.ticket_top + s.ticket_deck_size) % TICKET_RING] = ticket
    s.ticket_deck_size += 1
    s.returned[player] |= b.route_bit[ticket]


def keep_offered(b: Board, s: State, player: int, choice: int) -> None:
    """Keep the offered tickets whose bits are in `choice`, return the others (R8.2)."""
    for place in range(2):
        ticket = s.offer[player][place]
        s.offer[player][place] = NONE
        if ticket == NONE:
            continue
        if (choice >> place) & 1:
            s.tickets[player] |= b.route_bit[ticket]
            s.ticket_count[player] += 1
        else:
            return_ticket(b, s, player, ticket)
