"""Bots play whole games, from views only, and the same view makes them do the same."""

from collections.abc import Iterator
from random import Random

import pytest

from farebox.bots.batch import play_games
from farebox.bots.bot import make_bot
from farebox.bots.registry import BUDGETED, KNOWN, LEVELS, PLAIN, parse_bot
from farebox.cities.load import CITY_IDS, load_city
from farebox.cities.schema import TouristTokens
from farebox.engine.seeds import derived_seed
from farebox.errors import SetupError
from farebox.game.actions import Action
from farebox.game.game import Game
from farebox.game.internals import index_of, version_of
from farebox.game.sampling import sample_state
from farebox.rules.codes import OVER

MASTER = bytes(16)
BOTS = (*PLAIN, "search:12", "tree:12")
TABLES = [(city, players) for city in CITY_IDS for players in (2, 3, 4)]
MAX_GAMES = 80


def decisions(game: Game, name: str, dice: Random) -> Iterator[Action]:
    """Play a game with one bot in all seats and tell every action."""
    bot = make_bot(name, game.city)
    while not game.over:
        seat = dice.choice(game.to_act)
        legal = game.legal_actions(seat)
        action = bot.choose(game.view(seat), legal, dice)
        assert action in legal
        game.apply(action, seat)
        yield action


def kinds_of_action(city: str) -> set[str]:
    """The kinds of action that a city asks for; a pass is no choice, and only where nothing else is left."""
    kinds = {"DrawFaceUp", "DrawBlind", "DrawTickets", "KeepTickets", "ClaimRoute"}
    tokens = isinstance(load_city(city).bonus, TouristTokens)
    return kinds | ({"PlaceStack", "TakeToken"} if tokens else set())


@pytest.mark.parametrize(("city", "players"), TABLES)
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("random", "greedy")])
def test_every_kind_of_action_is_used(name: str, city: str, players: int) -> None:
    used: set[str] = set()
    for number in range(MAX_GAMES):
        game = Game.new(city, players, seed=number)
        used |= {type(action).__name__ for action in decisions(game, name, Random(number))}
        if used >= kinds_of_action(city):
            return
    assert used >= kinds_of_action(city)


@pytest.mark.parametrize(("city", "players"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_equal_views_with_different_secrets_give_equal_decisions(name: str, city: str, players: int) -> None:
    game, dice, different = Game.new(city, players, seed=5 + players), Random(2), 0
    bot = make_bot(name, game.city)
    while not game.over:
        seat = game.to_act[0]
        view, legal = game.view(seat), game.legal_actions(seat)
        other = Game(index_of(game), sample_state(index_of(game), view, dice), game.names, None)
        # Near the end nothing may be left to hide.
        different += other.position() != game.position()
        choice = bot.choose(view, legal, Random(version_of(game)))
        assert make_bot(name, game.city).choose(other.view(seat), legal, Random(version_of(game))) == choice
        game.apply(choice, seat)
    assert different > version_of(game) // 2


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_compiled_games_between_bots_end_and_repeat(city: str, players: int) -> None:
    names = ["planner", "greedy", "search:4", "tree:4"][:players]
    seating = [parse_bot(name) for name in names]
    seeds = [derived_seed(MASTER, index) for index in range(3)]
    games = play_games(load_city(city), [seating] * 3, seeds)
    assert games["phase"].tolist() == [OVER] * 3
    assert games.tobytes() == play_games(load_city(city), [seating] * 3, seeds).tobytes()


def test_a_bot_has_dice_of_its_own() -> None:
    seeds = [derived_seed(MASTER, index) for index in range(20)]
    random, greedy = parse_bot("random"), parse_bot("greedy")
    games = play_games(load_city("paris"), [[random, greedy]] * 20, seeds)
    swapped = play_games(load_city("paris"), [[greedy, random]] * 20, seeds)
    assert games["final_score"].tolist() != swapped["final_score"].tolist()


def share(one: str, two: str, city: str, blocks: int) -> float:
    """How often the first bot wins, every seed played with both seatings."""
    first, second = parse_bot(one), parse_bot(two)
    seeds = [derived_seed(MASTER, index // 2) for index in range(2 * blocks)]
    games = play_games(load_city(city), [[first, second], [second, first]] * blocks, seeds)
    won = [int(games["winners"][index]) == 1 << index % 2 for index in range(len(games))]
    return sum(won) / len(won)


@pytest.mark.parametrize("city", CITY_IDS)
@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("planner", "greedy")])
def test_each_step_of_the_ladder_beats_the_one_below(better: str, worse: str, city: str) -> None:
    assert share(better, worse, city, 100) > 0.8


def test_search_beats_the_planner() -> None:
    assert share("search:150", "planner", "paris", 30) > 0.55


@pytest.mark.parametrize("name", ["nobody", "", "planner:3", "Search", "bot search:3"])
def test_an_unknown_bot_is_refused_with_the_known_names(name: str) -> None:
    with pytest.raises(SetupError) as refused:
        parse_bot(name)
    assert refused.value.code in ("unknown-bot", "nonsense-budget")
    if refused.value.code == "unknown-bot":
        assert refused.value.facts == {"bot": name, "known": ", ".join(KNOWN)}


@pytest.mark.parametrize("budget", ["", "0", "-1", "many", "1e3", "999999", "9" * 5000, "²"])
@pytest.mark.parametrize("name", BUDGETED)
def test_a_nonsense_budget_is_refused(name: str, budget: str) -> None:
    with pytest.raises(SetupError) as refused:
        parse_bot(f"{name}:{budget}")
    assert refused.value.code == "nonsense-budget"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot(level: str) -> None:
    found, meant = parse_bot(level), parse_bot(LEVELS[level])
    assert (found.kind, found.budget) == (meant.kind, meant.budget)
    assert parse_bot(level.title()).kind == parse_bot(level).kind
