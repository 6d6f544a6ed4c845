"""`farebox train` on the command line: a net that plays, a training that goes on, plain refusals."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from farebox.bots.weights import decode_weights
from farebox.cli import train
from farebox.cli.arena import INTERRUPTED
from farebox.learning import games, training
from tests.cli.helpers import CommandLine


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
    assert "against planners" in found.out
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
    assert f"farebox train paris --players 2 --games 50 --seed 1 --output {file}" in page


def test_a_stopped_training_keeps_its_net_and_goes_on(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, file = tmp_path / "whole.weights", tmp_path / "net.weights"
    step, arguments = train.TrainingScreen.step, ("train", "new_york", "--players", "3", "--games", "60")
    assert farebox(*arguments, "--threads", "1", "--output", whole).code == 0

    def interrupted(screen: train.TrainingScreen) -> None:
        if screen.trainer.games == 30:
            signal.raise_signal(signal.SIGTERM)
        step(screen)

    monkeypatch.setattr(train.TrainingScreen, "step", interrupted)
    stopped = farebox(*arguments, "--output", file)
    assert stopped.code == INTERRUPTED
    assert "the same command continues" in stopped.out.replace("\n", " ")
    assert decode_weights(file.read_bytes()).head.training.games == 40
    monkeypatch.setattr(train.TrainingScreen, "step", step)
    resumed = farebox(*arguments, "--threads", "2", "--output", file)
    assert "Continuing; games so far: 40." in resumed.out
    assert file.read_bytes() == whole.read_bytes()
    assert not list(tmp_path.glob("*.training"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("paris", "--games", "0"), "Training takes at least one game"),
        (("paris", "--minutes", "-3"), "Training takes at least one game"),
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
