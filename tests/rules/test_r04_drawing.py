"""R4.1 to R4.5 and R4.8: drawing cards."""

import pytest

from farebox.game.actions import DrawBlind, DrawFaceUp
from farebox.game.events import CardDrawn, RowFilled, TurnBegan
from farebox.game.internals import phase_of
from farebox.game.secrecy import visible_events
from tests.builders import CITIES, all_cards, deck, events_of, hand, position, refusal, row


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(
    "actions", [("draw 0", "draw 1"), ("draw 4", "draw deck"), ("draw deck", "draw deck")]
)
def test_r4_1_two_cards_are_drawn_from_the_row_or_the_deck(city: str, actions: tuple[str, str]) -> None:
    game = position(city)
    before = all_cards(game)
    for action in actions:
        assert game.to_act == (0,)
        game.apply(action)
    assert sum(hand(game, 0).values()) == 2
    assert game.to_act == (1,)
    assert phase_of(game) == "take-turn"
    assert all_cards(game) == before


def test_r4_1_a_card_of_the_row_is_the_one_that_lies_there() -> None:
    game = position("first_paris", row="red blue white green purple")
    game.apply(DrawFaceUp(2))
    assert hand(game, 0) == {"white": 1}
    assert game.view(1).seats[0].known_cards == {"white": 1}


def test_r4_1_the_second_card_may_be_one_just_turned_up() -> None:
    game = position("first_paris", row="red blue white green purple", deck={"yellow": 2}, rest="discards")
    game.apply(DrawFaceUp(3))
    game.apply(DrawFaceUp(3))
    assert hand(game, 0) == {"green": 1, "yellow": 1}


def test_r4_1_a_blind_card_is_seen_by_its_player_only() -> None:
    game = position("first_paris", deck={"red": 6}, rest="discards", row="blue white green purple yellow")
    events = game.apply(DrawBlind())
    assert events_of(CardDrawn, events) == [CardDrawn(0, None, "red")]
    assert CardDrawn(0, None, None) in visible_events(events, 1)
    assert game.view(1).seats[0].known_cards == {}


def test_r4_1_every_card_of_the_deck_can_be_the_next_one() -> None:
    kinds = {"red": 1, "wild": 1, "white": 2}
    drawn: list[str] = []
    for seed in range(200):
        game = position("first_paris", deck=kinds, rest="discards", seed=seed)
        game.apply(DrawBlind())
        drawn.extend(hand(game, 0))
    assert set(drawn) == set(kinds)
    assert 70 < drawn.count("white") < 130


def test_r4_1_a_hand_may_hold_any_number_of_cards() -> None:
    game = position("first_paris", row="red blue white green purple", deck={"red": 2}, rest=0)
    cards = sum(hand(game, 0).values())
    game.apply(DrawBlind())
    game.apply(DrawBlind())
    assert sum(hand(game, 0).values()) == cards + 2 == 41


@pytest.mark.parametrize("slot", range(5))
def test_r4_2_a_card_taken_from_the_row_is_replaced_at_once(slot: int) -> None:
    game = position("first_paris", row="red blue white green purple", deck={"yellow": 2}, rest="discards")
    events = game.apply(DrawFaceUp(slot))
    expected = ["red", "blue", "white", "green", "purple"]
    expected[slot] = "yellow"
    assert row(game) == " ".join(expected)
    assert events_of(RowFilled, events) == [RowFilled({slot: "yellow"})]
    assert deck(game) == {"yellow": 1}


def test_r4_2_a_blind_card_leaves_the_row_alone() -> None:
    game = position("first_paris", row="red blue white green purple")
    game.apply(DrawBlind())
    assert row(game) == "red blue white green purple"


@pytest.mark.parametrize("city", CITIES)
def test_r4_3_a_face_up_wild_as_first_card_is_the_only_card(city: str) -> None:
    game = position(city, row="wild blue green blue green")
    events = game.apply(DrawFaceUp(0))
    assert hand(game, 0) == {"wild": 1}
    assert game.to_act == (1,)
    assert events[-1] == TurnBegan(1)


def test_r4_3_another_card_beside_a_wild_is_not_the_only_one() -> None:
    game = position("first_paris", row="wild blue green blue green")
    game.apply(DrawFaceUp(1))
    assert game.to_act == (0,)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("first", ["draw 4", "draw deck"])
def test_r4_4_a_face_up_wild_cannot_be_the_second_card(city: str, first: str) -> None:
    game = position(city, row="wild blue green blue green", deck={"blue": 2}, rest="discards")
    game.apply(first)
    assert DrawFaceUp(0) not in game.legal_actions()
    assert DrawFaceUp(1) in game.legal_actions()
    assert refusal(game, DrawFaceUp(0)) == "open-wild-as-second-card"


def test_r4_4_nor_can_a_wild_that_was_turned_up_after_the_first_card() -> None:
    game = position("first_paris", row="red blue white green purple", deck={"wild": 2}, rest="discards")
    game.apply(DrawFaceUp(1))
    assert row(game) == "red wild white green purple"
    assert refusal(game, DrawFaceUp(1)) == "open-wild-as-second-card"


def test_r4_5_a_wild_drawn_blind_as_first_card_leaves_a_second_card() -> None:
    game = position("first_paris", row="red blue white green purple", deck={"wild": 2}, rest="discards")
    game.apply(DrawBlind())
    assert hand(game, 0) == {"wild": 1}
    assert game.to_act == (0,)
    assert DrawFaceUp(0) in game.legal_actions()


def test_r4_5_a_wild_may_be_drawn_blind_as_second_card() -> None:
    game = position("first_paris", row="red blue white green purple", deck={"wild": 3}, rest="discards")
    game.apply(DrawFaceUp(0))
    game.apply(DrawBlind())
    assert hand(game, 0) == {"red": 1, "wild": 1}
    assert game.to_act == (1,)


def test_r4_8_the_second_card_must_be_drawn_if_there_is_one() -> None:
    game = position("first_paris", row="red - - - -", deck={"blue": 1}, rest=1)
    game.apply(DrawBlind())
    assert game.legal_actions() == (DrawFaceUp(0),)
    assert refusal(game, "pass") == "not-now"
    assert game.to_act == (0,)


def test_r4_8_a_second_card_may_be_left_in_the_deck_only() -> None:
    game = position("first_paris", row="wild wild - - -", deck={"wild": 5}, rest=1)
    game.apply(DrawBlind())
    assert game.to_act == (0,)
    assert game.legal_actions() == (DrawBlind(),)


@pytest.mark.parametrize("open_cards", ["- - - - -", "wild - - - -", "wild wild - - -"])
def test_r4_8_the_turn_ends_after_one_card_if_no_other_may_be_drawn(open_cards: str) -> None:
    game = position("first_paris", row=open_cards.replace("-", "red", 1), rest=1)
    game.apply(DrawFaceUp(open_cards.split().index("-")))
    assert row(game) == open_cards
    assert game.to_act == (1,)
    assert phase_of(game) == "take-turn"


def test_r4_8_the_turn_ends_after_the_last_blind_card_if_only_wilds_lie_open() -> None:
    game = position("first_paris", row="wild wild - - -", deck={"red": 1}, rest=1)
    game.apply(DrawBlind())
    assert hand(game, 0) == {"red": 1}
    assert row(game) == "wild wild - - -"
    assert game.to_act == (1,)


def test_r4_8_a_turn_goes_on_if_the_discards_give_a_second_card() -> None:
    game = position("first_paris", row="wild - - - -", deck={"red": 1}, discards={"blue": 1}, rest=1)
    game.apply(DrawBlind())
    assert game.to_act == (0,)
