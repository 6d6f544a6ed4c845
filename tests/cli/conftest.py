"""The command line for tests."""

from pathlib import Path

import pytest

from tests.cli.helpers import CommandLine


@pytest.fixture
def farebox(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> CommandLine:
    return CommandLine(monkeypatch, capsys, tmp_path / "home")
