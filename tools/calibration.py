"""Whether stated chances to win hold, and the numbers that make them hold.

`python -m tools.calibration play paris --bots casual,regular --games 500 --output some.jsonl` plays games,
each among bots of one kind, and notes the bare chances of every seat in some positions.
`python -m tools.calibration fit some.jsonl` finds the numbers of `farebox.bots.chance`, and
`python -m tools.calibration table some.jsonl` says how often seats won by the chance that they stated.
Positions of a game depend on each other, so intervals come from bootstraps over games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from farebox import Game, bot_dice, load_city, make_bot
from farebox.bots.bot_class import Bot
from farebox.bots.chance import LOOKS, Calibration, bare_chances, calibrated, calibration_for, progress_of
from farebox.bots.chance import features as features_of

BINS = 10
BOOTSTRAPS = 1000
# What a bin needs before its figures count.
LEAST_POSITIONS, LEAST_GAMES = 2000, 500
ROUNDS = 30

Floats = npt.NDArray[np.float64]


class Position(msgspec.Struct, frozen=True):
    """A position of a game as a seat knew it: its bare chances, and what each seat won in the end."""

    city: str
    bot: str
    game: int
    seat: int
    progress: float
    bare: tuple[float, ...]
    won: tuple[float, ...]


class Bin(NamedTuple):
    """Positions with about the same stated chance of their seat."""

    positions: int
    games: int
    stated: float
    won: float
    low: float
    high: float


# Playing


def positions_of(game: Game, number: int, bot: str, player: Bot, weights: str, every: int) -> list[Position]:
    """Play a game among bots of one kind; its positions at random, as every seat knew them."""
    dice, found = Random(f"{bot} {number}"), []
    while not game.over:
        if dice.randrange(every) == 0:
            for seat in range(len(game.names)):
                view = game.view(seat)
                bare = bare_chances(game.city, view, weights, looks=LOOKS)
                found.append((seat, progress_of(game.city, view), bare))
        seat = game.to_act[0]
        game.apply(player.choose(game.view(seat), game.legal_actions(seat), bot_dice(game, seat)), seat)
    assert game.outcome is not None
    winners = game.outcome.winners
    won = tuple((seat in winners) / len(winners) for seat in range(len(game.names)))
    return [Position(game.city.id, bot, number, seat, progress, bare, won) for seat, progress, bare in found]


def play(options: argparse.Namespace) -> None:
    """Play games of every bot in turn, and add their positions to the file."""
    city, encode = load_city(options.city), msgspec.json.encode
    with options.output.open("ab") as file:
        for number in range(options.begin, options.begin + options.games):
            for bot in options.bots.split(","):
                game = Game.new(city, options.players, seed=f"{number:032x}")
                player = make_bot(bot, city)
                for found in positions_of(game, number, bot, player, options.weights, options.every):
                    file.write(encode(found) + b"\n")
                file.flush()


def read(files: Sequence[Path]) -> list[Position]:
    """The positions in some files."""
    decoder = msgspec.json.Decoder(Position)
    return [decoder.decode(line) for file in files for line in file.read_bytes().splitlines()]


# Fitting


def fitted(positions: Sequence[Position]) -> Calibration:
    """The numbers that make the results most likely: a conditional logit model, by Newton's method."""
    x = np.array([features_of(one.bare, one.seat, one.progress) for one in positions])
    won, found = np.array([one.won for one in positions]), np.zeros(x.shape[2])
    for _ in range(ROUNDS):
        scores = x @ found
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        mean = np.einsum("ps,psf->pf", chances, x)
        slopes = (np.einsum("ps,psf->pf", won, x) - mean).sum(0)
        spread = np.einsum("ps,psf,psg->fg", chances, x, x) - mean.T @ mean
        found += np.linalg.solve(spread, slopes)
    return Calibration(*np.round(found, 3).tolist())


# Measuring


def stated_chances(positions: Sequence[Position], by: Calibration) -> Floats:
    """The chance that the seat of each position states for itself."""
    return np.array([calibrated(one.bare, one.seat, one.progress, by)[one.seat] for one in positions])


def reliability(positions: Sequence[Position], by: Calibration) -> list[Bin]:
    """How often seats won, by the chance they stated."""
    stated = stated_chances(positions, by)
    won = np.array([one.won[one.seat] for one in positions])
    keys = [(one.city, one.bot, one.game) for one in positions]
    names = {key: place for place, key in enumerate(dict.fromkeys(keys))}
    games = np.array([names[key] for key in keys])
    bins = np.minimum((stated * BINS).astype(int), BINS - 1)
    return [bin_of(stated[part], won[part], games[part]) for part in (bins == one for one in range(BINS))]


def bin_of(stated: Floats, won: Floats, games: npt.NDArray[np.int64]) -> Bin:
    """The figures of a bin, with an interval from bootstraps over its games."""
    if len(won) == 0:
        return Bin(0, 0, 0.0, 0.0, 0.0, 1.0)
    _, places = np.unique(games, return_inverse=True)
    sums, counts = np.bincount(places, won), np.bincount(places)
    picks = np.random.default_rng(1).integers(0, len(sums), (BOOTSTRAPS, len(sums)))
    low, high = np.quantile(sums[picks].sum(1) / counts[picks].sum(1), (0.025, 0.975))
    return Bin(len(won), len(sums), float(stated.mean()), float(won.mean()), float(low), float(high))


def counts(one: Bin) -> bool:
    """Whether a bin has enough positions and games to say something."""
    return one.positions >= LEAST_POSITIONS and one.games >= LEAST_GAMES


def table_of(bins: Sequence[Bin]) -> Iterator[str]:
    """The bins as a table for the documentation, in per cent, and the mean gap of those that count."""
    yield "| stated | won, 95% | positions | games |"
    yield "|---|---|---|---|"
    for one in bins:
        if one.positions:
            won = f"{100 * one.won:.1f} ({100 * one.low:.1f}–{100 * one.high:.1f})"
            mark = "" if counts(one) else " *"
            yield f"| {100 * one.stated:.1f}{mark} | {won} | {one.positions} | {one.games} |"
    gaps = [abs(one.stated - one.won) for one in bins if counts(one)]
    yield f"mean gap {100 * np.mean(gaps):.2f} points over {len(gaps)} bins" if gaps else "too few positions"


def main() -> None:
    """Play, fit or measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("city")
    playing.add_argument("--players", type=int, default=2)
    playing.add_argument("--bots", default="casual,regular,expert,master")
    playing.add_argument("--games", type=int, default=500, help="of each bot")
    playing.add_argument("--begin", type=int, default=0, help="number of the first game, which is its seed")
    playing.add_argument("--weights", default="", help="by default the net of the package")
    playing.add_argument("--every", type=int, default=4, help="one position of so many is noted")
    playing.add_argument("--output", type=Path, required=True)
    for name in ("fit", "table"):
        commands.add_parser(name).add_argument("files", type=Path, nargs="+")
    options = parser.parse_args()
    if options.command == "play":
        play(options)
        return
    positions = read(options.files)
    if options.command == "fit":
        print(fitted(positions))
        return
    for bot in (None, *dict.fromkeys(one.bot for one in positions)):
        part = [one for one in positions if bot in (None, one.bot)]
        print(f"\n{bot or 'all'}")
        print("\n".join(table_of(reliability(part, calibration_for(len(part[0].won))))))


if __name__ == "__main__":
    main()
