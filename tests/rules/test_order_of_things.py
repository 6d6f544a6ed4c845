"""The order of things where the printed rules leave it open, so that one seed gives one game everywhere."""

import pytest

from farebox.engine.seeds import chance_words, seed_bytes
from farebox.game.actions import Pass
from farebox.game.game import Game
from farebox.game.internals import index_of, state_of, version_of
from farebox.rules.randomness import random_below
from tests.builders import CITIES, deck, hand, position, row, ticket_deck, tiny_city


class Dealer:
    """The box of a city, dealt card by card with the chance of a seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.words = chance_words(seed_bytes(seed))
        self.cards = [card for card in index_of(game).cards for _ in range(game.city.deck[card])]

    def deal(self, number: int) -> list[str]:
        return [self.cards.pop(random_below(self.words, len(self.cards))) for _ in range(number)]


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_order_cards_go_two_to_each_seat_and_then_to_the_row(city: str, players: int, seed: int) -> None:
    game = Game.new(city, players, seed=seed)
    dealer = Dealer(game, seed)
    for seat in range(players):
        dealt = dealer.deal(2)
        assert hand(game, seat) == {card: dealt.count(card) for card in dealt}
    shown = dealer.deal(5)
    while shown.count("wild") >= 3:
        shown = dealer.deal(5)
    assert row(game).split() == shown


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seed", [1, 2])
def test_order_tickets_are_dealt_two_and_two_after_the_cards(city: str, seed: int) -> None:
    game = Game.new(city, 3, seed=seed)
    dealer = Dealer(game, seed)
    dealer.deal(2 * 3 + 5 + 5 * state_of(game).sweeps)
    order = list(index_of(game).tickets)
    for last in range(len(order) - 1, 0, -1):
        other = random_below(dealer.words, last + 1)
        order[last], order[other] = order[other], order[last]
    offers = [private.offer for seat in range(3) if (private := game.view(seat).private)]
    assert [ticket for offer in offers for ticket in offer] == order[:6]
    assert ticket_deck(game) == order[6:]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_seats_are_numbered_from_0_in_turn_order(players: int) -> None:
    game = Game.new("paris", players, seed=1)
    for seat in range(players):
        game.apply(game.legal_actions(seat)[0], seat)
    assert game.to_act == (0,)


def test_order_shuffling_a_single_card_counts_as_a_shuffle() -> None:
    game = position("first_paris", deck={"green": 1}, discards={"yellow": 1}, rest=1)
    game.apply("draw deck")
    assert deck(game) == {"yellow": 1}
    assert state_of(game).reshuffles == 1


def test_order_passing_is_an_action_of_its_own() -> None:
    game = position(tiny_city(), row="- - - - -", rest=1, other_tickets=1, cars={1: 0})
    game.apply(Pass())
    assert version_of(game) == 1
    assert game.actions == ["0 pass"]
