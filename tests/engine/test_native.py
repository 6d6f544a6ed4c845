"""The native extension gives the same numbers as the interpreter, also at the limits of a city."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from farebox import CITY_IDS, load_city
from farebox.arena.simulation import simulate
from farebox.bots.batch import play_games
from farebox.bots.registry import PLAIN, parse_bot
from farebox.engine import kernels as plain
from farebox.engine.layout import (
    BOARD_TYPE,
    STATE_TYPE,
    Records,
    board_record,
    new_actions,
    new_games,
    raw_bytes,
    read_record,
    write_record,
)
from farebox.engine.native import entry_point, load, native_fault
from farebox.engine.seeds import CHANCE, derived_seed
from farebox.engine.simulation import generator_words, play_random_games
from farebox.game.internals import index_of, legal_codes, state_of, version_of
from farebox.game.random_games import random_game
from farebox.rules.board import BOARD_FIELDS, Board, make_board
from farebox.rules.codes import OVER
from farebox.rules.state import STATE_FIELDS, State
from tests.builders import CITIES
from tests.engine.differential import MASTER, bot_games_agree, decisions_that_differ, random_games_agree
from tests.made_cities import city_of

TABLES = [(city, players) for city in CITY_IDS for players in (2, 3, 4)]
LIMITS = ("limits_with_tokens", "limits_with_districts")
FINGERPRINTS = Path(__file__).parent / "data" / "fingerprints.json"


@pytest.fixture(scope="module")
def native() -> ModuleType:
    """The extension, without which nothing here is tested."""
    found = load()
    assert isinstance(found, ModuleType), found
    return found


# The same numbers as the interpreter


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_interpreted_and_compiled_give_the_same_results(city: str, players: int) -> None:
    compiled = simulate(city, players=players, games=150, seed=MASTER)
    interpreted = simulate(city, players=players, games=150, seed=MASTER, interpreted=True)
    assert all(
        column.tolist() == interpreted.columns[name].tolist() for name, column in compiled.columns.items()
    )
    assert len(set(map(tuple, compiled.scores.tolist()))) > 100


@pytest.mark.parametrize("city", [*CITY_IDS, *LIMITS])
def test_interpreted_and_compiled_games_are_the_same_to_the_bit(native: ModuleType, city: str) -> None:
    assert random_games_agree(native, city_of(city), 3, 20)


@pytest.mark.parametrize("city", [*CITY_IDS, *LIMITS])
@pytest.mark.parametrize("bot", [name for name in PLAIN if name != "random"])
def test_interpreted_and_compiled_bots_play_the_same_game(native: ModuleType, city: str, bot: str) -> None:
    assert bot_games_agree(native, city_of(city), [parse_bot(bot), parse_bot("planner")])


@pytest.mark.parametrize("bot", ["search:8", "tree:8", "learned", "learned:8"])
@pytest.mark.parametrize(
    ("city", "players", "every"),
    [("san_francisco", 2, 13), ("paris", 3, 19), ("london", 4, 31), ("limits_with_tokens", 2, 61)],
)
def test_interpreted_and_compiled_searches_decide_alike(
    native: ModuleType, city: str, players: int, every: int, bot: str
) -> None:
    different, decided = decisions_that_differ(native, city_of(city), players, bot, every)
    assert different == 0
    assert decided >= 3


@pytest.mark.parametrize("city", CITIES)
def test_every_bot_plays_as_it_did(city: str) -> None:
    """The fingerprints of bots without dice were taken with version 0.1.0, whose rules numba compiled.

    A bot's dice follow from seed, seat and version since then, so those of random, search and tree are newer.
    """
    known = json.loads(FINGERPRINTS.read_text(encoding="utf-8"))
    assert fingerprints(city) == {name: digest for name, digest in known.items() if f" {city} " in name}


def fingerprints(city: str) -> dict[str, str]:
    """Hashes of finished games, by bot, city and number of players, in the cities of version 0.1.0."""
    found, board = (
        {},
        city_of({"san_francisco": "first_san_francisco", "paris": "first_paris"}.get(city, city)),
    )
    for players in (2, 3, 4):
        found[f"random: {city} {players}"] = digest(
            play_random_games(board, players, [derived_seed(MASTER, index) for index in range(500)])
        )
        for bot, games in (*((bot, 10) for bot in PLAIN), ("search:60", 1), ("tree:60", 1)):
            seating = [parse_bot(bot), *[parse_bot("planner")] * (players - 1)]
            seeds = [derived_seed(MASTER, number) for number in range(games)]
            found[f"{bot}, {city} {players}"] = digest(play_games(board, [seating] * games, seeds))
    seating = [parse_bot("search:2000"), parse_bot("planner")]
    found[f"search:2000, {city} 2"] = digest(play_games(board, [seating], [derived_seed(MASTER, 0)]))
    return found


def digest(games: Records) -> str:
    """A short hash of whole games."""
    return sha256(games.tobytes()).hexdigest()[:16]


# Games, actions and clones


def test_results_do_not_depend_on_threads() -> None:
    one = simulate("paris", games=5000, seed=MASTER, threads=1)
    three = simulate("paris", games=5000, seed=MASTER, threads=3)
    assert all(column.tolist() == three.columns[name].tolist() for name, column in one.columns.items())


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate("london", games=4100, seed=MASTER, progress=heard.append)
    assert sum(heard) == 4100
    assert len(heard) > 1


@pytest.mark.parametrize(("city", "players"), TABLES)
def test_a_simulated_game_can_be_played_again_by_its_seed(city: str, players: int) -> None:
    simulation = simulate(city, players=players, games=3, seed=MASTER)
    for index in range(3):
        game = random_game(city, players, derived_seed(MASTER, index))
        assert game.outcome is not None
        assert list(game.outcome.scores) == simulation.scores[index].tolist()
        assert version_of(game) == simulation.columns["decisions"][index]
        assert [seat in game.outcome.winners for seat in range(players)] == simulation.wins[index].tolist()


def test_single_actions_compiled_follow_the_interpreter(native: ModuleType) -> None:
    game = random_game("san_francisco", 4, MASTER)
    boards, games = board_record(index_of(game).board), new_games(1)
    games["chance"] = generator_words(CHANCE, [MASTER])
    out = new_actions()
    native.start(boards, games, 0, 4)
    replayed = type(game).new("san_francisco", 4, seed=MASTER, first=0)
    for entry in game.actions:
        legal = out[: native.legal(boards, games, 0, out)].tolist()
        assert legal == legal_codes(replayed)
        replayed.apply(entry.partition(" ")[2])
        code = legal[0] if len(legal) == 1 else code_played(native, games, state_of(replayed), legal, boards)
        native.act(boards, games, 0, code)
        assert read_record(games, 0).chance == state_of(replayed).chance
    assert games["phase"][0] == OVER


def code_played(native: ModuleType, games: Records, after: State, legal: list[int], boards: Records) -> int:
    """The legal action that leads to a state, found by trying each on a copy."""
    trial = np.repeat(games, 2)
    for code in legal:
        native.clone(trial, 0, 1)
        native.act(boards, trial, 1, code)
        if all(getattr(read_record(trial, 1), name) == getattr(after, name) for name in STATE_FIELDS):
            return code
    raise AssertionError("no legal action leads there")


def test_a_state_survives_the_way_into_a_record_and_back() -> None:
    state = state_of(random_game("paris", 3, MASTER))
    games = new_games(2)
    write_record(games, 1, state)
    back = read_record(games, 1)
    assert all(getattr(back, name) == getattr(state, name) for name in STATE_FIELDS)


def test_clones_are_independent(native: ModuleType) -> None:
    games = new_games(3)
    games["chance"] = 7
    boards = board_record(make_board(load_city("new_york")))
    native.start(boards, games, 0, 2)
    native.clone(games, 0, 1)
    raw = raw_bytes(games)
    raw[2] = raw[0]
    native.act(boards, games, 0, 9)
    assert games["version"].tolist() == [1, 0, 0]
    assert games[1].tobytes() == games[2].tobytes() != games[0].tobytes()


def test_the_records_are_those_of_c(native: ModuleType) -> None:
    assert native.SIZES["State"] == STATE_TYPE.itemsize < 1024
    assert native.SIZES["Board"] == BOARD_TYPE.itemsize
    assert list(State.__annotations__) == list(STATE_FIELDS) == list(STATE_TYPE.names or ())
    assert list(Board.__annotations__) == list(BOARD_FIELDS)


# Bad arguments


@pytest.mark.parametrize("index", [-1, 1, 1 << 40])
def test_a_game_that_is_not_there_is_refused(index: int) -> None:
    boards, games = board_record(make_board(load_city("paris"))), new_games(1)
    with pytest.raises(IndexError):
        entry_point(plain.legal)(boards, games, index, new_actions())


def test_arrays_of_another_width_are_refused(native: ModuleType) -> None:
    boards, games = board_record(make_board(load_city("paris"))), new_games(1)
    with pytest.raises(TypeError, match="items of 4 bytes instead of 8"):
        native.legal(boards, games, 0, np.zeros(4096, np.int32))
    with pytest.raises(TypeError, match="items of 576 bytes instead of"):
        native.legal(games, games, 0, new_actions())
    with pytest.raises((BufferError, ValueError)):
        native.clone(new_games(4)[::2], 0, 1)


def test_the_extension_is_used() -> None:
    assert native_fault() is None
    assert entry_point(plain.legal) is not plain.legal
