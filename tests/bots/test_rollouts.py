"""Games in a bot's head: every seat has chance of its own, and a win is worth more than a margin."""

from farebox.bots.choice import best_action
from farebox.bots.kinds import PLANNER
from farebox.bots.planner_profiles import HASTY
from farebox.bots.rollouts import act_by_stream, copy_streams, deal_streams, play_on, second_card, utility
from farebox.bots.workspace import Workspace
from farebox.engine.seeds import dice_words
from farebox.game.internals import index_of, state_of
from farebox.rules.codes import DRAW_BLIND, MAX_ACTIONS, OVER
from farebox.rules.legal import legal_actions
from farebox.rules.state import State
from tests.builders import position


def after_own_card(slot: int) -> State:
    """Seat 0 draws from a slot and then blind; then seat 1 draws two cards blind."""
    game, workspaces = position("paris", row="red blue white green purple"), (Workspace(), Workspace())
    deal_streams(state_of(game), workspaces[0], dice_words(b"same"))
    copy_streams(state_of(game), workspaces[0], workspaces[1])
    for action in (slot, DRAW_BLIND, DRAW_BLIND, DRAW_BLIND):
        act_by_stream(index_of(game).board, state_of(game), workspaces[1], action)
    return state_of(game)


def test_what_one_seat_does_changes_little_of_the_luck_of_another() -> None:
    hands = {str(after_own_card(slot).hand[1]) for slot in range(5)}
    luck_of_others = {str(after_own_card(slot).hand[0]) for slot in range(5)}
    assert len(hands) < len(luck_of_others)


def test_planners_play_a_game_to_its_end() -> None:
    game, workspace = position("paris"), Workspace()
    deal_streams(state_of(game), workspace, dice_words(b"dice"))
    play_on(index_of(game).board, state_of(game), workspace, [0] * MAX_ACTIONS, 0, HASTY)
    assert state_of(game).phase == OVER


def finished(own: int, other: int) -> State:
    """A finished game of two with these scores."""
    s = State()
    s.players = 2
    s.phase = OVER
    s.final_score = [own, other, 0, 0]
    s.winners = (own >= other) | (other >= own) << 1
    return s


def test_the_narrowest_win_is_worth_more_than_a_tie_and_a_tie_more_than_a_defeat() -> None:
    worths = [utility(finished(own, 20), 0) for own in (60, 28, 22, 21, 20, 19, 12, 5)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == worths[1], "beyond some points the margin counts no more"
    assert worths[3] - worths[5] > worths[1] - worths[3]


def test_the_second_card_is_the_one_the_planner_would_take() -> None:
    game, workspace, out = (
        position("paris", phase="second-card", row="red blue white green purple"),
        Workspace(),
        [0] * MAX_ACTIONS,
    )
    board, state = index_of(game).board, state_of(game)
    count = legal_actions(board, state, out)
    wanted = best_action(board, state, workspace, out, count, PLANNER)
    assert second_card(board, state, workspace, out, count) == wanted
