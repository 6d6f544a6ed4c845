"""A bot plays the same on the same seed, whoever asks it: the arena, the terminal or the server."""

import pytest

from farebox.bots.batch import play_games
from farebox.bots.bot import make_bot
from farebox.bots.dice import bot_dice, dice_at
from farebox.bots.registry import PLAIN, parse_bot
from farebox.cities.load import CITY_IDS, load_city
from farebox.engine.layout import read_record
from farebox.engine.seeds import derived_seed
from farebox.game.game import Game
from farebox.game.internals import index_of, version_of
from farebox.game.position import position_text

MASTER = bytes(range(16))


def played_by_views(city: str, bots: list[str], seed: bytes) -> Game:
    """A game in which every bot chooses from its view, as in the terminal and on the server."""
    game = Game.new(city, len(bots), seed=seed, first=0)
    while not game.over:
        seat = game.to_act[0]
        bot = make_bot(bots[seat], game.city)
        dice = bot_dice(game, seat)
        game.apply(bot.choose(game.view(seat), game.legal_actions(seat), dice), seat)
    return game


@pytest.mark.parametrize("bot", [*PLAIN, "search:12", "tree:12"])
@pytest.mark.parametrize(
    ("city", "players"), [(city, 2 + number % 3) for number, city in enumerate(CITY_IDS)]
)
def test_a_game_between_bots_is_the_same_everywhere(city: str, players: int, bot: str) -> None:
    bots, seed = [bot, *["planner"] * (players - 1)], derived_seed(MASTER, players)
    games = play_games(load_city(city), [[parse_bot(name) for name in bots]], [seed])
    by_views = played_by_views(city, bots, seed)
    arena = read_record(games, 0)
    assert position_text(index_of(by_views), arena) == by_views.position()
    assert arena.version == version_of(by_views)


def test_a_bots_dice_differ_by_seed_seat_and_version() -> None:
    first = dice_at(MASTER, 0, 5)
    assert first.words == dice_at(MASTER, 0, 5).words
    others = [dice_at(MASTER, 1, 5), dice_at(MASTER, 0, 6), dice_at(bytes(16), 0, 5)]
    assert all(first.words != other.words for other in others)
    assert first.random() == dice_at(MASTER, 0, 5).random() != others[0].random()
