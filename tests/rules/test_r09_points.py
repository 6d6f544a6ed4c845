"""R9: points."""

import pytest

from farebox.cities.schema import RouteColour
from farebox.game.actions import ClaimRoute
from farebox.game.internals import index_of, state_of
from farebox.rules.scoring import total_points
from tests.builders import CITIES, position, route, tiny_city

COLOUR: RouteColour = "red"


@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15)])
def test_r9_1_a_route_scores_by_its_length(length: int, points: int) -> None:
    city = tiny_city(routes=[route("a", "b", COLOUR, length)])
    game = position(city, hands={0: {"red": length}})
    game.apply(ClaimRoute("a-b", "red", 0))
    assert game.view().seats[0].score == points


@pytest.mark.parametrize("city", CITIES)
def test_r9_1_every_city_has_the_same_table(city: str) -> None:
    points = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    game = position(city)
    assert {length: index_of(game).board.route_points[length] for length in points} == points


def test_r9_2_a_complete_ticket_adds_its_value() -> None:
    game = position("first_paris", tickets={0: ["opera-pantheon"]}, last_turns=1, player=1)
    assert total_points(index_of(game).board, state_of(game), 0) == -3
    way = ["opera-louvre:1", "louvre-notre_dame:1", "notre_dame-pantheon:1"]
    game = position("first_paris", tickets={0: ["opera-pantheon"]}, routes={0: way})
    assert total_points(index_of(game).board, state_of(game), 0) == 3 + 3


def test_r9_2_complete_and_incomplete_tickets_are_set_off() -> None:
    way = ["opera-louvre:1", "louvre-notre_dame:1", "notre_dame-pantheon:1"]
    held = ["opera-pantheon", "arc-bastille", "louvre-italie"]
    game = position("first_paris", tickets={0: held}, routes={0: way}, last_turns=1)
    game.apply("draw deck")
    game.apply("draw deck")
    assert game.outcome is not None
    assert game.outcome.scores[0] == 3 + 3 - 6 - 4
    assert game.outcome.complete_tickets == (1, 0)


@pytest.mark.parametrize("city", CITIES)
def test_r9_2_a_total_may_be_negative(city: str) -> None:
    game = position(city, other_tickets=1, last_turns=1)
    game.apply("draw deck")
    game.apply("draw deck")
    assert game.outcome is not None
    assert game.outcome.scores == (0, -sum(ticket.points for ticket in game.city.tickets))


@pytest.mark.parametrize(
    ("symbols", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12)]
)
def test_r9_3_tokens_score_by_different_symbols(symbols: int, points: int) -> None:
    game = position(tokens={0: range(symbols), 1: range(7 - symbols, 7)}, stacks={}, last_turns=1)
    game.apply("draw deck")
    game.apply("draw deck")
    assert game.outcome is not None
    assert game.outcome.scores == (points, points)


def test_r9_3_tokens_score_nothing_before_the_end() -> None:
    assert position(tokens={0: range(7)}).view().seats[0].score == 0
