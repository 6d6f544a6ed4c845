"""R5: claiming a route."""

import pytest

from farebox.game.actions import ClaimRoute
from farebox.game.events import RouteClaimed
from farebox.game.internals import index_of, state_of
from tests.builders import (
    CITIES,
    claimable,
    discards,
    events_of,
    hand,
    payments,
    position,
    refusal,
    route,
    tiny_city,
)

# For every city a coloured route without a twin and without tokens: name, colour, length, points.
PLAIN_ROUTES = {
    "san_francisco": ("presidio-fort_mason", "blue", 3, 4),
    "paris": ("opera-republique", "purple", 3, 4),
    "new_york": ("united_nations-gramercy_park", "green", 3, 4),
    "london": ("british_museum-the_charterhouse", "blue", 4, 7),
}


@pytest.mark.parametrize("city", CITIES)
def test_r5_1_a_claim_takes_a_card_and_a_car_for_each_space(city: str) -> None:
    name, colour, length, _ = PLAIN_ROUTES[city]
    game = position(city, hands={0: {colour: length + 1}})
    game.apply(ClaimRoute(name, colour, 0))
    view = game.view()
    assert view.seats[0].routes == (name,)
    assert view.seats[0].cars_left == game.city.cars - length
    assert view.seats[1].cars_left == game.city.cars
    assert hand(game, 0) == {colour: 1}
    assert view.seats[0].cards == 1


@pytest.mark.parametrize("city", CITIES)
def test_r5_1_one_card_too_few_is_not_enough(city: str) -> None:
    name, colour, length, _ = PLAIN_ROUTES[city]
    game = position(city, hands={0: {colour: length - 1}})
    assert name not in claimable(game)
    assert refusal(game, ClaimRoute(name, colour, 0)) == "not-enough-cards"


def test_r5_1_cards_of_another_colour_do_not_do() -> None:
    game = position("first_paris", hands={0: {"green": 3}})
    assert refusal(game, ClaimRoute("opera-republique", "green", 0)) == "wrong-colour"


def test_r5_1_two_colours_cannot_be_mixed() -> None:
    game = position("san_francisco", hands={0: {"blue": 2, "green": 1}})
    assert payments(game, "presidio-fort_mason") == []
    assert payments(game, "presidio-japanese_tea_garden") == []


@pytest.mark.parametrize("owner", [0, 1])
def test_r5_1_a_route_must_be_free(owner: int) -> None:
    game = position("first_paris", hands={0: {"purple": 3}}, routes={owner: ["opera-republique"]})
    assert "opera-republique" not in claimable(game)
    assert refusal(game, ClaimRoute("opera-republique", "purple", 0)) == "route-taken"


def test_r5_1_a_claimed_route_is_free_for_nobody() -> None:
    game = position("first_paris", 3, hands={seat: {"yellow": 2} for seat in range(3)})
    for _ in range(3):
        assert "italie-bercy" in claimable(game)
        state_of(game).player = (state_of(game).player + 1) % 3
    game.apply(ClaimRoute("italie-bercy", "yellow", 0))
    for _ in range(3):
        assert "italie-bercy" not in claimable(game)
        state_of(game).player = (state_of(game).player + 1) % 3


def test_r5_1_a_route_need_not_touch_the_others_of_the_player() -> None:
    game = position("first_paris", hands={0: {"red": 1, "green": 3}}, routes={0: ["trocadero-eiffel"]})
    assert {"opera-louvre:2", "gare_du_nord-pere_lachaise"} <= claimable(game)


def test_r5_2_a_wild_stands_for_any_colour() -> None:
    game = position("first_paris", hands={0: {"purple": 1, "wild": 2}})
    game.apply(ClaimRoute("opera-republique", "purple", 2))
    assert hand(game, 0) == {}
    assert discards(game) == {"purple": 1, "wild": 2}


@pytest.mark.parametrize("city", CITIES)
def test_r5_2_wilds_alone_pay_any_route_they_can_fill(city: str) -> None:
    game = position(city, hands={0: {"wild": 8}})
    assert claimable(game) == set(index_of(game).routes)
    assert {colour for name in index_of(game).routes for colour in payments(game, name)[0]} == {"wild"}


def test_r5_2_a_payment_of_wilds_only_has_one_form() -> None:
    game = position("first_paris", hands={0: {"wild": 3, "red": 1}})
    assert payments(game, "trocadero-eiffel") == [{"red": 1}, {"wild": 1}]
    assert refusal(game, ClaimRoute("trocadero-eiffel", "red", 1)) == "payment-of-wrong-size"


@pytest.mark.parametrize("city", ["san_francisco", "new_york", "london"])
def test_r5_3_a_gray_route_takes_any_one_colour(city: str) -> None:
    gray = {"san_francisco": "haight_ashbury-castro", "new_york": "times_square-united_nations"}
    name = gray.get(city, "buckingham_palace-trafalgar_square")
    game = position(city, hands={0: {"blue": 2, "green": 3, "black": 1}})
    assert sorted(payments(game, name), key=str) == [{"blue": 2}, {"green": 2}]
    game.apply(ClaimRoute(name, "green", 0))
    assert hand(game, 0) == {"blue": 2, "green": 1, "black": 1}
    assert discards(game) == {"green": 2}


