"""The tour of the docs does what it says, step by step."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.helpers import CommandLine
from tests.documents import ROOT, python_blocks
from tests.tour_city import harbour

TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")


def test_a_bot_is_written_matched_and_its_game_drawn_in_under_twenty_lines(tmp_path: Path) -> None:
    bot, trial = (block.code for block in python_blocks(TOUR))
    lines = [line for line in (bot + trial).splitlines() if line.strip()]
    assert len(lines) < 20
    (tmp_path / "my_bot.py").write_text(bot, encoding="utf-8")
    command = [sys.executable, "-c", trial]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert run.stdout.startswith("20 games in 10 blocks\nmy_bot.py:Longest")
    assert "over after" in run.stdout
    drawing = ElementTree.parse(tmp_path / "end.svg").getroot()
    assert any(part.get("class") == "car" for part in drawing.iter())


def test_the_bot_of_the_tour_can_be_played_against(
    farebox_command: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(python_blocks(TOUR)[0].code, encoding="utf-8")
    result = farebox_command("play", "--bots", "my_bot.py:Longest", "--seed", "1", typed="1\n" * 8)
    assert result.code == 0
    assert "my_bot.py:Longest bot" in result.out
    arena = ("arena", "my_bot.py:Longest", "novice", "regular", "--blocks", "1")
    assert farebox_command(*arena).code == 0


def test_the_city_of_the_tour_is_sound(farebox_command: CommandLine, tmp_path: Path) -> None:
    result = farebox_command("city", "check", harbour(tmp_path / "cities"))
    assert (result.code, "Harbour Town can be played" in result.out) == (0, True)


@pytest.fixture
def farebox_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> CommandLine:
    return CommandLine(monkeypatch, capsys, tmp_path / "home")
