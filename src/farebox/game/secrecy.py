"""Secrecy: the one place that says who may know what of events, actions and states.

It is closed by default. An event type that is not listed here does not type-check, and is not shown. What a
seat may know of a position is listed field by field in its view (`views.py`); a bot's state is made from such
a view, so it cannot hold more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import assert_never

import msgspec

from farebox.game.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceStack,
    TakeToken,
)
from farebox.game.city_index import CityIndex, mask_of
from farebox.game.events import (
    CardDrawn,
    DeckRenewed,
    Event,
    FirstTicketsChosen,
    FlagCardKept,
    FlagSetScored,
    GameEnded,
    LastRoundBegan,
    Passed,
    RouteClaimed,
    RowFilled,
    RowSwept,
    StackPlaced,
    TicketsKept,
    TicketsOffered,
    TokenTaken,
    TurnBegan,
)
from farebox.game.recompute import recompute
from farebox.game.views import PHASES, SeatView, View
from farebox.rules import codes
from farebox.rules.state import State


def private_fields(event: Event) -> tuple[str, ...]:
    """The fields of an event that only its seat may see."""
    match event:
        case CardDrawn():
            return ("card",) if event.slot is None else ()
        case TicketsOffered() | FirstTicketsChosen() | TicketsKept():
            return ("tickets",)
        case RowFilled() | RowSwept() | DeckRenewed() | TurnBegan() | LastRoundBegan() | GameEnded():
            return ()
        case RouteClaimed() | StackPlaced() | TokenTaken() | FlagCardKept() | FlagSetScored() | Passed():
            return ()
        case _:
            assert_never(event)


def visible_to(event: Event, seats: Collection[int]) -> Event:
    """An event as seen by someone who knows the secrets of some seats."""
    hidden = private_fields(event)
    if not hidden or getattr(event, "seat", None) in seats:
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(hidden))


def visible_event(event: Event, seat: int | None) -> Event:
    """The event as a seat sees it; None is a spectator."""
    return visible_to(event, () if seat is None else (seat,))


def visible_events(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events as a seat sees them; None is a spectator."""
    return tuple(visible_event(event, seat) for event in events)


def is_secret(action: Action) -> bool:
    """Whether only the seat that acts may know what it does: which tickets it keeps (R2.4, R8.2)."""
    match action:
        case KeepTickets():
            return True
        case DrawBlind() | DrawFaceUp() | DrawTickets() | ClaimRoute() | TakeToken() | PlaceStack() | Pass():
            return False
        case _:
            assert_never(action)


def known_state(index: CityIndex, view: View) -> State:
    """A state that holds what the view shows of the table and of every seat, and nothing else."""
    s = State()
    s.players = len(view.seats)
    s.version = view.version
    s.phase = PHASES.index(view.phase)
    s.player = view.to_act[0] if view.to_act else 0
    s.passes = view.passes
    s.last_turns = codes.NONE if view.turns_left is None else view.turns_left
    set_table(index, s, view)
    own = view.private.hand if view.private else {}
    for seat, known in enumerate(view.seats):
        set_seat(index, s, seat, known)
        s.hand[seat] = index.by_number(own if seat == view.seat else known.known_cards)
    if view.outcome:
        s.ended = codes.ENDED_BY_CARS if view.outcome.reason == "cars" else codes.ENDED_BY_PASSES
    return s


def set_table(index: CityIndex, s: State, view: View) -> None:
    """Set what lies open on the table."""
    s.row = [codes.NONE if card is None else index.card_number[card] for card in view.row]
    s.discards = index.by_number(view.discards)
    s.stacks_to_place = view.stacks_to_place
    s.stack_at = [codes.NONE] * len(s.stack_at)
    for stack in view.stacks:
        s.stack_at[index.location_number[stack.location]] = stack.symbol
        s.stack_size[stack.symbol] = stack.tokens
    s.last_claim = claim_between(index, view) if view.token_choice else codes.NONE
    s.ticket_deck_size = view.ticket_deck


def claim_between(index: CityIndex, view: View) -> int:
    """The player's route between the two locations whose tokens they choose from."""
    ends = tuple(index.location_number[location] for location in view.token_choice)
    owned = [index.route_number[route] for route in view.seats[view.to_act[0]].routes]
    b = index.board
    return next(route for route in owned if (b.route_a[route], b.route_b[route]) == ends)


def set_seat(index: CityIndex, s: State, seat: int, known: SeatView) -> None:
    """Set what everybody knows of a seat."""
    s.routes[seat] = mask_of([index.route_number[route] for route in known.routes])
    s.known[seat] = index.by_number(known.known_cards)
    s.tokens[seat] = mask_of(known.tokens)
    s.flag_cards[seat] = sum(index.board.flag_bit[index.card_number[card]] for card in known.flag_cards)
    s.flag_sets[seat] = known.flag_sets


def concealed_state(index: CityIndex, view: View) -> State:
    """The state a bot thinks in: what its seat knows; what is hidden is blank, but keeps its size."""
    s = known_state(index, view)
    s.ticket_deck = [codes.NONE] * len(s.ticket_deck)
    for seat, known in enumerate(view.seats):
        if seat == view.seat:
            set_own_tickets(index, s, view, seat)
        else:
            s.tickets[seat] = mask_of([index.ticket_number[held.ticket] for held in known.tickets or ()])
            s.offer[seat] = [0] * known.offered + [codes.NONE] * (2 - known.offered)
            s.first_choice[seat] = int(known.has_chosen)
    recompute(index.board, s)
    s.deck_size = view.deck
    for seat, known in enumerate(view.seats):
        s.hand_size[seat] = known.cards
        s.ticket_count[seat] = known.ticket_count
    return s


def set_own_tickets(index: CityIndex, s: State, view: View, seat: int) -> None:
    """Set what a seat knows of tickets: those it holds, is offered, has chosen and has returned."""
    private = view.private
    assert private is not None, "a seat has a private view"
    s.tickets[seat] = mask_of([index.ticket_number[held.ticket] for held in private.tickets])
    offer = [index.ticket_number[ticket] for ticket in private.offer]
    s.offer[seat] = [*offer, codes.NONE, codes.NONE][:2]
    if view.seats[seat].has_chosen and private.first_choice:
        s.first_choice[seat] = mask_of(
            [offer.index(index.ticket_number[ticket]) for ticket in private.first_choice]
        )
    for place, ticket in private.returned.items():
        s.ticket_deck[place] = index.ticket_number[ticket]
        s.returned[seat] |= 1 << s.ticket_deck[place]
