"""Filling in the fields of a state that follow from the others."""

from __future__ import annotations

from farebox.game.city_index import bits
from farebox.rules import codes
from farebox.rules.board import Board
from farebox.rules.scoring import final_scoring, join_network
from farebox.rules.state import State


def recompute(b: Board, s: State) -> None:
    """Count sizes and scores, join networks, close routes; score a finished game."""
    s.deck_size = sum(s.deck)
    s.discards_size = sum(s.discards)
    s.row_size = sum(card != codes.NONE for card in s.row)
    s.row_wilds = s.row.count(codes.WILD)
    for seat in range(s.players):
        recompute_seat(b, s, seat)
    if s.phase == codes.OVER:
        final_scoring(b, s)


def recompute_seat(b: Board, s: State, seat: int) -> None:
    """Count what a seat holds from its cards, tickets and routes."""
    owned = bits(s.routes[seat])
    s.hand_size[seat] = sum(s.hand[seat])
    s.ticket_count[seat] = s.tickets[seat].bit_count()
    s.cars_left[seat] = b.cars - sum(b.route_length[route] for route in owned)
    s.score[seat] = sum(b.route_points[b.route_length[route]] for route in owned)
    s.score[seat] += s.flag_sets[seat] * b.flag_points
    s.open_routes[seat] = sum(
        b.route_bit[route] for route in range(b.route_count) if is_open(b, s, seat, route)
    )
    s.network[seat] = list(range(len(s.network[seat])))
    for route in owned:
        join_network(b, s, seat, route)


def is_open(b: Board, s: State, seat: int, route: int) -> bool:
    """Whether neither the route nor, as far as it matters, its twin is taken (R5.1, R6)."""
    taken = 0
    for other in range(s.players):
        taken |= s.routes[other]
    twin = b.route_twin[route]
    barring = taken if s.players == 2 else s.routes[seat]
    return not taken >> route & 1 and (twin == codes.NONE or not barring >> twin & 1)
