"""Many games of random players at once, on several threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from farebox.cities.load import load_city
from farebox.cities.schema import MAX_PLAYERS, MIN_PLAYERS, City
from farebox.engine import kernels as plain
from farebox.engine.interpreted import EntryPoint
from farebox.engine.interpreted import interpreted as run_interpreted
from farebox.engine.layout import Numbers, Records, board_record, new_actions, new_games
from farebox.engine.native import entry_point, native_fault
from farebox.engine.seeds import CHANCE, DICE, Seed, derived_seed, seed_bytes, start_bytes
from farebox.errors import SetupError
from farebox.rules.board import Board, make_board

CHUNK = 2000
INTERPRETED_CHUNK = 50


@dataclass(frozen=True)
class Simulation:
    """The results of some games; row k is the game with seed `derived_seed(master, k)`."""

    city: City
    players: int
    games: Records
    hashes: Numbers

    @property
    def scores(self) -> Numbers:
        """Final scores by game and seat."""
        return self.by_seat("final_score")

    @property
    def complete(self) -> Numbers:
        """Complete tickets by game and seat."""
        return self.by_seat("complete")

    @property
    def tickets(self) -> Numbers:
        """Tickets kept by game and seat."""
        return self.by_seat("ticket_count")

    @property
    def cars_left(self) -> Numbers:
        """Cars left by game and seat."""
        return self.by_seat("cars_left")

    @property
    def wins(self) -> npt.NDArray[np.bool_]:
        """Who has won, by game and seat; a shared victory counts for each."""
        seats = np.arange(self.players)
        return (self.by_game("winners")[:, None] >> seats & 1).astype(bool)

    def by_game(self, field: str) -> Numbers:
        """A number of each game, such as `version` (decisions), `sweeps`, `reshuffles` or `ended`."""
        return self.games[field].astype(np.int64)

    def by_seat(self, field: str) -> Numbers:
        """A number of each game and seat."""
        return self.games[field][:, : self.players].astype(np.int64)


def generator_words(purpose: str, seeds: Iterable[bytes]) -> Numbers:
    """The first words of the generators of many games."""
    raw = b"".join(start_bytes(purpose, seed) for seed in seeds)
    return np.frombuffer(raw, "<u4").astype(np.int64).reshape(-1, 4)


def simulate(
    city: City | str,
    players: int,
    games: int,
    seed: Seed,
    *,
    threads: int = 1,
    interpreted: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games with random players; `progress` hears how many more are done."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError("wrong-number-of-players", players=players, least=MIN_PLAYERS, most=MAX_PLAYERS)
    if games < 1 or threads < 1:
        raise SetupError("nothing-to-simulate", games=games, threads=threads)
    city = load_city(city) if isinstance(city, str) else city
    seed = seed_bytes(seed)
    result = room_for(city, players, games)
    slow = interpreted or native_fault() is not None
    play_many = run_interpreted(plain.play_many) if slow else entry_point(plain.play_many)
    chunk = INTERPRETED_CHUNK if slow else CHUNK
    board = make_board(city)

    def run(begin: int) -> int:
        end = min(begin + chunk, games)
        play_chunk(
            play_many, board, result, begin, [derived_seed(seed, index) for index in range(begin, end)]
        )
        return end - begin

    with ThreadPoolExecutor(threads) as pool:
        for done in pool.map(run, range(0, games, chunk)):
            if progress:
                progress(done)
    return result


def room_for(city: City, players: int, games: int) -> Simulation:
    """Empty results, if there is memory for them."""
    try:
        return Simulation(city, players, new_games(games), np.zeros(games, np.int64))
    except (MemoryError, OverflowError, ValueError):
        raise SetupError("too-many-games", games=games) from None


def play_chunk(
    play_many: EntryPoint, board: Board, result: Simulation, begin: int, seeds: list[bytes]
) -> None:
    """Play some games, each in its place of the result."""
    part = slice(begin, begin + len(seeds))
    games = result.games[part]
    games["chance"] = generator_words(CHANCE, seeds)
    dice = generator_words(DICE, seeds)
    play_many(board_record(board), games, result.players, dice, new_actions(), result.hashes[part])
