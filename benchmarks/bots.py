"""How fast the bots think, on one core: `python -m benchmarks.bots`.

Whole games between planners, rollouts of the search from positions in the middle of games, and the time of a
decision. Seconds are those of the processor, so that other programs on the machine matter less.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from time import process_time
from unittest.mock import patch

from farebox import Game
from farebox.bots import afterstates
from farebox.bots.batch import decide, play_games
from farebox.bots.bot import make_bot
from farebox.bots.registry import parse_bot
from farebox.bots.weights import net_for
from farebox.bots.workspace import Workspace
from farebox.cities.load import load_city
from farebox.engine.interpreted import as_objects
from farebox.engine.seeds import seed_bytes
from farebox.game.internals import index_of, state_of
from farebox.rules.codes import MAX_ACTIONS
from farebox.rules.legal import legal_actions

ROLLOUTS = 1000
POSITIONS = 40
BEGINNINGS = 6
GAMES = 4000
ROUNDS = 5


def positions(city: str, players: int) -> list[Game]:
    """Games of planners, each stopped at another decision that leaves a choice."""
    found: list[Game] = []
    for seed in range(POSITIONS):
        game, dice = Game.new(city, players, seed=seed), Random(seed)
        planner = make_bot("planner", game.city)
        for _ in range(players + seed * 7 % (15 * players)):
            seat = game.to_act[0]
            game.apply(planner.choose(game.view(seat), game.legal_actions(seat), dice), seat)
            if game.over:
                break
        if not game.over and len(game.legal_actions()) > 2:
            found.append(game)
    return found


def games_a_second(city: str, players: int) -> float:
    """Complete games of planners."""
    seating = [parse_bot("planner")] * players
    play_games(load_city(city), [seating], [seed_bytes(0)])
    start = process_time()
    play_games(load_city(city), [seating] * GAMES, [seed_bytes(seed) for seed in range(GAMES)])
    return GAMES / (process_time() - start)


def decision_seconds(games: Sequence[Game], bot: str) -> list[float]:
    """The seconds of one decision in each of some games."""
    spec, seconds = parse_bot(bot), []
    for game in games:
        start = process_time()
        decide(game.city, index_of(game).boards, state_of(game).clone(), spec, [1, 2, 3, 4])
        seconds.append(process_time() - start)
    return seconds


def rated_positions(game: Game) -> int:
    """How many positions `learned` rates for a decision, counted by the interpreter."""
    net = as_objects(net_for(game.city, len(game.names)))[0]
    state, out, rated = state_of(game).clone(), [0] * MAX_ACTIONS, 0

    def counted(function: Callable[..., float]) -> Callable[..., float]:
        def call(*arguments: object) -> float:
            nonlocal rated
            rated += 1
            return function(*arguments)

        return call

    board = index_of(game).board
    count = legal_actions(board, state, out)
    with ExitStack() as stack:
        for name in ("rate", "rate_from_base"):
            function = counted(getattr(afterstates, name))
            stack.enter_context(patch.object(afterstates, name, function))
        afterstates.best_afterstate(board, state, state.clone(), Workspace(), net, out, count)
    return rated


def rating_seconds(games: Sequence[Game]) -> float:
    """What `learned` takes longer than `planner`, for each position that it rates."""
    spent = [min(sum(decision_seconds(games, bot)) for _ in range(ROUNDS)) for bot in ("learned", "planner")]
    return (spent[0] - spent[1]) / sum(map(rated_positions, games))


def beginnings(city: str, players: int) -> list[Game]:
    """Games in which the first tickets are chosen."""
    return [Game.new(city, players, seed=seed) for seed in range(BEGINNINGS)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--city", action="append", help="a city, by default San Francisco and Paris")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default=f"search:{ROLLOUTS}", help="the bot whose decisions are measured")
    options = parser.parse_args()
    for city in options.city or ("san_francisco", "paris"):
        # The first decision on a board also finds out which profile suits it.
        first, *others = decision_seconds(beginnings(city, options.players), options.bot)
        seconds = decision_seconds(positions(city, options.players), options.bot)
        mean, rollouts = sum(seconds) / len(seconds), parse_bot(options.bot).budget
        print(f"{city}, {options.players} players")
        print(f"  planner: {games_a_second(city, options.players):,.0f} complete games/s")
        print(f"  {options.bot}: {1000 * mean:.1f} ms per decision, at most {1000 * max(seconds):.1f} ms")
        print(f"  at the beginning of a game {1000 * max(others):.1f} ms, of the first {1000 * first:.1f} ms")
        if rollouts:
            print(f"  {rollouts / mean:,.0f} rollouts/s")
        if options.bot == "learned":
            rating = rating_seconds(positions(city, options.players))
            print(f"  {1e6 * rating:.1f} µs for each rated position")


if __name__ == "__main__":
    main()
