"""Compiled and interpreted rules are the same rules."""

import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Barrier
from time import sleep
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from farebox import CITY_IDS, load_city
from farebox.engine.compiled import ENTRIES, MODULES, OPTIONS, SOURCES, cache_place, compile_all, kernels
from farebox.engine.compiler import compile_functions, machine_hash, once, source_hash
from farebox.engine.layout import (
    STATE_TYPE,
    Records,
    board_record,
    new_games,
    raw_bytes,
    read_state,
    write_state,
)
from farebox.engine.seeds import CHANCE, DICE, derived_seed
from farebox.engine.simulation import generator_words, simulate
from farebox.game.random_games import random_game
from farebox.rules import cards
from farebox.rules.board import BOARD_FIELDS, Board, make_board
from farebox.rules.codes import MAX_ACTIONS, OVER
from farebox.rules.state import STATE_FIELDS, State

MASTER = bytes(range(16))
TABLES = [(city, players) for city in CITY_IDS for players in (2, 3, 4)]


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_interpreted_and_compiled_give_the_same_score_hashes(city: str, players: int) -> None:
    compiled = simulate(load_city(city), players, 300, MASTER)
    interpreted = simulate(load_city(city), players, 300, MASTER, interpreted=True)
    assert compiled.hashes.tolist() == interpreted.hashes.tolist()
    assert len(set(compiled.hashes.tolist())) > 290


@pytest.mark.parametrize("city", CITY_IDS)
def test_interpreted_and_compiled_end_in_the_same_state(city: str) -> None:
    compiled = simulate(load_city(city), 3, 20, MASTER)
    interpreted = simulate(load_city(city), 3, 20, MASTER, interpreted=True)
    for field in STATE_FIELDS:
        assert compiled.games[field].tolist() == interpreted.games[field].tolist(), field


def test_the_rules_stay_within_their_tables() -> None:
    """One run with bounds checks: an index outside a table would raise IndexError."""
    checked = compile_functions(MODULES, ("play_many",), boundscheck=True, **OPTIONS)["play_many"]
    seeds = [derived_seed(MASTER, index) for index in range(300)]
    for city, players in TABLES:
        games = new_games(len(seeds))
        games["chance"] = generator_words(CHANCE, seeds)
        hashes = np.zeros(len(seeds), np.int64)
        boards = board_record(make_board(load_city(city)))
        out = np.zeros(MAX_ACTIONS, np.int32)
        checked(boards, games, 0, len(seeds), players, generator_words(DICE, seeds), out, hashes)
        assert hashes.tolist() == simulate(load_city(city), players, 300, MASTER).hashes.tolist()


def test_bounds_checks_would_find_an_index_outside_a_table() -> None:
    checked = compile_functions(MODULES, ("legal",), boundscheck=True, **OPTIONS)["legal"]
    games = new_games(1)
    games["chance"] = 7
    boards = board_record(make_board(load_city("paris")))
    kernels().start(boards, games, 0, 2)
    games["phase"] = 2
    with pytest.raises(IndexError):
        checked(boards, games, 0, np.zeros(1, np.int32))


def test_results_do_not_depend_on_threads() -> None:
    city = load_city("paris")
    one = simulate(city, 2, 5000, MASTER, threads=1)
    three = simulate(city, 2, 5000, MASTER, threads=3)
    assert one.games.tobytes() == three.games.tobytes()


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(load_city("london"), 2, 4100, MASTER, progress=heard.append)
    assert sum(heard) == 4100
    assert len(heard) > 1


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_a_simulated_game_can_be_played_again_by_its_seed(city: str, players: int) -> None:
    simulation = simulate(load_city(city), players, 3, MASTER)
    for index in range(3):
        game = random_game(city, players, derived_seed(MASTER, index))
        assert game.outcome is not None
        assert list(game.outcome.scores) == simulation.scores[index].tolist()
        assert game.version == simulation.by_game("version")[index]
        assert [seat in game.outcome.winners for seat in range(players)] == simulation.wins[index].tolist()


