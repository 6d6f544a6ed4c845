"""Whole games in the terminal: typed, left, killed and resumed."""

import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from farebox.bots import registry
from farebox.bots.input_layout import input_count
from farebox.bots.weights import Training, encode_weights, make_weights, packaged_name
from farebox.cities.load import CITY_IDS, city_folder, load_city
from farebox.errors import NativeError
from farebox.game.records import load_record
from farebox.learning.gradients import new_layers
from tests.arena.builders import external_bot
from tests.cities.builders import SMALL_CITY
from tests.cli.helpers import CommandLine, environment, script

SEED = "7"


@pytest.mark.parametrize("by_number", [False, True])
@pytest.mark.parametrize("city", CITY_IDS)
def test_a_whole_game_is_typed_to_the_final_score(
    farebox: CommandLine, tmp_path: Path, city: str, by_number: bool
) -> None:
    typed = script(tmp_path / "expected.json", city, seed=SEED, by_number=by_number)
    result = farebox("play", "--city", city, "--seed", SEED, typed="\n".join(typed))
    assert result.code == 0
    assert result.err == ""
    assert "\nThis is your last turn!\nYour turn: " in result.out
    assert "Final scoring" in result.out
    assert "Score sheet" in result.out
    assert farebox.only_record().read_bytes() == (tmp_path / "expected.json").read_bytes()
    record = load_record(farebox.only_record())
    assert record.result
    assert "wins with" in result.out or "share the victory" in result.out
    assert all(str(score).replace("-", "−") in result.out for score in record.result.scores)
    assert str(farebox.only_record()) in result.out


def test_without_options_it_is_san_francisco_against_one_regular_bot(farebox: CommandLine) -> None:
    result = farebox("play")
    assert result.code == 0
    assert "San Francisco" in result.out
    assert "farebox play --city" in result.out
    assert set(load_record(farebox.only_record()).names) == {"You", "regular bot"}


OWN = """
import farebox

class Last(farebox.Bot):
    def choose(self, view, legal, rng):
        return legal[-1]

class Broken(farebox.Bot):
    def choose(self, view, legal, rng):
        raise RuntimeError("out of ideas")
"""


