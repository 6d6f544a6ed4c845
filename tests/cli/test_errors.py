"""Everything wrong becomes one sentence and exit code 2."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import CommandLine, environment

WRONG = [
    ["play", "--players", "1"],
    ["play", "--players", "5"],
    ["play", "--players", "0"],
    ["play", "--bots", "greedy,greedy,greedy,greedy"],
    ["play", "--players", "2", "--bots", "greedy,random"],
    ["play", "--city", "nowhere"],
    ["play", "--city", "nowhere.toml"],
    ["play", "--bots", "nobody"],
    ["play", "--name", "Ann", "--name", "Ann"],
    ["play", "--seed", "xyz"],
    ["play", "--name", "\x1b[31mAnn"],
    ["play", "--seat", "middle"],
    ["play", "--language", "tlh"],
    ["play", "--resume", "nothing.json"],
    ["play", "--record", "no/such/folder/game.json"],
    ["play", "--nonsense"],
    ["replay", "nothing.json"],
    ["replay"],
    ["verify", "nothing.json"],
    ["simulate", "--players", "1"],
    ["simulate", "--players", "5"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "many"],
    ["city", "show", "nowhere"],
    ["city", "check", "nowhere"],
    ["simulate", "--threads", "0"],
    ["simulate", "--city", "nowhere"],
    ["simulate", "--output", "results.xls"],
    ["simulate", "--output", "no/such/folder/results.csv"],
    ["bench", "--city", "nowhere"],
    ["bench", "--players", "7"],
    ["dance"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_wrong_command_line_is_refused(
    farebox: CommandLine, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = farebox(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert result.err.strip()
    assert not list(tmp_path.rglob("*.json"))


@pytest.mark.parametrize("games", [10**12, 10**26])
def test_more_games_than_memory_are_refused(farebox: CommandLine, games: int) -> None:
    result = farebox("simulate", "--games", str(games))
    assert result.code == 2
    assert "not enough memory" in result.err


def test_a_faulty_seed_is_named_as_it_was_typed(farebox: CommandLine) -> None:
    assert "“0xzz”" in farebox("simulate", "--seed", "0xzz").err


def test_existing_files_are_not_overwritten(farebox: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "kept.csv"
    file.write_text("mine")
    assert farebox("simulate", "--output", file, "--games", "1").code == 2
    assert farebox("play", "--record", file).code == 2
    assert farebox("simulate", "--records", tmp_path, "--games", "1").code == 2
    assert farebox("simulate", "--records", file, "--games", "1").code == 2
    assert file.read_text() == "mine"


def test_a_faulty_city_file_is_refused(farebox: CommandLine, tmp_path: Path) -> None:
    pytest.importorskip("farebox.cities.check")
    file = tmp_path / "faulty.toml"
    for text in ("not toml at all [", 'id = "x"\n', ""):
        file.write_text(text)
        result = farebox("play", "--city", file)
        assert result.code == 2
        assert "line 1: " in result.err
        assert "{" not in result.err
        assert str(file) in result.err.replace("\n", "")


@pytest.mark.parametrize(
    "arguments", [["play", "--players", "1"], ["play", "--nonsense"], ["verify", "no.json"]]
)
def test_a_process_of_its_own_ends_with_2_and_without_a_traceback(
    arguments: list[str], tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "farebox", *arguments]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment(tmp_path))
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr
    assert "Traceback" not in run.stderr


def test_a_terminal_without_these_letters_still_shows_a_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "farebox", "play", "--city", "paris"]
    letters = {**environment(tmp_path), "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(command, capture_output=True, text=True, input="1\n", env=letters)
    assert run.returncode == 0
    assert run.stderr == ""


def test_version_and_help(farebox: CommandLine) -> None:
    assert farebox("--version").out.startswith("farebox ")
    for command in ("play", "replay", "verify", "simulate", "bench"):
        assert farebox(command, "--help").code == 0


def test_a_server_without_its_packages_says_what_to_install(
    farebox: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farebox.cli.serve.find_spec", lambda name: None if name == "litestar" else name)
    refused = farebox("serve", "--port", "0")
    assert (refused.code, refused.out) == (2, "")
    assert "install farebox[server]" in refused.err
