"""Games in the situation a test needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from farebox import Game
from farebox.cities.schema import City
from farebox.game.internals import index_of, phase_of, state_of
from farebox.game.recompute import recompute
from farebox.rules import codes


def first_turn(city: City | str = "paris", players: int = 2, seed: int = 1) -> Game:
    """A game at its first turn: everybody kept both tickets, spare stacks lie on the first free locations."""
    game = Game.new(city, players, seed=seed, first=0)
    while phase_of(game) != "take-turn":
        game.apply(game.legal_actions()[-1])
    return game


def deal(
    game: Game,
    *hands: dict[str, int],
    row: Sequence[str | None] | None = None,
    discards: dict[str, int] | None = None,
) -> Game:
    """Lay the cards anew: these hands, this row and these discards; the rest is the deck."""
    s, index = state_of(game), index_of(game)
    if row is None:
        row = [index_of(game).card_name[card] for card in s.row]
    left = Counter(game.city.deck)
    for seat in range(len(game.names)):
        hand = hands[seat] if seat < len(hands) else {}
        s.hand[seat] = index.by_number(hand)
        s.known[seat] = [0] * codes.CARD_KINDS
        left.subtract(hand)
    left.subtract(card for card in row if card)
    left.subtract(discards or {})
    assert min(left.values()) >= 0, left
    s.row = [codes.NONE if card is None else index.card_number[card] for card in row]
    s.discards = index.by_number(discards or {})
    s.deck = index.by_number(left)
    recompute(index.board, s)
    return game


def own(game: Game, seat: int, *routes: str) -> Game:
    """Give routes to a seat."""
    for route in routes:
        state_of(game).routes[seat] |= 1 << index_of(game).route_number[route]
    recompute(index_of(game).board, state_of(game))
    return game


def edited(position: str, **fields: str) -> str:
    """A position's text with some fields changed."""
    words = [word.partition("=") for word in position.split()]
    assert fields.keys() <= {name for name, _, _ in words}
    return " ".join(f"{name}={fields.get(name, value)}" if equals else name for name, equals, value in words)
