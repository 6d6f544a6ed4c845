"""Simulations: many games between the same bots in the same seats, each game with its own seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from farebox.arena.blocks import Seating
from farebox.arena.external_game import play_external_game
from farebox.arena.play import (
    Job,
    Seated,
    games_per_job,
    jobs,
    on_threads,
    play_seated,
    put_faced,
    thread_count,
)
from farebox.arena.results import BY_GAME, BY_SEAT, Note, Results, blank
from farebox.arena.spec import check_time_limit, limits_of
from farebox.bots.bot import check_bot
from farebox.bots.process import Limits
from farebox.cities.schema import City
from farebox.engine.native import native_fault
from farebox.engine.seeds import Seed, derived_seed, seed_bytes
from farebox.engine.simulation import play_random_games
from farebox.errors import SetupError
from farebox.game.game import check_player_count, city_named
from farebox.game.random_games import random_game

RANDOM = "random"
RANDOM_GAMES = 2000
INTERPRETED_GAMES = 50


@dataclass(frozen=True, kw_only=True)
class Simulation(Results):
    """The results of a simulation; row k is the game with seed `derived_seed(seed, k)`."""

    city: City
    bots: Seating
    seed: bytes

    def __str__(self) -> str:
        lines = [f"{len(self)} games in {self.city.name}"]
        for seat, bot in enumerate(self.bots):
            won, score = self.wins[:, seat].mean(), self.scores[:, seat].mean()
            lines.append(f"seat {seat}, {bot}: {100 * won:.1f} % won, {score:.1f} points")
        return "\n".join(lines)


@dataclass(frozen=True)
class Plan:
    """What every job of a simulation needs to know."""

    city: City
    bots: Seating
    seed: bytes
    limits: Limits
    interpreted: bool
    records: Path | None

    @property
    def all_random(self) -> bool:
        """Whether only random players play, for which the engine has a shorter way."""
        return set(self.bots) == {RANDOM}

    @property
    def job_size(self) -> int:
        """How many games make a job."""
        if self.records or self.interpreted or native_fault() is not None:
            return INTERPRETED_GAMES
        return RANDOM_GAMES if self.all_random else games_per_job(self.bots)


def simulate(
    city: City | str,
    bots: Sequence[str] = (RANDOM,),
    *,
    games: int = 1000,
    players: int = 2,
    seed: Seed = 0,
    threads: int | None = None,
    time_limit: float = 1.0,
    records: Path | None = None,
    interpreted: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play many games between bots, named by seat; the last one fills the remaining seats.

    `records` is a folder for a record of every game, and `progress` hears how many more games are
    done, first of all that none is.
    """
    found = city_named(city)
    seating = seated(found, bots, players)
    check_time_limit(time_limit)
    plan = Plan(found, seating, seed_bytes(seed), limits_of(time_limit), interpreted, records)
    if games < 1:
        raise SetupError("too-few-games", games=games)
    if records:
        records.mkdir(exist_ok=True)
    waiting = jobs(0, games, plan.job_size)
    parts = on_threads(partial(play_part, plan), waiting, thread_count(threads))
    table = collected(room_for(games, players), parts, progress)
    return Simulation(table.columns, table.notes, city=plan.city, bots=seating, seed=plan.seed)


def seated(city: City, bots: Sequence[str], players: int) -> Seating:
    """The bot of every seat."""
    check_player_count(players)
    if not 1 <= len(bots) <= players:
        raise SetupError("bots-do-not-fit-players", bots=len(bots), players=players)
    for bot in dict.fromkeys(bots):
        check_bot(bot, city, players)
    return (*bots, *[bots[-1]] * (players - len(bots)))


def room_for(games: int, players: int) -> Results:
    """Empty results, if there is memory for them."""
    try:
        return blank(games, players)
    except (MemoryError, OverflowError, ValueError):
        raise SetupError("too-many-games", games=games) from None


def collected(table: Results, parts: Iterator[Results], progress: Callable[[int], None] | None) -> Results:
    """Parts that follow each other, in one table."""
    begin, notes = 0, list[Note]()
    if progress:
        progress(0)
    for part in parts:
        for name in BY_GAME + BY_SEAT:
            table.columns[name][begin : begin + len(part)] = part.columns[name]
        begin += len(part)
        notes += part.notes
        if progress:
            progress(len(part))
    return Results(table.columns, tuple(notes))


def play_part(plan: Plan, job: Job) -> Results:
    """Play some games of a simulation."""
    seeds = [derived_seed(plan.seed, number) for number in range(*job)]
    if plan.records:
        return play_recorded(plan, plan.records, seeds, job.begin)
    if plan.all_random:
        results = blank(len(seeds), len(plan.bots))
        played = play_random_games(plan.city, len(plan.bots), seeds, interpreted=plan.interpreted)
        results.put(slice(None), played.__getitem__)
        return results
    games = [Seated(seed, plan.bots) for seed in seeds]
    return play_seated(plan.city, games, plan.limits, first=job.begin, interpreted=plan.interpreted)


def play_recorded(plan: Plan, folder: Path, seeds: Sequence[bytes], first: int) -> Results:
    """Play the same games step by step, since only then their actions are known, and save their records."""
    results, notes = blank(len(seeds), len(plan.bots)), []
    for place, seed in enumerate(seeds):
        if plan.all_random:
            game, forfeit = random_game(plan.city, len(plan.bots), seed), None
        else:
            game, forfeit = play_external_game(plan.city, seed, plan.bots, plan.limits)
        game.record().save(folder / f"{plan.city.id}-{first + place:06}.json")
        notes.append(put_faced(results, place, first, plan.bots, game, forfeit))
    return Results(results.columns, tuple(note for note in notes if note))
