"""R7: ferries."""

import pytest

from farebox.cities.load import load_city
from farebox.game.actions import ClaimRoute
from farebox.game.internals import why_route_unclaimable
from tests.builders import discards, hand, payments, position, refusal, route, tiny_city

FERRY = "alcatraz-fort_mason"  # green, three spaces, one of them with a ferry symbol
GRAY_FERRY = "alcatraz-pier_39"


def test_r7_1_each_ferry_of_san_francisco_has_one_symbol() -> None:
    assert {ferry.wilds_required for ferry in load_city("san_francisco").routes} == {0, 1}


def test_r7_1_a_ferry_needs_a_wild() -> None:
    game = position(hands={0: {"green": 6}})
    assert payments(game, FERRY) == []
    assert refusal(game, ClaimRoute(FERRY, "green", 0)) == "ferry-needs-wilds"
    why = why_route_unclaimable(game, FERRY)
    assert why is not None
    assert why.code == "ferry-needs-wilds"


def test_r7_1_the_other_spaces_take_the_usual_set_and_wilds_may_stand_in() -> None:
    game = position(hands={0: {"green": 6, "wild": 4}})
    assert payments(game, FERRY) == [{"green": 2, "wild": 1}, {"green": 1, "wild": 2}, {"wild": 3}]


def test_r7_1_the_other_spaces_of_a_gray_ferry_take_any_one_colour() -> None:
    game = position(hands={0: {"green": 2, "black": 1, "wild": 1}})
    assert payments(game, GRAY_FERRY) == [{"green": 2, "wild": 1}]
    game.apply(ClaimRoute(GRAY_FERRY, "green", 1))
    assert hand(game, 0) == {"black": 1}
    assert discards(game) == {"green": 2, "wild": 1}


def test_r7_1_one_wild_does_not_stand_for_symbol_and_colour_at_once() -> None:
    game = position(hands={0: {"green": 1, "wild": 1}})
    assert payments(game, FERRY) == []


def test_r7_1_a_route_without_a_symbol_needs_no_wild() -> None:
    game = position(hands={0: {"blue": 3}})
    assert payments(game, "presidio-fort_mason") == [{"blue": 3}]


@pytest.mark.parametrize(("wilds", "found"), [(0, []), (1, []), (2, [{"red": 2, "wild": 2}])])
def test_r7_1_every_symbol_needs_a_wild_of_its_own(wilds: int, found: list[dict[str, int]]) -> None:
    city = tiny_city(routes=[route("a", "b", "red", 4, wilds_required=2)])
    game = position(city, hands={0: {"red": 4, "wild": wilds}})
    assert payments(game, "a-b") == found
