"""Playing the blocks of a match: on threads, or wherever else jobs can be handed to."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple, Protocol

import numpy as np

from farebox.arena.blocks import Match, Seating, block_seed, contestants, is_compiled, seatings
from farebox.arena.faces import play_face_game
from farebox.arena.process import Limits
from farebox.arena.results import BY_SEAT, FIELDS, Note, Results, blank
from farebox.bots.batch import play_games
from farebox.bots.registry import parse_bot
from farebox.cities.schema import City
from farebox.engine.native import source_hash

# Games of bots without a budget that make a job; a bot with a budget counts as that many more.
JOB_SIZE = 500
JOBS_AHEAD = 4
THREAD_NAME = "farebox-arena"


class Job(NamedTuple):
    """Some blocks of a match, from `begin` to before `end`."""

    begin: int
    end: int


class Pending(Protocol):
    """A job that was handed out."""

    def result(self) -> Results:
        """The results, once they are there."""
        ...


@dataclass(frozen=True)
class Setting:
    """All that is needed to play any block of a match, wherever that is done."""

    match: Match
    city: City
    limits: Limits


def code_hash() -> str:
    """A hash of the rules' and the bots' sources: results of different bots do not belong together."""
    return source_hash("rules", "bots")


def job_blocks(match: Match, size: int = JOB_SIZE) -> int:
    """How many blocks make a job: many of quick bots, one of slow or outside ones."""
    if not all(map(is_compiled, match.bots)):
        return 1
    budget = max(parse_bot(name).budget for name in contestants(match))
    return max(1, size // (len(seatings(match)) * (1 + budget)))


def jobs(begin: int, end: int, size: int) -> Iterator[Job]:
    """The blocks from `begin` to before `end`, in jobs."""
    return (Job(first, min(first + size, end)) for first in range(begin, end, size))


def in_order(hand_out: Callable[[Job], Pending], waiting: Iterator[Job], ahead: int) -> Iterator[Results]:
    """The results of jobs in their order, while `ahead` of them are under way."""
    under_way = deque(hand_out(job) for job in islice(waiting, ahead))
    while under_way:
        yield under_way.popleft().result()
        under_way.extend(hand_out(job) for job in islice(waiting, 1))


def play_on_threads(setting: Setting, begin: int, end: int, threads: int) -> Iterator[Results]:
    """Play blocks on threads; the results come in order, a job at a time."""
    pool = ThreadPoolExecutor(threads, THREAD_NAME)
    try:
        waiting = jobs(begin, end, job_blocks(setting.match))
        yield from in_order(
            lambda job: pool.submit(play_job, setting, job), waiting, ahead=JOBS_AHEAD * threads
        )
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def still_playing() -> bool:
    """Whether threads play on, for a match that was stopped or is decided: a game has no brake."""
    return any(thread.name.startswith(THREAD_NAME) for thread in threading.enumerate())


def play_job(setting: Setting, job: Job) -> Results:
    """Play some blocks: bots of the package all at once, games with an outside bot through its process."""
    match, found = setting.match, seatings(setting.match)
    games = [(block_seed(match, block), seating) for block in range(*job) for seating in found]
    results = blank(len(games), match.players)
    faced = [number for number, (_, seating) in enumerate(games) if not all(map(is_compiled, seating))]
    inside = sorted(set(range(len(games))) - set(faced))
    if inside:
        play_inside(setting.city, [games[number] for number in inside], results, inside)
    first = job.begin * len(found)
    notes = [play_faced(setting, *games[number], results, number, first) for number in faced]
    return Results(results.columns, tuple(note for note in notes if note))


def play_inside(
    city: City, games: Sequence[tuple[bytes, Seating]], results: Results, places: Sequence[int]
) -> None:
    """Play games between bots of the package, each to its place of the results."""
    specs = [[parse_bot(name) for name in seating] for _, seating in games]
    records: Any = play_games(city, specs, [seed for seed, _ in games])
    for column, field in FIELDS.items():
        values = records[field]
        results.columns[column][places] = values[:, : results.players] if column in BY_SEAT else values


def play_faced(
    setting: Setting, seed: bytes, seating: Seating, results: Results, place: int, first: int
) -> Note | None:
    """Play one game with an outside bot, to its place of the results; the note tells of a forfeit."""
    state, forfeit = play_face_game(setting.city, seating, seed, setting.limits)
    for column, field in FIELDS.items():
        value = getattr(state, field)
        results.columns[column][place] = value[: results.players] if column in BY_SEAT else value
    if forfeit is None:
        return None
    others = np.setdiff1d(np.arange(results.players), forfeit.seat)
    results.columns["forfeits"][place] = 1 << forfeit.seat
    results.columns["winners"][place] = (1 << others).sum()
    results.columns["scores"][place] = state.score[: results.players]
    bot = seating[forfeit.seat]
    return Note(first + place, forfeit.seat, bot, forfeit.fault, forfeit.detail, forfeit.said)
