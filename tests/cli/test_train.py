"""`farebox train` on the command line: a net that plays, a training that goes on, plain refusals."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path
from time import sleep
from typing import NoReturn

import pytest

from farebox.bots import input_layout
from farebox.bots.weights import decode_weights
from farebox.cli import train
from farebox.cli.arena import INTERRUPTED
from farebox.learning import games, training
from tests.cli.helpers import CommandLine
from tests.tour_city import harbour


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps of a few games."""
    sizes = {"TEACHER_GAMES": 20, "STEP_GAMES": 10, "RING_ROWS": 900}
    sizes |= {"MEASURE_EVERY": 2, "MEASURED_BLOCKS": 2}
    for name, number in sizes.items():
        monkeypatch.setattr(training, name, number)
    monkeypatch.setattr(games, "JOB_GAMES", 4)


def test_a_trained_net_plays_and_its_file_repeats(farebox: CommandLine, tmp_path: Path) -> None:
    file, again = tmp_path / "paris.weights", tmp_path / "again.weights"
    page = tmp_path / "curve.html"
    found = farebox("train", "paris", "--games", "50", "--threads", "1", "--output", file, "--html", page)
    assert found.code == 0, found
    assert "planner" in found.out
    assert f"learned@{file}" in found.out.replace("\n", "")
    assert farebox("train", "paris", "--games", "50", "--threads", "3", "--output", again).code == 0
    assert file.read_bytes() == again.read_bytes()
    check_curve(page.read_text(encoding="utf-8"), str(file))
    played = farebox("arena", f"learned@{file}", "greedy", "--city", "paris", "--blocks", "2", "--seed", "1")
    assert played.code == 0, played
    refused = farebox("arena", f"learned@{file}", "greedy", "--city", "london", "--blocks", "2")
    assert refused.code == 2
    assert refused.err.startswith("The net was trained for another city")
    assert "already exists" in farebox("train", "paris", "--games", "50", "--output", file).err


def check_curve(page: str, file: str) -> None:
    """The page has a point for each measurement, the last after all games, and says how to do it again."""
    assert page.count("<circle") == 2 * page.count("<td>planner</td>")
    measured = re.findall(r"<td>(\d+)</td><td>planner</td>", page)
    assert measured == ["30", "50"]
    assert "The same training again" in page
    assert f"train paris --players 2 --games 50 --seed 1 --output {file}" in page


