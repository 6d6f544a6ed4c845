"""Views: what one seat, or a spectator, may know, listed field by field."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from farebox.game.actions import chosen_tickets
from farebox.game.city_index import CityIndex, bits
from farebox.game.score_sheet import Outcome, outcome_of
from farebox.rules import codes
from farebox.rules.scoring import ticket_is_complete
from farebox.rules.state import TICKET_RING, State

Phase = Literal[
    "choose-first-tickets",
    "place-stacks",
    "take-turn",
    "second-card",
    "keep-tickets",
    "choose-token",
    "over",
]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The tokens of one symbol at a location (R2.2)."""

    location: str
    symbol: int
    tokens: int


class HeldTicket(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A ticket somebody holds and whether it is complete (R8.1)."""

    ticket: str
    points: int
    complete: bool


class SeatView(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What everybody knows of a seat (R8.4, R10.5, R11.3); its tickets only once the game is over."""

    name: str
    score: int
    cars_left: int
    cards: int
    known_cards: dict[str, int]
    ticket_count: int
    offered: int
    has_chosen: bool
    routes: tuple[str, ...]
    tokens: tuple[int, ...]
    flag_cards: tuple[str, ...]
    flag_sets: int
    tickets: tuple[HeldTicket, ...] | None


class PrivateView(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What only the seat itself knows; `returned` has its returned tickets by place from the top."""

    hand: dict[str, int]
    tickets: tuple[HeldTicket, ...]
    offer: tuple[str, ...]
    first_choice: tuple[str, ...]
    returned: dict[int, str]


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A game as one seat sees it; a spectator has no seat and no private part."""

    city: str
    city_hash: str
    version: int
    seat: int | None
    phase: Phase
    to_act: tuple[int, ...]
    row: tuple[str | None, ...]
    deck: int
    discards: dict[str, int]
    ticket_deck: int
    stacks: tuple[Stack, ...]
    stacks_to_place: int
    token_choice: tuple[str, ...]
    passes: int
    turns_left: int | None
    seats: tuple[SeatView, ...]
    private: PrivateView | None
    outcome: Outcome | None


def view_of(index: CityIndex, s: State, seat: int | None, names: tuple[str, ...]) -> View:
    """The view of a seat, or of a spectator."""
    seats = tuple(seat_view(index, s, other, name) for other, name in enumerate(names))
    return whole_view(index, s, seat, seats, None if seat is None else private_view(index, s, seat))


def whole_view(
    index: CityIndex, s: State, seat: int | None, seats: tuple[SeatView, ...], private: PrivateView | None
) -> View:
    """The view of a seat, or of a spectator, whose parts for seats are known."""
    return View(
        city=index.city.id,
        city_hash=index.hash,
        version=s.version,
        seat=seat,
        phase=PHASES[s.phase],
        to_act=seats_to_act(s),
        row=tuple([index.card_name.get(card) for card in s.row]),
        deck=s.deck_size,
        discards=index.by_name(s.discards),
        ticket_deck=s.ticket_deck_size,
        stacks=stacks(index, s),
        stacks_to_place=s.stacks_to_place,
        token_choice=token_choice(index, s),
        passes=s.passes,
        turns_left=None if s.last_turns == codes.NONE else s.last_turns,
        seats=seats,
        private=private,
        outcome=outcome_of(s),
    )


def seats_to_act(s: State) -> tuple[int, ...]:
    """The seats that may act now: all that have not yet chosen their first tickets, else one (R2.4)."""
    if s.phase == codes.OVER:
        return ()
    if s.phase == codes.CHOOSE_FIRST_TICKETS:
        return tuple(seat for seat in range(s.players) if s.first_choice[seat] == 0)
    return (s.player,)


def stacks(index: CityIndex, s: State) -> tuple[Stack, ...]:
    """The token stacks on the board."""
    if index.board.token_symbols == 0:
        return ()
    return tuple(
        Stack(name, s.stack_at[location], s.stack_size[s.stack_at[location]])
        for location, name in enumerate(index.locations)
        if s.stack_at[location] != codes.NONE
    )


def token_choice(index: CityIndex, s: State) -> tuple[str, ...]:
    """The two locations whose tokens the player chooses from (R11.2)."""
    if s.phase != codes.CHOOSE_TOKEN:
        return ()
    b = index.board
    return (index.locations[b.route_a[s.last_claim]], index.locations[b.route_b[s.last_claim]])


def seat_view(index: CityIndex, s: State, seat: int, name: str) -> SeatView:
    """What everybody knows of a seat."""
    return SeatView(
        name=name,
        score=s.final_score[seat] if s.phase == codes.OVER else s.score[seat],
        cars_left=s.cars_left[seat],
        cards=s.hand_size[seat],
        known_cards=index.by_name(s.known[seat]),
        ticket_count=s.ticket_count[seat],
        offered=sum(ticket != codes.NONE for ticket in s.offer[seat]),
        has_chosen=s.first_choice[seat] != 0,
        routes=tuple(index.routes[route] for route in bits(s.routes[seat])),
        tokens=bits(s.tokens[seat]),
        flag_cards=flag_cards(index, s.flag_cards[seat]),
        flag_sets=s.flag_sets[seat],
        tickets=held_tickets(index, s, seat) if s.phase == codes.OVER else None,
    )


def flag_cards(index: CityIndex, cards: int) -> tuple[str, ...]:
    """The flag cards of a bit mask."""
    if not cards:
        return ()
    flag_bits = index.board.flag_bit
    return tuple(card for card, number in index.card_number.items() if cards & flag_bits[number])


def private_view(index: CityIndex, s: State, seat: int) -> PrivateView:
    """What only the seat itself knows."""
    return PrivateView(
        hand=index.by_name(s.hand[seat]),
        tickets=held_tickets(index, s, seat),
        offer=tuple(index.tickets[ticket] for ticket in s.offer[seat] if ticket != codes.NONE),
        first_choice=first_choice(index, s, seat),
        returned=returned_tickets(index, s, seat),
    )


def first_choice(index: CityIndex, s: State, seat: int) -> tuple[str, ...]:
    """The first tickets a seat has chosen while others still choose."""
    if s.phase != codes.CHOOSE_FIRST_TICKETS:
        return ()
    return chosen_tickets(index, s, seat, s.first_choice[seat])


def held_tickets(index: CityIndex, s: State, seat: int) -> tuple[HeldTicket, ...]:
    """The tickets of a seat."""
    b = index.board
    return tuple(
        HeldTicket(index.tickets[ticket], b.ticket_points[ticket], ticket_is_complete(b, s, seat, ticket))
        for ticket in bits(s.tickets[seat])
    )


def returned_tickets(index: CityIndex, s: State, seat: int) -> dict[int, str]:
    """The tickets in the ticket deck that the seat itself has put there, by place from the top."""
    found: dict[int, str] = {}
    if not s.returned[seat]:
        return found
    for place in range(s.ticket_deck_size):
        ticket = s.ticket_deck[(s.ticket_top + place) % TICKET_RING]
        if s.returned[seat] >> ticket & 1:
            found[place] = index.tickets[ticket]
    return found
