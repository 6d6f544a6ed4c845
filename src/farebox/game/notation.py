"""Text forms of actions, so that an action fits in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from farebox.cities.schema import WILD
from farebox.errors import NotationError
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
from farebox.game.city_index import CityIndex

MAX_DIGITS = 4


def action_text(index: CityIndex, action: Action) -> str:
    """The text of an action, such as `claim mission-castro:1 green*1 wild*1`."""
    match action:
        case DrawFaceUp():
            return f"draw {action.slot}"
        case DrawBlind():
            return "draw deck"
        case DrawTickets():
            return "tickets"
        case KeepTickets():
            return " ".join(("keep", *action.tickets))
        case ClaimRoute():
            return f"claim {action.route} {payment_text(index, action)}"
        case PlaceStack():
            return f"place {action.location}"
        case TakeToken():
            return f"token {action.location}"
        case Pass():
            return "pass"
        case _:
            assert_never(action)


def payment_text(index: CityIndex, action: ClaimRoute) -> str:
    """The cards of a claim, such as `green*1 wild*1`."""
    length = length_of(index, action.route)
    parts = [] if action.colour == WILD else [f"{action.colour}*{length - action.wilds}"]
    return " ".join(parts + ([f"{WILD}*{action.wilds}"] if action.wilds else []))


def length_of(index: CityIndex, route: str) -> int:
    """The length of a route, if there is one of that name."""
    if route not in index.route_number:
        raise NotationError("unknown-route", name=route)
    return index.board.route_length[index.route_number[route]]


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a few digits."""
    return text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS


def parse_action(index: CityIndex, text: str) -> Action:
    """The action of a text; names are checked by form here and by the game when it is applied."""
    words = text.split()
    match words:
        case ["draw", "deck"]:
            return DrawBlind()
        case ["draw", slot] if is_number(slot):
            return DrawFaceUp(int(slot))
        case ["tickets"]:
            return DrawTickets()
        case ["keep", *tickets] if tickets:
            return KeepTickets(tuple(tickets))
        case ["claim", route, *payment] if payment:
            return parse_claim(index, route, payment, text)
        case ["place", location]:
            return PlaceStack(location)
        case ["token", location]:
            return TakeToken(location)
        case ["pass"]:
            return Pass()
        case _:
            raise NotationError("not-an-action", text=text)


def parse_claim(index: CityIndex, route: str, payment: Sequence[str], text: str) -> ClaimRoute:
    """The claim of a route with cards such as `green*1` and `wild*1`, which must fill the route."""
    cards: dict[str, int] = {}
    for part in payment:
        name, star, number = part.partition("*")
        if not star or not is_number(number) or int(number) == 0 or name in cards:
            raise NotationError("not-a-payment", text=text, part=part)
        cards[name] = int(number)
    wilds = cards.pop(WILD, 0)
    if len(cards) > 1:
        raise NotationError("two-colours-in-payment", text=text)
    length = length_of(index, route)
    if sum(cards.values()) + wilds != length:
        raise NotationError("payment-does-not-fill-route", text=text, length=length)
    return ClaimRoute(route, next(iter(cards), WILD), wilds)
