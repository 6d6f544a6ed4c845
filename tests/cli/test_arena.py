"""`farebox arena`: tables, files, stopping, going on, and what is refused."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from farebox.arena.files import load_match
from farebox.cli.arena_run import MatchScreen
from tests.arena.builders import alive, external_bot
from tests.cli.helpers import CommandLine, environment

MATCH = ("arena", "planner", "greedy", "--city", "paris", "--seed", "ab")


def test_a_match_shows_its_tables(farebox: CommandLine) -> None:
    result = farebox(*MATCH, "--blocks", "50")
    assert result.code == 0
    for word in ("Ratings", "planner", "greedy", "Elo", "95%", "Tickets", "Seats", "Games: 100, blocks: 50"):
        assert word in result.out
    assert "0" * 30 + "ab" in result.out


def test_who_won_every_game_has_a_rating_above_who_lost_every_game(
    farebox: CommandLine, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    out = farebox("arena", "greedy", "random", "--seed", "1", "--blocks", "20", "--html", str(page)).out
    lines = [line.split() for line in out.splitlines()]
    assert next(line for line in lines if line[:2] == ["greedy", "100.0%"])[-1] == "0"
    rating = next(line for line in lines if line[:2] == ["random", "0.0%"])[-1]
    assert int(rating.replace("−", "-")) < -500
    assert rating in page.read_text(encoding="utf-8")


def test_everything_fits_into_sixty_columns(farebox: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = farebox("arena", "planner", "greedy", "random", "--seed", "1", "--blocks", "5").out
    assert all(len(line) <= 60 for line in out.splitlines() if "games/s" not in line)


def test_three_bots_show_who_beats_whom(farebox: CommandLine) -> None:
    out = farebox("arena", "planner", "greedy", "random", "--seed", "1", "--blocks", "5").out
    assert "Win rate of row over column" in out


def test_json_and_page_are_written(farebox: CommandLine, tmp_path: Path) -> None:
    file, page = tmp_path / "m.json", tmp_path / "m.html"
    assert farebox(*MATCH, "--blocks", "20", "--json", file, "--html", page).code == 0
    content = json.loads(file.read_text())
    assert [line["bot"] for line in content["standings"]["bots"]] == ["planner", "greedy"]
    assert len(content["games"]["winners"]) == 40
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["m.html", "m.json"]


def test_a_resumed_match_is_as_one_never_stopped(farebox: CommandLine, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    farebox(*MATCH, "--blocks", "30", "--json", whole, "--threads", "1")
    farebox(*MATCH, "--blocks", "11", "--json", part, "--threads", "2")
    result = farebox("arena", "--resume", part, "--blocks", "30")
    assert result.code == 0
    assert part.read_bytes() == whole.read_bytes()


def test_a_resumed_match_may_be_kept_elsewhere(farebox: CommandLine, tmp_path: Path) -> None:
    part, more = tmp_path / "part.json", tmp_path / "more.json"
    farebox(*MATCH, "--blocks", "5", "--json", part)
    before = part.read_bytes()
    assert farebox("arena", "--resume", part, "--blocks", "8", "--json", more).code == 0
    assert part.read_bytes() == before
    assert len(load_match(more).results) == 16


def test_sprt_stops_by_itself_at_the_same_block_whatever_the_threads(
    farebox: CommandLine, tmp_path: Path
) -> None:
    for threads in (1, 2):
        file = tmp_path / f"{threads}.json"
        options = ("--blocks", "100000", "--sprt", "0", "20", "--threads", threads, "--json", file)
        result = farebox(*MATCH, *map(str, options))
        assert "planner is stronger" in result.out
    first, second = (load_match(tmp_path / f"{threads}.json") for threads in (1, 2))
    assert first == second
    assert 40 <= len(first.results) < 2000
    before = (tmp_path / "1.json").read_bytes()
    assert "planner is stronger" in farebox("arena", "--resume", tmp_path / "1.json").out
    assert (tmp_path / "1.json").read_bytes() == before


def test_sprt_finds_the_weaker_too(farebox: CommandLine) -> None:
    out = farebox("arena", "random", "greedy", "--seed", "1", "--blocks", "5000", "--sprt", "0", "20").out
    assert "random is not stronger" in out


def test_a_faulty_external_bot_is_told_and_the_match_goes_on(farebox: CommandLine, tmp_path: Path) -> None:
    bot = external_bot(tmp_path, "faulty", fault="sys.stderr.write('my mistake\\x1b[2J'); sys.exit(1)")
    result = farebox(
        "arena", bot, external_bot(tmp_path), "--seed", "1", "--blocks", "2", "--html", tmp_path / "x.html"
    )
    assert result.code == 0
    assert "faulty.py forfeited 4 games" in result.out
    assert "exited in the middle of the game (exit code 1)" in result.out
    assert "my mistake" in result.out
    assert "\x1b[2J" not in result.out
    assert "my mistake" in (tmp_path / "x.html").read_text(encoding="utf-8")


WRONG = [
    ["planner", "nobody"],
    ["planner", "search:many"],
    ["planner", "search:0"],
    ["planner", "tree:99999999"],
    ["planner"],
    [],
    ["planner", "greedy", "--city", "nowhere"],
    ["planner", "greedy", "--players", "5"],
    ["planner", "greedy", "--blocks", "0"],
    ["planner", "greedy", "--blocks", "many"],
    ["planner", "greedy", "--threads", "0"],
    ["planner", "greedy", "--seed", "xyz"],
    ["planner", "greedy", "--sprt", "20", "0"],
    ["planner", "greedy", "--sprt", "20"],
    ["planner", "greedy", "random", "--sprt", "0", "20"],
    ["planner", "greedy", "--time-limit", "0"],
    ["planner", "greedy", "--time-limit", "nan"],
    ["planner", "greedy", "--on", "mars"],
    ["planner", "greedy", "--resume", "nothing.json"],
    ["planner", "greedy", "--json", "no/such/folder/m.json"],
    ["planner", "greedy", "--html", "no/such/folder/m.html"],
    ["planner", "cmd:"],
    ["planner", "cmd:no-such-program"],
    ["planner", "cmd:'"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_wrong_match_is_refused(
    farebox: CommandLine, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = farebox("arena", *arguments)
    assert result.code == 2
    assert result.out == ""
    assert result.err.strip()
    assert not list(tmp_path.rglob("*.*"))


def test_the_known_bots_are_listed(farebox: CommandLine) -> None:
    error = farebox("arena", "planner", "nobody").err
    for bot in ("planner", "greedy", "search:N", "tree:N", "master"):
        assert bot in error


@pytest.mark.parametrize(
    "other",
    [
        ["planner", "random"],
        ["greedy", "planner"],
        ["--city", "london"],
        ["--players", "3"],
        ["--seed", "ac"],
    ],
    ids=" ".join,
)
def test_a_file_of_another_match_is_refused_and_left_alone(
    farebox: CommandLine, other: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "m.json"
    farebox(*MATCH, "--blocks", "3", "--json", file)
    before = file.read_bytes()
    result = farebox("arena", *other, "--resume", file, "--blocks", "9")
    assert result.code == 2
    assert "another match" in result.err
    assert file.read_bytes() == before


def test_nothing_is_overwritten(farebox: CommandLine, tmp_path: Path) -> None:
    for option in ("--json", "--html"):
        file = tmp_path / "kept"
        file.write_text("mine")
        assert farebox(*MATCH, "--blocks", "1", option, file).code == 2
        assert file.read_text() == "mine"
    assert farebox("arena", "--resume", tmp_path / "kept").code == 2
    assert (tmp_path / "kept").read_text() == "mine"
    assert farebox(*MATCH, "--blocks", "1", "--html", tmp_path / "kept", "--force").code == 0


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_page_never_takes_the_place_of_results(
    farebox: CommandLine, force: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file, more = Path("m.json"), Path("more.json")
    farebox(*MATCH, "--blocks", "3", "--json", file)
    before = file.read_bytes()
    resumed: tuple[str | Path, ...] = ("arena", "--resume", file, "--blocks", "4", *force)
    for page in (file, tmp_path / "home" / ".." / file):
        assert farebox(*resumed, "--html", page).code == 2
        assert farebox(*resumed, "--html", page, "--json", more).code == 2
        assert (
            farebox(
                *MATCH, "--blocks", "4", *force, "--json", more, "--html", page.with_name("more.json")
            ).code
            == 2
        )
    assert "m.json; name another file" in farebox(*resumed, "--html", file).err
    assert file.read_bytes() == before
    assert not more.exists()


def test_a_resumed_match_may_name_its_file_in_two_ways(farebox: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    farebox(*MATCH, "--blocks", "3", "--json", file)
    again = tmp_path / ".." / tmp_path.name / "m.json"
    assert farebox("arena", "--resume", file, "--blocks", "4", "--json", again).code == 0
    assert len(load_match(file).results) == 8


def test_ray_cannot_have_commands(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farebox.cli.arena_plan.check_ray", lambda: None)
    assert farebox("arena", "planner", external_bot(tmp_path), "--on", "ray").code == 2


def test_ctrl_c_keeps_the_blocks_and_tells_how_to_go_on(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farebox.arena.play.JOB_SIZE", 2)
    monkeypatch.setattr("farebox.arena.play.job_blocks", lambda match: 1)
    played = MatchScreen.save_now_and_then

    def interrupt(run: MatchScreen) -> None:
        played(run)
        if run.run.blocks == 7:
            raise KeyboardInterrupt

    monkeypatch.setattr(MatchScreen, "save_now_and_then", interrupt)
    file, kept = tmp_path / "m.json", tmp_path / "home" / "farebox" / "matches"
    result = farebox(*MATCH, "--blocks", "20", "--json", file)
    assert result.code == 130
    assert f"farebox arena --resume {file}" in result.out
    assert len(load_match(file).results) == 14
    assert farebox(*MATCH, "--blocks", "20").code == 130
    [unnamed] = kept.iterdir()
    monkeypatch.setattr(MatchScreen, "save_now_and_then", played)
    assert farebox("arena", "--resume", file).code == 0
    assert farebox("arena", "--resume", unnamed).code == 0
    assert file.read_bytes() == unnamed.read_bytes()
    assert len(load_match(file).results) == 40


def test_a_killed_process_leaves_a_whole_file_that_goes_on(farebox: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    command = [
        sys.executable,
        "-m",
        "farebox",
        "arena",
        "search:60",
        "planner",
        "--city",
        "paris",
        "--seed",
        "ab",
    ]
    run = subprocess.Popen(
        [*command, "--blocks", "100000", "--json", str(file)],
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        for _ in range(900):
            if file.exists() or run.poll() is not None:
                break
            time.sleep(0.1)
        run.send_signal(signal.SIGINT)
        _, errors = run.communicate(timeout=60)
    finally:
        run.kill()
    assert run.returncode == 130
    assert b"Traceback" not in errors
    blocks = len(load_match(file).results) // 2
    assert blocks >= 1
    result = farebox(*command[3:], "--resume", file, "--blocks", str(blocks + 1))
    assert result.code == 0
    assert len(load_match(file).results) == 2 * blocks + 2


def waited_for(happened: Callable[[], bool]) -> bool:
    """Whether something happens while one waits patiently."""
    for _ in range(900):
        if happened():
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_match_waits_for_no_game_and_ends_the_external_bots(
    farebox: CommandLine, tmp_path: Path, stop: signal.Signals
) -> None:
    file, hanging, hung = tmp_path / "m.json", tmp_path / "hanging", tmp_path / "hung"
    mark = f"open(f'{hanging}/{{os.getpid()}}', 'w')"
    bot = external_bot(tmp_path, fault=f"if os.path.exists('{hanging}'): {mark}; time.sleep(120)")
    farebox("arena", bot, "random", "--blocks", "2", "--json", file, "--time-limit", "600")
    hanging.mkdir()
    command = [sys.executable, "-m", "farebox", "arena", "--resume", str(file), "--blocks", "9"]
    with subprocess.Popen(
        [*command, "--threads", "2"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as run:
        try:
            assert waited_for(lambda: len(list(hanging.iterdir())) == 2)
            run.send_signal(stop)
            out, errors = run.communicate(timeout=60)
        finally:
            run.kill()
    assert (run.returncode, errors) == (130, b"")
    assert b"Stopped after 2 blocks" in out
    hanging.rename(hung)
    assert waited_for(lambda: not any(alive(int(bot.name)) for bot in hung.iterdir()))
    assert farebox("arena", "--resume", file, "--blocks", "3").code == 0
    assert len(load_match(file).results) == 6


@pytest.mark.parametrize("option", ["--json", "--html"])
def test_what_could_not_be_written_is_refused_before_the_match(
    farebox: CommandLine, tmp_path: Path, option: str
) -> None:
    folder = farebox("arena", "planner", "greedy", "--blocks", "1", option, tmp_path, "--force")
    assert (folder.code, folder.out) == (2, "")
    assert "is a folder" in folder.err
    nowhere = farebox("arena", "planner", "greedy", "--blocks", "1", option, "/proc/match")
    assert (nowhere.code, nowhere.out) == (2, "")
    assert "/proc" in nowhere.err


def test_a_file_of_somebody_else_is_no_draft(farebox: CommandLine, tmp_path: Path) -> None:
    other = tmp_path / "m.json.part"
    other.write_text("mine")
    assert farebox("arena", "planner", "greedy", "--blocks", "1", "--json", tmp_path / "m.json").code == 0
    assert other.read_text() == "mine"
    assert sorted(file.name for file in tmp_path.glob("*m.json*")) == ["m.json", "m.json.part"]
