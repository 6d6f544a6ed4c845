"""The table of a match: what every bot, seat and pair of bots achieved."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from farebox.arena.blocks import Match, contestants, lineups, seatings
from farebox.arena.ratings import Interval, Table, elo_intervals, share_interval
from farebox.arena.results import Numbers, Results, Shares
from farebox.rules.codes import ENDED_BY_CARS

REFERENCE = "planner"


class BotLine(msgspec.Struct, frozen=True):
    """A bot: its part of victories, its rating, and the means of its finished games."""

    bot: str
    games: int
    won: Interval
    elo: Interval
    score: float | None
    score_sd: float | None
    tickets: float | None
    complete: float | None
    cars_left: float | None
    forfeits: int
    won_by_seat: tuple[float, ...]


class SeatLine(msgspec.Struct, frozen=True):
    """A seat, for all bots together; every bot sat there equally often."""

    seat: int
    won: Interval
    score: float | None


class PairLine(msgspec.Struct, frozen=True):
    """The part of victories of the first against the second, in games for two."""

    first: str
    second: str
    won: Interval


class Standings(msgspec.Struct, frozen=True):
    """All tables of a match."""

    blocks: int
    games: int
    reference: str
    bots: tuple[BotLine, ...]
    seats: tuple[SeatLine, ...]
    pairs: tuple[PairLine, ...]
    shared: float
    decisions: float | None
    ended_by_cars: float | None
    forfeits: int

    def __str__(self) -> str:
        width = max(len(line.bot) for line in self.bots)
        lines = [f"{self.games} games in {self.blocks} blocks"]
        for line in self.bots:
            value, low, high = (100 * part for part in line.won)
            lines.append(f"{line.bot:<{width}}  {value:5.1f} % ({low:.1f} to {high:.1f})")
        return "\n".join(lines)


def reference_of(match: Match) -> str:
    """The bot whose rating is 0: the planner if it plays, else the first."""
    return REFERENCE if REFERENCE in match.bots else match.bots[0]


def seat_masks(match: Match) -> dict[str, npt.NDArray[np.bool_]]:
    """Where each bot sits, by seating and seat."""
    found = np.array(seatings(match))
    return {name: found == name for name in contestants(match)}


def shares_by_block(match: Match, results: Results) -> Shares:
    """The parts of victory by block, seating and seat."""
    return results.shares.reshape(-1, len(seatings(match)), match.players)


def wins_by_block(match: Match, results: Results) -> Shares:
    """The victories by block and bot."""
    shares = shares_by_block(match, results)
    masks = seat_masks(match).values()
    return np.stack([shares[:, mask].sum(axis=1) for mask in masks], axis=1)


def first_scores(match: Match, results: Results) -> Shares:
    """The part of victories of the first bot's seats, by block."""
    return wins_by_block(match, results)[:, 0] / len(seatings(match))


def games_table(match: Match, blocks: int) -> Table:
    """How often each lineup was played, and the seats of each bot in it."""
    found = lineups(match)
    seats = np.array([[lineup.count(name) for name in contestants(match)] for lineup in found])
    return Table(seats, np.full(len(found), blocks * match.players))


def standings(match: Match, results: Results) -> Standings:
    """All tables of the games so far; there must be a whole block."""
    blocks = len(results) // len(seatings(match))
    reference = reference_of(match)
    place = contestants(match).index(reference)
    ratings = elo_intervals(wins_by_block(match, results), games_table(match, blocks), place)
    winners = results.columns["winners"]
    finished = results.finished
    return Standings(
        blocks=blocks,
        games=len(results),
        reference=reference,
        bots=tuple(
            bot_line(match, results, name, rating)
            for name, rating in zip(contestants(match), ratings, strict=True)
        ),
        seats=tuple(seat_line(match, results, seat) for seat in range(match.players)),
        pairs=tuple(pair_lines(match, results)),
        shared=float(np.mean((winners & (winners - 1) != 0)[finished])) if finished.any() else 0.0,
        decisions=mean(results.columns["decisions"][finished]),
        ended_by_cars=mean(results.columns["ended"][finished] == ENDED_BY_CARS),
        forfeits=int(np.count_nonzero(~finished)),
    )


def mean(values: npt.NDArray[Any]) -> float | None:
    """The mean, if there is anything."""
    return float(np.mean(values)) if len(values) else None


def finished_values(match: Match, results: Results, name: str, column: str) -> Numbers:
    """The numbers of a bot's seats in the games that were played to their end."""
    values = results.columns[column].reshape(-1, len(seatings(match)), match.players)
    finished = np.broadcast_to(results.finished.reshape(values.shape[:2])[:, :, None], values.shape)
    mask = seat_masks(match)[name]
    found: Numbers = values[:, mask][finished[:, mask]]
    return found


def bot_line(match: Match, results: Results, name: str, rating: Interval) -> BotLine:
    """The line of a bot."""
    by_block, mask = shares_by_block(match, results), seat_masks(match)[name]
    shares = by_block[:, mask]
    scores = finished_values(match, results, name, "scores")
    forfeited = results.columns["forfeits"].reshape(-1, len(mask))[:, :, None] >> np.arange(match.players) & 1
    return BotLine(
        bot=name,
        games=int(shares.size),
        won=share_interval(shares.mean(axis=1)),
        elo=rating,
        score=mean(scores),
        score_sd=float(scores.std(ddof=1)) if len(scores) > 1 else None,
        tickets=mean(finished_values(match, results, name, "tickets")),
        complete=mean(finished_values(match, results, name, "complete")),
        cars_left=mean(finished_values(match, results, name, "cars_left")),
        forfeits=int(forfeited[:, mask].sum()),
        won_by_seat=tuple(float(by_block[:, mask[:, seat], seat].mean()) for seat in range(match.players)),
    )


def seat_line(match: Match, results: Results, seat: int) -> SeatLine:
    """The line of a seat."""
    shares = shares_by_block(match, results)[:, :, seat].mean(axis=1)
    return SeatLine(seat, share_interval(shares), mean(results.columns["scores"][results.finished, seat]))


def pair_lines(match: Match, results: Results) -> list[PairLine]:
    """Every bot against every other, in games for two."""
    if match.players != 2:
        return []
    found, shares = np.array(seatings(match)), shares_by_block(match, results)
    lines = []
    for first in contestants(match):
        for second in contestants(match):
            together = (found == first) & (found[:, ::-1] == second)
            if first != second and together.any():
                won = share_interval(shares[:, together].mean(axis=1))
                lines.append(PairLine(first, second, won))
    return lines
