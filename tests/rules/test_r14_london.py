"""R14: London."""

import pytest

from farebox.game.internals import index_of, state_of
from farebox.rules.bonuses import district_points
from tests.builders import position

# For every district the routes that join its locations, and its number.
DISTRICTS = [
    (["british_museum-covent_garden:1"], 1),
    (
        [
            "piccadilly_circus-buckingham_palace",
            "piccadilly_circus-trafalgar_square:1",
            "trafalgar_square-big_ben",
        ],
        2,
    ),
    (["waterloo-elephant_and_castle", "waterloo-globe_theatre"], 3),
    (["st_pauls-the_charterhouse", "the_charterhouse-brick_lane", "brick_lane-tower_of_london"], 4),
    (["regents_park-baker_street", "regents_park-kings_cross", "baker_street-hyde_park"], 5),
]


def points(routes: list[str]) -> int:
    """What the districts give a player who owns these routes."""
    game = position("london", routes={0: routes})
    return district_points(index_of(game).board, state_of(game), 0)


def test_r14_the_box_of_london() -> None:
    city = position("london").city
    assert city.cars == 17
    assert len(city.tickets) == 20
    assert sum(city.deck.values()) == 44
    assert set(city.deck) == {"wild", "blue", "green", "black", "pink", "yellow", "orange"}


@pytest.mark.parametrize(("routes", "number"), DISTRICTS)
def test_r14_a_district_whose_locations_are_joined_scores_its_number(routes: list[str], number: int) -> None:
    assert points(routes) == number


@pytest.mark.parametrize(("routes", "number"), DISTRICTS)
def test_r14_a_district_with_a_location_left_out_scores_nothing(routes: list[str], number: int) -> None:
    for missing in routes:
        assert points([route for route in routes if route != missing]) == 0


def test_r14_ways_through_other_locations_count() -> None:
    assert points(["british_museum-piccadilly_circus", "covent_garden-piccadilly_circus:1"]) == 1


def test_r14_two_networks_do_not_join_a_district() -> None:
    apart = ["piccadilly_circus-buckingham_palace", "trafalgar_square-big_ben"]
    assert points(apart) == 0
    assert points([*apart, "buckingham_palace-big_ben"]) == 2


def test_r14_several_districts_add_up() -> None:
    assert points([route for routes, number in DISTRICTS[:3] for route in routes]) == 1 + 2 + 3


def test_r14_the_routes_of_others_do_not_help() -> None:
    routes = {0: ["waterloo-elephant_and_castle"], 1: ["waterloo-globe_theatre"]}
    game = position("london", routes=routes)
    assert district_points(index_of(game).board, state_of(game), 0) == 0


def test_r14_districts_score_at_the_end_and_not_before() -> None:
    game = position("london", routes={1: DISTRICTS[4][0]}, last_turns=1)
    routes_alone = 2 + 4 + 7
    assert game.view().seats[1].score == routes_alone
    game.apply("draw deck")
    game.apply("draw deck")
    assert game.outcome is not None
    assert game.outcome.scores == (0, routes_alone + 5)
