"""R10: flag sets."""

import pytest

from farebox.game.actions import ClaimRoute
from farebox.game.events import FlagCardKept, FlagSetScored
from farebox.game.internals import state_of
from tests.builders import all_cards, deck, discards, events_of, hand, position, row

# The route, its colour and its length.
FLAG_ROUTES = [("opera-louvre:1", "blue", 1), ("champs-opera:1", "white", 2), ("trocadero-eiffel", "red", 1)]


@pytest.mark.parametrize(("name", "colour", "length"), FLAG_ROUTES)
def test_r10_1_a_card_of_a_flag_colour_is_kept_instead_of_discarded(
    name: str, colour: str, length: int
) -> None:
    game = position("first_paris", hands={0: {colour: length}})
    events = game.apply(ClaimRoute(name, colour, 0))
    assert game.view().seats[0].flag_cards == (colour,)
    assert game.view().seats[1].flag_cards == ()
    assert sum(discards(game).values()) == length - 1
    assert events_of(FlagCardKept, events) == [FlagCardKept(0, colour)]
    assert hand(game, 0) == {}


@pytest.mark.parametrize(
    ("name", "colour"),
    [("champs-eiffel:1", "yellow"), ("opera-republique", "purple"), ("louvre-montparnasse", "green")],
)
def test_r10_1_a_card_of_another_colour_is_not_kept(name: str, colour: str) -> None:
    game = position("first_paris", hands={0: {colour: 3}})
    events = game.apply(ClaimRoute(name, colour, 0))
    assert game.view().seats[0].flag_cards == ()
    assert discards(game)[colour] == 3 - hand(game, 0).get(colour, 0)
    assert not events_of(FlagCardKept, events)


@pytest.mark.parametrize("city", ["san_francisco", "new_york", "london"])
def test_r10_1_no_other_city_has_flag_cards(city: str) -> None:
    name = {"san_francisco": "painted_ladies-pacific_heights:2", "new_york": "midtown_west-chelsea"}.get(
        city, "regents_park-baker_street"
    )
    game = position(city, hands={0: {"blue": 2}})
    game.apply(ClaimRoute(name, "blue", 0))
    assert game.view().seats[0].flag_cards == ()
    assert discards(game) == {"blue": 2}


def test_r10_2_a_route_paid_with_wilds_only_leaves_no_card_to_keep() -> None:
    game = position("first_paris", hands={0: {"wild": 2}})
    game.apply(ClaimRoute("champs-opera:1", "wild", 2))
    assert game.view().seats[0].flag_cards == ()
    assert discards(game) == {"wild": 2}


def test_r10_2_of_a_mixed_payment_the_card_of_the_colour_is_kept() -> None:
    game = position("first_paris", hands={0: {"white": 1, "wild": 1}})
    game.apply(ClaimRoute("champs-opera:1", "white", 1))
    assert game.view().seats[0].flag_cards == ("white",)
    assert discards(game) == {"wild": 1}


def test_r10_2_wilds_do_not_complete_a_set() -> None:
    game = position("first_paris", hands={0: {"wild": 1}}, flag_cards={0: ["blue", "white"]})
    game.apply(ClaimRoute("trocadero-eiffel", "wild", 1))
    assert set(game.view().seats[0].flag_cards) == {"blue", "white"}
    assert game.view().seats[0].flag_sets == 0


@pytest.mark.parametrize(("name", "colour", "length"), FLAG_ROUTES)
def test_r10_3_a_second_card_of_a_colour_is_discarded(name: str, colour: str, length: int) -> None:
    game = position("first_paris", hands={0: {colour: length}}, flag_cards={0: [colour]})
    events = game.apply(ClaimRoute(name, colour, 0))
    assert game.view().seats[0].flag_cards == (colour,)
    assert discards(game) == {colour: length}
    assert not events_of(FlagCardKept, events)


