"""The way that a ticket still lacks, as a view tells it."""

from farebox.engine.seeds import seed_bytes
from farebox.game.game import Game, score_sheets
from farebox.game.paths import MissingPath, Network
from farebox.game.random_games import random_game


def test_the_shortest_way_uses_own_routes_and_goes_round_others() -> None:
    game = Game.new("san_francisco", 2, seed=1)
    network = Network(game.city)
    view = game.view(0)
    assert network.shortest_path(view, 0, "alcatraz", "alcatraz") == MissingPath((), 0)
    way = network.shortest_path(view, 0, "castro", "potrero_hill")
    assert way is not None
    assert way.spaces == 3
    game = random_game("san_francisco", 2, seed_bytes(1))
    for seat, sheet in enumerate(score_sheets(game)):
        for line in sheet.lines:
            if line.reason == "ticket":
                ticket = next(t for t in game.city.tickets if t.id == line.subject)
                way = network.shortest_path(game.view(seat), seat, ticket.a, ticket.b)
                assert (line.points > 0) == (way is not None and way.spaces == 0)
