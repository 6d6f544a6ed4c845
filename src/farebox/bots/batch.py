"""The bots on arrays: games between them, and one decision from a concealed state."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from farebox.bots import decide as plain
from farebox.bots.dice import SEAT_DICE
from farebox.bots.ismcts import NODE_FIELDS, Node
from farebox.bots.kinds import LEARNED, SEARCH
from farebox.bots.manners import BOARDS, KEEN_BOARD, PLAIN_BOARD
from farebox.bots.planner_profiles import UNKNOWN
from farebox.bots.registry import BotSpec
from farebox.bots.sequential_halving import SEEN, WORK_SIZE
from farebox.bots.trace import TRACE_FIELDS, Trace
from farebox.bots.weights import MOST_NETS, NET_TYPE, changed_at, has_weights, net_for
from farebox.bots.workspace import WORKSPACE_FIELDS, Workspace
from farebox.cities.schema import City
from farebox.engine.interpreted import interpreted as run_interpreted
from farebox.engine.layout import (
    Numbers,
    Records,
    board_record,
    new_actions,
    new_games,
    record_type,
    write_record,
)
from farebox.engine.native import entry_point
from farebox.engine.seeds import CHANCE
from farebox.engine.simulation import generator_words
from farebox.rules.board import make_board
from farebox.rules.state import Ints, State

WORKSPACES = 2
WORKSPACE_TYPE = record_type(Workspace, WORKSPACE_FIELDS)
NODE_TYPE = record_type(Node, NODE_FIELDS)
TRACE_TYPE = record_type(Trace, TRACE_FIELDS)
# What the bonus of a city is worth, by its tables.
BONUS_TABLES = ("token_points", "flag_points", "attraction_points", "district_points")
KEEN = 3

FIRST_NET = 0


class Desk(NamedTuple):
    """What a bot needs for a decision, for one thread alone, since a net has room for its own sums."""

    given: Records  # as long as it is kept, no other boards can have its id
    bot: BotSpec
    boards: Records
    nets: Records


_desks = threading.local()
rollout_profiles: dict[tuple[bytes, int], int] = {}


def play_games(
    city: City,
    seatings: Sequence[Sequence[BotSpec]],
    seeds: Sequence[bytes],
    *,
    interpreted: bool = False,
) -> Records:
    """Play one game for each seed and seating, all of one size, and return the finished games."""
    return play_traced_games(city, seatings, seeds, interpreted=interpreted)[0]


def play_traced_games(
    city: City,
    seatings: Sequence[Sequence[BotSpec]],
    seeds: Sequence[bytes],
    *,
    interpreted: bool = False,
) -> tuple[Records, Records]:
    """Play one game for each seed and seating; return the finished games and their traces."""
    players = len(seatings[0])
    seatings = [[equipped(bot, city, players) for bot in seating] for seating in seatings]
    boards = bound_boards(board_record(make_board(city)))
    workspaces = new_workspaces(boards, players)
    games = new_games(len(seeds))
    games["chance"] = generator_words(CHANCE, seeds)
    words = [generator_words(f"{SEAT_DICE} {seat}", seeds) for seat in range(players)]
    kinds_of = np.array([[bot.kind for bot in seating] for seating in seatings], np.int64)
    budgets = np.array([[bot.budget for bot in seating] for seating in seatings], np.int64)
    manners = np.array([[bot.manner for bot in seating] for seating in seatings], np.int64)
    nets, brains = seated_nets(city, seatings)
    traces = np.zeros(len(seeds), TRACE_TYPE)
    play_bots = run_interpreted(plain.play_bots) if interpreted else entry_point(plain.play_bots)
    play_bots(
        boards,
        games,
        players,
        kinds_of,
        budgets,
        manners,
        brains,
        traces,
        new_games(WORK_SIZE),
        workspaces,
        np.zeros(1 + max_iterations(seatings), NODE_TYPE),
        nets,
        new_actions(),
        np.stack(words, axis=1).reshape(-1, 4),
    )
    remember_rollout_profile(boards, players, workspaces)
    return games, traces


def bound_boards(boards: Records) -> Records:
    """The boards that the manners of play think with, from the true one."""
    found = np.repeat(boards[:1], BOARDS)
    for table in BONUS_TABLES:
        found[table][PLAIN_BOARD] = 0
        found[table][KEEN_BOARD] *= KEEN
    return found


def equipped(bot: BotSpec, city: City, players: int) -> BotSpec:
    """The bot itself, or `search` if it is a level that lacks a net for the city."""
    if bot.kind == LEARNED and bot.stand_in and not has_weights(city, players, bot.weights):
        return bot._replace(kind=SEARCH, budget=bot.stand_in)
    return bot


def seated_nets(city: City, seatings: Sequence[Sequence[BotSpec]]) -> tuple[Records, Numbers]:
    """The nets that some bots need, and which of them each seat has."""
    places: dict[str, int] = {}
    for seating in seatings:
        for bot in seating:
            if bot.kind == LEARNED:
                places.setdefault(bot.weights, len(places))
    found = [net_for(city, len(seatings[0]), file) for file in places]
    brains = [[places.get(bot.weights, 0) for bot in seating] for seating in seatings]
    return np.concatenate([np.zeros(0, NET_TYPE), *found]), np.array(brains, np.int64)


def decide(city: City, boards: Records, state: State, spec: BotSpec, dice: Ints) -> int:
    """The action of a bot for the seat to act, from what that seat may know."""
    desk = desk_for(city, boards, spec, state.players)
    work = new_games(WORK_SIZE)
    write_record(work, SEEN, state)
    workspaces = new_workspaces(boards, state.players)
    bot = desk.bot
    room = (workspaces, np.zeros(1 + bot.budget, NODE_TYPE), desk.nets, new_actions())
    thinking = (bot.kind, bot.budget, bot.manner, FIRST_NET, np.array(dice, np.int64))
    action = int(entry_point(plain.decide_once)(desk.boards, work, *room, *thinking))
    remember_rollout_profile(boards, state.players, workspaces)
    return action


def desk_for(city: City, boards: Records, bot: BotSpec, players: int) -> Desk:
    """The desk of a bot in this thread; to copy a net for every decision would take longer than to use it."""
    desks: dict[tuple[Any, ...], Desk] = _desks.__dict__.setdefault("by_bot", {})
    key = (id(boards), players, bot, changed_at(bot.weights))
    if key not in desks:
        if len(desks) == MOST_NETS:
            desks.clear()
        found = equipped(bot, city, players)
        nets, _ = seated_nets(city, [[found] * players])
        desks[key] = Desk(boards, found, bound_boards(boards), nets)
    return desks[key]


def new_workspaces(boards: Records, players: int) -> Records:
    """Workspaces that know the rollout profile of the board if it was chosen before."""
    workspaces = np.zeros(WORKSPACES, WORKSPACE_TYPE)
    workspaces["rollout_profile"] = rollout_profiles.get(_board_key(boards, players), UNKNOWN)
    return workspaces


def remember_rollout_profile(boards: Records, players: int, workspaces: Records) -> None:
    """Keep the rollout profile that was chosen for a board."""
    if workspaces["rollout_profile"][0] != UNKNOWN:
        rollout_profiles[_board_key(boards, players)] = int(workspaces["rollout_profile"][0])


def _board_key(boards: Records, players: int) -> tuple[bytes, int]:
    """What a rollout profile is chosen for: the content of the board and the number of players."""
    return hashlib.sha256(boards[:1].tobytes()).digest(), players


def max_iterations(seatings: Sequence[Sequence[BotSpec]]) -> int:
    """The most nodes a tree search of these bots can need."""
    return max(bot.budget for seating in seatings for bot in seating)
