"""Recomputing the fields of a state that follow from the others."""

from __future__ import annotations

from farebox.cities.schema import MAX_LENGTH
from farebox.game.city_index import bits
from farebox.rules import codes
from farebox.rules.board import Board
from farebox.rules.scoring import final_scoring, join_network
from farebox.rules.state import State
from farebox.rules.twins import closes_twin


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
    s.open_routes[seat] = open_routes(b, s, seat)
    s.network[seat] = list(range(len(s.network[seat])))
    for route in owned:
        join_network(b, s, seat, route)


def open_routes(b: Board, s: State, seat: int) -> int:
    """The bit mask of routes that are neither taken nor closed to a seat by a taken twin (R5.1, R6)."""
    closed = 0
    for owner in range(s.players):
        closes = closes_twin(s.players, owner, seat)
        for route in bits(s.routes[owner]):
            closed |= b.route_bit[route]
            if closes and b.route_twin[route] != codes.NONE:
                closed |= b.route_bit[b.route_twin[route]]
    return b.cars_suffice[MAX_LENGTH] & ~closed
