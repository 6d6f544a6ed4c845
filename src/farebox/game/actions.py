"""Actions: what a player wants to do, as types for people and as numbers for the rules."""

from __future__ import annotations

from typing import assert_never

import msgspec

from farebox.errors import IllegalAction
from farebox.game.city_index import CityIndex
from farebox.rules import codes
from farebox.rules.state import State


class Intent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="action"):
    """What all actions share."""


class DrawFaceUp(Intent, frozen=True, tag="draw-face-up"):
    """Take the card in a slot of the face-up row (R4.1)."""

    slot: int


class DrawBlind(Intent, frozen=True, tag="draw-blind"):
    """Take the top card of the deck (R4.1)."""


class DrawTickets(Intent, frozen=True, tag="draw-tickets"):
    """Ask for two tickets to choose from (R8.2)."""


class KeepTickets(Intent, frozen=True, tag="keep-tickets"):
    """Keep these of the offered tickets and return the others (R2.4, R8.2)."""

    tickets: tuple[str, ...]


class ClaimRoute(Intent, frozen=True, tag="claim-route"):
    """Claim a route with some wilds and the rest in one colour; `colour` is "wild" if all are (R5)."""

    route: str
    colour: str
    wilds: int


class PlaceStack(Intent, frozen=True, tag="place-stack"):
    """Put a spare token stack on a location (R2.6, R2.7)."""

    location: str


class TakeToken(Intent, frozen=True, tag="take-token"):
    """Take the token at this end of the route just claimed (R11.2)."""

    location: str


class Pass(Intent, frozen=True, tag="pass"):
    """Do nothing, because nothing can be done (R3.2)."""


Action = DrawFaceUp | DrawBlind | DrawTickets | KeepTickets | ClaimRoute | PlaceStack | TakeToken | Pass


PLAIN_ACTIONS: dict[int, Action] = {
    codes.DRAW_BLIND: DrawBlind(),
    codes.DRAW_TICKETS: DrawTickets(),
    codes.PASS: Pass(),
}


def action_of(index: CityIndex, s: State, code: int) -> Action:
    """The typed action of a number, in a state where it is legal."""
    if code >= codes.CLAIM:
        colour = index.card_name[codes.claim_colour(code)]
        return ClaimRoute(index.routes[codes.claimed_route(code)], colour, codes.claim_wilds(code))
    if code < codes.DRAW_BLIND:
        return DrawFaceUp(code)
    if code >= codes.TAKE_TOKEN:
        return TakeToken(index.locations[code - codes.TAKE_TOKEN])
    if code >= codes.PLACE_STACK:
        return PlaceStack(index.locations[code - codes.PLACE_STACK])
    if code > codes.KEEP:
        return KeepTickets(chosen_tickets(index, s, s.player, code - codes.KEEP))
    return PLAIN_ACTIONS[code]


def chosen_tickets(index: CityIndex, s: State, seat: int, choice: int) -> tuple[str, ...]:
    """The offered tickets whose bits are in `choice`."""
    return tuple(index.tickets[s.offer[seat][place]] for place in range(2) if choice >> place & 1)


def code_of(index: CityIndex, s: State, action: Action) -> int:
    """The number of a typed action, whether legal or not; unknown names are refused."""
    match action:
        case DrawFaceUp():
            if not 0 <= action.slot < codes.DRAW_BLIND:
                raise IllegalAction("unknown-slot", slot=action.slot)
            return codes.DRAW_FACE_UP + action.slot
        case DrawBlind():
            return codes.DRAW_BLIND
        case DrawTickets():
            return codes.DRAW_TICKETS
        case KeepTickets():
            return codes.KEEP + choice_of(index, s, action.tickets)
        case ClaimRoute():
            return claim_of(index, action)
        case PlaceStack():
            return codes.PLACE_STACK + number_of(index.location_number, action.location, "unknown-location")
        case TakeToken():
            return codes.TAKE_TOKEN + number_of(index.location_number, action.location, "unknown-location")
        case Pass():
            return codes.PASS
        case _:
            assert_never(action)


def number_of(numbers: dict[str, int], name: str, code: str) -> int:
    """The number of a name, or a refusal with the code."""
    if name not in numbers:
        raise IllegalAction(code, name=name)
    return numbers[name]


def choice_of(index: CityIndex, s: State, tickets: tuple[str, ...]) -> int:
    """The bits of some tickets in the offer."""
    if not tickets:
        raise IllegalAction("keep-at-least-one")
    if len(set(tickets)) != len(tickets):
        raise IllegalAction("ticket-named-twice", tickets=", ".join(tickets))
    choice = 0
    for name in tickets:
        ticket = number_of(index.ticket_number, name, "unknown-ticket")
        if ticket not in s.offer[s.player]:
            raise IllegalAction("ticket-not-offered", ticket=name)
        choice |= 1 << s.offer[s.player].index(ticket)
    return choice


def claim_of(index: CityIndex, action: ClaimRoute) -> int:
    """The number of a claim; a payment of wilds only has one form."""
    route = number_of(index.route_number, action.route, "unknown-route")
    colour = number_of(index.card_number, action.colour, "unknown-colour")
    length = index.board.route_length[route]
    if not 0 <= action.wilds <= length:
        raise IllegalAction("wrong-number-of-wilds", wilds=action.wilds, length=length)
    if (colour == codes.WILD) != (action.wilds == length):
        raise IllegalAction("payment-of-wrong-size", length=length, wilds=action.wilds)
    return codes.claim_code(route, colour, action.wilds)
