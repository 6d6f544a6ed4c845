"""What a player may do now, numbered, with what each thing costs and brings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from farebox.cities.schema import WILD
from farebox.cli.terminal.screen import Screen
from farebox.cli.terminal.style import FAINT, GOOD, card, key, token
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
from farebox.game.views import View

NARROW, WIDE = 76, 116
TABLE_LINES, MIN_CLAIMS = 26, 6
DECK_NUMBER, TICKETS_NUMBER, FIRST_CLAIM = 5, 6, 7


class Menu:
    """The legal actions of a view by the number that a player types."""

    def __init__(self, screen: Screen, view: View, legal: Sequence[Action]) -> None:
        self.screen, self.words, self.names = screen, screen.words, screen.names
        self.view = view
        self.entries: dict[int, list[Action]] = {}
        claims: dict[str, list[Action]] = {}
        for action in legal:
            match action:
                case DrawFaceUp():
                    self.entries[action.slot] = [action]
                case DrawBlind():
                    self.entries[DECK_NUMBER] = [action]
                case DrawTickets():
                    self.entries[TICKETS_NUMBER] = [action]
                case ClaimRoute():
                    claims.setdefault(action.route, []).append(action)
                case _:
                    self.entries[len(self.entries) + 1] = [action]
        self.wanted = self.wanted_routes() if claims else set()
        for number, route in enumerate(sorted(claims, key=self.claim_order), start=FIRST_CLAIM):
            self.entries[number] = claims[route]

    def claim_order(self, route: str) -> tuple[bool, int, str]:
        """Routes for the player's own tickets first, then by points."""
        return route not in self.wanted, -self.names.points(route), self.names.route(route)

    def wanted_routes(self) -> set[str]:
        """The routes, and their twins, that the player's tickets still lack."""
        network, private = self.screen.network, self.view.private
        found: set[str] = set()
        for held in private.tickets if private else ():
            ticket = self.names.tickets[held.ticket]
            way = network.shortest_path(self.view, self.seat, ticket.a, ticket.b)
            found |= set(way.routes) if way else set()
        return found | {network.twin[route] for route in found if route in network.twin}

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.view.seat or 0

    def actions(self, number: int) -> list[Action]:
        """The actions behind a number: several are payments for one route."""
        return self.entries.get(number, [])

    def render(self, console: Console) -> RenderableType:
        """Every entry that the row does not already show; as many claims as there is room for."""
        others = {number: found for number, found in self.entries.items() if number not in self.claims}
        lines = {n: self.line(found) for n, found in others.items() if not isinstance(found[0], DrawFaceUp)}
        if others and all(isinstance(actions[0], PlaceStack) for actions in others.values()):
            entries = [key(f"{number:>3}") + " " + line for number, line in lines.items()]
            return Columns(entries, padding=(0, 2), column_first=True)
        room = max(MIN_CLAIMS, (console.height - TABLE_LINES) // (1 if console.width >= NARROW else 2))
        most = room if len(self.claims) > room + 1 else len(self.claims)
        parts: list[RenderableType] = [self.grid(lines), self.render_claims(console.width, most)]
        if most < len(self.claims):
            more = self.words("more-claims", count=len(self.claims) - most)
            parts.append(Text(f"    {more}", style=FAINT))
        return Group(*parts)

    def render_claims(self, width: int, most: int | None = None) -> Table:
        """The claims, or the first few of them."""
        claims = dict(list(self.claims.items())[:most])
        if width < NARROW:
            return self.grid({number: self.line(found) for number, found in claims.items()})
        return self.claims_grid(claims, width >= WIDE)

    @property
    def claims(self) -> dict[int, list[Action]]:
        """The entries that claim a route."""
        return {number: found for number, found in self.entries.items() if isinstance(found[0], ClaimRoute)}

    def grid(self, lines: dict[int, Text]) -> Table:
        """Numbered lines."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=3)
        grid.add_column()
        for number, line in lines.items():
            grid.add_row(key(number), line)
        return grid

    def claims_grid(self, claims: dict[int, list[Action]], wide: bool) -> Table:
        """The claims in columns; only wide ones tell what a payment leaves."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=3)
        for number, payments in claims.items():
            if isinstance(payments[0], ClaimRoute):
                grid.add_row(key(number), *self.claim_parts(payments[0], payments, wide))
        return grid

    def line(self, actions: Sequence[Action]) -> Text:
        """One entry."""
        match actions[0]:
            case ClaimRoute() as claim:
                return self.claim_line(claim, actions)
            case DrawBlind():
                return Text(self.words("action-draw-deck", deck=self.view.deck))
            case DrawTickets():
                return Text(self.words("action-draw-tickets", count=min(2, self.view.ticket_deck)))
            case KeepTickets(tickets=tickets):
                return self.keep_line(tickets)
            case PlaceStack(location=location):
                return Text(self.words("action-place-stack", location=self.names.location[location]))
            case TakeToken(location=location):
                return Text(self.words("action-take-token", location=self.place(location)))
            case Pass():
                return Text(self.words("action-pass"))
            case _:
                return Text()

    def keep_line(self, tickets: tuple[str, ...]) -> Text:
        """Tickets to keep, each with the spaces that it takes."""
        line = Text(self.words("action-keep"))
        for number, ticket in enumerate(tickets):
            line += Text(f"{' +' if number else ''} {self.names.valued_ticket(self.words, ticket)} ")
            line += self.screen.missing(self.view, ticket) if len(tickets) == 1 else Text()
        return line

    def place(self, location: str) -> str:
        """A location with the token that lies there."""
        symbols = [token(stack.symbol) for stack in self.view.stacks if stack.location == location]
        return f"{' '.join(symbols)} {self.names.location[location]}"

    def claim_line(self, claim: ClaimRoute, payments: Sequence[Action]) -> Text:
        """A claim in one text, with the payment on a separate line."""
        *parts, payment = self.claim_parts(claim, payments, wide=False)
        return Text(" ").join(part for part in parts if part) + Text("\n") + payment

    def claim_parts(self, claim: ClaimRoute, payments: Sequence[Action], wide: bool) -> list[Text]:
        """A route, its colour, its length and points, what else it brings, and how it is paid."""
        route = self.names.routes[claim.route]
        points = self.names.points(claim.route)
        extras = [Text(self.words("action-claim-wanted"), style=GOOD)] if claim.route in self.wanted else []
        if tokens := self.tokens_at(claim.route):
            extras.append(Text(self.words("action-claim-token", tokens=tokens)))
        ways = Text(self.words("action-claim-ways", ways=len(payments)))
        return [
            Text(self.names.route(claim.route), style="bold"),
            card(self.words, route.colour),
            Text(self.words("action-claim", spaces=route.length, points=points)),
            Text(" ").join(extras),
            ways if len(payments) > 1 else self.payment_line(claim, wide),
        ]

    def tokens_at(self, route: str) -> str:
        """The tokens at the ends of a route that the seat does not have."""
        ends = (self.names.routes[route].a, self.names.routes[route].b)
        own = self.view.seats[self.seat].tokens
        found = [stack for stack in self.view.stacks if stack.location in ends and stack.tokens]
        return " ".join(token(stack.symbol) for stack in found if stack.symbol not in own)

    def payment_line(self, claim: ClaimRoute, wide: bool = True) -> Text:
        """The cards of a payment; where there is room, what is left of them and of the cars."""
        length = self.names.routes[claim.route].length
        hand = self.view.private.hand if self.view.private else {}
        paid = {claim.colour: length - claim.wilds} if claim.colour != WILD else {}
        paid |= {WILD: claim.wilds} if claim.wilds else {}
        line = Text(self.words("action-pay", cards=self.words.cards(paid)))
        if not wide:
            return line
        left = {colour: hand.get(colour, 0) - count for colour, count in paid.items()}
        cars = self.view.seats[self.seat].cars_left - length
        rest = self.words.listing(self.words.cards_of(colour, count) for colour, count in left.items())
        return line + Text(" " + self.words("action-left", cards=rest, cars=cars), style=FAINT)

    def payments(self, payments: Sequence[Action]) -> Table:
        """The payments for one route, numbered from 1."""
        claims = (claim for claim in payments if isinstance(claim, ClaimRoute))
        return self.grid({number: self.payment_line(claim) for number, claim in enumerate(claims, start=1)})
