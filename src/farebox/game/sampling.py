"""Dealing the unknown at random: a state that a seat cannot tell from the real one."""

from __future__ import annotations

from math import comb
from random import Random

from farebox.cities.schema import WILD
from farebox.game.city_index import CityIndex, mask_of
from farebox.game.recompute import recompute
from farebox.game.secrecy import known_state
from farebox.game.views import PrivateView, View
from farebox.rules import codes
from farebox.rules.cards import SWEEP_WILDS
from farebox.rules.state import State


def sample_state(index: CityIndex, view: View, rng: Random) -> State:
    """A state with this view; hidden cards, tickets and chance are dealt at random."""
    s = known_state(index, view)
    s.chance = [rng.getrandbits(32) for _ in range(3)] + [rng.getrandbits(32) | 1]
    deal_cards(index, s, view, rng)
    deal_tickets(index, s, view, rng)
    recompute(index.board, s)
    return s


def deal_cards(index: CityIndex, s: State, view: View, rng: Random) -> None:
    """Deal every card the seat cannot see to the other hands and the deck."""
    unseen = unseen_cards(index, s)
    rng.shuffle(unseen)
    if view.row.count(WILD) >= SWEEP_WILDS:
        unseen = without_a_due_sweep(s, unseen, view.deck, rng)
    for seat, known in enumerate(view.seats):
        for _ in range(known.cards - sum(s.hand[seat])):
            s.hand[seat][unseen.pop()] += 1
    for card in unseen:
        s.deck[card] += 1


def without_a_due_sweep(s: State, unseen: list[int], deck: int, rng: Random) -> list[int]:
    """The shuffled cards, in front a deck that three open wilds allow: with few other cards (R4.6)."""
    wilds = [card for card in unseen if card == codes.WILD]
    others = [card for card in unseen if card != codes.WILD]
    open_others = sum(s.discards[: codes.WILD]) + sum(card not in (codes.NONE, codes.WILD) for card in s.row)
    most = min(SWEEP_WILDS - 1 - open_others, len(others), deck)
    numbers = range(max(0, deck - len(wilds)), most + 1)
    if not numbers:
        return unseen
    weights = [comb(len(others), number) * comb(len(wilds), deck - number) for number in numbers]
    number = rng.choices(numbers, weights)[0]
    hands = others[number:] + wilds[deck - number :]
    rng.shuffle(hands)
    return others[:number] + wilds[: deck - number] + hands


def unseen_cards(index: CityIndex, s: State) -> list[int]:
    """The cards that lie neither open nor in a hand dealt so far."""
    left = index.board.deck[:]
    for cards in (s.discards, *s.hand[: s.players]):
        left = [number - used for number, used in zip(left, cards, strict=True)]
    for card in s.row:
        if card != codes.NONE:
            left[card] -= 1
    for flag_cards in s.flag_cards[: s.players]:
        left = [n - bool(flag_cards & bit) for n, bit in zip(left, index.board.flag_bit, strict=True)]
    return [card for card in range(codes.CARD_KINDS) for _ in range(left[card])]


def deal_tickets(index: CityIndex, s: State, view: View, rng: Random) -> None:
    """Deal every ticket the seat cannot see to the other seats and the ticket deck."""
    private = view.private or PrivateView({}, (), (), (), {})
    places = {place: index.ticket_number[ticket] for place, ticket in private.returned.items()}
    own = [index.ticket_number[held.ticket] for held in private.tickets]
    offer = [index.ticket_number[ticket] for ticket in private.offer]
    shown = {index.ticket_number[held.ticket] for seat in view.seats for held in seat.tickets or ()}
    seen = {*places.values(), *own, *offer, *shown}
    unseen = [ticket for ticket in range(index.board.ticket_count) if ticket not in seen]
    rng.shuffle(unseen)
    for seat, known in enumerate(view.seats):
        if seat == view.seat:
            held, offered = own, offer
        elif known.tickets is not None:
            held, offered = [index.ticket_number[held.ticket] for held in known.tickets], []
        else:
            held = [unseen.pop() for _ in range(known.ticket_count)]
            offered = [unseen.pop() for _ in range(known.offered)]
        s.tickets[seat] = mask_of(held)
        s.offer[seat] = [*offered, codes.NONE, codes.NONE][:2]
        s.first_choice[seat] = sampled_choice(index, s, view, seat, rng)
    if view.seat is not None:
        s.returned[view.seat] = mask_of(list(places.values()))
    for place in range(view.ticket_deck):
        s.ticket_deck[place] = places[place] if place in places else unseen.pop()


def sampled_choice(index: CityIndex, s: State, view: View, seat: int, rng: Random) -> int:
    """The bits of the first tickets a seat keeps: its own are known, others' are guessed."""
    if not view.seats[seat].has_chosen:
        return 0
    if seat == view.seat and view.private and view.private.first_choice:
        chosen = [index.ticket_number[ticket] for ticket in view.private.first_choice]
        return mask_of([s.offer[seat].index(ticket) for ticket in chosen])
    return rng.randint(1, 3)
