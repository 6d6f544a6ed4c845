"""Setting the table (R2)."""

from __future__ import annotations

from farebox.cities.schema import MAX_LENGTH, ROW_SIZE
from farebox.rules.board import Board
from farebox.rules.bonuses import lay_out_stacks, stack_placer
from farebox.rules.cards import draw_blind, settle
from farebox.rules.codes import CARD_KINDS, CHOOSE_FIRST_TICKETS, NONE, NOT_ENDED, PLACE_STACKS
from farebox.rules.state import State
from farebox.rules.tickets import keep_offered, offer_tickets, shuffle_tickets
from farebox.rules.turns import begin_turn

FIRST_CARDS = 2


def start_game(b: Board, s: State, players: int) -> None:
    """Set up a new game from the chance in `s.chance` (R2.1 to R2.4)."""
    s.players = players
    clear_table(b, s)
    for player in range(players):
        clear_seat(b, s, player)
    lay_out_stacks(b, s)
    for player in range(players):
        for _ in range(FIRST_CARDS):
            draw_blind(s, player)
    settle(s)
    shuffle_tickets(b, s)
    for player in range(players):
        offer_tickets(b, s, player)
    s.phase = CHOOSE_FIRST_TICKETS
    s.player = 0


def clear_table(b: Board, s: State) -> None:
    """Put all cards into the deck and every counter to its beginning."""
    s.version = 0
    s.sweeps = 0
    s.reshuffles = 0
    s.last_claim = NONE
    s.passes = 0
    s.last_turns = NONE
    s.ended = NOT_ENDED
    s.winners = 0
    s.deck_size = 0
    s.discards_size = 0
    s.row_size = 0
    s.row_wilds = 0
    for card in range(CARD_KINDS):
        s.deck[card] = b.deck[card]
        s.deck_size += b.deck[card]
        s.discards[card] = 0
    for slot in range(ROW_SIZE):
        s.row[slot] = NONE


def clear_seat(b: Board, s: State, player: int) -> None:
    """Give a seat all cars of its colour, score 0 and nothing else (R2.1)."""
    s.score[player] = 0
    s.final_score[player] = 0
    s.complete[player] = 0
    s.cars_left[player] = b.cars
    s.routes[player] = 0
    s.open_routes[player] = b.cars_suffice[MAX_LENGTH]
    s.tickets[player] = 0
    s.ticket_count[player] = 0
    s.returned[player] = 0
    s.first_choice[player] = 0
    s.tokens[player] = 0
    s.flag_cards[player] = 0
    s.flag_sets[player] = 0
    s.hand_size[player] = 0
    for card in range(CARD_KINDS):
        s.hand[player][card] = 0
        s.known[player][card] = 0
    for location in range(b.location_count):
        s.network[player][location] = location


def choose_first_tickets(b: Board, s: State, choice: int) -> None:
    """Note a choice unseen; when all have chosen, returned tickets go under the deck in seat order (R2.4)."""
    s.first_choice[s.player] = choice
    for player in range(s.players):
        if s.first_choice[player] == 0:
            s.player = player
            return
    for player in range(s.players):
        keep_offered(b, s, player, s.first_choice[player])
    go_on_with_set_up(b, s)


def go_on_with_set_up(b: Board, s: State) -> None:
    """Let the next spare stack be placed, or begin the first turn (R2.6, R2.7)."""
    if s.stacks_to_place > 0:
        s.phase = PLACE_STACKS
        s.player = stack_placer(b, s)
    else:
        begin_turn(s, 0)
