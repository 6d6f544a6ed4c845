"""What the web app shares with the server is what the server has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.wire_types import FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_web_app_has_the_types_signs_and_cities_of_the_server(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == FILES[file](), "run: python -m tools.wire_types"
