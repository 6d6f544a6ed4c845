"""R4.7: the deck runs out, and the table is set right in four steps."""

import pytest

from farebox.game.actions import ClaimRoute, DrawBlind, DrawFaceUp
from farebox.game.events import DeckRenewed, RowFilled
from farebox.game.internals import state_of
from farebox.rules.cards import settle
from tests.builders import CITIES, all_cards, deck, discards, events_of, games, hand, position, row


@pytest.mark.parametrize("city", CITIES)
def test_r4_7_the_discards_become_the_deck_when_it_has_run_out(city: str) -> None:
    game = position(
        city, row="blue blue green green green", deck={"blue": 1}, discards={"green": 3, "wild": 2}, rest=1
    )
    events = game.apply(DrawBlind())
    assert hand(game, 0) == {"blue": 1}
    assert deck(game) == {"green": 3, "wild": 2}
    assert discards(game) == {}
    assert events_of(DeckRenewed, events) == [DeckRenewed(1)]


def test_r4_7_the_discards_stay_while_the_deck_has_a_card() -> None:
    game = position(
        "first_paris", row="blue blue green green red", deck={"blue": 2}, discards={"green": 3}, rest=1
    )
    game.apply(DrawBlind())
    assert deck(game) == {"blue": 1}
    assert discards(game) == {"green": 3}


def test_r4_7_the_new_deck_is_shuffled() -> None:
    seen: set[str] = set()
    for seed in range(20):
        game = position("first_paris", deck={"red": 1}, discards={"blue": 1, "green": 1}, rest=1, seed=seed)
        game.apply(DrawBlind())
        game.apply(DrawBlind())
        seen.update(hand(game, 0))
    assert seen == {"red", "blue", "green"}


def test_r4_7_first_an_empty_deck_takes_in_the_discards() -> None:
    game = position("first_paris", row="blue blue green green red", hands={0: {"purple": 3}}, rest=1)
    game.apply(ClaimRoute("opera-republique", "purple", 0))
    assert deck(game) == {"purple": 3}
    assert discards(game) == {}
    assert state_of(game).reshuffles == 1


def test_r4_7_an_empty_deck_takes_in_the_discards_before_a_sweep_adds_to_them() -> None:
    game = position("first_paris", row="wild wild wild red blue", discards={"green": 6}, rest=1)
    settle(state_of(game))
    assert row(game) == "green green green green green"
    assert deck(game) == {"green": 1}
    assert discards(game) == {"wild": 3, "red": 1, "blue": 1}


def test_r4_7_then_gaps_are_filled_from_slot_0_to_slot_4() -> None:
    game = position("first_paris", row="- blue - - red", hands={0: {"yellow": 2}}, rest=1)
    events = game.apply(ClaimRoute("champs-eiffel:1", "yellow", 0))
    assert row(game) == "yellow blue yellow - red"
    assert events_of(RowFilled, events) == [RowFilled({0: "yellow", 2: "yellow"})]
    assert game.view().deck == 0
    assert discards(game) == {}


def test_r4_7_filling_a_gap_renews_the_deck_when_a_card_is_needed() -> None:
    game = position("first_paris", row="- - - green red", deck={"blue": 2}, discards={"yellow": 2}, rest=1)
    game.apply(DrawFaceUp(3))
    assert row(game) == "blue blue yellow yellow red"
    assert state_of(game).reshuffles == 1


def test_r4_7_gaps_are_filled_before_a_sweep_is_looked_for() -> None:
    game = position(
        "first_paris", row="wild wild - green red", deck={"wild": 1}, discards={"blue": 6}, rest=1
    )
    settle(state_of(game))
    assert state_of(game).sweeps > 0
    assert row(game).count("wild") < 3


def test_r4_7_at_last_an_empty_deck_takes_in_the_discards_once_more() -> None:
    game = position("first_paris", row="wild wild wild red blue", deck={"green": 5}, rest=1)
    settle(state_of(game))
    assert row(game) == "green green green green green"
    assert deck(game) == {"wild": 3, "red": 1, "blue": 1}
    assert discards(game) == {}
    assert state_of(game).reshuffles == 1


def test_r4_7_within_a_sweep_the_deck_is_renewed_only_when_a_card_is_needed() -> None:
    for game in games(
        lambda seed: position(
            "first_paris", row="wild wild wild red blue", deck={"wild": 3, "green": 2}, rest=1, seed=seed
        ),
        50,
    ):
        before = all_cards(game)
        settle(state_of(game))
        assert state_of(game).sweeps >= 2
        assert row(game).count("wild") < 3
        assert all_cards(game) == before


def test_r4_7_the_cards_of_a_swept_row_come_back_within_the_same_sweep_if_needed() -> None:
    game = position("first_paris", row="wild wild wild red blue", deck={"green": 2}, rest=1)
    settle(state_of(game))
    assert row(game).startswith("green green")
    assert "-" not in row(game)
    assert state_of(game).reshuffles >= 1


@pytest.mark.parametrize("city", CITIES)
def test_r4_7_after_an_action_the_deck_is_empty_only_if_the_discards_are(city: str) -> None:
    for game in games(
        lambda seed: position(city, deck={"blue": 1}, discards={"wild": 5}, rest=1, seed=seed), 20
    ):
        game.apply(DrawFaceUp(0))
        assert game.view().deck > 0
        assert game.view().discards == {}


def test_r4_7_without_discards_the_gap_stays_and_the_deck_is_empty() -> None:
    game = position("first_paris", row="blue red green green red", rest=1)
    events = game.apply(DrawFaceUp(1))
    assert row(game) == "blue - green green red"
    assert game.view().deck == 0
    assert state_of(game).reshuffles == 0
    assert DrawBlind() not in game.legal_actions()
    assert not events_of(DeckRenewed, events)
