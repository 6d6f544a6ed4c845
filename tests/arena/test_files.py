"""A match goes on from its file as if it had never stopped; other files are refused."""

from pathlib import Path

import msgspec
import pytest

from farebox.arena.files import Goal, check_same, load_match, save_match
from farebox.arena.results import Note, Results, merged
from farebox.arena.standings import standings
from farebox.errors import MatchError
from tests.arena.builders import match_of, played, same

MATCH = match_of("planner", "greedy", "random", players=3)
GOAL = Goal(blocks=10, sprt=(0.0, 20.0), time_limit=0.5)


def test_a_stopped_match_goes_on_as_if_never_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    save_match(file, MATCH, GOAL, played(MATCH, 4))
    saved = load_match(file)
    assert (saved.match, saved.goal) == (MATCH, GOAL)
    assert same(merged([saved.results, played(MATCH, 10, begin=4)]), played(MATCH, 10))


def test_a_file_of_version_0_1_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    save_match(file, MATCH, GOAL, played(MATCH, 4))
    content = msgspec.json.decode(file.read_bytes())
    del content["games"]["sweeps"], content["games"]["reshuffles"]
    file.write_bytes(msgspec.json.encode(content))
    both = merged([load_match(file).results, played(MATCH, 10, begin=4)])
    assert "sweeps" not in both.columns
    assert standings(MATCH, both) == standings(MATCH, played(MATCH, 10))
    save_match(file, MATCH, GOAL, both)
    assert same(load_match(file).results, both)


def test_standings_and_notes_are_kept(tmp_path: Path) -> None:
    results = Results(played(MATCH, 2).columns, (Note(1, 2, "planner", "ended", "exit code 1", "said"),))
    save_match(tmp_path / "match.json", MATCH, GOAL, results, standings(MATCH, results))
    assert load_match(tmp_path / "match.json").results.notes == results.notes
    content = msgspec.json.decode((tmp_path / "match.json").read_bytes())
    assert [line["bot"] for line in content["standings"]["bots"]] == list(MATCH.bots)
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"players": 2}, "players"),
        ({"bots": ("planner", "greedy")}, "bots"),
        ({"seed": "00" * 16}, "seed"),
        ({"city": "london"}, "city"),
        ({"city_hash": "0"}, "city_hash"),
        ({"code": "0"}, "code"),
    ],
)
def test_another_match_is_refused(change: dict[str, object], what: str) -> None:
    with pytest.raises(MatchError) as refused:
        check_same(Path("match.json"), MATCH, msgspec.structs.replace(MATCH, **change))
    assert refused.value.code == "match-differs"
    assert refused.value.facts["what"] == what


def broken(tmp_path: Path, change: dict[str, object]) -> Path:
    file = tmp_path / "match.json"
    save_match(file, MATCH, GOAL, played(MATCH, 2))
    content = msgspec.json.decode(file.read_bytes())
    for path, value in change.items():
        *parents, last = path.split(".")
        place = content
        for parent in parents:
            place = place[parent]
        place[last] = value
    file.write_bytes(msgspec.json.encode(content))
    return file


@pytest.mark.parametrize(
    "change",
    [
        {"match.players": 0},
        {"match.players": 2},
        {"match.bots": []},
        {"games.winners": [1]},
        {"games.winners": [0] * 6},
        {"games.winners": [8] * 6},
        {"games.scores": [[1, 2]] * 6},
        {"games.extra": []},
        {"games": {}},
        {"games.winners": [[1, 1, 1]] * 6},
        {"games.decisions": [[50]] * 6},
        {"games.decisions": [2**70] * 6},
        {"games.decisions": [-5] * 6},
        {"games.ended": [77] * 6},
        {"games.scores": [[10**17, 0, 0]] * 6},
        {"games.cars_left": [[0, 0, -1]] * 6},
        {"games.complete": [[99, 0, 0]] * 6},
        {"games.forfeits": [-5] * 6},
        {"games.forfeits": [8] * 6},
        {"notes": 7},
        {"notes": [{"game": 0, "seat": 0, "bot": "nobody", "fault": "ended"}]},
        {"notes": [{"game": 0, "seat": 1, "bot": "planner", "fault": "ended"}]},
        {"notes": [{"game": 0, "seat": 3, "bot": "planner", "fault": "ended"}]},
        {"notes": [{"game": 0, "seat": -3, "bot": "planner", "fault": "ended"}]},
        {"notes": [{"game": 6, "seat": 0, "bot": "planner", "fault": "ended"}]},
        {"notes": [{"game": -6, "seat": 0, "bot": "planner", "fault": "ended"}]},
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    with pytest.raises(MatchError, match="match-broken"):
        load_match(broken(tmp_path, change))


def test_endless_brackets_are_refused(tmp_path: Path) -> None:
    file = broken(tmp_path, {"standings": "HERE"})
    file.write_bytes(file.read_bytes().replace(b'"HERE"', b"[" * 5000 + b"]" * 5000))
    with pytest.raises(MatchError, match="match-broken"):
        load_match(file)


def test_other_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    for content in (b"", b"{}", b"\xff\xfe", b"[1, 2]", b'{"format": 1'):
        file.write_bytes(content)
        with pytest.raises(MatchError, match="match-broken"):
            load_match(file)
    with pytest.raises(MatchError, match="match-not-readable"):
        load_match(tmp_path / "nothing.json")
    with pytest.raises(MatchError, match="match-of-another-version"):
        load_match(broken(tmp_path, {"format": 99}))
