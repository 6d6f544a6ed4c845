"""The interpreter and a native extension side by side: the same entry points, equal arrays."""

from __future__ import annotations

from collections.abc import Callable
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from farebox.bots import decide as bots
from farebox.bots.batch import NODE_TYPE, TRACE_TYPE, WORKSPACE_TYPE, WORKSPACES, bound_boards
from farebox.bots.input_layout import input_count
from farebox.bots.kinds import LEARNED
from farebox.bots.planner_profiles import PROFILES
from farebox.bots.registry import BotSpec, parse_bot
from farebox.bots.sequential_halving import WORK_SIZE
from farebox.bots.weights import NET_TYPE, net_record
from farebox.cities.schema import City
from farebox.engine import kernels as rules
from farebox.engine.interpreted import interpreted
from farebox.engine.layout import board_record, new_actions, new_games
from farebox.engine.seeds import CHANCE, DICE, derived_seed
from farebox.engine.simulation import generator_words
from farebox.learning.gradients import new_layers
from farebox.rules.board import make_board

MASTER = bytes(range(16))
EntryPoint = Callable[..., Any]


def load_extension(file: Path) -> ModuleType:
    """An extension from its file."""
    spec = spec_from_file_location("_native", file, loader=ExtensionFileLoader("_native", str(file)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def agree(plain: EntryPoint, compiled: ModuleType, *arguments: Any) -> bool:
    """Whether interpreter and extension return the same and leave the same in all arrays."""
    copies = [argument.copy() if isinstance(argument, np.ndarray) else argument for argument in arguments]
    result = interpreted(plain)(*arguments)
    same = result == getattr(compiled, plain.__name__)(*copies)
    return same and all(
        equal(one, two) for one, two in zip(arguments, copies, strict=True) if isinstance(one, np.ndarray)
    )


def equal(one: Any, two: Any) -> bool:
    """Whether two arrays are equal, records field by field: the gaps between fields are nobody's."""
    parts = [(one[name], two[name]) for name in one.dtype.names] if one.dtype.names else [(one, two)]
    return all(np.array_equal(*part) for part in parts)


def random_games_agree(compiled: ModuleType, city: City, players: int, games: int) -> bool:
    """Whether games of random players agree to the last bit."""
    seeds = [derived_seed(MASTER, index) for index in range(games)]
    states = new_games(games)
    states["chance"] = generator_words(CHANCE, seeds)
    dice, hashes = generator_words(DICE, seeds), np.zeros(games, np.int64)
    boards = board_record(make_board(city))
    return agree(rules.play_many, compiled, boards, states, players, dice, new_actions(), hashes)


def thinking_room(profile: int, budget: int, nets: Any) -> tuple[Any, ...]:
    """What a bot needs to think: games, workspaces that know their profile, nodes, nets, room for actions."""
    workspaces = np.zeros(WORKSPACES, WORKSPACE_TYPE)
    workspaces["rollout_profile"] = profile
    return new_games(WORK_SIZE), workspaces, np.zeros(1 + budget, NODE_TYPE), nets, new_actions()


def nets_for(city: City, players: int, *bots: BotSpec) -> Any:
    """A net of random weights, if one of the bots has any."""
    if all(bot.kind != LEARNED for bot in bots):
        return np.zeros(0, NET_TYPE)
    dice = np.random.default_rng(len(city.id))
    layers = new_layers(input_count(city, players), dice)
    return net_record(layers)


def bot_games_agree(compiled: ModuleType, city: City, seating: list[BotSpec], games: int = 1) -> bool:
    """Whether games between bots, with all that the bots work out, agree to the last bit."""
    players = len(seating)
    seeds = [derived_seed(MASTER, index) for index in range(games)]
    states = new_games(games)
    states["chance"] = generator_words(CHANCE, seeds)
    dice = np.concatenate([generator_words(f"{DICE} {seat}", seeds) for seat in range(players)])
    kinds = np.array([[bot.kind for bot in seating]] * games, np.int64)
    budgets = np.array([[bot.budget for bot in seating]] * games, np.int64)
    manners = np.array([[bot.manner for bot in seating]] * games, np.int64)
    brains = np.zeros((games, players), np.int64)
    bound = (kinds, budgets, manners, brains, np.zeros(games, TRACE_TYPE))
    nets = nets_for(city, players, *seating)
    room = thinking_room(len(city.id) % PROFILES, max(bot.budget for bot in seating), nets)
    boards = bound_boards(board_record(make_board(city)))
    return agree(bots.play_bots, compiled, boards, states, players, *bound, *room, dice)


def decisions_that_differ(
    compiled: ModuleType, city: City, players: int, bot: str, every: int
) -> tuple[int, int]:
    """Of a game of random players, in how many positions a bot's decision differs, and of how many."""
    spec, boards = parse_bot(bot), bound_boards(board_record(make_board(city)))
    games, dice, out = new_games(1), generator_words(DICE, [MASTER]), new_actions()
    games["chance"] = generator_words(CHANCE, [MASTER])
    compiled.start(boards, games, 0, players)
    different = decided = number = 0
    while count := compiled.legal(boards, games, 0, out):
        number += 1
        if count > 1 and number % every == 0:
            work, *room = thinking_room(number % PROFILES, spec.budget, nets_for(city, players, spec))
            work[0] = games[0]
            arguments = (boards, work, *room, spec.kind, spec.budget, spec.manner, 0, dice[0].copy())
            different += not agree(bots.decide_once, compiled, *arguments)
            decided += 1
        compiled.act(boards, games, 0, int(out[int(dice[0][0]) % count]))
        dice[0] = np.roll(dice[0] * 5 % (1 << 32), 1)
    return different, decided
