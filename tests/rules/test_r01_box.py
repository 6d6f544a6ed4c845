"""R1: what is in the box."""

import pytest

from farebox.cities.load import load_city
from farebox.cities.schema import TouristTokens
from farebox.errors import SetupError
from farebox.game.game import Game
from tests.builders import CITIES, all_cards

DECKS = {
    "san_francisco": {"wild": 8} | dict.fromkeys(("blue", "green", "black", "purple", "red", "orange"), 6),
    "paris": {"wild": 8, "white": 8} | dict.fromkeys(("blue", "red", "yellow", "green", "purple"), 6),
    "new_york": {"wild": 8} | dict.fromkeys(("pink", "blue", "orange", "black", "red", "green"), 6),
    "london": {"wild": 8} | dict.fromkeys(("blue", "green", "black", "pink", "yellow", "orange"), 6),
}


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_1_two_to_four_can_play(city: str, players: int) -> None:
    assert len(Game.new(city, players, seed=1).names) == players


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("players", [0, 1, 5])
def test_r1_1_nobody_plays_alone_or_with_five(city: str, players: int) -> None:
    with pytest.raises(SetupError, match="wrong-number-of-players"):
        Game.new(city, players, seed=1)


@pytest.mark.parametrize(
    ("city", "cars"), [("san_francisco", 20), ("paris", 15), ("new_york", 15), ("london", 17)]
)
def test_r1_2_every_player_has_the_cars_of_the_box(city: str, cars: int) -> None:
    game = Game.new(city, 4, seed=1)
    assert [seat.cars_left for seat in game.view().seats] == [cars] * 4


@pytest.mark.parametrize(
    ("city", "number"), [("san_francisco", 44), ("paris", 46), ("new_york", 44), ("london", 44)]
)
def test_r1_3_the_cards_of_the_box_are_in_play(city: str, number: int) -> None:
    cards = all_cards(Game.new(city, 3, seed=1))
    assert cards == DECKS[city]
    assert cards.total() == number


@pytest.mark.parametrize(
    ("city", "number"), [("san_francisco", 24), ("paris", 20), ("new_york", 18), ("london", 20)]
)
def test_r1_4_the_tickets_of_the_box_are_in_play(city: str, number: int) -> None:
    view = Game.new(city, 3, seed=1).view()
    assert view.ticket_deck + sum(seat.offered for seat in view.seats) == number
    assert len({ticket.id for ticket in load_city(city).tickets}) == number


def test_r1_5_san_francisco_has_three_tokens_of_each_of_seven_symbols() -> None:
    bonus = load_city("san_francisco").bonus
    assert isinstance(bonus, TouristTokens)
    assert bonus.symbols == 7
    assert bonus.symbols * max(bonus.stack_by_players) == 21


@pytest.mark.parametrize("city", ["paris", "new_york", "london"])
def test_r1_5_the_other_cities_have_no_tokens(city: str) -> None:
    game = Game.new(city, 4, seed=1)
    assert game.view().stacks == ()
    assert game.view().stacks_to_place == 0


def test_r1_6_san_francisco_has_coloured_and_gray_routes_and_ferries() -> None:
    routes = load_city("san_francisco").routes
    assert {"gray", *DECKS["san_francisco"]} == {"wild", *(route.colour for route in routes)}
    assert sorted(route.wilds_required for route in routes if route.wilds_required) == [1] * 5


def test_r1_6_paris_has_neither_gray_routes_nor_ferries() -> None:
    routes = load_city("paris").routes
    assert all(route.colour != "gray" and route.wilds_required == 0 for route in routes)


@pytest.mark.parametrize("city", ["new_york", "london"])
def test_r1_6_new_york_and_london_have_gray_routes_but_no_ferries(city: str) -> None:
    routes = load_city(city).routes
    assert any(route.colour == "gray" for route in routes)
    assert all(route.wilds_required == 0 for route in routes)
