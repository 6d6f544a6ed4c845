"""A net is told what a seat may know and nothing else: hidden things change no input and no rating."""

from __future__ import annotations

from random import Random

from farebox.bots.afterstates import action_value, start_rating
from farebox.bots.input_layout import input_count
from farebox.bots.workspace import Workspace
from farebox.game.game import Game
from farebox.game.internals import index_of, state_of
from farebox.rules.codes import MAX_ACTIONS
from farebox.rules.legal import legal_actions
from tests.bots.test_inputs import inputs_of, random_net
from tests.laws.games import Play, on_every_table, positions
from tests.laws.test_views import disguised

SHARE = 0.1


def ratings_of(game: Game) -> list[float]:
    """What a net thinks of every action of the seat to act."""
    board, state, out = index_of(game).board, state_of(game).clone(), [0] * MAX_ACTIONS
    net = random_net(input_count(game.city, state.players))
    start_rating(board, state, net)
    count = legal_actions(board, state, out)
    return [action_value(board, state, state.clone(), Workspace(), net, action) for action in out[:count]]


@on_every_table
def test_hidden_things_change_no_input_and_no_rating(city: str, players: int, play: Play) -> None:
    dice = Random(play.dice)
    for game in positions(city, players, play):
        if dice.random() < SHARE:
            for seat in range(players):
                other = disguised(game, seat, dice)
                hidden, true = state_of(other).clone(), state_of(game).clone()
                assert inputs_of(game, hidden, seat) == inputs_of(game, true, seat)
            if not game.over:
                assert ratings_of(disguised(game, game.to_act[0], dice)) == ratings_of(game)
