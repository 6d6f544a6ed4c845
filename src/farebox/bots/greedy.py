"""The bot that takes the most points it can have now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farebox.bots.network import Network
from farebox.cities.schema import GRAY, WILD, City, Ticket
from farebox.game.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    KeepTickets,
    PlaceStack,
    TakeToken,
)
from farebox.game.views import View


class GreedyBot:
    """Claims the most valuable route it can pay; else draws cards for the one it is nearest to."""

    def __init__(self, city: City) -> None:
        self.points = city.points
        self.network = Network(city)
        self.tickets = {ticket.id: ticket for ticket in city.tickets}

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The best action at first sight; the dice are not needed."""
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        if claims:
            return max(claims, key=lambda claim: self.claim_value(view, claim))
        if any(isinstance(action, DrawFaceUp | DrawBlind) for action in legal):
            return self.best_draw(view, legal)
        return max(legal, key=lambda action: self.other_value(view, action))

    def claim_value(self, view: View, claim: ClaimRoute) -> tuple[int, bool, int]:
        """More points first, then a token it lacks, then fewer wilds."""
        return self.route_points(claim.route), self.brings_token(view, claim.route), -claim.wilds

    def route_points(self, route: str) -> int:
        """The points of a route (R9.1)."""
        return self.points[self.network.routes[route].length - 1]

    def brings_token(self, view: View, route: str) -> bool:
        """Whether a token that the seat lacks lies at an end of the route (R11.1)."""
        ends = (self.network.routes[route].a, self.network.routes[route].b)
        own = view.seats[seat_of(view)].tokens
        return any(
            stack.location in ends and stack.tokens > 0 and stack.symbol not in own for stack in view.stacks
        )

    def best_draw(self, view: View, legal: Sequence[Action]) -> Action:
        """A face-up card of the wanted colour, else a blind one, else whatever lies there."""
        wanted = self.wanted_colour(view)
        draws = [action for action in legal if isinstance(action, DrawFaceUp)]
        fitting = [action for action in draws if view.row[action.slot] == wanted]
        blind = [action for action in legal if isinstance(action, DrawBlind)]
        return (fitting or blind or draws)[0]

    def wanted_colour(self, view: View) -> str | None:
        """The colour for the open route that lacks the fewest cards; of several, for the most valuable."""
        cars = view.seats[seat_of(view)].cars_left
        routes = self.network.open_routes(view, seat_of(view))
        fitting = [route for route in routes if self.network.routes[route].length <= cars]
        if not fitting:
            return None
        nearest = min(fitting, key=lambda route: (self.missing(view, route), -self.route_points(route)))
        return self.missing_card(view, nearest)

    def missing(self, view: View, route: str) -> int:
        """The cards that the seat lacks for a route."""
        ends = self.network.routes[route]
        hand = hand_of(view)
        wilds = hand.get(WILD, 0)
        lacking_wilds = max(0, ends.wilds_required - wilds)
        coloured = hand.get(self.colour_for(view, route), 0)
        spare = max(0, wilds - ends.wilds_required)
        return lacking_wilds + max(0, ends.length - ends.wilds_required - coloured - spare)

    def missing_card(self, view: View, route: str) -> str:
        """The card to look for: a wild where the route asks for one that the seat lacks."""
        if hand_of(view).get(WILD, 0) < self.network.routes[route].wilds_required:
            return WILD
        return self.colour_for(view, route)

    def colour_for(self, view: View, route: str) -> str:
        """The colour of a route; for a gray one the colour the seat has most of (R5.3)."""
        colour = self.network.routes[route].colour
        if colour != GRAY:
            return colour
        hand = {card: count for card, count in hand_of(view).items() if card != WILD}
        return max(hand, key=lambda card: hand[card], default=WILD)

    def other_value(self, view: View, action: Action) -> int:
        """How well tickets, a place for a stack or a token suit the seat."""
        match action:
            case KeepTickets(tickets=(ticket,)):
                return self.ticket_value(view, ticket)
            case PlaceStack():
                return sum(action.location in (end.a, end.b) for end in self.own_tickets(view))
            case TakeToken():
                return -sum(stack.tokens for stack in view.stacks if stack.location == action.location)
            case _:
                return -1000

    def ticket_value(self, view: View, name: str) -> int:
        """The points of a ticket less the spaces that it still takes."""
        ticket = self.tickets[name]
        way = self.network.shortest_way(view, seat_of(view), ticket.a, ticket.b)
        if way is None or way.spaces > view.seats[seat_of(view)].cars_left:
            return -ticket.points
        return ticket.points - way.spaces

    def own_tickets(self, view: View) -> list[Ticket]:
        """The tickets that the seat holds."""
        held = view.private.tickets if view.private else ()
        return [self.tickets[ticket.ticket] for ticket in held]


def seat_of(view: View) -> int:
    """The seat that the view belongs to."""
    return 0 if view.seat is None else view.seat


def hand_of(view: View) -> dict[str, int]:
    """The cards in the seat's hand."""
    return view.private.hand if view.private else {}