def test_bots_of_your_own_and_external_bots_sit_down(farebox: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "my_bots.py"
    file.write_text(OWN, encoding="utf-8")
    bots = ("--bots", f"{file}:Last", "--bots", external_bot(tmp_path))
    result = farebox("play", "--city", "paris", "--seed", SEED, *bots, typed="1\n" * 12)
    assert result.code == 0
    assert "From now on" not in result.out
    record = load_record(farebox.only_record())
    assert {"sound.py bot", f"{file}:Last bot"} < set(record.names)
    # Both chose their first tickets and took turns.
    for seat, who in enumerate(record.seats):
        assert who.kind == "person" or sum(entry.startswith(f"{seat} ") for entry in record.actions) > 1


@pytest.mark.parametrize("bot", ["{file}:Broken", "faulty"])
def test_regular_plays_for_a_bot_that_fails(farebox: CommandLine, tmp_path: Path, bot: str) -> None:
    file = tmp_path / "my_bots.py"
    file.write_text(OWN, encoding="utf-8")
    faulty = external_bot(tmp_path, "faulty", hello="sys.exit(3)")
    name = faulty if bot == "faulty" else bot.format(file=file)
    result = farebox("play", "--city", "paris", "--seed", SEED, "--bots", name, typed="1\n" * 8)
    assert result.code == 0
    assert result.out.count("From now on Regular plays for it.") == 1
    assert ("out of ideas" in result.out) == (bot != "faulty")


@pytest.mark.parametrize(("bots", "said"), [("regular", False), ("regular,expert", True)])
def test_without_compiled_rules_bots_that_search_play_like_regular_and_say_so(
    farebox: CommandLine, not_compiled: NativeError, bots: str, said: bool
) -> None:
    result = farebox("play", "--bots", bots, typed="")
    assert ("Without compiled rules, these play like Regular: expert." in result.out) is said
    assert ("Run “python3 run.py setup” to fix it." in result.err) is said


@pytest.fixture
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the package's nets, empty."""
    folder = tmp_path / "nets"
    folder.mkdir()
    monkeypatch.setattr("farebox.bots.weights.PACKAGED", folder)
    return folder


@pytest.mark.parametrize("command", [("play", "--bots"), ("arena", "planner"), ("simulate", "--bots")])
def test_a_learned_bot_without_a_net_is_refused_with_the_command_that_trains_one(
    farebox: CommandLine, nets: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    file = tmp_path / "my city.toml"
    file.write_bytes((city_folder("paris") / "city.toml").read_bytes())
    for city, named in (("paris", "paris"), (str(file), f"'{file}'")):
        result = farebox(*command, "learned", "--city", city, "--players", "2")
        assert result.code == 2
        assert f"farebox train {named} --players 2 --output paris-2.weights" in result.err


def test_search_plays_for_a_bot_whose_net_got_damaged_and_says_so(farebox: CommandLine, nets: Path) -> None:
    layers = new_layers(input_count(load_city("paris"), 2), np.random.default_rng(1))
    record = Training(seed=1, games=1, version="0")
    whole = encode_weights(make_weights(load_city("paris"), 2, layers, record))
    file = nets / packaged_name("paris", 2)
    file.write_bytes(whole)
    begun = farebox("play", "--city", "paris", "--seed", SEED, "--bots", "learned:9", typed="quit")
    assert "Without a net" not in begun.out
    file.write_bytes(whole[:-1])
    resumed = farebox("play", "--resume", farebox.only_record(), typed="1\n" * 8)
    assert resumed.code == 0
    assert "The trained net paris-2.weights is damaged or incomplete: install Farebox again" in resumed.out
    assert "Without a net, these play by search: learned:9." in resumed.out


@pytest.mark.parametrize(
    "command",
    [("arena", "master", "greedy", "--blocks", "1"), ("simulate", "--bots", "master,greedy", "--games", "1")],
)
def test_a_match_says_that_search_plays_for_a_level_without_a_net(
    farebox: CommandLine, nets: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setitem(registry.STAND_IN_ROLLOUTS, "master", 1)
    (nets / packaged_name("paris", 2)).write_bytes(b"FAREBOX WEIGHTS\n")
    found = farebox(*command, "--city", "paris", "--seed", SEED)
    assert found.code == 0, found
    assert "The trained net paris-2.weights is damaged or incomplete" in found.out
    assert "Without a net, these play by search: master." in found.out


@pytest.mark.parametrize("bot", ["cmd:no-such-program my_bot.py", "nobody", "search:0", "missing.py:Longest"])
def test_what_is_no_bot_is_refused_before_the_game(farebox: CommandLine, bot: str) -> None:
    result = farebox("play", "--bots", bot)
    assert result.code == 2
    assert bot in result.err
    assert result.out == ""


def test_a_quit_game_is_resumed_as_the_same_game(farebox: CommandLine, tmp_path: Path) -> None:
    typed = script(tmp_path / "expected.json", seed=SEED)
    left = farebox("play", "--seed", SEED, typed="\n".join([*typed[:9], "quit"]))
    assert left.code == 0
    kept = farebox.only_record()
    assert f"farebox play --resume {kept}" in left.out
    assert load_record(kept).result is None
    again = farebox("play", "--resume", kept, typed="\n".join(typed[9:]))
    assert again.code == 0
    assert kept.read_bytes() == (tmp_path / "expected.json").read_bytes()


def test_a_game_in_your_own_city_says_how_to_name_the_city(farebox: CommandLine, tmp_path: Path) -> None:
    city = tmp_path / "my city.toml"
    city.write_text(SMALL_CITY, encoding="utf-8")
    left = farebox("play", "--city", city, typed="quit\n")
    command = f"play --resume {farebox.only_record()} --city '{city}'"
    assert f": farebox {command}\n" in left.out
    assert farebox(*shlex.split(command), typed="quit\n").out.endswith(left.out.splitlines()[-1] + "\n")


@pytest.mark.parametrize("answers", range(0, 12, 3))
def test_the_end_of_the_input_keeps_the_game(farebox: CommandLine, tmp_path: Path, answers: int) -> None:
    typed = script(tmp_path / "expected.json", seed=SEED)
    result = farebox("play", "--seed", SEED, typed="\n".join(typed[:answers]))
    assert result.code == 0
    assert "--resume" in result.out
    assert farebox("verify", farebox.only_record()).code == 0


def begun(home: Path, typed: list[str], arguments: list[str]) -> subprocess.Popen[str]:
    """A game in a process of its own, after some answers have reached its record."""
    command = [sys.executable, "-m", "farebox", "play", *arguments]
    game = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
    )
    assert game.stdin
    game.stdin.write("\n".join(typed) + "\n")
    game.stdin.flush()
    end = time.monotonic() + 60
    while time.monotonic() < end and own_actions(home) < len(typed):
        time.sleep(0.02)
    return game


def own_actions(home: Path) -> int:
    """The actions of the person in the one record of a home."""
    files = list((home / "farebox" / "records").glob("*.json"))
    if not files:
        return 0
    record = load_record(files[0])
    return sum(record.names[int(action.split()[0])] == "You" for action in record.actions)


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGINT])
def test_a_killed_or_interrupted_game_is_resumed_as_the_same_game(
    farebox: CommandLine, tmp_path: Path, stop: signal.Signals
) -> None:
    typed = script(tmp_path / "expected.json", seed=SEED)
    game = begun(tmp_path / "home", typed[:8], ["--seed", SEED])
    try:
        game.send_signal(stop)
        out, err = game.communicate(timeout=60)
    finally:
        game.kill()
    assert game.returncode == (130 if stop == signal.SIGINT else -stop)
    assert "Traceback" not in err
    assert ("--resume" in out) == (stop == signal.SIGINT)
    kept = farebox.only_record()
    assert farebox("verify", kept).code == 0
    farebox("play", "--resume", kept, typed="\n".join(typed[own_actions(tmp_path / "home") :]))
    assert kept.read_bytes() == (tmp_path / "expected.json").read_bytes()


