"""The file of a playtest: a damaged one is refused in one sentence, whatever is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farebox import MatchError
from farebox.playtesting.plan import OWN, PLANNER, SEARCH, Duel, Plan, Table
from farebox.playtesting.progress import saved_seed
from farebox.playtesting.run import PlaytestRun

PLAN = Plan(
    tables=(Table(OWN, PLANNER, 2, 60), Table("london", PLANNER, 3, 60), Table(OWN, SEARCH, 2, 2)),
    duels=(Duel("planner/few-long", "planner/many-short", 2, 20), Duel(PLANNER, "planner/no-bonus", 3, 5)),
)
TABLE, DUEL = "own planner 2", "planner/few-long planner/many-short 2"

Content = dict[str, Any]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What a whole playtest leaves in its file."""
    file = tmp_path_factory.mktemp("playtest") / "paris.json"
    run = PlaytestRun("paris", plan=PLAN, threads=1)
    for _ in run.play():
        pass
    run.save(file)
    return file.read_text(encoding="utf-8")


def in_table(key: str, value: object, table: str = TABLE) -> Callable[[Content], None]:
    """A file with another value in a table."""
    return lambda found: found["tables"][table].__setitem__(key, value)


def in_duel(value: object, name: str = DUEL) -> Callable[[Content], None]:
    """A file with other shares in a duel."""
    return lambda found: found["duels"].__setitem__(name, value)


def without(key: str, table: str = TABLE) -> Callable[[Content], None]:
    """A file in which a table lacks something."""
    return lambda found: found["tables"][table].__delitem__(key)


def changed_number(key: str, change: Callable[[int], int], table: str = TABLE) -> Callable[[Content], None]:
    """A file with another first number in a table."""

    def change_it(found: Content) -> None:
        numbers = found["tables"][table][key]
        numbers[0] = change(numbers[0])

    return change_it


DAMAGES: dict[str, Callable[[Content], None]] = {
    "no games": without("games"),
    "no squares": without("winner_squares"),
    "no squares on a published board": without("winner_squares", "london planner 3"),
    "one more key": in_table("odd", [1]),
    "an empty list": in_table("games", []),
    "a number, not a list": in_table("games", 60),
    "a text": in_table("games", ["60"]),
    "half a game": in_table("games", [59.5]),
    "too deep": in_table("games", [[[60]]]),
    "ragged": in_table("pairs", [[1], [1, 2]]),
    "a mixed list": in_table("pairs", [[1], 2]),
    "a longer list": in_table("victories", [240, 240, 240]),
    "a longer histogram": in_table("scores", [1] * 500),
    "no games at all": in_table("games", [0]),
    "fewer than no games": in_table("games", [-60]),
    "more games than planned": in_table("games", [999_999]),
    "a number beyond 64 bits": in_table("games", [1 << 70]),
    "a number near 64 bits": changed_number("claims", lambda number: (1 << 63) - 1),
    "a negative number": changed_number("claims", lambda number: -1),
    "another number of games": in_table("games", [30]),
    "too many endings": in_table("by_passes", [61]),
    "too many victories": changed_number("victories", lambda number: number + 12),
    "too many scores": changed_number("scores", lambda number: number + 1),
    "too many claims of a connection": changed_number("connections", lambda number: 61),
    "completed, but not kept": changed_number("complete", lambda number: 10_000),
    "kept, but not offered": changed_number("kept", lambda number: 10_000),
    "no winners": in_table("winners", [0]),
    "no tickets held": in_table("held", [0] * 10),
    "a table of searching bots": in_table("games", [3], "own search:240 2"),
    "an unknown table": lambda found: found["tables"].update({"x": {}}),
    "an empty table": lambda found: found["tables"].update({TABLE: {}}),
    "an unknown duel": in_duel([0.5], "x"),
    "a duel without bots": in_duel([0.5], "a b c"),
    "a share above one": in_duel([5.0]),
    "a share below zero": in_duel([-0.5]),
    "a share that is a text": in_duel(["0.5"]),
    "more blocks than planned": in_duel([0.5] * 21),
    "a seed that is none": lambda found: found["setting"].update(seed="xyz"),
    "no setting": lambda found: found.pop("setting"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused(damage: str, whole: str, tmp_path: Path) -> None:
    file, found = tmp_path / "paris.json", json.loads(whole)
    DAMAGES[damage](found)
    file.write_text(json.dumps(found), encoding="utf-8")
    with pytest.raises(MatchError, match="playtest-broken"):
        PlaytestRun("paris", plan=PLAN, seed=saved_seed(file), file=file)


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b'{"report": ' + b"[" * 200_000])
def test_what_is_no_file_of_a_playtest_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "paris.json"
    file.write_bytes(content)
    with pytest.raises(MatchError, match="playtest-broken"):
        PlaytestRun("paris", plan=PLAN, file=file)


def test_a_folder_is_refused_in_words(tmp_path: Path) -> None:
    for read in (saved_seed, lambda file: PlaytestRun("paris", plan=PLAN, file=file)):
        with pytest.raises(MatchError, match="playtest-not-readable") as refused:
            read(tmp_path)
        assert refused.value.facts["fault"] == "Is a directory"


def test_a_sound_file_is_taken_as_it_is(whole: str, tmp_path: Path) -> None:
    file = tmp_path / "paris.json"
    file.write_text(whole, encoding="utf-8")
    run = PlaytestRun("paris", plan=PLAN, seed=saved_seed(file), file=file)
    assert run.games == run.total
    run.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text(encoding="utf-8") == whole
