"""R13: New York."""

import pytest

from farebox.game.game import Game
from farebox.game.internals import index_of, phase_of, state_of
from farebox.rules.bonuses import attraction_points
from tests.builders import position


def points(*routes: str) -> int:
    """What the attractions give a player who owns these routes."""
    game = position("new_york", routes={0: routes, 1: ["wall_street-brooklyn:1"]})
    return attraction_points(index_of(game).board, state_of(game), 0)


def test_r13_the_box_of_new_york() -> None:
    city = position("new_york").city
    assert city.cars == 15
    assert len(city.tickets) == 18
    assert sum(city.deck.values()) == 44
    assert set(city.deck) == {"wild", "pink", "blue", "orange", "black", "red", "green"}


@pytest.mark.parametrize(
    ("routes", "expected"),
    [
        ((), 0),
        (("central_park-united_nations",), 2),
        (("lincoln_center-midtown_west",), 0),
        (("midtown_west-chelsea",), 1),
        (("gramercy_park-east_village", "lower_east_side-chinatown"), 1),
    ],
)
def test_r13_a_point_for_each_attraction_a_route_touches(routes: tuple[str, ...], expected: int) -> None:
    assert points(*routes) == expected


def test_r13_an_attraction_counts_once_however_many_routes_touch_it() -> None:
    assert (
        points("central_park-times_square:1", "times_square-united_nations", "central_park-united_nations")
        == 3
    )


def test_r13_several_players_may_score_the_same_attraction() -> None:
    routes = {0: ["chinatown-wall_street:1"], 1: ["wall_street-brooklyn:1"]}
    game = position("new_york", routes=routes)
    assert [attraction_points(index_of(game).board, state_of(game), seat) for seat in range(2)] == [2, 2]


def test_r13_attractions_score_at_the_end_and_not_before() -> None:
    game = position("new_york", routes={0: ["central_park-united_nations"]}, last_turns=1)
    assert game.view().seats[0].score == 4
    game.apply("draw deck")
    game.apply("draw deck")
    assert game.outcome is not None
    assert game.outcome.scores == (4 + 2, 0)


@pytest.mark.parametrize("city", ["new_york", "london"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r13_no_stacks_are_placed_in_new_york_and_london(city: str, players: int) -> None:
    game = Game.new(city, players, seed=1)
    for seat in range(players):
        game.apply(game.legal_actions(seat)[0], seat)
    assert phase_of(game) == "take-turn"
    assert game.to_act == (0,)