def test_a_stopped_training_keeps_its_net_and_goes_on(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, file, page = (tmp_path / name for name in ("whole.weights", "net.weights", "curve.html"))
    step, arguments = train.TrainingScreen.step, ("train", "new_york", "--players", "3", "--games", "60")
    assert farebox(*arguments, "--threads", "1", "--output", whole).code == 0

    def interrupted(screen: train.TrainingScreen) -> None:
        if screen.trainer.games == 30:
            signal.raise_signal(signal.SIGTERM)
        step(screen)

    monkeypatch.setattr(train.TrainingScreen, "step", interrupted)
    stopped = farebox(*arguments, "--output", file, "--html", page)
    assert stopped.code == INTERRUPTED
    assert "the same command continues" in stopped.out.replace("\n", " ")
    so_far = decode_weights(file.read_bytes()).head.training
    assert (so_far.games, so_far.repeatable) == (40, False)
    assert "A training like this one" in page.read_text(encoding="utf-8")
    monkeypatch.setattr(train.TrainingScreen, "step", step)
    other = farebox(*arguments[:-1], "30", "--output", file)
    assert "another goal (--games 60)" in other.err
    resumed = farebox(*arguments, "--threads", "2", "--output", file, "--html", page)
    assert "Continuing; games so far: 40." in resumed.out
    assert file.read_bytes() == whole.read_bytes()
    assert "The same training again" in page.read_text(encoding="utf-8")
    assert not list(tmp_path.glob("*.training"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("paris", "--games", "0"), "Training takes at least one game"),
        (("paris", "--minutes", "-3"), "Training takes at least one game"),
        (("paris", "--minutes", "0"), "Training takes at least one game"),
        (("paris", "--minutes", "nan"), "Training takes at least one game"),
        (("paris", "--minutes", "inf"), "Training takes at least one game"),
        (("paris", "--minutes", "1", "--games", "5"), "Give either minutes or games"),
        (("paris", "--threads", "0"), "At least one thread is needed"),
        (("paris", "--players", "5"), "A game takes 2 to 4 players"),
        (("atlantis",), "There is no city"),
    ],
)
def test_nonsense_is_refused(
    farebox: CommandLine, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    found = farebox("train", *arguments, "--output", tmp_path / "net.weights")
    assert found.code == 2
    assert sentence in found.err
    assert list(tmp_path.iterdir()) == []


def test_minutes_end_a_training(farebox: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "net.weights"
    assert farebox("train", "paris", "--minutes", "0.0001", "--output", file).code == 0
    assert decode_weights(file.read_bytes()).head.training.games == 20
    assert not decode_weights(file.read_bytes()).head.training.repeatable


def test_starting_over_says_what_it_discards(farebox: CommandLine, tmp_path: Path) -> None:
    file, stopped = tmp_path / "net.weights", tmp_path / "net.weights.training"
    stopped.write_bytes(b"a training")
    found = farebox("train", "paris", "--games", "20", "--output", file, "--force")
    assert found.code == 0, found
    assert f"the stopped training in {stopped} is discarded" in found.out.replace("\n", "")


@pytest.mark.parametrize("name", ["net.weights", "net.weights.training"])
def test_a_page_never_replaces_the_net(farebox: CommandLine, tmp_path: Path, name: str) -> None:
    arguments = ("--games", "20", "--output", tmp_path / "net.weights", "--html", tmp_path / name)
    found = farebox("train", "paris", *arguments, "--force")
    assert found.code == 2
    assert "is named for two different files" in found.err


def test_a_full_disk_keeps_what_was_written(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, step = tmp_path / "net.weights", train.TrainingScreen.step

    def full(screen: train.TrainingScreen) -> None:
        step(screen)
        monkeypatch.setattr(train, "draft_of", no_room)

    monkeypatch.setattr(train.TrainingScreen, "step", full)
    found = farebox("train", "paris", "--games", "50", "--output", file)
    assert found.code == 2
    assert f"{file} cannot be written: No space left on device" in found.err.replace("\n", " ")
    assert decode_weights(file.read_bytes()).head.training.games == 20
    monkeypatch.undo()
    assert farebox("train", "paris", "--games", "50", "--output", file).code == 0


def no_room(file: Path) -> NoReturn:
    """A file on a full disk."""
    raise OSError(ENOSPC, os.strerror(ENOSPC), str(file))


def test_a_city_too_large_to_learn_is_not_told_to_train(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    city = harbour(tmp_path)
    monkeypatch.setattr(input_layout, "MAX_INPUTS", 100)
    for command in (
        ("train", city, "--games", "20", "--output", tmp_path / "net.weights"),
        ("arena", "learned", "greedy", "--city", city, "--blocks", "1"),
    ):
        found = farebox(*command)
        assert found.code == 2
        assert found.err.startswith("This city is too large to learn")


SMALL_TRAINING = """
import sys
from farebox.learning import training
for name, number in {"TEACHER_GAMES": 20, "STEP_GAMES": 10, "RING_ROWS": 900}.items():
    setattr(training, name, number)
from farebox.cli.main import run
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize("written", ["net.weights.training", "net.weights"])
def test_a_killed_training_goes_on(farebox: CommandLine, tmp_path: Path, written: str) -> None:
    arguments = ("train", "paris", "--games", "800", "--threads", "1", "--output")
    command = [sys.executable, "-c", SMALL_TRAINING, *arguments, str(tmp_path / "net.weights")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as killed:
        while not (tmp_path / written).exists():
            assert killed.poll() is None
            sleep(0.002)
        killed.kill()
    resumed = farebox(*arguments, tmp_path / "net.weights")
    assert resumed.code == 0, resumed
    assert "Continuing; games so far: 20." in resumed.out
    assert farebox(*arguments, tmp_path / "whole.weights").code == 0
    assert (tmp_path / "net.weights").read_bytes() == (tmp_path / "whole.weights").read_bytes()
