"""The immediate value of a claim: points, tickets completed, bonuses; in hundredths of a point."""

from __future__ import annotations

from farebox.rules.bits import count_bits, lowest_bit
from farebox.rules.board import Board
from farebox.rules.bonuses import token_is_takeable, touched_locations
from farebox.rules.codes import WILD
from farebox.rules.state import State

POINT = 100
FLAG_VALUES = (60, 130, 400)


def completed_by(b: Board, s: State, player: int, route: int) -> int:
    """The values of the player's tickets that this route would complete."""
    network = s.network[player]
    one = network[b.route_a[route]]
    two = network[b.route_b[route]]
    if one == two:
        return 0
    tickets = s.tickets[player]
    points = 0
    while tickets != 0:
        ticket = lowest_bit(tickets)
        tickets &= tickets - 1
        a = network[b.ticket_a[ticket]]
        z = network[b.ticket_b[ticket]]
        if (a == one and z == two) or (a == two and z == one):
            points += b.ticket_points[ticket]
    return points


def token_gain(b: Board, s: State, player: int, route: int) -> int:
    """What the token at an end of a route is worth."""
    if b.token_points[b.token_symbols] == 0:
        return 0
    if not token_is_takeable(s, player, b.route_a[route]) and not token_is_takeable(
        s, player, b.route_b[route]
    ):
        return 0
    symbols = count_bits(s.tokens[player])
    # Half of what it brings now, half of what the next one will bring because of it.
    after = b.token_points[min(symbols + 2, b.token_symbols)]
    return POINT * (after - b.token_points[symbols]) // 2 + 30


def flag_gain(b: Board, s: State, player: int, route: int) -> int:
    """What the flag card of a route is worth: more the nearer the set."""
    bit = b.flag_bit[min(b.route_colour[route], WILD)]
    if bit == 0 or s.flag_cards[player] & bit != 0:
        return 0
    return FLAG_VALUES[count_bits(s.flag_cards[player])] * b.flag_points // 4


def attraction_gain(b: Board, s: State, player: int, route: int) -> int:
    """Points for attractions that the route would touch first."""
    if b.attractions == 0:
        return 0
    ends = b.route_bit[b.route_a[route]] | b.route_bit[b.route_b[route]]
    fresh = ends & b.attractions & ~touched_locations(b, s, player)
    return POINT * b.attraction_points * count_bits(fresh)


def district_gain(b: Board, s: State, player: int, route: int) -> int:
    """The share of a district's points that joining two of its parts is worth."""
    gain = 0
    for district in range(b.district_count):
        gain += joined_share(b, s, player, route, district)
    return gain


def joined_share(b: Board, s: State, player: int, route: int, district: int) -> int:
    """All the points of a district if the route completes it, a part if it joins two of its parts."""
    network = s.network[player]
    one = network[b.route_a[route]]
    two = network[b.route_b[route]]
    if one == two:
        return 0
    with_one = 0
    with_two = 0
    apart = 0
    locations = b.district[district]
    while locations != 0:
        label = network[lowest_bit(locations)]
        locations &= locations - 1
        with_one += label == one
        with_two += label == two
        apart += label != one and label != two
    if with_one == 0 or with_two == 0:
        return 0
    return POINT * b.district_points[district] // (1 + 2 * apart)


def claim_gain(b: Board, s: State, player: int, route: int) -> int:
    """The immediate value of claiming a route."""
    gain = POINT * b.route_points[b.route_length[route]]
    gain += 2 * POINT * completed_by(b, s, player, route)
    gain += token_gain(b, s, player, route) + flag_gain(b, s, player, route)
    return gain + attraction_gain(b, s, player, route) + district_gain(b, s, player, route)