def test_single_actions_compiled_follow_the_interpreter() -> None:
    game = random_game("san_francisco", 4, MASTER)
    boards, games = board_record(game.lookup.board), new_games(1)
    games["chance"] = generator_words(CHANCE, [MASTER])
    k, out = kernels(), np.zeros(MAX_ACTIONS, np.int32)
    k.start(boards, games, 0, 4)
    replayed = type(game).new("san_francisco", 4, seed=MASTER, first=0)
    for entry in game.actions:
        legal = out[: k.legal(boards, games, 0, out)].tolist()
        assert legal == replayed.legal_codes()
        replayed.apply(entry.partition(" ")[2])
        k.act(
            boards,
            games,
            0,
            legal[0] if len(legal) == 1 else code_played(games, replayed.state, legal, boards),
        )
        assert read_state(games, 0).chance == replayed.state.chance
    assert games["phase"][0] == OVER


def code_played(games: Records, after: State, legal: list[int], boards: Records) -> int:
    """The legal action that leads to a state, found by trying each on a copy."""
    trial = np.repeat(games, 2)
    for code in legal:
        kernels().clone(trial, 0, 1)
        kernels().act(boards, trial, 1, code)
        if all(value_of(read_state(trial, 1), name) == value_of(after, name) for name in STATE_FIELDS):
            return code
    raise AssertionError("no legal action leads there")


def value_of(state: State, name: str) -> object:
    """A field of a state."""
    return getattr(state, name)


def test_a_state_survives_the_way_into_a_record_and_back() -> None:
    state = random_game("paris", 3, MASTER).state
    games = new_games(2)
    write_state(games, 1, state)
    back = read_state(games, 1)
    assert all(value_of(back, name) == value_of(state, name) for name in STATE_FIELDS)


def test_clones_are_independent() -> None:
    games = new_games(3)
    games["chance"] = 7
    boards = board_record(make_board(load_city("new_york")))
    kernels().start(boards, games, 0, 2)
    kernels().clone(games, 0, 1)
    raw = raw_bytes(games)
    raw[2] = raw[0]
    kernels().act(boards, games, 0, 9)
    assert games["version"].tolist() == [1, 0, 0]
    assert games[1].tobytes() == games[2].tobytes() != games[0].tobytes()


def test_a_game_state_is_small() -> None:
    assert STATE_TYPE.itemsize < 1024


def test_the_fields_of_objects_and_records_are_the_same() -> None:
    assert list(State.__annotations__) == list(STATE_FIELDS)
    assert list(Board.__annotations__) == list(BOARD_FIELDS)
    assert STATE_TYPE.names == tuple(STATE_FIELDS)


def test_every_entry_is_compiled_with_progress() -> None:
    heard: list[str] = []
    compile_all(heard.append)
    assert tuple(heard) == ENTRIES


def test_changed_sources_have_another_cache() -> None:
    assert source_hash(MODULES) != source_hash([*MODULES[:-1], cards])


def test_threads_that_come_first_together_compile_once() -> None:
    made: list[int] = []
    everybody = Barrier(4)

    @once
    def slow() -> int:
        sleep(0.05)
        made.append(1)
        return len(made)

    def first() -> int:
        everybody.wait()
        return slow()

    with ThreadPoolExecutor(4) as pool:
        assert [future.result() for future in [pool.submit(first) for _ in range(4)]] == [1, 1, 1, 1]


def module_at(path: Path) -> ModuleType:
    """A module with one function, from a file of its own."""
    path.parent.mkdir()
    path.write_text("def twice(number):\n    return number * 2\n")
    spec = spec_from_file_location("twofold", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_equal_sources_are_compiled_once_wherever_they_lie(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    hits = []
    for place in ("one", "other"):
        module = module_at(tmp_path / place / "twofold.py")
        twice: Any = compile_functions([module], ["twice"], folder=cache)["twice"]
        assert twice(21) == 42
        hits.append(sum(twice.stats.cache_hits.values()))
    assert hits == [0, 1]


def test_another_processor_needs_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    folders = []
    for processor in ("generic", "another", "generic"):
        monkeypatch.setenv("NUMBA_CPU_NAME", processor)
        machine_hash.cache_clear()
        folders.append(cache_place())
    machine_hash.cache_clear()
    assert folders[0] == folders[2] != folders[1]
    # Matches go on elsewhere by the hash of the sources alone.
    assert all(folder and folder.name.startswith(source_hash(SOURCES)) for folder in folders)


def test_who_has_no_home_needs_a_named_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    for name in ("FAREBOX_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert cache_place() is None
    monkeypatch.setenv("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME", str(tmp_path))
    found = cache_place()
    assert found is not None
    assert found.is_relative_to(tmp_path)
