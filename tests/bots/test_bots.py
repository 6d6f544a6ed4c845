"""Bots play whole games, from views only, and the same view makes them do the same."""

from random import Random

import pytest

from farebox.bots.greedy import GreedyBot
from farebox.bots.network import Network, Way
from farebox.bots.registry import MAKERS, make_bot
from farebox.cities.load import CITY_IDS, load_city
from farebox.errors import SetupError
from farebox.game.actions import ClaimRoute, DrawFaceUp
from farebox.game.game import Game
from farebox.game.sampling import sample_state

CASES = [(bot, city) for bot in MAKERS for city in CITY_IDS]


def play(game: Game, name: str) -> Game:
    bot, dice = make_bot(name, game.city), Random(1)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal_actions(seat)
        action = bot.choose(game.view(seat), legal, dice)
        assert action in legal
        game.apply(action, seat)
    return game


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("name", "city"), CASES)
def test_a_bot_plays_a_whole_game_with_legal_actions(name: str, city: str, players: int) -> None:
    assert play(Game.new(city, players, seed=5), name).outcome


@pytest.mark.parametrize(("name", "city"), CASES)
def test_equal_views_give_equal_decisions_whatever_is_hidden(name: str, city: str) -> None:
    game = Game.new(city, 3, seed=8)
    bot, dice = make_bot(name, game.city), Random(2)
    for number in range(60):
        seat = game.to_act[0]
        view, legal = game.view(seat), game.legal_actions(seat)
        other = Game(game.lookup, sample_state(game.lookup, view, dice), game.names, None)
        assert other.view(seat) == view
        choice = bot.choose(view, legal, Random(number))
        assert make_bot(name, game.city).choose(other.view(seat), legal, Random(number)) == choice
        game.apply(choice, seat)


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(SetupError) as refused:
        make_bot("nobody", load_city("paris"))
    assert refused.value.code == "unknown-bot"
    assert refused.value.facts == {"bot": "nobody", "known": "greedy, random"}


def test_greedy_beats_random() -> None:
    bots = [make_bot("greedy", load_city("san_francisco")), make_bot("random", load_city("san_francisco"))]
    won = 0
    for seed in range(10):
        game, dice = Game.new("san_francisco", 2, seed=seed), Random(seed)
        while not game.over:
            seat = game.to_act[0]
            game.apply(bots[seat].choose(game.view(seat), game.legal_actions(seat), dice), seat)
        assert game.outcome
        won += game.outcome.winners == (0,)
    assert won >= 8


def test_greedy_claims_the_most_points_it_can_pay() -> None:
    game = Game.new("paris", 2, seed=3)
    bot = GreedyBot(game.city)
    claims = 0
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal_actions(seat)
        action = bot.choose(game.view(seat), legal, Random(0))
        payable = [bot.route_points(claim.route) for claim in legal if isinstance(claim, ClaimRoute)]
        if payable:
            assert isinstance(action, ClaimRoute)
            assert bot.route_points(action.route) == max(payable)
            claims += 1
        game.apply(action, seat)
    assert claims > 5


def test_greedy_draws_the_card_it_wants_when_it_lies_open() -> None:
    game = Game.new("new_york", 2, seed=4)
    bot = GreedyBot(game.city)
    drawn = 0
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        action = bot.choose(view, game.legal_actions(seat), Random(0))
        if isinstance(action, DrawFaceUp):
            drawn += view.row[action.slot] == bot.wanted_colour(view)
        game.apply(action, seat)
    assert drawn > 0


def test_the_shortest_way_uses_own_routes_and_goes_round_others() -> None:
    game = Game.new("san_francisco", 2, seed=1)
    network = Network(game.city)
    view = game.view(0)
    assert network.shortest_way(view, 0, "alcatraz", "alcatraz") == Way((), 0)
    way = network.shortest_way(view, 0, "castro", "potrero_hill")
    assert way is not None
    assert way.spaces == 4
    game = play(game, "greedy")
    for seat, sheet in enumerate(game.score_sheets()):
        for line in sheet.lines:
            if line.reason == "ticket":
                ticket = next(t for t in game.city.tickets if t.id == line.subject)
                way = network.shortest_way(game.view(seat), seat, ticket.a, ticket.b)
                assert (line.points > 0) == (way is not None and way.spaces == 0)
