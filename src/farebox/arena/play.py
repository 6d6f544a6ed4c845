"""Playing games between bots: on threads, or wherever else jobs can be handed to."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from farebox.arena.blocks import Match, Seating, block_seed, seatings
from farebox.arena.external_game import Forfeit, play_external_game
from farebox.arena.results import Note, Results, blank
from farebox.arena.spec import MatchSpec
from farebox.bots.batch import play_games
from farebox.bots.bot import is_compiled
from farebox.bots.process import Limits
from farebox.bots.registry import parse_bot
from farebox.cities.schema import City
from farebox.errors import SetupError
from farebox.game.game import Game
from farebox.game.internals import state_of

# Games of bots without a budget that make a job; a bot with a budget counts as that many more.
JOB_SIZE = 500
JOBS_AHEAD = 4
THREAD_NAME = "farebox-arena"
Found = TypeVar("Found")
Finding = TypeVar("Finding", covariant=True)


class Job(NamedTuple):
    """Some blocks of a match, from `begin` to before `end`."""

    begin: int
    end: int


class Seated(NamedTuple):
    """A game to play: its seed, and who sits where."""

    seed: bytes
    seating: Seating


class Pending(Protocol[Finding]):
    """A job that was handed out."""

    def result(self) -> Finding:
        """The results, once they are there."""
        ...


def thread_count(wanted: int | None) -> int:
    """The number of threads: as asked for, or one per core."""
    threads = os.cpu_count() or 1 if wanted is None else wanted
    if threads < 1:
        raise SetupError("too-few-threads", threads=threads)
    return threads


def games_per_job(bots: Iterable[str], size: int = JOB_SIZE) -> int:
    """How many games make a job: many between quick bots, one with slow or external ones."""
    names = set(bots)
    if not all(map(is_compiled, names)):
        return 1
    return max(1, size // (1 + max(parse_bot(name).budget for name in names)))


def job_blocks(match: Match, size: int = JOB_SIZE) -> int:
    """How many blocks make a job."""
    return max(1, games_per_job(match.bots, size) // len(seatings(match)))


def jobs(begin: int, end: int, size: int) -> Iterator[Job]:
    """The blocks from `begin` to before `end`, in jobs."""
    return (Job(first, min(first + size, end)) for first in range(begin, end, size))


def in_order(
    hand_out: Callable[[Job], Pending[Found]], waiting: Iterator[Job], ahead: int
) -> Iterator[Found]:
    """The results of jobs in order, with up to `ahead` of them running."""
    under_way = deque(hand_out(job) for job in islice(waiting, ahead))
    while under_way:
        yield under_way.popleft().result()
        under_way.extend(hand_out(job) for job in islice(waiting, 1))


def on_threads(play: Callable[[Job], Found], waiting: Iterator[Job], threads: int) -> Iterator[Found]:
    """The results of jobs played on threads, in order."""
    pool = ThreadPoolExecutor(threads, THREAD_NAME)
    try:
        yield from in_order(lambda job: pool.submit(play, job), waiting, ahead=JOBS_AHEAD * threads)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def play_on_threads(spec: MatchSpec, begin: int, end: int, threads: int) -> Iterator[Results]:
    """Play blocks of a match on threads."""
    return on_threads(partial(play_job, spec), jobs(begin, end, job_blocks(spec.match)), threads)


def still_playing() -> bool:
    """Whether threads play on, for a match that was stopped or is decided: a game has no brake."""
    return any(thread.name.startswith(THREAD_NAME) for thread in threading.enumerate())


def play_job(spec: MatchSpec, job: Job) -> Results:
    """Play some blocks of a match."""
    found = seatings(spec.match)
    games = [Seated(block_seed(spec.match, block), seating) for block in range(*job) for seating in found]
    return play_seated(spec.city, games, spec.limits, first=job.begin * len(found))


def play_seated(
    city: City, games: Sequence[Seated], limits: Limits, *, first: int, interpreted: bool = False
) -> Results:
    """Play games: bots of the package all at once, games with any other bot one by one."""
    results = blank(len(games), len(games[0].seating))
    faced = [place for place, game in enumerate(games) if not all(map(is_compiled, game.seating))]
    inside = sorted(set(range(len(games))) - set(faced))
    if inside:
        specs = [[parse_bot(name) for name in games[place].seating] for place in inside]
        seeds = [games[place].seed for place in inside]
        results.put(inside, play_games(city, specs, seeds, interpreted=interpreted).__getitem__)
    notes = [
        put_faced(
            results, place, first, games[place].seating, *play_external_game(city, *games[place], limits)
        )
        for place in faced
    ]
    return Results(results.columns, tuple(note for note in notes if note))


def put_faced(
    results: Results, place: int, first: int, seating: Seating, game: Game, forfeit: Forfeit | None
) -> Note | None:
    """Copy in a game that was played bot by bot; the note reports a forfeit."""
    state = state_of(game)
    results.put(place, partial(getattr, state))
    if forfeit is None:
        return None
    others = np.setdiff1d(np.arange(results.players), forfeit.seat)
    results.columns["forfeits"][place] = 1 << forfeit.seat
    results.columns["winners"][place] = (1 << others).sum()
    results.columns["scores"][place] = state.score[: results.players]
    bot = seating[forfeit.seat]
    return Note(first + place, forfeit.seat, bot, forfeit.fault, forfeit.detail, forfeit.said)
