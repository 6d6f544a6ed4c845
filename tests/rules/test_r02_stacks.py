"""R2.2, R2.6, R2.7: laying out the tourist tokens."""

import pytest

from farebox.game.actions import PlaceStack
from farebox.game.game import Game
from tests.builders import keep_first_tickets, refusal

MARKED = {"alcatraz", "golden_gate_bridge", "embarcadero", "sunset", "potrero_hill"}


def ready(players: int) -> Game:
    """San Francisco with the first tickets chosen."""
    game = Game.new("san_francisco", players, seed=1)
    keep_first_tickets(game)
    return game


@pytest.mark.parametrize(("players", "tokens"), [(2, 2), (3, 2), (4, 3)])
def test_r2_2_a_stack_lies_on_each_marked_location(players: int, tokens: int) -> None:
    view = Game.new("san_francisco", players, seed=1).view()
    assert {stack.location for stack in view.stacks} == MARKED
    assert len({stack.symbol for stack in view.stacks}) == 5
    assert [stack.tokens for stack in view.stacks] == [tokens] * 5
    assert view.stacks_to_place == 2


@pytest.mark.parametrize("players", [3, 4])
def test_r2_6_the_last_player_places_a_stack_and_then_the_last_but_one(players: int) -> None:
    game = ready(players)
    assert game.view().phase == "place-stacks"
    assert game.to_act == (players - 1,)
    game.apply(PlaceStack("mission"))
    assert game.to_act == (players - 2,)
    game.apply(PlaceStack("castro"))
    assert game.view().phase == "take-turn"
    assert game.to_act == (0,)


@pytest.mark.parametrize(("players", "tokens"), [(3, 2), (4, 3)])
def test_r2_6_a_spare_stack_is_a_whole_stack_of_a_new_symbol(players: int, tokens: int) -> None:
    game = ready(players)
    game.apply(PlaceStack("mission"))
    game.apply(PlaceStack("castro"))
    stacks = game.view().stacks
    assert {stack.location for stack in stacks} == MARKED | {"mission", "castro"}
    assert {stack.symbol for stack in stacks} == set(range(7))
    assert [stack.tokens for stack in stacks] == [tokens] * 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_6_a_stack_goes_to_any_location_that_has_none(players: int) -> None:
    game = ready(players)
    everywhere = {location.id for location in game.city.locations}
    assert set(game.legal_actions()) == {PlaceStack(location) for location in everywhere - MARKED}
    assert refusal(game, PlaceStack("alcatraz")) == "stack-already-there"
    game.apply(PlaceStack("mission"))
    assert PlaceStack("mission") not in game.legal_actions()


def test_r2_6_nobody_else_places_and_nobody_plays_before() -> None:
    game = ready(3)
    assert refusal(game, PlaceStack("mission"), 1) == "not-your-turn"
    assert refusal(game, "draw deck") == "not-now"


def test_r2_7_of_two_players_the_second_places_two_single_tokens() -> None:
    game = ready(2)
    for location in ("mission", "castro"):
        assert game.view().phase == "place-stacks"
        assert game.to_act == (1,)
        game.apply(PlaceStack(location))
    assert game.view().phase == "take-turn"
    assert game.to_act == (0,)
    stacks = game.view().stacks
    assert {stack.symbol for stack in stacks} == set(range(7))
    assert {stack.location: stack.tokens for stack in stacks} == dict.fromkeys(MARKED, 2) | {
        "mission": 1,
        "castro": 1,
    }


def test_r2_7_the_two_tokens_go_to_different_locations() -> None:
    game = ready(2)
    game.apply(PlaceStack("mission"))
    assert refusal(game, PlaceStack("mission")) == "stack-already-there"
