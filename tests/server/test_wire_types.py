"""The web app's types are the server's."""

from __future__ import annotations

from tools import wire_types


def test_the_web_app_has_the_types_of_the_server() -> None:
    written = wire_types.FILE.read_text(encoding="utf-8")
    assert written == wire_types.typescript(), "run: python -m tools.wire_types"


def test_the_web_app_is_tested_with_the_cities_of_the_server() -> None:
    written = wire_types.CITIES_FILE.read_text(encoding="utf-8")
    assert written == wire_types.cities_json(), "run: python -m tools.wire_types"
