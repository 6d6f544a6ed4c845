"""The builders conserve cards and tickets, and refuse a position that cannot be."""

import pytest

from farebox.cities.load import load_city
from farebox.game.game import Game
from farebox.game.internals import index_of
from tests.builders import CITIES, Table, all_cards, deck, position, row, ticket_deck, tiny_city


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_holds_every_card_and_ticket_once(city: str, players: int) -> None:
    game = position(city, players, hands={1: {"wild": 3}}, discards={"blue": 2})
    assert all_cards(game) == load_city(city).deck
    assert sorted(ticket_deck(game)) == sorted(index_of(game).tickets)
    assert "wild" not in row(game)


@pytest.mark.parametrize("city", CITIES)
def test_a_position_can_be_written_and_read(city: str) -> None:
    game = position(city, 3, routes={2: [index_of(position(city)).routes[0]]}, rest=1, other_tickets=0)
    assert Game.from_position(game.position()).position() == game.position()


def test_the_rest_of_the_cards_goes_where_a_test_wants_it() -> None:
    assert deck(position("first_paris", deck={"red": 1}, rest="discards")) == {"red": 1}
    assert position("first_paris", rest=1, row="- - - - -").view().seats[1].cards == 46


IMPOSSIBLE: list[Table] = [
    {"hands": {0: {"red": 7}}},
    {"row": "red red red red"},
    {"hands": {0: {"red": 6}}, "row": "red blue white green purple"},
    {"deck": {"red": 1}},
    {"discards": {"red": 1}, "rest": "discards"},
    {"flag_cards": {0: ["red"]}, "hands": {0: {"red": 6}}},
]


@pytest.mark.parametrize("table", IMPOSSIBLE, ids=str)
def test_cards_that_cannot_lie_so_are_refused(table: Table) -> None:
    with pytest.raises(AssertionError):
        position("first_paris", **table)


def test_a_ticket_in_two_places_or_none_is_refused() -> None:
    with pytest.raises(KeyError):
        position("first_paris", tickets={0: ["arc-bastille"], 1: ["arc-bastille"]})
    with pytest.raises(Exception, match="position-tickets-wrong"):
        position("first_paris", ticket_deck=["arc-bastille"])


def test_a_route_of_two_owners_is_refused() -> None:
    with pytest.raises(Exception, match="position-routes-wrong"):
        position("first_paris", routes={0: ["opera-republique"], 1: ["opera-republique"]})


def test_a_tiny_city_can_be_played() -> None:
    game = Game.new(tiny_city(), 4, seed=1)
    assert game.view().deck + sum(seat.cards for seat in game.view().seats) == 14 - 5
