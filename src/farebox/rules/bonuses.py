"""The small rules that only some cities have: tokens, flag sets, attractions, districts."""

from __future__ import annotations

from farebox.rules.bits import count_bits, lowest_bit
from farebox.rules.board import Board
from farebox.rules.cards import discard
from farebox.rules.codes import CARD_KINDS, NONE
from farebox.rules.state import State


def lay_out_stacks(b: Board, s: State) -> None:
    """Put a stack of tokens on every marked location and set the spare ones aside (R2.2)."""
    for location in range(b.location_count):
        s.stack_at[location] = NONE
    for symbol in range(b.token_symbols):
        s.stack_size[symbol] = 0
    for symbol in range(b.marked_count):
        s.stack_at[b.marked[symbol]] = symbol
        s.stack_size[symbol] = b.stack_size[s.players]
    s.stacks_to_place = b.token_symbols - b.marked_count


def stack_placer(b: Board, s: State) -> int:
    """Who places the next spare stack: the last seat first, or always the second of two (R2.6, R2.7)."""
    if s.players == 2:
        return 1
    placed = b.token_symbols - b.marked_count - s.stacks_to_place
    return s.players - 1 - placed % s.players


def place_stack(b: Board, s: State, location: int) -> None:
    """Put the next spare stack, with two players a single token of it, on a location (R2.6, R2.7)."""
    symbol = b.token_symbols - s.stacks_to_place
    s.stack_at[location] = symbol
    s.stack_size[symbol] = 1 if s.players == 2 else b.stack_size[s.players]
    s.stacks_to_place -= 1


def token_is_takeable(s: State, player: int, location: int) -> bool:
    """Whether a token lies at a location with a symbol the player has not (R11.1)."""
    symbol = s.stack_at[location]
    return symbol != NONE and (s.tokens[player] >> symbol) & 1 == 0


def take_token(s: State, player: int, location: int) -> None:
    """Give the player a token of the stack at a location (R11.1)."""
    symbol = s.stack_at[location]
    s.tokens[player] |= 1 << symbol
    s.stack_size[symbol] -= 1
    if s.stack_size[symbol] == 0:
        s.stack_at[location] = NONE


def take_claim_token(b: Board, s: State, player: int, route: int) -> bool:
    """Take the token a claim brings; False if the player must first choose between two (R11.2)."""
    at_a = token_is_takeable(s, player, b.route_a[route])
    at_b = token_is_takeable(s, player, b.route_b[route])
    if at_a and at_b:
        return False
    if at_a:
        take_token(s, player, b.route_a[route])
    if at_b:
        take_token(s, player, b.route_b[route])
    return True


def keep_flag_card(b: Board, s: State, player: int, colour: int) -> bool:
    """Lay a played card of a flag colour before the player, unless one lies there (R10.1, R10.3)."""
    bit = b.flag_bit[colour]
    if bit == 0 or s.flag_cards[player] & bit != 0:
        return False
    s.flag_cards[player] |= bit
    return True


def score_flag_set(b: Board, s: State, player: int) -> None:
    """Score a whole flag set and discard its cards (R10.4)."""
    if b.flag_set == 0 or s.flag_cards[player] != b.flag_set:
        return
    s.flag_cards[player] = 0
    s.flag_sets[player] += 1
    s.score[player] += b.flag_points
    for colour in range(CARD_KINDS):
        if b.flag_bit[colour] != 0:
            discard(s, colour, 1)


def token_points(b: Board, s: State, player: int) -> int:
    """Points for different symbols at the end (R9.3)."""
    return b.token_points[count_bits(s.tokens[player])]


def attraction_points(b: Board, s: State, player: int) -> int:
    """Points for the attractions the player's routes touch (R13)."""
    if b.attractions == 0:
        return 0
    return b.attraction_points * count_bits(touched_locations(b, s, player) & b.attractions)


def touched_locations(b: Board, s: State, player: int) -> int:
    """The bit mask of the ends of a player's routes."""
    routes = s.routes[player]
    touched = 0
    while routes != 0:
        route = lowest_bit(routes)
        routes &= routes - 1
        touched |= b.route_bit[b.route_a[route]] | b.route_bit[b.route_b[route]]
    return touched


def district_is_joined(b: Board, s: State, player: int, district: int) -> bool:
    """Whether one network of the player joins all locations of a district (R14)."""
    locations = b.district[district]
    label = s.network[player][lowest_bit(locations)]
    while locations != 0:
        if s.network[player][lowest_bit(locations)] != label:
            return False
        locations &= locations - 1
    return True


def district_points(b: Board, s: State, player: int) -> int:
    """Points for the districts the player has joined (R14)."""
    points = 0
    for district in range(b.district_count):
        if district_is_joined(b, s, player, district):
            points += b.district_points[district]
    return points
