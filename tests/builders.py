"""Builders: a game at any point of play, and a small city, in as few words as a test needs.

What a test does not name is filled in: other cards lie in the deck, other tickets in the ticket deck, the
row shows five different colours. Cards and tickets are conserved; a position that cannot be is refused.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, TypedDict, TypeVar, Unpack

import msgspec
import pytest

from farebox.cities.load import load_city
from farebox.cities.schema import ROW_SIZE, WILD, City, Location, NoBonus, Route, RouteColour, Ticket
from farebox.engine.seeds import chance_words, seed_bytes
from farebox.errors import IllegalAction
from farebox.game.actions import Action, ClaimRoute
from farebox.game.city_index import CityIndex, index_for, mask_of
from farebox.game.events import Event
from farebox.game.game import Game
from farebox.game.internals import index_of, state_of
from farebox.game.recompute import recompute
from farebox.game.validate_position import check_conserved
from farebox.game.views import PHASES, Phase
from farebox.rules import codes
from farebox.rules.bonuses import lay_out_stacks
from farebox.rules.setup import clear_seat, clear_table
from farebox.rules.state import State
from tests.made_cities import city_of

CITIES = ("san_francisco", "paris", "new_york", "london")
GAP = "-"

Cards = Mapping[str, int]
BySeat = Mapping[int, Sequence[str]]
Kind = TypeVar("Kind", bound=Event)


class Table(TypedDict, total=False):
    """What a test may say about a position; mappings go by seat."""

    hands: Mapping[int, Cards]
    row: str  # five cards, "-" for a gap: "wild red - blue blue"
    deck: Cards
    discards: Cards
    rest: Literal["deck", "discards"] | int  # where the other cards are: deck, discards or the hand of a seat
    routes: BySeat
    cars: Mapping[int, int]  # cars left, where they should not follow from the routes
    tickets: BySeat
    offers: BySeat
    ticket_deck: Sequence[str]  # from the top
    other_tickets: int  # the seat that holds the other tickets; the ticket deck if not said
    tokens: Mapping[int, Sequence[int]]
    stacks: Mapping[str, tuple[int, int]]  # by location: symbol and tokens
    stacks_to_place: int
    flag_cards: BySeat
    flag_sets: Mapping[int, int]
    phase: Phase
    player: int
    passes: int
    last_turns: int
    last_claim: str
    seed: int


def position(city: City | str = "san_francisco", players: int = 2, **table: Unpack[Table]) -> Game:
    """A game at the position that a test describes; by default seat 0 of two is about to take a turn."""
    index = index_for(city_of(city) if isinstance(city, str) else city)
    s = State()
    s.players = players
    s.chance = chance_words(seed_bytes(table.get("seed", 1)))
    clear_table(index.board, s)
    for seat in range(players):
        clear_seat(index.board, s, seat)
    lay_seats(index, s, table)
    lay_stacks(index, s, table)
    lay_cards(index, s, table)
    lay_tickets(index, s, table)
    set_turn(index, s, table)
    check_conserved(index, s)
    recompute(index.board, s)
    for seat, cars in table.get("cars", {}).items():
        s.cars_left[seat] = cars
    return Game(index, s, [f"Player {seat + 1}" for seat in range(players)], None)


def lay_seats(index: CityIndex, s: State, table: Table) -> None:
    """Give the seats their routes, tokens and flag cards."""
    for seat, names in table.get("routes", {}).items():
        s.routes[seat] = mask_of([index.route_number[name] for name in names])
    for seat, symbols in table.get("tokens", {}).items():
        s.tokens[seat] = mask_of(symbols)
    for seat, colours in table.get("flag_cards", {}).items():
        s.flag_cards[seat] = sum(index.board.flag_bit[index.card_number[colour]] for colour in colours)
    for seat, sets in table.get("flag_sets", {}).items():
        s.flag_sets[seat] = sets


def lay_stacks(index: CityIndex, s: State, table: Table) -> None:
    """Put down the token stacks, by default those of the marked locations only."""
    lay_out_stacks(index.board, s)
    s.stacks_to_place = table.get("stacks_to_place", 0)
    if "stacks" not in table:
        return
    s.stack_at = [codes.NONE] * len(s.stack_at)
    s.stack_size = [0] * len(s.stack_size)
    for location, (symbol, tokens) in table["stacks"].items():
        s.stack_at[index.location_number[location]] = symbol
        s.stack_size[symbol] = tokens


def lay_cards(index: CityIndex, s: State, table: Table) -> None:
    """Lay the named cards where they are wanted, and the others where `rest` says."""
    left = Counter(index.city.deck)
    for colours in table.get("flag_cards", {}).values():
        left.subtract(colours)
    for seat, cards in table.get("hands", {}).items():
        s.hand[seat] = index.by_number(dict(cards))
        left.subtract(cards)
    left.subtract(table.get("deck", {}))
    left.subtract(table.get("discards", {}))
    row = table["row"].split() if "row" in table else different_colours(left)
    left.subtract(card for card in row if card != GAP)
    s.row = [codes.NONE if card == GAP else index.card_number[card] for card in row]
    assert len(row) == ROW_SIZE, f"a row has {ROW_SIZE} slots"
    assert min(left.values()) >= 0, f"too many cards are wanted: {-left}"
    rest = table.get("rest", "deck")
    assert rest not in table or not +left, f"nowhere to put {+left}"
    s.deck = index.by_number(dict(table.get("deck", {})))
    s.discards = index.by_number(dict(table.get("discards", {})))
    place = s.hand[rest] if isinstance(rest, int) else s.deck if rest == "deck" else s.discards
    for card, number in left.items():
        place[index.card_number[card]] += number


def different_colours(left: Counter[str]) -> list[str]:
    """A row of five colours, those of which most cards are left, or gaps if there are too few."""
    colours = [card for card, number in left.most_common() if card != WILD and number > 0]
    return (colours + [GAP] * ROW_SIZE)[:ROW_SIZE]


def lay_tickets(index: CityIndex, s: State, table: Table) -> None:
    """Give the named tickets to the seats, and the others to the ticket deck or to one seat."""
    free = dict(index.ticket_number)
    for seat, names in table.get("offers", {}).items():
        offer = [free.pop(name) for name in names]
        s.offer[seat] = [*offer, codes.NONE, codes.NONE][:2]
    for seat in set(range(s.players)) - table.get("offers", {}).keys():
        s.offer[seat] = [codes.NONE, codes.NONE]
    for seat, names in table.get("tickets", {}).items():
        s.tickets[seat] = mask_of([free.pop(name) for name in names])
    order = [free.pop(name) for name in table.get("ticket_deck", ())]
    if "other_tickets" in table:
        s.tickets[table["other_tickets"]] |= mask_of(list(free.values()))
    elif "ticket_deck" not in table:
        order = list(free.values())
    s.ticket_deck[: len(order)] = order
    s.ticket_deck_size = len(order)


def set_turn(index: CityIndex, s: State, table: Table) -> None:
    """Say whose decision of which kind is due."""
    s.phase = PHASES.index(table.get("phase", "take-turn"))
    s.player = table.get("player", 0)
    s.passes = table.get("passes", 0)
    s.last_turns = table.get("last_turns", codes.NONE)
    if "last_claim" in table:
        s.last_claim = index.route_number[table["last_claim"]]


def route(a: str, b: str, colour: RouteColour, length: int, wilds_required: int = 0) -> Route:
    """A route of a small city."""
    return Route(a, b, colour, length, wilds_required)


TINY_ROUTES = (route("a", "b", "red", 1), route("b", "c", "blue", 2), route("c", "d", "gray", 3))
TINY_TICKETS = ("a-b", "a-c", "a-d", "b-c", "b-d", "c-d", "b-a", "c-a", "d-a", "c-b")


def tiny_city(
    *,
    routes: Sequence[Route] = TINY_ROUTES,
    tickets: Sequence[str] = TINY_TICKETS,
    deck: Cards | None = None,
    cars: int = 10,
) -> City:
    """A city of four locations in a line; every ticket is worth 3. The drawing is that of another city."""
    return msgspec.structs.replace(
        load_city("paris"),
        id="tiny",
        name="Tiny",
        cars=cars,
        locations=tuple(Location(name, name.upper()) for name in "abcd"),
        routes=tuple(routes),
        tickets=tuple(Ticket(name[0], name[-1], 3) for name in tickets),
        deck=dict(deck or {"wild": 2, "red": 6, "blue": 6}),
        bonus=NoBonus(),
    )


def hand(game: Game, seat: int) -> dict[str, int]:
    """The cards in a hand, by name."""
    return index_of(game).by_name(state_of(game).hand[seat])


def deck(game: Game) -> dict[str, int]:
    """The cards in the deck, by name."""
    return index_of(game).by_name(state_of(game).deck)


def discards(game: Game) -> dict[str, int]:
    """The cards on the discards, by name."""
    return index_of(game).by_name(state_of(game).discards)


def row(game: Game) -> str:
    """The face-up row as the builder takes it."""
    return " ".join(index_of(game).card_name.get(card, GAP) for card in state_of(game).row)


def tickets(game: Game, seat: int) -> list[str]:
    """The tickets a seat holds."""
    private = game.view(seat).private
    assert private is not None
    return [held.ticket for held in private.tickets]


def ticket_deck(game: Game) -> list[str]:
    """The ticket deck from the top."""
    s = state_of(game)
    ring = s.ticket_deck
    places = ((s.ticket_top + place) % len(ring) for place in range(s.ticket_deck_size))
    return [index_of(game).tickets[ring[place]] for place in places]


def payments(game: Game, route_name: str) -> list[dict[str, int]]:
    """Every payment with which the player to act may claim a route."""
    claims = [action for action in game.legal_actions() if isinstance(action, ClaimRoute)]
    length = next(
        r.length
        for r, name in zip(game.city.routes, index_of(game).routes, strict=True)
        if name == route_name
    )
    found = [(claim.colour, claim.wilds) for claim in claims if claim.route == route_name]
    return [payment(colour, length - wilds, wilds) for colour, wilds in found]


def payment(colour: str, cards: int, wilds: int) -> dict[str, int]:
    """Cards of one colour and wilds, without the ones there are none of."""
    return ({colour: cards} if cards else {}) | ({WILD: wilds} if wilds else {})


def claimable(game: Game) -> set[str]:
    """The routes the player to act may claim."""
    return {action.route for action in game.legal_actions() if isinstance(action, ClaimRoute)}


def refusal(game: Game, action: Action | str, seat: int | None = None) -> str:
    """The code with which the game refuses an action, which must change nothing."""
    before = game.position()
    with pytest.raises(IllegalAction) as caught:
        game.apply(action, seat)
    assert game.position() == before
    return caught.value.code


def events_of(kind: type[Kind], events: Sequence[Event]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def games(make: Callable[[int], Game], number: int = 500) -> Iterator[Game]:
    """The same position or set-up under many seeds."""
    return (make(seed) for seed in range(1, number + 1))


def keep_first_tickets(game: Game) -> None:
    """Let every seat keep the first ticket it is offered."""
    for seat in range(len(game.names)):
        game.apply(game.legal_actions(seat)[0], seat)


def all_cards(game: Game) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    s, index = state_of(game), index_of(game)
    found = Counter(row(game).replace(GAP, "").split())
    for zone in (s.deck, s.discards, *s.hand[: s.players]):
        found.update(index.by_name(zone))
    for seat in range(s.players):
        found.update(game.view(None).seats[seat].flag_cards)
    return found
