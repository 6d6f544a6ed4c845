"""Everything the face refuses: for each code a way to provoke it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from farebox import Game
from farebox.errors import FareboxError, IllegalAction, NotationError, SetupError, WrongSeat
from farebox.game.actions import ClaimRoute, DrawFaceUp, KeepTickets, PlaceStack, TakeToken
from farebox.game.internals import index_of, phase_of, state_of, text_of, why_route_unclaimable
from tests.game.build import deal, edited, first_turn, own
from tests.made_cities import city_of

BLUE = "arc-champs:2"
RED = "arc-champs:1"
FERRY = "alcatraz-fort_mason"
GRAY_ROUTE = "presidio-japanese_tea_garden"
NO_CARDS: dict[str, int] = {}


class Refusal(NamedTuple):
    """A code, its kind of error, and what provokes it."""

    code: str
    kind: type[FareboxError]
    provoke: Callable[[], object]


def offering() -> Game:
    """A game in which seat 0 looks at two tickets."""
    game = first_turn()
    game.apply("tickets")
    return game


def finished() -> Game:
    """A game in which nobody can do anything any more."""
    game = first_turn(city_of("barren_paris"))
    while not game.over:
        game.apply(game.legal_actions()[0])
    return game


def without_cards() -> Game:
    """A turn with an empty deck and one open card."""
    city = city_of("barren_paris")
    one = {"blue": 1}
    rest = {card: number - one.get(card, 0) for card, number in city.deck.items()}
    return deal(first_turn(city), NO_CARDS, rest, row=("blue", None, None, None, None))


def without_tickets() -> Game:
    """A turn with an empty ticket deck."""
    game = first_turn()
    while state_of(game).ticket_deck_size:
        game.apply("tickets")
        game.apply(game.legal_actions()[-1])
    return game


def second_card() -> Game:
    """A turn that has begun with a blind card while a wild lies open."""
    game = deal(first_turn(), row=("wild", "blue", "blue", "red", "red"))
    game.apply("draw deck")
    return game


def choosing_token() -> Game:
    """A claim between two locations with tokens."""
    game = deal(first_turn("san_francisco"), {"wild": 4}, row=("red", "red", "blue", "blue", "black"))
    game.apply("claim alcatraz-embarcadero wild*3")
    return game


def few_cars() -> Game:
    """A turn of a seat with one car left and all cards it could wish for."""
    game = deal(first_turn(), {"wild": 6}, row=("red", "red", "blue", "blue", "white"))
    lengths = {
        route: game.city.routes[number].length for route, number in index_of(game).route_number.items()
    }
    singles = [route for route, length in lengths.items() if length == 1 and not route.endswith(":2")]
    own(game, 0, *singles)
    left = state_of(game).cars_left[0]
    others = [route for route, length in lengths.items() if length == 2 and not route.endswith(":2")]
    return own(game, 0, *others[: (left - 1) // 2])


def two_spaces(game: Game) -> str:
    """A free route of two spaces."""
    taken = game.view().seats[0].routes
    return next(
        route
        for route, number in index_of(game).route_number.items()
        if game.city.routes[number].length == 2 and route.endswith(":1") and route not in taken
    )


def setup(**options: object) -> Callable[[], object]:
    return lambda: Game.new("paris", **({"seed": 1} | options))  # type: ignore[arg-type]


def doing(game: Callable[[], Game], action: object, seat: int | None = None) -> Callable[[], object]:
    return lambda: game().apply(action, seat)  # type: ignore[arg-type]


def position(**fields: str) -> Callable[[], object]:
    return lambda: Game.from_position(edited(first_turn().position(), **fields))


def sf_position(**fields: str) -> Callable[[], object]:
    return lambda: Game.from_position(edited(first_turn("san_francisco").position(), **fields))


def claim(game: Game, action: str) -> Callable[[], object]:
    return lambda: game.apply(action)


SETUPS = [
    Refusal("wrong-number-of-players", SetupError, setup(players=1)),
    Refusal("wrong-number-of-players", SetupError, setup(players=5)),
    Refusal("names-do-not-fit-players", SetupError, setup(players=3, names=("Ada", "Ben"))),
    Refusal("names-not-distinct", SetupError, setup(names=("Ada", "Ada"))),
    Refusal("name-empty", SetupError, setup(names=("Ada", " "))),
    Refusal("name-not-printable", SetupError, setup(names=("Ada", "\x1b[31mBen"))),
    Refusal("no-such-first-player", SetupError, setup(first=2)),
    Refusal("no-such-first-player", SetupError, setup(first=-1)),
    Refusal("seed-out-of-range", SetupError, setup(seed=1 << 128)),
    Refusal("seed-out-of-range", SetupError, setup(seed=-1)),
    Refusal("seed-too-short", SetupError, setup(seed=b"short")),
    Refusal("seed-too-short", SetupError, setup(seed="00ff")),
    Refusal("seed-not-hexadecimal", SetupError, setup(seed="not hexadecimal")),
]

ACTIONS = [
    Refusal("not-your-turn", WrongSeat, doing(first_turn, "draw deck", 1)),
    Refusal("not-your-turn", WrongSeat, doing(first_turn, "draw deck", 7)),
    Refusal("no-such-seat", WrongSeat, lambda: first_turn().view(2)),
    Refusal("no-such-seat", WrongSeat, lambda: first_turn().view(-1)),
    Refusal("game-is-over", IllegalAction, doing(finished, "pass")),
    Refusal("nothing-to-undo", IllegalAction, lambda: first_turn().undo(100)),
    Refusal("not-now", IllegalAction, doing(first_turn, "token arc")),
    Refusal("not-now", IllegalAction, doing(first_turn, "place arc")),
    Refusal("not-now", IllegalAction, doing(offering, "draw deck")),
    Refusal("not-now", IllegalAction, doing(second_card, "tickets")),
    Refusal("not-now", IllegalAction, doing(second_card, "pass")),
    Refusal("unknown-slot", IllegalAction, doing(first_turn, "draw 5")),
    Refusal("unknown-slot", IllegalAction, doing(first_turn, DrawFaceUp(-1))),
    Refusal("slot-empty", IllegalAction, doing(without_cards, "draw 1")),
    Refusal("deck-empty", IllegalAction, doing(without_cards, "draw deck")),
    Refusal("open-wild-as-second-card", IllegalAction, doing(second_card, "draw 0")),
    Refusal("no-tickets-left", IllegalAction, doing(without_tickets, "tickets")),
    Refusal("pass-not-allowed", IllegalAction, doing(first_turn, "pass")),
    Refusal("keep-at-least-one", IllegalAction, doing(offering, KeepTickets(()))),
    Refusal("unknown-ticket", IllegalAction, doing(offering, "keep here-there")),
    Refusal("ticket-not-offered", IllegalAction, lambda: offering().apply(f"keep {not_offered()}")),
    Refusal("ticket-named-twice", IllegalAction, lambda: offering().apply(KeepTickets(offered() * 2))),
    Refusal("unknown-location", IllegalAction, doing(choosing_token, TakeToken("atlantis"))),
    Refusal("unknown-location", IllegalAction, doing(first_turn, PlaceStack("atlantis"))),
    Refusal("no-token-there", IllegalAction, doing(choosing_token, TakeToken("castro"))),
    Refusal("stack-already-there", IllegalAction, lambda: placing().apply("place alcatraz")),
]


def offered() -> tuple[str, ...]:
    private = offering().view(0).private
    assert private
    return private.offer[:1]


def not_offered() -> str:
    game = offering()
    private = game.view(0).private
    assert private
    return next(ticket for ticket in index_of(game).tickets if ticket not in private.offer)


def placing() -> Game:
    """A game in which a spare stack is to be placed."""
    game = Game.new("san_francisco", seed=1, first=0)
    while phase_of(game) != "place-stacks":
        game.apply(game.legal_actions()[0])
    return game


def ferry() -> Game:
    """A turn of a seat that could pay a ferry but for its wild."""
    return deal(first_turn("san_francisco"), {"green": 4}, row=("red", "red", "blue", "blue", "black"))


def out_of_reach(game: Game, route: str) -> None:
    """Raise the reason why no payment claims a route."""
    reason = why_route_unclaimable(game, route)
    if reason is not None:
        raise reason


CLAIMS = [
    Refusal("too-few-with-wilds", IllegalAction, lambda: out_of_reach(deal(first_turn()), BLUE)),
    Refusal(
        "too-few-of-one-colour",
        IllegalAction,
        lambda: out_of_reach(deal(first_turn("san_francisco")), GRAY_ROUTE),
    ),
    Refusal("unknown-route", IllegalAction, doing(first_turn, ClaimRoute("here-there", "blue", 0))),
    Refusal("unknown-colour", IllegalAction, doing(first_turn, ClaimRoute(BLUE, "gray", 0))),
    Refusal("wrong-number-of-wilds", IllegalAction, doing(first_turn, ClaimRoute(BLUE, "wild", 2))),
    Refusal("wrong-number-of-wilds", IllegalAction, doing(first_turn, ClaimRoute(BLUE, "blue", -1))),
    Refusal("payment-of-wrong-size", IllegalAction, doing(first_turn, ClaimRoute(BLUE, "wild", 0))),
    Refusal("payment-of-wrong-size", IllegalAction, doing(first_turn, ClaimRoute(BLUE, "blue", 1))),
    Refusal("not-enough-cards", IllegalAction, claim(deal(first_turn()), f"claim {BLUE} blue*1")),
    Refusal("not-enough-cards", IllegalAction, claim(deal(first_turn()), f"claim {BLUE} wild*1")),
    Refusal("wrong-colour", IllegalAction, claim(deal(first_turn(), {"red": 1}), f"claim {BLUE} red*1")),
    Refusal("route-taken", IllegalAction, claim(own(first_turn(), 1, BLUE), f"claim {BLUE} blue*1")),
    Refusal("twin-is-yours", IllegalAction, claim(own(first_turn(), 0, RED), f"claim {BLUE} blue*1")),
    Refusal(
        "not-enough-cars", IllegalAction, lambda: few_cars().apply(f"claim {two_spaces(few_cars())} wild*2")
    ),
    Refusal("ferry-needs-wilds", IllegalAction, lambda: ferry().apply(f"claim {FERRY} green*3")),
    Refusal("twin-closed", IllegalAction, claim(own(first_turn(), 1, RED), f"claim {BLUE} blue*1")),
]

TEXTS = [
    Refusal("not-an-action", NotationError, doing(first_turn, "dance")),
    Refusal("not-an-action", NotationError, doing(first_turn, "")),
    Refusal("not-an-action", NotationError, doing(first_turn, "draw -1")),
    Refusal("not-an-action", NotationError, doing(first_turn, "draw " + "9" * 5000)),
    Refusal("not-a-payment", NotationError, doing(first_turn, f"claim {BLUE} blue")),
    Refusal("not-a-payment", NotationError, doing(first_turn, f"claim {BLUE} blue*0")),
    Refusal("not-a-payment", NotationError, doing(first_turn, f"claim {BLUE} blue*" + "9" * 5000)),
    Refusal("not-a-payment", NotationError, doing(first_turn, f"claim {BLUE} blue*1 blue*1")),
    Refusal("two-colours-in-payment", NotationError, doing(first_turn, f"claim {BLUE} blue*1 red*1")),
    Refusal("unknown-route", NotationError, doing(first_turn, "claim here-there blue*1")),
    Refusal(
        "unknown-route",
        NotationError,
        lambda: text_of(first_turn(), ClaimRoute("here-there", "blue", 0)),
    ),
    Refusal("payment-does-not-fill-route", NotationError, doing(first_turn, f"claim {BLUE} blue*2")),
]

POSITIONS = [
    Refusal("not-a-position", NotationError, lambda: Game.from_position("")),
    Refusal("not-a-position", NotationError, lambda: Game.from_position("hello world")),
    Refusal("not-a-position", NotationError, lambda: Game.from_position("farebox-position-1", "paris")),
    Refusal(
        "position-of-another-city",
        NotationError,
        lambda: Game.from_position(first_turn("london").position(), "paris"),
    ),
    Refusal(
        "position-not-consistent", NotationError, lambda: Game.from_position(first_turn().position() + " x")
    ),
    Refusal("position-field-broken", NotationError, position(players="five")),
    Refusal("position-field-broken", NotationError, position(players="5")),
    Refusal("position-field-broken", NotationError, position(phase="dinner")),
    Refusal("position-field-broken", NotationError, position(row="0,1,2")),
    Refusal("position-field-broken", NotationError, position(deck="1,2,3")),
    Refusal("position-field-broken", NotationError, position(chance="none")),
    Refusal("position-field-broken", NotationError, position(flag_sets="0")),
    Refusal("position-field-broken", NotationError, position(tickets="0,1")),
    Refusal("position-field-broken", NotationError, position(tickets="999999999999/-")),
    Refusal("position-field-broken", NotationError, sf_position(stacks="99,0,2")),
    Refusal("position-field-wrong", NotationError, position(player="2")),
    Refusal("position-field-wrong", NotationError, position(version="-1")),
    Refusal("position-field-wrong", NotationError, position(ended="1")),
    Refusal("position-field-wrong", NotationError, position(phase="over")),
    Refusal("position-field-broken", NotationError, position(chance="0" * 32)),
    Refusal("position-field-wrong", NotationError, position(first_choice="4,3")),
    Refusal("position-field-wrong", NotationError, position(flag_cards="7,0")),
    Refusal("position-cards-wrong", NotationError, position(deck="9,9,9,9,9,9,9")),
    Refusal("position-cards-wrong", NotationError, position(row="9,9,9,9,9")),
    Refusal("position-known-cards-wrong", NotationError, position(known="9,0,0,0,0,0,0/0,0,0,0,0,0,0")),
    Refusal("position-tickets-wrong", NotationError, position(ticket_deck="0,0,0")),
    Refusal("position-tickets-wrong", NotationError, position(returned="60/-")),
    Refusal("position-routes-wrong", NotationError, position(routes="0/0")),
    Refusal("position-routes-wrong", NotationError, position(routes="60/-")),
    Refusal("position-routes-wrong", NotationError, position(routes="1,2/-")),
    Refusal("position-routes-wrong", NotationError, position(routes="1/2")),
    Refusal("position-routes-wrong", NotationError, position(routes=",".join(map(str, range(57))) + "/-")),
    Refusal("position-tokens-wrong", NotationError, sf_position(stacks="-2,0,2")),
    Refusal("position-tokens-wrong", NotationError, sf_position(stacks="0,0,3")),
    Refusal("position-tokens-wrong", NotationError, sf_position(stacks="0,31,2")),
    Refusal("position-tokens-wrong", NotationError, sf_position(tokens="0/0")),
    Refusal("position-phase-wrong", NotationError, position(phase="keep-tickets")),
    Refusal("position-phase-wrong", NotationError, position(last_claim="0")),
    Refusal("position-phase-wrong", NotationError, sf_position(phase="place-stacks")),
    Refusal("position-phase-wrong", NotationError, sf_position(phase="choose-token", last_claim="0")),
    Refusal("names-do-not-fit-players", SetupError, lambda: named_position("Ada")),
    Refusal("names-not-distinct", SetupError, lambda: named_position("Ada", "Ada")),
]


def named_position(*names: str) -> Game:
    return Game.from_position(first_turn().position(), names=names)
