"""The deck, the face-up row and the discards (R4)."""

from __future__ import annotations

from farebox.cities.schema import ROW_SIZE
from farebox.rules.codes import CARD_KINDS, NONE, WILD
from farebox.rules.randomness import random_below
from farebox.rules.state import State

SWEEP_WILDS = 3


def take_from_deck(s: State) -> int:
    """Remove the top card of the deck, which must not be empty, and return its kind."""
    left = random_below(s.chance, s.deck_size)
    card = 0
    while left >= s.deck[card]:
        left -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


def renew_deck(s: State) -> None:
    """If the deck is out, shuffle the discards into a new one (R4.7)."""
    if s.deck_size != 0 or s.discards_size == 0:
        return
    for card in range(CARD_KINDS):
        s.deck[card] = s.discards[card]
        s.discards[card] = 0
    s.deck_size = s.discards_size
    s.discards_size = 0
    s.reshuffles += 1


def give_card(s: State, player: int, card: int) -> None:
    """Put a card into a hand."""
    s.hand[player][card] += 1
    s.hand_size[player] += 1


def draw_blind(s: State, player: int) -> None:
    """Give the top card of the deck to a player (R4.1)."""
    give_card(s, player, take_from_deck(s))


def draw_face_up(s: State, player: int, slot: int) -> None:
    """Give a card of the row to a player, for all to see, and leave a gap (R4.1)."""
    card = s.row[slot]
    s.row[slot] = NONE
    s.row_size -= 1
    if card == WILD:
        s.row_wilds -= 1
    give_card(s, player, card)
    s.known[player][card] += 1


def discard(s: State, card: int, number: int) -> None:
    """Put some cards of one kind on the discards."""
    s.discards[card] += number
    s.discards_size += number


def fill_row(s: State) -> None:
    """Fill the gaps of the row from slot 0 to 4, renewing the deck when a card is needed (R4.2, R4.7)."""
    for slot in range(ROW_SIZE):
        if s.row[slot] == NONE:
            renew_deck(s)
            if s.deck_size == 0:
                return
            card = take_from_deck(s)
            s.row[slot] = card
            s.row_size += 1
            if card == WILD:
                s.row_wilds += 1


def sweep_is_due(s: State) -> bool:
    """Whether three wilds lie open and other cards could replace them (R4.6)."""
    if s.row_wilds < SWEEP_WILDS:
        return False
    cards = s.row_size + s.deck_size + s.discards_size
    wilds = s.row_wilds + s.deck[WILD] + s.discards[WILD]
    return cards - wilds >= SWEEP_WILDS


def sweep(s: State) -> None:
    """Discard the whole row and turn up a new one (R4.6)."""
    for slot in range(ROW_SIZE):
        if s.row[slot] != NONE:
            discard(s, s.row[slot], 1)
            s.row[slot] = NONE
    s.row_size = 0
    s.row_wilds = 0
    s.sweeps += 1
    fill_row(s)


def settle(s: State) -> None:
    """Set the table right after an action: deck, gaps, sweeps, deck (R4.7)."""
    renew_deck(s)
    if s.row_size < ROW_SIZE:
        fill_row(s)
    while sweep_is_due(s):
        sweep(s)
    renew_deck(s)
