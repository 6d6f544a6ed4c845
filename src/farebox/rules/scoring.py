"""Points at the end and who has won (R9, R12)."""

from __future__ import annotations

from farebox.rules.bits import lowest_bit
from farebox.rules.board import Board
from farebox.rules.bonuses import attraction_points, district_points, token_points
from farebox.rules.state import State


def ticket_is_complete(b: Board, s: State, player: int, ticket: int) -> bool:
    """Whether the player's routes join the two locations of a ticket (R8.1)."""
    network = s.network[player]
    return network[b.ticket_a[ticket]] == network[b.ticket_b[ticket]]


def join_network(b: Board, s: State, player: int, route: int) -> None:
    """Give the two networks that a new route joins one label."""
    network = s.network[player]
    kept = network[b.route_a[route]]
    dropped = network[b.route_b[route]]
    if kept == dropped:
        return
    for location in range(b.location_count):
        if network[location] == dropped:
            network[location] = kept


def ticket_points(b: Board, s: State, player: int) -> int:
    """Values of complete tickets less those of incomplete ones (R9.2)."""
    tickets = s.tickets[player]
    points = 0
    while tickets != 0:
        ticket = lowest_bit(tickets)
        tickets &= tickets - 1
        if ticket_is_complete(b, s, player, ticket):
            points += b.ticket_points[ticket]
        else:
            points -= b.ticket_points[ticket]
    return points


def complete_tickets(b: Board, s: State, player: int) -> int:
    """How many of a player's tickets are complete (R12.3)."""
    tickets = s.tickets[player]
    number = 0
    while tickets != 0:
        ticket = lowest_bit(tickets)
        tickets &= tickets - 1
        if ticket_is_complete(b, s, player, ticket):
            number += 1
    return number


def total_points(b: Board, s: State, player: int) -> int:
    """A player's score if the game ended now (R9, R13, R14)."""
    bonus = token_points(b, s, player) + attraction_points(b, s, player) + district_points(b, s, player)
    return s.score[player] + ticket_points(b, s, player) + bonus


def final_scoring(b: Board, s: State) -> None:
    """Count every score and mark the winners: points, then complete tickets, then shared (R12.2, R12.3)."""
    best = 0
    best_complete = 0
    for player in range(s.players):
        points = total_points(b, s, player)
        complete = complete_tickets(b, s, player)
        s.final_score[player] = points
        s.complete[player] = complete
        if player == 0 or points > best or (points == best and complete > best_complete):
            best = points
            best_complete = complete
            s.winners = 0
        if points == best and complete == best_complete:
            s.winners |= 1 << player