def test_r5_3_all_cards_of_a_gray_route_are_of_the_same_colour() -> None:
    game = position("san_francisco", hands={0: {"blue": 1, "green": 1, "black": 1, "red": 1}})
    assert payments(game, "haight_ashbury-castro") == []
    assert refusal(game, ClaimRoute("haight_ashbury-castro", "blue", 0)) == "not-enough-cards"


def test_r5_3_gray_is_no_colour_of_a_card() -> None:
    game = position("san_francisco", hands={0: {"blue": 2}})
    assert refusal(game, ClaimRoute("haight_ashbury-castro", "gray", 0)) == "unknown-colour"


@pytest.mark.parametrize("city", CITIES)
def test_r5_4_a_player_needs_a_car_for_each_space(city: str) -> None:
    name, colour, length, _ = PLAIN_ROUTES[city]
    enough = position(city, hands={0: {colour: length}}, cars={0: length})
    too_few = position(city, hands={0: {colour: length}}, cars={0: length - 1})
    assert name in claimable(enough)
    assert name not in claimable(too_few)
    assert refusal(too_few, ClaimRoute(name, colour, 0)) == "not-enough-cars"


def test_r5_4_cars_on_the_board_are_used_up() -> None:
    city = tiny_city(cars=4)
    game = position(city, hands={0: {"red": 3}}, routes={0: ["b-c"]})
    assert game.view().seats[0].cars_left == 2
    assert claimable(game) == {"a-b"}


def test_r5_4_without_cars_nothing_can_be_claimed() -> None:
    game = position("first_paris", hands={0: {"wild": 8, "red": 6}}, cars={0: 0})
    assert claimable(game) == set()


@pytest.mark.parametrize("city", CITIES)
def test_r5_5_the_points_are_scored_at_once(city: str) -> None:
    name, colour, length, points = PLAIN_ROUTES[city]
    game = position(city, hands={0: {colour: length}})
    events = game.apply(ClaimRoute(name, colour, 0))
    assert [seat.score for seat in game.view().seats] == [points, 0]
    assert events_of(RouteClaimed, events) == [RouteClaimed(0, name, {colour: length}, points)]


@pytest.mark.parametrize("city", CITIES)
def test_r5_5_the_payment_is_discarded(city: str) -> None:
    name, colour, length, _ = PLAIN_ROUTES[city]
    game = position(city, hands={0: {colour: length - 1, "wild": 1}})
    deck_before = game.view().deck
    game.apply(ClaimRoute(name, colour, 1))
    assert discards(game) == {colour: length - 1, "wild": 1}
    assert game.view().deck == deck_before


def test_r5_5_cards_taken_face_up_are_known_to_all_until_they_are_played() -> None:
    game = position(
        "first_paris",
        row="purple purple purple red blue",
        deck={"green": 6},
        hands={0: {"purple": 1}},
        rest="discards",
    )
    for seat in (0, 1):
        for slot in (2 * seat, 2 * seat + 1):
            game.apply(f"draw {slot}")
    assert [seat.known_cards for seat in game.view().seats] == [{"purple": 2}, {"purple": 1, "red": 1}]
    game.apply(ClaimRoute("opera-republique", "purple", 0))
    assert [seat.known_cards for seat in game.view().seats] == [{}, {"purple": 1, "red": 1}]


def test_r5_5_points_add_up() -> None:
    game = position("first_paris", hands={0: {"purple": 3, "yellow": 2}})
    game.apply(ClaimRoute("opera-republique", "purple", 0))
    state_of(game).player = 0
    game.apply(ClaimRoute("italie-bercy", "yellow", 0))
    assert game.view().seats[0].score == 4 + 2


def test_r5_6_the_player_chooses_from_the_fewest_wilds_to_nothing_but_wilds() -> None:
    game = position("first_paris", hands={0: {"purple": 5, "wild": 4}})
    assert payments(game, "opera-republique") == [
        {"purple": 3},
        {"purple": 2, "wild": 1},
        {"purple": 1, "wild": 2},
        {"wild": 3},
    ]


def test_r5_6_the_fewest_wilds_are_those_that_fill_what_the_colour_leaves() -> None:
    game = position("first_paris", hands={0: {"purple": 1, "wild": 4}})
    assert payments(game, "opera-republique") == [{"purple": 1, "wild": 2}, {"wild": 3}]
    assert refusal(game, ClaimRoute("opera-republique", "purple", 1)) == "not-enough-cards"


def test_r5_6_no_more_wilds_than_the_hand_holds() -> None:
    game = position("first_paris", hands={0: {"purple": 3, "wild": 1}})
    assert payments(game, "opera-republique") == [{"purple": 3}, {"purple": 2, "wild": 1}]
    assert refusal(game, ClaimRoute("opera-republique", "purple", 2)) == "not-enough-cards"


def test_r5_6_on_a_gray_route_every_colour_has_its_own_payments() -> None:
    city = tiny_city(routes=[route("a", "b", "gray", 2)])
    game = position(city, hands={0: {"red": 2, "blue": 1, "wild": 2}})
    assert payments(game, "a-b") == [{"red": 2}, {"red": 1, "wild": 1}, {"blue": 1, "wild": 1}, {"wild": 2}]


def test_r5_6_the_wilds_that_were_chosen_are_the_ones_that_are_spent() -> None:
    game = position("first_paris", hands={0: {"purple": 3, "wild": 3}})
    game.apply(ClaimRoute("opera-republique", "wild", 3))
    assert hand(game, 0) == {"purple": 3}
    assert discards(game) == {"wild": 3}
