"""The command line for tests."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from farebox import load_city
from farebox.playtesting.plan import SIZES
from tests.cli.helpers import CommandLine
from tests.playtesting.test_tuning import text_of


@pytest.fixture
def farebox(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> CommandLine:
    return CommandLine(monkeypatch, capsys, tmp_path / "home")


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Normal playtests with few games of planners, and as many of searching bots as ever."""
    monkeypatch.setitem(SIZES, "normal", replace(SIZES["normal"], planners=200))


@pytest.fixture
def endless_file(tmp_path: Path) -> Path:
    """A city file with so many cars that only passing ends a game."""
    file = tmp_path / "endless.toml"
    file.write_text(text_of(load_city("paris")).replace("cars = 15", "cars = 60"), encoding="utf-8")
    return file