def test_r10_3_the_cards_of_another_player_do_not_count() -> None:
    game = position("first_paris", hands={0: {"red": 1}}, flag_cards={1: ["red"]})
    game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
    assert [seat.flag_cards for seat in game.view().seats] == [("red",), ("red",)]
    assert discards(game) == {}


@pytest.mark.parametrize(("name", "colour", "length"), FLAG_ROUTES)
def test_r10_4_a_whole_set_scores_four_points_and_is_discarded(name: str, colour: str, length: int) -> None:
    others = [other for other in ("blue", "white", "red") if other != colour]
    game = position("first_paris", hands={0: {colour: length}}, flag_cards={0: others})
    events = game.apply(ClaimRoute(name, colour, 0))
    seat = game.view().seats[0]
    assert seat.score == length + 4
    assert seat.flag_cards == ()
    assert seat.flag_sets == 1
    assert discards(game) == {others[0]: 1, others[1]: 1, colour: length}
    assert events_of(FlagCardKept, events) == [FlagCardKept(0, colour)]
    assert events_of(FlagSetScored, events) == [FlagSetScored(0, 4)]


def test_r10_4_two_colours_are_no_set() -> None:
    game = position("first_paris", hands={0: {"red": 1}}, flag_cards={0: ["blue"], 1: ["white"]})
    game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
    assert game.view().seats[0].score == 1
    assert set(game.view().seats[0].flag_cards) == {"blue", "red"}


def test_r10_4_another_set_may_be_started_in_a_later_turn() -> None:
    game = position(
        "first_paris", hands={0: {"red": 2, "white": 2, "blue": 2}}, flag_cards={0: ["blue", "white"]}
    )
    for name, colour in (
        ("trocadero-eiffel", "red"),
        ("opera-louvre:1", "blue"),
        ("champs-opera:1", "white"),
        ("louvre-notre_dame:1", "red"),
    ):
        state_of(game).player = 0
        game.apply(ClaimRoute(name, colour, 0))
    assert game.view().seats[0].flag_sets == 2
    assert game.view().seats[0].score == 1 + 1 + 2 + 1 + 2 * 4


def test_r10_4_sets_count_in_the_final_score() -> None:
    game = position("first_paris", flag_sets={0: 2}, last_turns=1, routes={0: ["trocadero-eiffel"]})
    game.apply("draw deck")
    game.apply("draw deck")
    assert game.outcome is not None
    assert game.outcome.scores[0] == 1 + 2 * 4


def test_r10_4_payment_and_set_reach_the_discards_together_and_then_the_table_is_set_right() -> None:
    table = "wild wild wild wild wild"
    game = position(
        "first_paris",
        row=table,
        deck={"wild": 1},
        hands={0: {"red": 1}},
        flag_cards={0: ["blue", "white"]},
        rest=1,
    )
    game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
    assert state_of(game).sweeps > 0
    assert sorted(row(game).split()) == ["blue", "red", "white", "wild", "wild"]


def test_r10_4_with_an_empty_deck_payment_and_set_are_shuffled_in_once() -> None:
    game = position(
        "first_paris",
        hands={0: {"white": 2}},
        flag_cards={0: ["blue", "red"]},
        rest=1,
        row="green green green red blue",
    )
    game.apply(ClaimRoute("champs-opera:1", "white", 0))
    assert deck(game) == {"blue": 1, "red": 1, "white": 2}
    assert state_of(game).reshuffles == 1


def test_r10_5_flag_cards_lie_open() -> None:
    game = position("first_paris", flag_cards={1: ["white"]})
    for seat in (0, 1, None):
        assert game.view(seat).seats[1].flag_cards == ("white",)


def test_r10_5_flag_cards_are_out_of_the_deck_until_they_are_discarded() -> None:
    game = position("first_paris", deck={"green": 1}, discards={"yellow": 2}, flag_cards={0: ["red"]}, rest=1)
    game.apply("draw deck")
    assert deck(game) == {"yellow": 2}
    assert game.view().seats[0].flag_cards == ("red",)
    assert all_cards(game) == game.city.deck
