"""R3: a turn."""

import pytest

from farebox.game.actions import ClaimRoute, DrawBlind, DrawFaceUp, DrawTickets, Pass
from farebox.game.events import GameEnded, Passed
from farebox.game.game import Game
from farebox.game.internals import phase_of
from tests.builders import CITIES, events_of, position, refusal, tiny_city

# Every card is in the hand of seat 1, who cannot use them: all he could claim is taken or too long.
STUCK_CITY = tiny_city(cars=9)


def stuck(players: int = 2, passes: int = 0, player: int = 0) -> Game:
    """A game in which nobody can do anything: no card to draw, no ticket left, no route to claim."""
    return position(
        STUCK_CITY,
        players,
        row="- - - - -",
        rest=1,
        other_tickets=1,
        routes={0: ["a-b", "b-c", "c-d"]},
        passes=passes,
        player=player,
    )


@pytest.mark.parametrize("city", CITIES)
def test_r3_1_a_turn_is_one_of_three_things(city: str) -> None:
    game = position(city, hands={0: {"wild": 8}})
    kinds = {type(action) for action in game.legal_actions()}
    assert kinds == {DrawFaceUp, DrawBlind, DrawTickets, ClaimRoute}


@pytest.mark.parametrize("city", CITIES)
def test_r3_1_whoever_has_drawn_a_card_can_only_draw_another(city: str) -> None:
    game = position(city, hands={0: {"wild": 8}})
    game.apply(DrawBlind())
    assert phase_of(game) == "second-card"
    assert game.to_act == (0,)
    assert {type(action) for action in game.legal_actions()} == {DrawFaceUp, DrawBlind}
    assert refusal(game, DrawTickets()) == "not-now"


def test_r3_1_whoever_has_drawn_tickets_can_only_choose() -> None:
    game = position("first_paris", hands={0: {"red": 1}})
    game.apply(DrawTickets())
    assert refusal(game, DrawBlind()) == "not-now"
    assert refusal(game, ClaimRoute("trocadero-eiffel", "red", 0)) == "not-now"


def test_r3_1_a_claim_ends_the_turn() -> None:
    game = position("first_paris", hands={0: {"red": 2}})
    game.apply(ClaimRoute("trocadero-eiffel", "red", 0))
    assert game.to_act == (1,)
    assert refusal(game, ClaimRoute("opera-louvre:2", "red", 0), 0) == "not-your-turn"


def test_r3_2_whoever_can_do_nothing_passes() -> None:
    game = stuck()
    assert game.legal_actions() == (Pass(),)
    events = game.apply(Pass())
    assert events_of(Passed, events) == [Passed(0)]
    assert game.to_act == (1,)


@pytest.mark.parametrize("city", CITIES)
def test_r3_2_nobody_passes_who_can_draw(city: str) -> None:
    assert refusal(position(city), Pass()) == "pass-not-allowed"


def test_r3_2_nobody_passes_who_can_only_claim() -> None:
    game = position(STUCK_CITY, row="- - - - -", hands={0: {"red": 1}}, rest=1, other_tickets=1)
    assert game.legal_actions() == (ClaimRoute("a-b", "red", 0),)
    assert refusal(game, Pass()) == "pass-not-allowed"


def test_r3_2_nobody_passes_who_can_only_draw_tickets() -> None:
    game = position(STUCK_CITY, row="- - - - -", rest=1, ticket_deck=["a-b"], other_tickets=1)
    assert game.legal_actions() == (DrawTickets(),)
    assert refusal(game, Pass()) == "pass-not-allowed"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r3_2_the_game_ends_when_all_have_passed_in_a_row(players: int) -> None:
    game = stuck(players)
    for seat in range(players):
        assert not game.over
        assert game.to_act == (seat,)
        events = game.apply(Pass())
    assert game.over
    assert events_of(GameEnded, events)[0].reason == "passes"
    assert game.legal_actions() == ()
    assert refusal(game, Pass()) == "game-is-over"


def test_r3_2_the_row_of_passes_may_begin_at_any_seat() -> None:
    game = stuck(3, player=2)
    for seat in (2, 0, 1):
        assert game.to_act == (seat,)
        game.apply(Pass())
    assert game.over


def test_r3_2_a_game_that_ends_by_passing_is_scored() -> None:
    game = stuck(passes=1, player=1)
    game.apply(Pass())
    assert game.outcome is not None
    assert game.outcome.scores == (1 + 2 + 4, -3 * len(STUCK_CITY.tickets))
    assert game.outcome.winners == (0,)


@pytest.mark.parametrize("action", ["draw 0", "draw deck", "tickets", "claim a-b red*1"])
def test_r3_2_another_action_breaks_the_row_of_passes(action: str) -> None:
    game = position(STUCK_CITY, 3, hands={2: {"red": 2}}, passes=2, player=2)
    game.apply(action)
    assert game.view().passes == 0
    assert not game.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r3_2_a_whole_game_can_come_to_its_end_by_passing(players: int) -> None:
    game = Game.new(tiny_city(), players, seed=1)
    while not game.over:
        game.apply(game.legal_actions()[0])
    assert game.outcome is not None
    assert game.outcome.reason == "passes"
    last = [action.split()[1] for action in game.actions[-players - 1 :]]
    assert last[0] != "pass"
    assert last[1:] == ["pass"] * players
