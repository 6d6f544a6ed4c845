"""A second implementation of the rules, written from docs/rules.md alone: plain, obvious and slow."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from itertools import combinations

from farebox.cities.schema import City, FlagSets, Route, TouristTokens, route_ids
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
from farebox.rules.randomness import random_below
from tests.reference.cards import SLOTS, WILD, Cards
from tests.reference.scoring import Result, final_result

ROUTE_POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
LAST_ROUND_CARS = 2


@dataclass
class Player:
    """What lies before one player."""

    cars_left: int
    score: int = 0
    hand: Counter[str] = field(default_factory=Counter)
    tickets: set[str] = field(default_factory=set)
    offer: tuple[str, ...] = ()
    first_choice: tuple[str, ...] = ()
    routes: set[str] = field(default_factory=set)
    tokens: set[int] = field(default_factory=set)
    flag_cards: set[str] = field(default_factory=set)
    flag_sets: int = 0


@dataclass
class Stack:
    """The tokens of one symbol at a location."""

    symbol: int
    tokens: int


class Model:
    """One game by the book."""

    def __init__(self, city: City, players: int, chance: list[int]) -> None:
        self.city = city
        self.seen: Counter[str] = Counter()
        self.routes: dict[str, Route] = dict(zip(route_ids(city), city.routes, strict=True))
        self.twins = {name: twins_of(name, self.routes) for name in self.routes}
        self.players = [Player(city.cars) for _ in range(players)]
        self.cards = Cards((*city.colours, WILD), chance, Counter(city.deck), self.seen)
        self.stacks: dict[str, Stack] = {}
        self.spare_stacks: list[Stack] = []
        self.ticket_deck: deque[str] = deque()
        self.phase = "choose-first-tickets"
        self.turn = 0
        self.passes = 0
        self.turns_left: int | None = None
        self.result: Result | None = None
        self.token_choice: tuple[str, ...] = ()
        self.set_up()

    # Set-up (R2)

    def set_up(self) -> None:
        self.put_out_stacks()
        for player in self.players:
            player.hand.update(self.cards.turn_top() for _ in range(2))
        self.seen["sweep in the set-up"] += self.cards.set_right() > 0
        self.shuffle_tickets()
        for player in self.players:
            player.offer = (self.ticket_deck.popleft(), self.ticket_deck.popleft())

    def put_out_stacks(self) -> None:
        """A stack on every marked location, the others aside; with two players these are single tokens."""
        bonus = self.city.bonus
        if not isinstance(bonus, TouristTokens):
            return
        tokens = bonus.stack_by_players[len(self.players) - 2]
        for symbol, location in enumerate(bonus.marked):
            self.stacks[location] = Stack(symbol, tokens)
        spare = 1 if len(self.players) == 2 else tokens
        self.spare_stacks = [Stack(symbol, spare) for symbol in range(len(bonus.marked), bonus.symbols)]

    def shuffle_tickets(self) -> None:
        tickets = [f"{ticket.a}-{ticket.b}" for ticket in self.city.tickets]
        for last in range(len(tickets) - 1, 0, -1):
            other = random_below(self.cards.chance, last + 1)
            tickets[last], tickets[other] = tickets[other], tickets[last]
        self.ticket_deck = deque(tickets)

    # Who may do what

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.phase == "over":
            return ()
        if self.phase == "choose-first-tickets":
            return tuple(seat for seat, player in enumerate(self.players) if not player.first_choice)
        return (self.turn,)

    def legal_actions(self, seat: int) -> set[Action]:
        """Everything the seat may do now."""
        if seat not in self.to_act:
            return set()
        player = self.players[seat]
        match self.phase:
            case "choose-first-tickets" | "keep-tickets":
                return keepings(player.offer)
            case "place-stacks":
                return {PlaceStack(place.id) for place in self.city.locations if place.id not in self.stacks}
            case "choose-token":
                return {TakeToken(location) for location in self.token_choice}
            case "second-card":
                return self.second_draws()
        return self.turn_actions(player)

    def turn_actions(self, player: Player) -> set[Action]:
        """Draw, claim or take tickets; pass if none of it is possible (R3)."""
        found = self.first_draws() | self.claims(player)
        if self.ticket_deck:
            found.add(DrawTickets())
        return found or {Pass()}

    def first_draws(self) -> set[Action]:
        """Any open card, or the top of the deck (R4.1)."""
        found: set[Action] = {DrawFaceUp(slot) for slot in range(SLOTS) if self.cards.row[slot] is not None}
        if self.cards.deck.total() > 0:
            found.add(DrawBlind())
        return found

    def second_draws(self) -> set[Action]:
        """As the first, but no open wild (R4.4)."""
        wilds: set[Action] = {DrawFaceUp(slot) for slot in range(SLOTS) if self.cards.row[slot] == WILD}
        return self.first_draws() - wilds

    def claims(self, player: Player) -> set[Action]:
        """Every payment for every route that the player may claim (R5, R6, R7)."""
        colours = self.city.colours
        return {
            claim
            for name, route in self.routes.items()
            if self.may_claim(player, name)
            for claim in payments(name, route, player.hand, colours)
        }

    def may_claim(self, player: Player, name: str) -> bool:
        """Whether the route is free, no twin is in the way and the cars suffice (R5.1, R5.4, R6)."""
        if any(name in other.routes for other in self.players):
            return False
        twins = self.twins[name]
        if twins & player.routes:
            self.seen["own twin in the way"] += 1
            return False
        if len(self.players) == 2 and any(twins & other.routes for other in self.players):
            self.seen["twin closed with two players"] += 1
            return False
        return player.cars_left >= self.routes[name].length

    # Doing it

    def apply(self, action: Action, seat: int) -> None:
        """Do a legal action of a seat."""
        player = self.players[seat]
        self.passes = self.passes + 1 if isinstance(action, Pass) else 0
        match action:
            case DrawFaceUp(slot=slot):
                self.draw(player, self.cards.take_from_row(slot), face_up=True)
            case DrawBlind():
                self.draw(player, self.cards.turn_top(), face_up=False)
            case DrawTickets():
                self.offer_tickets(player)
            case KeepTickets(tickets=tickets):
                self.keep_tickets(player, tickets)
            case ClaimRoute():
                self.claim(player, action)
            case PlaceStack(location=location):
                self.stacks[location] = self.spare_stacks.pop(0)
                self.go_on_with_stacks(seat - 1)
            case TakeToken(location=location):
                self.take_token(player, location)
                self.end_turn()
            case Pass():
                self.seen["pass"] += 1
                self.end_turn()

    def draw(self, player: Player, card: str, face_up: bool) -> None:
        """Take a card; a second follows unless it was the second, an open wild, or there is none (R4)."""
        player.hand[card] += 1
        self.cards.set_right()
        if self.phase == "second-card" or (face_up and card == WILD):
            self.end_turn()
        elif not self.second_draws():
            self.seen["turn ended after one card"] += 1
            self.seen["turn ended after one card, wilds open"] += WILD in self.cards.row
            self.end_turn()
        else:
            self.phase = "second-card"

    # Tickets (R2.4, R8)

    def offer_tickets(self, player: Player) -> None:
        """The top two tickets, or the last one."""
        self.seen["last single ticket"] += len(self.ticket_deck) == 1
        player.offer = tuple(self.ticket_deck.popleft() for _ in range(min(2, len(self.ticket_deck))))
        self.phase = "keep-tickets"

    def keep_tickets(self, player: Player, kept: tuple[str, ...]) -> None:
        if self.phase == "keep-tickets":
            self.settle_offer(player, kept)
            self.end_turn()
            return
        player.first_choice = kept
        if not self.to_act:
            for other in self.players:
                self.settle_offer(other, other.first_choice)
            self.go_on_with_stacks(len(self.players) - 1)

    def settle_offer(self, player: Player, kept: tuple[str, ...]) -> None:
        """Keep some of the offer and put the rest under the ticket deck."""
        player.tickets |= set(kept)
        self.ticket_deck.extend(ticket for ticket in player.offer if ticket not in kept)
        player.offer = ()

    # Tourist tokens (R2.6, R2.7, R11)

    def go_on_with_stacks(self, seat: int) -> None:
        """The seat places the next spare stack; with two players the second places both."""
        if not self.spare_stacks:
            self.phase, self.turn = "take-turn", 0
            return
        self.phase, self.turn = "place-stacks", 1 if len(self.players) == 2 else seat

    def takeable(self, player: Player, route: Route) -> tuple[str, ...]:
        """The ends of the route with a token whose symbol the player has not got (R11.1)."""
        found = []
        for end in (route.a, route.b):
            stack = self.stacks.get(end)
            if stack is None:
                continue
            self.seen["stack used up"] += stack.tokens == 0
            self.seen["symbol already held"] += stack.tokens > 0 and stack.symbol in player.tokens
            if stack.tokens > 0 and stack.symbol not in player.tokens:
                found.append(end)
        return tuple(found)

    def take_token(self, player: Player, location: str) -> None:
        stack = self.stacks[location]
        stack.tokens -= 1
        player.tokens.add(stack.symbol)
        self.token_choice = ()

    # Claiming (R5, R10, R11)

    def claim(self, player: Player, claim: ClaimRoute) -> None:
        """Pay, score, keep a flag card, set the table right, take a token."""
        route = self.routes[claim.route]
        player.routes.add(claim.route)
        player.cars_left -= route.length
        player.score += ROUTE_POINTS[route.length]
        payment = Counter({WILD: claim.wilds})
        if claim.colour != WILD:
            payment[claim.colour] += route.length - claim.wilds
        self.seen["claim with wilds only"] += payment[WILD] == route.length
        player.hand.subtract(payment)
        self.keep_flag_card(player, route, payment)
        self.cards.discards.update(payment)
        self.celebrate(player)
        self.seen["sweep due to discards of a claim"] += self.cards.set_right() > 0
        self.look_for_token(player, route)

    def keep_flag_card(self, player: Player, route: Route, payment: Counter[str]) -> None:
        """Keep a card of the route's colour out of the payment (R10.1, R10.2, R10.3)."""
        bonus = self.city.bonus
        if not isinstance(bonus, FlagSets) or route.colour not in bonus.colours:
            return
        self.seen["flag route paid with wilds only"] += payment[route.colour] == 0
        self.seen["flag card already there"] += route.colour in player.flag_cards
        if payment[route.colour] > 0 and route.colour not in player.flag_cards:
            payment[route.colour] -= 1
            player.flag_cards.add(route.colour)

    def celebrate(self, player: Player) -> None:
        """A whole set scores and is discarded (R10.4)."""
        bonus = self.city.bonus
        if isinstance(bonus, FlagSets) and player.flag_cards == set(bonus.colours):
            self.seen["flag set scored"] += 1
            self.seen["second flag set of a player"] += player.flag_sets == 1
            player.score += bonus.points
            player.flag_sets += 1
            self.cards.discards.update(player.flag_cards)
            player.flag_cards = set()

    def look_for_token(self, player: Player, route: Route) -> None:
        """Take the token at the one end, or choose between both (R11)."""
        ends = self.takeable(player, route)
        if len(ends) == 2:
            self.seen["token choice"] += 1
            self.phase, self.token_choice = "choose-token", ends
            return
        for end in ends:
            self.take_token(player, end)
        self.end_turn()

    # Ends (R3.2, R12)

    def end_turn(self) -> None:
        few_cars = self.players[self.turn].cars_left <= LAST_ROUND_CARS
        if self.turns_left is not None:
            self.turns_left -= 1
            self.seen["few cars within the last round"] += few_cars
        elif few_cars:
            self.turns_left = len(self.players)
        if self.turns_left == 0:
            self.seen["last round ended in passes"] += self.passes == len(self.players)
            self.finish("cars")
        elif self.passes == len(self.players):
            self.finish("passes")
        else:
            self.phase, self.turn = "take-turn", (self.turn + 1) % len(self.players)

    def finish(self, reason: str) -> None:
        self.phase = "over"
        owned = [[self.routes[name] for name in sorted(player.routes)] for player in self.players]
        for player, routes in zip(self.players, owned, strict=True):
            flags = self.city.bonus.points * player.flag_sets if isinstance(self.city.bonus, FlagSets) else 0
            assert player.score == sum(ROUTE_POINTS[route.length] for route in routes) + flags
        self.result = final_result(
            self.city,
            reason,
            [player.score for player in self.players],
            [player.tickets for player in self.players],
            owned,
            [player.tokens for player in self.players],
        )
        self.result.note_rare_things(self.seen)


def twins_of(name: str, routes: dict[str, Route]) -> set[str]:
    """The other routes of equal length between the same two locations (R6.1)."""
    route = routes[name]
    return {
        other
        for other, twin in routes.items()
        if other != name and {twin.a, twin.b} == {route.a, route.b} and twin.length == route.length
    }


def keepings(offer: tuple[str, ...]) -> set[Action]:
    """One or both of the offered tickets (R8.2, R8.3)."""
    return {KeepTickets(kept) for size in range(1, len(offer) + 1) for kept in combinations(offer, size)}


def payments(name: str, route: Route, hand: Counter[str], colours: tuple[str, ...]) -> set[ClaimRoute]:
    """Every set of cards in the hand that pays for the route (R5.1, R5.2, R5.3, R5.6, R7.1)."""
    found = set()
    for wilds in range(route.wilds_required, min(route.length, hand[WILD]) + 1):
        if wilds == route.length:
            found.add(ClaimRoute(name, WILD, wilds))
            continue
        for colour in colours if route.colour == "gray" else (route.colour,):
            if hand[colour] >= route.length - wilds:
                found.add(ClaimRoute(name, colour, wilds))
    return found
