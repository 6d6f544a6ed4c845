"""R11: tourist tokens."""

import pytest

from farebox.game.actions import ClaimRoute, TakeToken
from farebox.game.events import TokenTaken
from farebox.game.game import Game
from farebox.game.internals import phase_of, state_of
from farebox.game.views import Stack
from farebox.rules import codes
from tests.builders import events_of, position, refusal

ROUTE = "pacific_heights-fort_mason"  # red, two spaces
CLAIM = ClaimRoute(ROUTE, "red", 0)


def claimed(**stacks: tuple[int, int]) -> Game:
    """Seat 0 has claimed the route with these stacks on the board."""
    game = position(hands={0: {"red": 2}}, stacks=stacks)
    game.apply(CLAIM)
    return game


@pytest.mark.parametrize("end", ["pacific_heights", "fort_mason"])
def test_r11_1_a_claim_brings_a_token_that_lies_at_either_end(end: str) -> None:
    game = position(hands={0: {"red": 2}}, stacks={end: (3, 2)})
    events = game.apply(CLAIM)
    assert events_of(TokenTaken, events) == [TokenTaken(0, end, 3)]
    assert game.view().seats[0].tokens == (3,)
    assert game.view().stacks == (Stack(end, 3, 1),)
    assert game.to_act == (1,)


def test_r11_1_the_last_token_of_a_stack_leaves_the_location_empty() -> None:
    game = claimed(fort_mason=(3, 1))
    assert game.view().seats[0].tokens == (3,)
    assert game.view().stacks == ()


def test_r11_1_no_second_token_of_a_symbol() -> None:
    game = position(hands={0: {"red": 2}}, stacks={"fort_mason": (3, 2)}, tokens={0: [3]})
    events = game.apply(CLAIM)
    assert not events_of(TokenTaken, events)
    assert game.view().stacks == (Stack("fort_mason", 3, 2),)
    assert game.view().seats[0].tokens == (3,)


def test_r11_1_the_tokens_of_another_player_do_not_matter() -> None:
    game = position(hands={0: {"red": 2}}, stacks={"fort_mason": (3, 1)}, tokens={1: [3]})
    game.apply(CLAIM)
    assert [seat.tokens for seat in game.view().seats] == [(3,), (3,)]


def test_r11_1_a_token_elsewhere_is_not_taken() -> None:
    game = claimed(presidio=(3, 2))
    assert game.view().seats[0].tokens == ()
    assert game.view().stacks == (Stack("presidio", 3, 2),)


def test_r11_2_with_tokens_at_both_ends_the_player_chooses() -> None:
    game = claimed(pacific_heights=(1, 2), fort_mason=(3, 2))
    assert phase_of(game) == "choose-token"
    assert game.to_act == (0,)
    assert game.view().seats[0].tokens == ()
    assert set(game.legal_actions()) == {TakeToken("pacific_heights"), TakeToken("fort_mason")}


@pytest.mark.parametrize(("end", "symbol"), [("pacific_heights", 1), ("fort_mason", 3)])
def test_r11_2_a_claim_never_brings_more_than_one_token(end: str, symbol: int) -> None:
    game = claimed(pacific_heights=(1, 2), fort_mason=(3, 2))
    events = game.apply(TakeToken(end))
    assert events_of(TokenTaken, events) == [TokenTaken(0, end, symbol)]
    assert game.view().seats[0].tokens == (symbol,)
    assert sum(stack.tokens for stack in game.view().stacks) == 3
    assert game.to_act == (1,)
    assert game.view().phase == "take-turn"


@pytest.mark.parametrize(("had", "taken"), [(1, 3), (3, 1)])
def test_r11_2_there_is_no_choice_if_one_symbol_is_there_already(had: int, taken: int) -> None:
    stacks = {"pacific_heights": (1, 2), "fort_mason": (3, 2)}
    game = position(hands={0: {"red": 2}}, stacks=stacks, tokens={0: [had]})
    game.apply(CLAIM)
    assert game.view().phase == "take-turn"
    assert game.view().seats[0].tokens == (1, 3)
    assert {stack.symbol: stack.tokens for stack in game.view().stacks} == {taken: 1, had: 2}


def test_r11_2_nothing_is_taken_if_both_symbols_are_there_already() -> None:
    stacks = {"pacific_heights": (1, 2), "fort_mason": (3, 2)}
    game = position(hands={0: {"red": 2}}, stacks=stacks, tokens={0: [1, 3]})
    game.apply(CLAIM)
    assert game.to_act == (1,)
    assert sum(stack.tokens for stack in game.view().stacks) == 4


def test_r11_2_the_choice_is_between_the_two_ends_only() -> None:
    game = claimed(pacific_heights=(1, 2), fort_mason=(3, 2), presidio=(5, 2))
    assert refusal(game, TakeToken("presidio")) == "no-token-there"


def test_r11_2_the_turn_ends_after_the_choice_and_not_before() -> None:
    game = position(
        hands={0: {"red": 2}}, stacks={"pacific_heights": (1, 2), "fort_mason": (3, 2)}, cars={0: 4}
    )
    game.apply(CLAIM)
    assert game.view().turns_left is None
    game.apply(TakeToken("fort_mason"))
    assert game.view().turns_left == 2
    assert state_of(game).last_claim == codes.NONE


def test_r11_3_tokens_lie_open() -> None:
    game = position(tokens={1: [0, 4]})
    for seat in (0, 1, None):
        assert game.view(seat).seats[1].tokens == (0, 4)


def test_r11_3_the_token_must_be_taken() -> None:
    game = claimed(pacific_heights=(1, 2), fort_mason=(3, 2))
    assert refusal(game, "draw deck") == "not-now"
    assert refusal(game, "pass") == "not-now"
