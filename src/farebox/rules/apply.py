"""Applying an action (R3 to R11). The action must be legal; `game` checks that."""

from __future__ import annotations

from farebox.rules.board import Board
from farebox.rules.bonuses import keep_flag_card, place_stack, score_flag_set, take_claim_token, take_token
from farebox.rules.cards import discard, draw_blind, draw_face_up, settle
from farebox.rules.codes import (
    CHOOSE_FIRST_TICKETS,
    CHOOSE_TOKEN,
    CLAIM,
    DRAW_BLIND,
    DRAW_TICKETS,
    KEEP,
    KEEP_TICKETS,
    NONE,
    PASS,
    PLACE_STACK,
    SECOND_CARD,
    TAKE_TOKEN,
    WILD,
    claim_colour,
    claim_wilds,
    claimed_route,
)
from farebox.rules.scoring import join_network
from farebox.rules.setup import choose_first_tickets, go_on_with_set_up
from farebox.rules.state import State
from farebox.rules.tickets import keep_offered, offer_tickets
from farebox.rules.turns import end_turn
from farebox.rules.twins import closes_twin


def apply_action(b: Board, s: State, action: int) -> None:
    """Apply a legal action of the player to act, refill the row and go on to the next decision."""
    s.version += 1
    if action >= CLAIM:
        claim_route(b, s, action)
    elif action <= DRAW_BLIND:
        draw_card(b, s, action)
    elif action == DRAW_TICKETS:
        s.passes = 0
        offer_tickets(b, s, s.player)
        s.phase = KEEP_TICKETS
    elif action == PASS:
        s.passes += 1
        end_turn(b, s)
    elif action < PLACE_STACK:
        keep_tickets(b, s, action - KEEP)
    elif action < TAKE_TOKEN:
        place_stack(b, s, action - PLACE_STACK)
        go_on_with_set_up(b, s)
    else:
        take_token(s, s.player, action - TAKE_TOKEN)
        s.last_claim = NONE
        end_turn(b, s)


def draw_card(b: Board, s: State, action: int) -> None:
    """Draw one card; the turn goes on to a second one unless it was an open wild or none is left (R4)."""
    first = s.phase != SECOND_CARD
    only_card = False
    s.passes = 0
    if action == DRAW_BLIND:
        draw_blind(s, s.player)
    else:
        only_card = s.row[action] == WILD
        draw_face_up(s, s.player, action)
    settle(s)
    end_draw(b, s, first, only_card)


def end_draw(b: Board, s: State, first: bool, only_card: bool) -> None:
    """Let the player draw a second card, or end the turn (R4.3, R4.4, R4.8)."""
    if first and not only_card and second_card_exists(s):
        s.phase = SECOND_CARD
    else:
        end_turn(b, s)


def second_card_exists(s: State) -> bool:
    """Whether any card may be drawn as the second one (R4.4, R4.8)."""
    return s.deck_size > 0 or s.row_size > s.row_wilds


def keep_tickets(b: Board, s: State, choice: int) -> None:
    """Keep some of the offered tickets, in the set-up or in a turn (R2.4, R8.2)."""
    if s.phase == CHOOSE_FIRST_TICKETS:
        choose_first_tickets(b, s, choice)
    else:
        keep_offered(b, s, s.player, choice)
        end_turn(b, s)


def claim_route(b: Board, s: State, action: int) -> None:
    """Claim a route: pay, put cars, score, take a token or keep a flag card (R5, R10, R11)."""
    pay_and_occupy(b, s, action)
    settle(s)
    end_claim(b, s, claimed_route(action))


def pay_and_occupy(b: Board, s: State, action: int) -> None:
    """The first part of a claim, which turns up no cards (R5, R10)."""
    route = claimed_route(action)
    s.passes = 0
    pay(b, s, route, claim_colour(action), claim_wilds(action))
    occupy(b, s, s.player, route)


def end_claim(b: Board, s: State, route: int) -> None:
    """Take the token of a claim and end the turn, unless there are two to choose from (R11)."""
    if b.token_symbols == 0 or take_claim_token(b, s, s.player, route):
        end_turn(b, s)
    else:
        s.last_claim = route
        s.phase = CHOOSE_TOKEN


def pay(b: Board, s: State, route: int, colour: int, wilds: int) -> None:
    """Play the cards and discard them, less a kept flag card, plus a whole flag set (R5.1, R5.5, R10)."""
    player = s.player
    spend(s, player, WILD, wilds)
    discard(s, WILD, wilds)
    if colour == WILD:
        return
    cards = b.route_length[route] - wilds
    spend(s, player, colour, cards)
    if colour == b.route_colour[route] and keep_flag_card(b, s, player, colour):
        cards -= 1
    discard(s, colour, cards)
    score_flag_set(b, s, player)


def spend(s: State, player: int, card: int, number: int) -> None:
    """Take cards out of a hand; publicly known ones count as spent first."""
    s.hand[player][card] -= number
    s.hand_size[player] -= number
    s.known[player][card] = max(0, s.known[player][card] - number)


def occupy(b: Board, s: State, player: int, route: int) -> None:
    """Put cars on a route, score it and close it and its twin as the rules say (R5.5, R6)."""
    length = b.route_length[route]
    s.cars_left[player] -= length
    s.score[player] += b.route_points[length]
    s.routes[player] |= b.route_bit[route]
    join_network(b, s, player, route)
    for other in range(s.players):
        s.open_routes[other] &= ~b.route_bit[route]
    twin = b.route_twin[route]
    if twin == NONE:
        return
    for other in range(s.players):
        if closes_twin(s.players, player, other):
            s.open_routes[other] &= ~b.route_bit[twin]
