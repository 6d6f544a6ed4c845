"""The inputs of a net are what one seat knows: nothing hidden, whole 64ths, as many as the layout says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from farebox.bots.afterstates import action_value, own_value, position_value, start_rating
from farebox.bots.bot import make_bot
from farebox.bots.concealment import conceal
from farebox.bots.input_layout import input_count
from farebox.bots.inputs import write_inputs
from farebox.bots.net import FIRST_UNITS, MAX_INPUTS, SECOND_UNITS, Net
from farebox.bots.public_inputs import MOST_UNITS, UNIT
from farebox.bots.workspace import Workspace
from farebox.cities.load import CITY_IDS, load_city
from farebox.errors import WeightsError
from farebox.game.game import Game
from farebox.game.internals import index_of, state_of
from farebox.game.secrecy import concealed_state
from farebox.rules.codes import MAX_ACTIONS
from farebox.rules.legal import legal_actions
from farebox.rules.state import Floats, State
from tests.made_cities import limits_with_tokens

TABLES = [(city, players) for city in CITY_IDS for players in (2, 3, 4)]
UNTOUCHED = -9.0


def positions(city: str, players: int, seed: int, share: float) -> Iterator[Game]:
    """A game of planners and random players, stopped at some of its positions."""
    game, dice = Game.new(city, players, seed=seed), Random(seed)
    bots = [make_bot(dice.choice(("planner", "random")), game.city) for _ in range(players)]
    while not game.over:
        seat = game.to_act[0]
        if dice.random() < share:
            yield game
        game.apply(bots[seat].choose(game.view(seat), game.legal_actions(seat), dice), seat)
    yield game


def inputs_of(game: Game, s: State, seat: int) -> Floats:
    """All inputs of a seat; what is not written stays as no input can be."""
    count = input_count(game.city, s.players)
    x = [UNTOUCHED] * MAX_INPUTS
    assert write_inputs(index_of(game).board, s, Workspace(), seat, x, count) == count
    assert x[count:] == [UNTOUCHED] * (MAX_INPUTS - count)
    return x[:count]


def random_net(inputs: int) -> Net:
    """A net that tells positions apart."""
    net, dice = Net(), Random(inputs)
    net.inputs = inputs
    net.first_weights = [[dice.uniform(-0.2, 0.2) for _ in range(FIRST_UNITS)] for _ in range(MAX_INPUTS)]
    net.second_weights = [[dice.uniform(-0.2, 0.2) for _ in range(SECOND_UNITS)] for _ in range(FIRST_UNITS)]
    net.output_weights = [[dice.uniform(-0.2, 0.2) for _ in range(SECOND_UNITS)] for _ in range(2)]
    return net


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_inputs_are_equal_for_a_state_and_what_a_seat_sees_of_it(city: str, players: int) -> None:
    hidden = 0
    for game in positions(city, players, seed=3 + players, share=0.3):
        for seat in range(players):
            seen = state_of(game).clone()
            conceal(index_of(game).board, seen, seat)
            from_view = concealed_state(index_of(game), game.view(seat))
            found = inputs_of(game, state_of(game).clone(), seat)
            assert inputs_of(game, seen, seat) == found
            assert inputs_of(game, from_view, seat) == found
            hidden += seen.hand != state_of(game).hand
    assert hidden > 5


@pytest.mark.parametrize("city", CITY_IDS)
def test_inputs_are_whole_units_that_fit_a_byte_and_seats_differ(city: str) -> None:
    for game in positions(city, 3, seed=1, share=0.2):
        rows = [inputs_of(game, state_of(game).clone(), seat) for seat in range(3)]
        for number in (number for row in rows for number in row):
            assert number / UNIT == int(number / UNIT)
            assert abs(number / UNIT) <= MOST_UNITS
        assert len({tuple(row) for row in rows}) == 3


@pytest.mark.parametrize(("city", "players"), [("paris", 2), ("san_francisco", 3), ("new_york", 4)])
def test_actions_are_rated_alike_from_a_state_and_what_the_player_sees_of_it(city: str, players: int) -> None:
    b, out, rated = index_of(Game.new(city, players, seed=1)).board, [0] * MAX_ACTIONS, 0
    net = random_net(input_count(load_city(city), players))
    for game in positions(city, players, seed=7, share=0.12):
        true = state_of(game).clone()
        seen = true.clone()
        conceal(b, seen, true.player)
        values = []
        for s in (true, seen):
            start_rating(b, s, net)
            count = legal_actions(b, s, out)
            values.append(
                [
                    action_value(b, s, State(), Workspace(), net, out[n])
                    for n in range(0, count, 1 + count // 10)
                ]
            )
        assert values[0] == values[1]
        rated += len(set(values[0]))
    assert rated > 20


def test_what_is_kept_of_the_others_changes_no_bit_of_a_rating() -> None:
    net = random_net(input_count(load_city("san_francisco"), 3))
    for game in positions("san_francisco", 3, seed=2, share=0.1):
        b, s = index_of(game).board, state_of(game).clone()
        for seat in range(3):
            whole = position_value(b, s, Workspace(), net, seat)
            s.player = seat
            start_rating(b, s, net)
            s.player = state_of(game).player
            assert own_value(b, s, Workspace(), net, seat) == whole


def test_a_city_with_too_many_inputs_is_refused() -> None:
    with pytest.raises(WeightsError) as refused:
        input_count(limits_with_tokens(), 4)
    assert refused.value.code == "city-too-large-to-learn"
    assert refused.value.facts["most"] == MAX_INPUTS
