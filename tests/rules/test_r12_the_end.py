"""R12: the end."""

import pytest

from farebox.game.actions import ClaimRoute, Pass
from farebox.game.events import GameEnded, LastRoundBegan
from farebox.game.game import Game, score_sheets
from tests.builders import CITIES, events_of, position, tiny_city

# For every city a red route: name and length.
RED_ROUTES = {
    "san_francisco": ("pacific_heights-fort_mason", 2),
    "paris": ("trocadero-eiffel", 1),
    "new_york": ("lincoln_center-midtown_west", 2),
}


def draw_two(game: Game) -> None:
    """A turn that changes no cars."""
    game.apply("draw deck")
    game.apply("draw deck")


@pytest.mark.parametrize("city", RED_ROUTES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_r12_1_with_two_cars_or_fewer_everybody_has_one_more_turn(
    city: str, players: int, player: int, left: int
) -> None:
    name, length = RED_ROUTES[city]
    game = position(
        city, players, hands={player: {"red": length}}, cars={player: length + left}, player=player
    )
    events = game.apply(ClaimRoute(name, "red", 0))
    assert events_of(LastRoundBegan, events) == [LastRoundBegan(player, left)]
    turns = []
    while not game.over:
        turns.append(game.to_act[0])
        draw_two(game)
    assert turns == [(player + 1 + turn) % players for turn in range(players)]
    assert turns[-1] == player


@pytest.mark.parametrize("city", RED_ROUTES)
def test_r12_1_with_three_cars_the_game_goes_on(city: str) -> None:
    name, length = RED_ROUTES[city]
    game = position(city, hands={0: {"red": length}}, cars={0: length + 3})
    events = game.apply(ClaimRoute(name, "red", 0))
    assert not events_of(LastRoundBegan, events)
    assert game.view().turns_left is None


def test_r12_1_others_who_come_down_to_two_cars_add_no_turns() -> None:
    game = position(
        "first_paris", 3, hands={0: {"red": 2}, 1: {"blue": 1}, 2: {"yellow": 2}}, cars={0: 3, 1: 3, 2: 3}
    )
    game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
    game.apply(ClaimRoute("opera-louvre:1", "blue", 0))
    events = game.apply(ClaimRoute("italie-bercy", "yellow", 0))
    assert not events_of(LastRoundBegan, events)
    assert game.view().turns_left == 1
    game.apply(ClaimRoute("champs-invalides:1", "red", 0))
    assert game.over


def test_r12_1_the_others_turns_of_the_last_round_do_not_begin_it_anew() -> None:
    game = position("first_paris", cars={0: 2, 1: 2}, last_turns=2, player=1)
    draw_two(game)
    draw_two(game)
    assert game.over


def test_r12_1_few_cars_count_at_the_end_of_the_players_own_turn() -> None:
    game = position("first_paris", cars={1: 2})
    draw_two(game)
    assert game.view().turns_left is None
    draw_two(game)
    assert game.view().turns_left == 2


def test_r12_1_all_three_kinds_of_turn_are_turns_of_the_last_round() -> None:
    game = position("first_paris", 3, hands={1: {"red": 1}}, last_turns=3)
    game.apply("tickets")
    game.apply(game.legal_actions()[0])
    game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
    assert game.view().turns_left == 1
    draw_two(game)
    assert game.over


def test_r12_1_a_pass_is_a_turn_of_the_last_round_too() -> None:
    game = position(
        tiny_city(), row="- - - - -", rest=1, other_tickets=1, cars={0: 0, 1: 0}, last_turns=2, player=0
    )
    game.apply(Pass())
    events = game.apply(Pass())
    assert events_of(GameEnded, events)[0].reason == "cars"


def test_r12_2_the_final_scoring_counts_routes_then_tickets_then_tokens() -> None:
    game = position(
        routes={0: ["painted_ladies-pacific_heights:1", "alcatraz-pier_39", "painted_ladies-mission"]},
        tickets={0: ["pacific_heights-mission", "fort_mason-castro"]},
        tokens={0: [0, 1, 2]},
        last_turns=1,
        player=1,
    )
    assert game.view().seats[0].score == 2 + 2 + 4
    draw_two(game)
    sheet = score_sheets(game)[0]
    assert [line.reason for line in sheet.lines] == ["route"] * 3 + ["ticket"] * 2 + ["tokens"]
    assert [line.points for line in sheet.lines] == [2, 4, 2, 4, -7, 2]
    assert game.outcome is not None
    assert game.outcome.scores[0] == sheet.total == 2 + 4 + 2 + 4 - 7 + 2


@pytest.mark.parametrize(("city", "reason"), [("new_york", "attraction"), ("london", "district")])
def test_r12_2_attractions_and_districts_come_last(city: str, reason: str) -> None:
    name = {"new_york": "central_park-united_nations"}.get(city, "british_museum-covent_garden:1")
    game = position(city, routes={0: [name]}, tickets={0: [position(city).city.tickets[0].id]}, last_turns=1)
    draw_two(game)
    lines = score_sheets(game)[0].lines
    assert [line.reason for line in lines[:2]] == ["route", "ticket"]
    assert {line.reason for line in lines[2:]} == {reason}


def test_r12_2_the_points_of_routes_may_be_counted_again() -> None:
    game = position("first_paris", hands={0: {"purple": 3}, 1: {"red": 1}}, flag_cards={1: ["blue", "white"]})
    game.apply(ClaimRoute("opera-republique", "purple", 0))
    game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
    for sheet, seat in zip(score_sheets(game), game.view().seats, strict=True):
        assert sheet.total == seat.score
    assert [seat.score for seat in game.view().seats] == [4, 5]


def test_r12_2_the_end_shows_scores_winners_and_tickets() -> None:
    game = position("first_paris", tickets={0: ["arc-bastille"]}, last_turns=1)
    game.apply("draw deck")
    events = game.apply("draw deck")
    assert events_of(GameEnded, events) == [GameEnded("cars", (-6, 0), (1,), (("arc-bastille",), ()))]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_r12_3_the_highest_total_wins(winner: int) -> None:
    game = position(
        "first_paris",
        3,
        routes={winner: ["opera-republique"], (winner + 1) % 3: ["italie-bercy"]},
        last_turns=1,
    )
    draw_two(game)
    assert game.outcome is not None
    assert game.outcome.winners == (winner,)
    assert game.outcome.decided_by == "points"


def test_r12_3_a_ticket_can_cost_the_victory() -> None:
    game = position(
        "first_paris", routes={0: ["opera-republique"]}, tickets={0: ["arc-bastille"]}, last_turns=1
    )
    draw_two(game)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_r12_3_all_totals_may_be_negative() -> None:
    game = position(
        "first_paris",
        3,
        last_turns=1,
        tickets={0: ["arc-bastille"], 1: ["opera-pantheon"], 2: ["louvre-italie"]},
    )
    draw_two(game)
    assert game.outcome is not None
    assert game.outcome.scores == (-6, -3, -4)
    assert game.outcome.winners == (1,)


@pytest.mark.parametrize("winner", [0, 1])
def test_r12_3_of_equal_totals_the_one_with_most_complete_tickets_wins(winner: int) -> None:
    # Three points by tickets and three by routes against four and two by routes alone.
    way = ["opera-louvre:1", "louvre-notre_dame:1", "notre_dame-pantheon:1"]
    game = position(
        "first_paris",
        routes={winner: way, 1 - winner: ["opera-republique", "italie-bercy"]},
        tickets={winner: ["opera-pantheon"]},
        last_turns=1,
    )
    draw_two(game)
    assert game.outcome is not None
    assert game.outcome.scores == (6, 6)
    assert game.outcome.winners == (winner,)
    assert game.outcome.decided_by == "tickets"


def test_r12_3_more_tickets_do_not_beat_more_points() -> None:
    way = ["opera-louvre:1", "louvre-notre_dame:1", "notre_dame-pantheon:1"]
    more = ["opera-republique", "italie-bercy", "trocadero-eiffel"]
    game = position("first_paris", routes={0: way, 1: more}, tickets={0: ["opera-pantheon"]}, last_turns=1)
    draw_two(game)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_r12_3_incomplete_tickets_do_not_break_a_tie() -> None:
    held = {0: ["opera-pantheon", "pantheon-republique"], 1: ["arc-notre_dame"]}
    game = position("first_paris", routes={0: ["trocadero-eiffel"]}, tickets=held, last_turns=1)
    draw_two(game)
    assert game.outcome is not None
    assert game.outcome.scores == (-5, -5)
    assert game.outcome.winners == (0, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r12_3_players_still_equal_share_the_victory(players: int) -> None:
    game = position(
        "first_paris", players, tickets={0: ["arc-bastille"]} if players > 2 else {}, last_turns=1
    )
    draw_two(game)
    assert game.outcome is not None
    assert game.outcome.winners == tuple(range(0 if players == 2 else 1, players))
    assert game.outcome.decided_by == "shared"


@pytest.mark.parametrize("city", CITIES)
def test_r12_3_a_finished_game_takes_no_more_actions(city: str) -> None:
    game = position(city, last_turns=1)
    draw_two(game)
    assert game.legal_actions() == ()
    assert game.to_act == ()
