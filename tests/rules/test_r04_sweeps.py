"""R4.6: sweeps."""

import pytest

from farebox.game.actions import ClaimRoute, DrawBlind, DrawFaceUp
from farebox.game.events import RowSwept
from farebox.game.internals import state_of
from farebox.rules.cards import settle
from tests.builders import CITIES, all_cards, deck, discards, events_of, games, position, row


@pytest.mark.parametrize("city", CITIES)
def test_r4_6_three_wilds_are_swept_as_soon_as_the_third_is_turned_up(city: str) -> None:
    swept = 0
    for game in games(lambda seed: position(city, row="wild wild blue blue blue", seed=seed), 100):
        events = game.apply(DrawFaceUp(4))
        assert row(game).count("wild") < 3
        swept += len(events_of(RowSwept, events))
    assert swept > 0


def test_r4_6_a_sweep_discards_all_five_and_turns_up_five_new_cards() -> None:
    game = position("first_paris", row="wild wild wild red blue", deck={"green": 6}, rest=1)
    settle(state_of(game))
    assert row(game) == "green green green green green"
    assert discards(game) == {"wild": 3, "red": 1, "blue": 1}
    assert deck(game) == {"green": 1}
    assert state_of(game).sweeps == 1


@pytest.mark.parametrize("wilds", [3, 4, 5])
def test_r4_6_three_or_more_wilds_are_swept(wilds: int) -> None:
    cards = ["wild"] * wilds + ["blue"] * (5 - wilds)
    game = position("first_paris", row=" ".join(cards), hands={0: {"red": 1}}, deck={"green": 6}, rest=1)
    game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
    assert row(game) == "green green green green green"
    assert discards(game)["wild"] == wilds


def test_r4_6_two_wilds_stay() -> None:
    game = position("first_paris", row="wild wild blue white green", deck={"green": 5}, rest=1)
    game.apply(DrawBlind())
    assert row(game) == "wild wild blue white green"
    assert state_of(game).sweeps == 0


def test_r4_6_a_sweep_comes_between_the_two_cards_of_a_turn() -> None:
    table = {"wild": 1, "green": 5}
    made = games(
        lambda seed: position("first_paris", row="wild wild blue blue white", deck=table, rest=1, seed=seed)
    )
    game, events = next(
        (game, events) for game in made if events_of(RowSwept, events := game.apply(DrawFaceUp(4)))
    )
    assert events_of(RowSwept, events) == [RowSwept(1, ("green",) * 5)]
    assert row(game) == "green green green green green"
    assert game.to_act == (0,)


def test_r4_6_a_sweep_is_repeated_and_one_event_carries_the_number() -> None:
    again = {"wild": 3, "green": 2}
    times = []
    for seed in range(60):
        hands = {0: {"red": 1}}
        game = position(
            "first_paris", row="wild wild wild blue white", deck=again, rest=1, hands=hands, seed=seed
        )
        events = game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
        (swept,) = events_of(RowSwept, events)
        times.append(swept.times)
        assert swept == RowSwept(state_of(game).sweeps, game.view().row)
        assert row(game).count("wild") < 3
    assert min(times) == 2
    assert max(times) > 3


@pytest.mark.parametrize("city", CITIES)
def test_r4_6_no_sweep_while_fewer_than_three_other_cards_are_about(city: str) -> None:
    game = position(
        city, row="wild wild wild - -", deck={"wild": 1, "green": 1}, discards={"blue": 1}, rest=1
    )
    before = all_cards(game)
    game.apply(DrawBlind())
    assert state_of(game).sweeps == 0
    assert row(game).startswith("wild wild wild")
    assert all_cards(game) == before


@pytest.mark.parametrize(
    ("open_cards", "deck_cards", "discarded"),
    [
        ("wild wild wild green green", {"green": 1}, {}),
        ("wild wild wild wild wild", {"green": 3}, {}),
        ("wild wild wild wild wild", {"wild": 1}, {"green": 3}),
        ("wild wild wild wild green", {"green": 1}, {"green": 1}),
    ],
)
def test_r4_6_the_three_other_cards_may_lie_anywhere_on_the_table(
    open_cards: str, deck_cards: dict[str, int], discarded: dict[str, int]
) -> None:
    game = position("first_paris", row=open_cards, deck=deck_cards, discards=discarded, rest=1)
    settle(state_of(game))
    assert state_of(game).sweeps > 0
    assert sorted(row(game).split()) == ["green", "green", "green", "wild", "wild"]


def test_r4_6_cards_in_hands_and_flag_cards_do_not_count() -> None:
    game = position("first_paris", row="wild wild wild green green", flag_cards={0: ["red"]}, rest=1)
    settle(state_of(game))
    assert state_of(game).sweeps == 0


def test_r4_6_a_sweep_falls_due_later_when_a_claim_discards_cards() -> None:
    game = position(
        "first_paris",
        row="wild wild wild wild green",
        deck={"wild": 1},
        hands={0: {"green": 3}, 1: {}},
        rest=1,
    )
    game.apply(ClaimRoute("louvre-montparnasse", "green", 0))
    assert state_of(game).sweeps > 0
    assert row(game).count("wild") <= 2


def test_r4_6_a_claim_that_discards_too_little_brings_no_sweep() -> None:
    game = position(
        "first_paris", row="wild wild wild wild wild", deck={"wild": 1}, hands={0: {"yellow": 2}}, rest=1
    )
    game.apply(ClaimRoute("champs-eiffel:1", "yellow", 0))
    assert state_of(game).sweeps == 0
    assert discards(game) == {"yellow": 2}


def test_r4_6_a_claim_that_brings_the_third_card_brings_a_sweep() -> None:
    game = position(
        "first_paris",
        row="wild wild wild wild wild",
        deck={"wild": 1, "green": 1},
        hands={0: {"yellow": 2}},
        rest=1,
    )
    game.apply(ClaimRoute("champs-eiffel:1", "yellow", 0))
    assert state_of(game).sweeps > 0
    assert sorted(row(game).split()) == ["green", "wild", "wild", "yellow", "yellow"]
