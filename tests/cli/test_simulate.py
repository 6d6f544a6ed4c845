"""Simulations: their summary, their files, their records; and the numbers of the bench."""

import csv
import json
from pathlib import Path

import pytest

from farebox.arena.ratings import wilson
from farebox.engine.seeds import derived_seed
from farebox.game.records import load_record
from tests.arena.builders import external_bot
from tests.cli.helpers import CommandLine

OPTIONS = ("simulate", "--city", "paris", "--players", "3", "--games", "12", "--seed", "ab", "--interpreted")
SEATS = ("score", "complete", "tickets", "cars_left")
COLUMNS = [
    "game", "seed", "winners", "decisions", "sweeps", "reshuffles", "ended",
    *(f"{name}_{seat}" for name in SEATS for seat in range(3)),
]  # fmt: skip


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def test_the_csv_file_has_one_row_per_game_and_fits_the_records(farebox: CommandLine, tmp_path: Path) -> None:
    result = farebox(*OPTIONS, "--output", tmp_path / "games.csv", "--records", tmp_path / "records")
    assert result.code == 0
    rows = rows_of(tmp_path / "games.csv")
    assert list(rows[0]) == COLUMNS
    assert len(rows) == 12
    for index, file in enumerate(sorted((tmp_path / "records").iterdir())):
        record, row = load_record(file), rows[index]
        assert record.seed == row["seed"] == derived_seed(bytes(15) + b"\xab", index).hex()
        assert record.result
        assert [str(score) for score in record.result.scores] == [row[f"score_{seat}"] for seat in range(3)]
        assert sum(1 << seat for seat in record.result.winners) == int(row["winners"])
        assert len(record.actions) == int(row["decisions"])
    assert farebox("verify", next((tmp_path / "records").iterdir())).code == 0


def test_the_parquet_file_has_the_same_columns(farebox: CommandLine, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert farebox(*OPTIONS, "--output", tmp_path / "games.parquet").code == 0
    assert farebox(*OPTIONS, "--output", tmp_path / "games.csv").code == 0
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column_names == COLUMNS
    assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == rows_of(
        tmp_path / "games.csv"
    )
    assert table.schema.metadata[b"farebox.city"] == b"paris"


def test_a_missing_pyarrow_is_said_before_anything_is_played(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    result = farebox(*OPTIONS, "--output", tmp_path / "games.parquet")
    assert result.code == 2
    assert "farebox[parquet]" in result.err
    assert result.out == ""


def test_bots_are_simulated_in_the_seats_they_are_named_for(farebox: CommandLine, tmp_path: Path) -> None:
    options = ("simulate", "--city", "paris", "--bots", "planner,random", "--games", "30", "--seed", "1")
    assert farebox(*options, "--output", tmp_path / "games.csv").code == 0
    rows = rows_of(tmp_path / "games.csv")
    assert all(int(row["score_0"]) > int(row["score_1"]) for row in rows)


def test_external_bots_are_simulated_and_their_forfeits_told(farebox: CommandLine, tmp_path: Path) -> None:
    sound = external_bot(tmp_path)
    faulty = external_bot(tmp_path, "faulty", fault="sys.exit(3)")
    options = ("simulate", "--city", "paris", "--games", "2", "--time-limit", "30", "--bots", "random")
    assert "forfeited" not in farebox(*options, "--bots", sound).out
    result = farebox(*options, "--bots", faulty, "--output", tmp_path / "games.csv")
    assert "faulty.py forfeited 2 games" in result.out
    assert {row["ended"] for row in rows_of(tmp_path / "games.csv")} == {"forfeit"}
    missing = farebox(*options, "--bots", "cmd:no-such-program")
    assert (missing.code, "no-such-program" in missing.err) == (2, True)


def test_force_overwrites(farebox: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("old")
    assert farebox(*OPTIONS, "--output", file, "--force").code == 0
    assert len(rows_of(file)) == 12


def test_the_summary_tells_scores_wins_tickets_and_ends(farebox: CommandLine) -> None:
    out = farebox(*OPTIONS).out
    for word in ("Mean", "95% interval", "Complete", "Decisions", "Sweeps", "Ended by cars", "Master seed"):
        assert word in out


def test_compiled_and_interpreted_give_the_same_file(farebox: CommandLine, tmp_path: Path) -> None:
    compiled = OPTIONS[:-1]
    assert farebox(*compiled, "--threads", "2", "--output", tmp_path / "compiled.csv").code == 0
    assert farebox(*OPTIONS, "--output", tmp_path / "interpreted.csv").code == 0
    assert (tmp_path / "compiled.csv").read_bytes() == (tmp_path / "interpreted.csv").read_bytes()


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (5, 10), (1, 1)])
def test_an_interval_holds_the_share_and_stays_a_share(wins: int, games: int) -> None:
    low, high = wilson(wins / games, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert low < high


def test_the_bench_prints_its_numbers_as_json_and_nothing_else(farebox: CommandLine) -> None:
    found = json.loads(farebox("bench", "--json", "--seconds", "0.05").out)
    assert list(found) == ["compiled", "interpreted", "state_bytes"]
    for way in ("compiled", "interpreted"):
        assert list(found[way]) == ["games_per_s", "decisions_per_s", "clone_ns"]
        assert all(number > 0 for number in found[way].values())
    assert found["state_bytes"] > 0


def test_the_bench_prints_a_table(farebox: CommandLine) -> None:
    out = farebox("bench", "--city", "paris", "--seconds", "0.05").out
    for word in (
        "Games per second",
        "Decisions per second",
        "Clone",
        "Compiled",
        "Interpreted",
        "bytes",
        "ms",
    ):
        assert word in out
