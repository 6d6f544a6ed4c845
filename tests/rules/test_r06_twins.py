"""R6: twins."""

import pytest

from farebox.cities.load import load_city
from farebox.cities.schema import twins
from farebox.game.actions import ClaimRoute
from farebox.game.internals import state_of
from tests.builders import CITIES, claimable, position, refusal

TWINS = {
    "san_francisco": ("castro-mission:1", "castro-mission:2"),
    "paris": ("montparnasse-italie:1", "montparnasse-italie:2"),
    "new_york": ("chelsea-empire_state_building:1", "chelsea-empire_state_building:2"),
    "london": ("st_pauls-tower_of_london:1", "st_pauls-tower_of_london:2"),
}


def seats_that_may_claim(city: str, players: int, owned: str, wanted: str) -> set[int]:
    """The seats that may claim a route in their turn, given the cards, once seat 0 owns another."""
    tables = {
        seat: position(city, players, routes={0: [owned]}, hands={seat: {"wild": 8}}, player=seat)
        for seat in range(players)
    }
    return {seat for seat, game in tables.items() if wanted in claimable(game)}


@pytest.mark.parametrize("city", CITIES)
def test_r6_1_twins_join_the_same_locations_and_have_the_same_length(city: str) -> None:
    routes = load_city(city).routes
    pairs = [
        (route, routes[twin])
        for route, twin in zip(routes, twins(load_city(city)), strict=True)
        if twin is not None
    ]
    assert pairs
    for one, other in pairs:
        assert one is not other
        assert {one.a, one.b} == {other.a, other.b}
        assert one.length == other.length


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_r6_1_with_three_or_four_only_the_others_may_claim_the_twin(
    city: str, players: int, first: int
) -> None:
    owned, twin = TWINS[city][first], TWINS[city][1 - first]
    assert seats_that_may_claim(city, players, owned, twin) == set(range(1, players))
    assert seats_that_may_claim(city, players, owned, owned) == set()


@pytest.mark.parametrize("players", [3, 4])
def test_r6_1_the_rule_holds_from_the_claim_on(players: int) -> None:
    one, other = TWINS["paris"]
    game = position("first_paris", players, hands={0: {"green": 3, "purple": 3}, 1: {"wild": 3}})
    game.apply(ClaimRoute(one, "green", 0))
    assert other in claimable(game)
    state_of(game).player = 0
    assert refusal(game, ClaimRoute(other, "purple", 0)) == "twin-is-yours"


def test_r6_1_a_route_that_has_no_twin_closes_no_other() -> None:
    game = position("first_paris", 2, hands={0: {"purple": 3}})
    before = {seat: state_of(game).open_routes[seat].bit_count() for seat in range(2)}
    game.apply(ClaimRoute("opera-republique", "purple", 0))
    assert [state_of(game).open_routes[seat].bit_count() for seat in range(2)] == [
        before[0] - 1,
        before[1] - 1,
    ]


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("first", [0, 1])
def test_r6_2_with_two_players_the_twin_is_closed_to_both(city: str, first: int) -> None:
    owned, twin = TWINS[city][first], TWINS[city][1 - first]
    assert seats_that_may_claim(city, 2, owned, twin) == set()


def test_r6_2_the_twin_is_closed_from_the_claim_on() -> None:
    one, other = TWINS["paris"]
    game = position("first_paris", 2, hands={0: {"green": 3, "purple": 3}, 1: {"wild": 3}})
    game.apply(ClaimRoute(one, "green", 0))
    assert refusal(game, ClaimRoute(other, "wild", 3)) == "twin-closed"
    state_of(game).player = 0
    assert refusal(game, ClaimRoute(other, "purple", 0)) == "twin-is-yours"


def test_r6_2_both_twins_are_open_until_one_is_claimed() -> None:
    game = position("first_paris", 2, hands={0: {"green": 3, "purple": 3}})
    assert set(TWINS["paris"]) <= claimable(game)