def test_two_people_share_a_keyboard(farebox: CommandLine, tmp_path: Path) -> None:
    typed = script(tmp_path / "expected.json", "paris", seed=SEED, people=("Ann", "Bob"), bots=("random",))
    changes = "\n".join(f"\n{answer}" for answer in typed)
    names = ["--name", "Ann", "--name", "Bob", "--bots", "random"]
    result = farebox("play", "--city", "paris", "--seed", SEED, *names, typed=changes)
    assert "Ann, it is your turn" in result.out
    assert "Bob, it is your turn" in result.out
    assert farebox.only_record().read_bytes() == (tmp_path / "expected.json").read_bytes()


def test_a_finished_record_shows_its_score_again(farebox: CommandLine, tmp_path: Path) -> None:
    script(tmp_path / "done.json", seed=SEED)
    result = farebox("play", "--resume", tmp_path / "done.json")
    assert result.code == 0
    assert "Score sheet" in result.out


@pytest.mark.parametrize(("seat", "place"), [("first", 0), ("last", 2)])
def test_the_seat_can_be_chosen(farebox: CommandLine, seat: str, place: int) -> None:
    farebox("play", "--seat", seat, "--players", "3", "--bots", "random", "--name", "Ann")
    assert load_record(farebox.only_record()).names[place] == "Ann"


def test_commands_show_routes_map_log_claims_help_and_rules(farebox: CommandLine) -> None:
    typed = "\n".join(
        [
            "1",
            "0",
            "help",
            "rules",
            "routes castro",
            "map sunset",
            "claims",
            "map xyzzy",
            "log",
            "show",
            "?",
            "",
            "",
        ]
    )
    result = farebox("play", "--seed", SEED, "--seat", "first", typed=typed)
    assert "castro-mission:1" in result.out
    assert "Twin Peaks 2 blue" in result.out
    assert "the latest events" in result.out
    assert "one more turn. Then" in result.out
    assert "Type a number" in result.out
    assert "Nothing matches “xyzzy”" in result.out


@pytest.mark.parametrize(
    ("city", "mark", "rule"),
    [("new_york", "attraction", "attraction"), ("london", "district 2", "district"), ("paris", "", "flag")],
)
def test_map_and_rules_tell_what_is_special_in_a_city(
    farebox: CommandLine, city: str, mark: str, rule: str
) -> None:
    assert mark in farebox("play", "--city", city, typed="map\n").out
    assert rule in farebox("play", "--city", city, typed="rules\n").out


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("99", "99 is not one of the choices"),
        ("claim mission-civic_center purple*2", "Mission – Civic Center"),
        ("9" * 30, "is not an action"),
        ("9" * 5000, "is not an action"),
        ("dance", "is not an action"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(farebox: CommandLine, answer: str, said: str) -> None:
    result = farebox("play", "--seed", "1", "--seat", "first", typed=f"1\n{answer}\n")
    assert said in result.out.partition("\n> ")[2].partition("\n> ")[2]
    assert result.code == 0


def test_a_name_has_the_apostrophe_of_print_and_is_found_with_any(farebox: CommandLine) -> None:
    for typed in ("map St Paul's", "map st paul’s", "routes king's cross"):
        out = farebox(
            "play", "--city", "london", "--seed", SEED, "--seat", "first", typed=f"1\n{typed}\n"
        ).out
        assert "Nothing matches" not in out
        assert "St Paul’s" in out
        assert "St Paul's" not in out.replace(typed, "")


def test_a_place_is_found_without_its_accents(farebox: CommandLine) -> None:
    out = farebox("play", "--city", "paris", typed="map opera\nroutes republique\n").out
    assert "Nothing matches" not in out


@pytest.mark.parametrize("width", ["60", "80", "100", "140"])
def test_no_line_is_wider_than_the_terminal(
    farebox: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, width: str
) -> None:
    typed = script(tmp_path / "expected.json", seed=SEED)
    monkeypatch.setenv("COLUMNS", width)
    result = farebox("play", "--seed", SEED, typed="\n".join([*typed[:20], "routes", "map"]))
    free = ("Hash of", "The game is kept", "Continue it", "    Continue")
    long = [line for line in result.out.splitlines() if len(line.rstrip()) > int(width)]
    assert [line for line in long if not line.startswith(free)] == []


def test_without_colours_every_card_still_has_its_name(
    farebox: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    result = farebox("play", "--seed", SEED)
    assert "\x1b[38" not in result.out
    assert "≈ blue" in result.out


def test_the_way_back_is_one_that_the_shell_finds(
    farebox: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "farebox"
    program.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(program)])
    monkeypatch.setenv("PATH", "")
    assert f"{program} play --resume" in farebox("play").out
    monkeypatch.setenv("PATH", str(tmp_path))
    assert ": farebox play --resume" in farebox("play").out
