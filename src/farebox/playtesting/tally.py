"""What is counted of games at a table: sums that can be added, so that parts in any order give the same."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from farebox.arena.results import Numbers
from farebox.bots.batch import play_traced_games
from farebox.bots.registry import parse_bot
from farebox.cities.schema import City
from farebox.engine.layout import Records
from farebox.playtesting.network import connections
from farebox.rules.board import make_board
from farebox.rules.codes import ENDED_BY_CARS

# A shared victory counts in equal parts, which are whole numbers of twelfths for up to four seats.
VICTORY = 12
SCORE_OFFSET, SCORES, MARGINS, CHANGES, STAGES, HELD = 100, 400, 100, 20, 20, 10

Counts = dict[str, Numbers]
Flags = npt.NDArray[np.bool_]


def play_table(city: City, bot: str, players: int, seeds: Sequence[bytes]) -> Counts:
    """Play games between equal bots and count them."""
    seating = [parse_bot(bot)] * players
    return count(city, players, *play_traced_games(city, [seating] * len(seeds), seeds))


def count(city: City, players: int, games: Records, traces: Records) -> Counts:
    """Everything that is counted of some games."""
    wins = (games["winners"][:, None] >> np.arange(players) & 1).astype(bool)
    parts = VICTORY // wins.sum(axis=1, keepdims=True) * wins
    return {
        **count_course(players, games, traces, parts),
        **count_scores(city, players, games, wins),
        **count_routes(city, players, games, traces, wins),
        **count_tickets(city, players, games, traces, parts),
    }


def histogram(values: npt.NDArray[np.integer], size: int) -> Numbers:
    """How often each number occurs; what is off the scale counts at its end."""
    return np.bincount(np.clip(values, 0, size - 1).ravel(), minlength=size).astype(np.int64)


def count_course(players: int, games: Records, traces: Records, parts: Numbers) -> Counts:
    """How games go: how long, who leads when, and how they end."""
    turns = np.maximum(traces["turns"], 1)
    # The winner of a game who did not lead before the final scoring decides it there.
    led = parts[np.arange(len(games)), np.maximum(traces["leader"], 0)] > 0
    decided = np.where(led, STAGES * traces["last_change"] // (turns + 1), STAGES)
    return {
        "games": np.array([len(games)]),
        "by_passes": np.array([np.count_nonzero(games["ended"] != ENDED_BY_CARS)]),
        "passes": np.array([traces["passes"].sum()]),
        "turns": histogram(turns // players, MARGINS),
        "all_turns": np.array([turns.sum()]),
        "victories": parts.sum(axis=0),
        "lead_changes": histogram(traces["lead_changes"], CHANGES),
        "decided": histogram(decided, STAGES + 1),
        "reshuffles": np.array([games["reshuffles"].sum()]),
    }


def count_scores(city: City, players: int, games: Records, wins: Flags) -> Counts:
    """Scores, margins, and where points come from, of winners and of the others."""
    scores = games["final_score"][:, :players].astype(np.int64)
    ordered = np.sort(scores, axis=1)
    sources = points_by_source(city, players, games)
    bonus = sources[2]
    most = (bonus == bonus.max(axis=1, keepdims=True)) & (bonus > 0)
    alone = most.sum(axis=1) == 1
    return {
        "scores": histogram(scores + SCORE_OFFSET, SCORES),
        "margins": histogram(ordered[:, -1] - ordered[:, -2], MARGINS),
        "winner_points": np.array([source[wins].sum() for source in sources]),
        "winner_squares": squares(*(np.where(wins, part, 0).sum(axis=1) for part in (sources[1], scores))),
        "loser_points": np.array([source[~wins].sum() for source in sources]),
        "winners": np.array([wins.sum()]),
        "losers": np.array([(~wins).sum()]),
        "most_bonus": np.array([alone.sum(), (wins & most)[alone].sum()]),
    }


def squares(tickets: Numbers, points: Numbers) -> Numbers:
    """Sums of squares and products over games, for the interval of a ratio of sums."""
    return np.array([tickets @ tickets, tickets @ points, points @ points])


def points_by_source(city: City, players: int, games: Records) -> tuple[Numbers, Numbers, Numbers]:
    """The points from routes, tickets and the bonus, by game and seat."""
    board = make_board(city)
    worth = np.array([board.route_points[route.length] for route in city.routes])
    routes = bits(games["routes"][:, :players], len(city.routes)) @ worth
    complete, kept = completed(city, players, games)
    value = np.array([ticket.points for ticket in city.tickets])
    tickets = (2 * complete.astype(np.int64) - kept) @ value
    return routes, tickets, games["final_score"][:, :players] - routes - tickets


def bits(masks: npt.NDArray[np.integer], size: int) -> Numbers:
    """Bit masks as rows of ones and zeros."""
    return (masks[..., None] >> np.arange(size)) & 1


def completed(city: City, players: int, games: Records) -> tuple[Flags, Numbers]:
    """By game, seat and ticket: whether it is complete, and whether it was kept."""
    places = {location.id: place for place, location in enumerate(city.locations)}
    network = games["network"][:, :players]
    one = network[:, :, [places[ticket.a] for ticket in city.tickets]]
    two = network[:, :, [places[ticket.b] for ticket in city.tickets]]
    kept = bits(games["tickets"][:, :players], len(city.tickets))
    return (one == two) & (kept == 1), kept


def count_routes(city: City, players: int, games: Records, traces: Records, wins: Flags) -> Counts:
    """By connection: in how many games it is claimed, how often by a winner, and how late."""
    owned = bits(games["routes"][:, :players], len(city.routes)).astype(bool)
    turns = np.maximum(traces["turns"], 1)[:, None]
    late = 1000 * traces["claim_turn"][:, : len(city.routes)] // turns
    won: Flags = np.asarray((owned & wins[:, :, None]).any(axis=1))
    any_owner: Flags = np.asarray(owned.any(axis=1))
    groups = [list(numbers) for numbers in connections(city).values()]
    return {
        "routes": any_owner.sum(axis=0),
        "connections": np.array([any_owner[:, group].any(axis=1).sum() for group in groups]),
        "connections_won": np.array([won[:, group].any(axis=1).sum() for group in groups]),
        "claims": np.array([any_owner[:, group].sum() for group in groups]),
        "claims_late": np.array([(late * any_owner)[:, group].sum() for group in groups]),
    }


def count_tickets(city: City, players: int, games: Records, traces: Records, parts: Numbers) -> Counts:
    """By ticket: offered, kept, completed, won with; by number of tickets held; and pairs of tickets."""
    complete, kept = completed(city, players, games)
    offered = bits(traces["offered"][:, :players], len(city.tickets))
    held = np.minimum(kept.sum(axis=2), HELD - 1)
    flat_kept, flat_complete = kept.reshape(-1, len(city.tickets)), complete.reshape(-1, len(city.tickets))
    return {
        "offered": offered.sum(axis=(0, 1)),
        "kept": kept.sum(axis=(0, 1)),
        "complete": complete.sum(axis=(0, 1)),
        "kept_victories": (kept * parts[:, :, None]).sum(axis=(0, 1)),
        "pairs": flat_kept.T @ flat_kept,
        "pairs_complete": flat_complete.astype(np.int64).T @ flat_complete.astype(np.int64),
        "held": histogram(held, HELD),
        "held_victories": np.bincount(held.ravel(), weights=parts.ravel(), minlength=HELD).astype(np.int64),
        "first_kept": histogram(traces["first_kept"][:, :players], 3),
    }


def added(one: Counts | None, two: Counts) -> Counts:
    """The sums of two parts."""
    return two if one is None else {name: one[name] + two[name] for name in two}
