"""The command `farebox city`."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from farebox.cities.load import CITY_IDS, load_city
from farebox.locales import languages, text
from tests.cities.builders import SMALL_CITY, changed, write
from tests.cli.helpers import CommandLine


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_the_cities_of_the_package_are_sound(farebox: CommandLine, city_id: str) -> None:
    result = farebox("city", "check", city_id)
    assert result.code == 0
    assert "can be played" in result.out


def test_a_sound_file(farebox: CommandLine, tmp_path: Path) -> None:
    result = farebox("city", "check", str(write(tmp_path, SMALL_CITY)))
    assert result.code == 0
    assert (
        "Locations: 5, connections: 7, routes: 8, tickets: 8, transport cards: 30, cars per player: 12"
        in result.out
    )


def test_a_faulty_file_lists_every_problem(farebox: CommandLine, tmp_path: Path) -> None:
    file = write(tmp_path, changed(("cars = 12", "cars = 99"), ("points = 6 }", "points = 7 }")))
    result = farebox("city", "check", str(file))
    assert result.code == 2
    assert f"{file}:5 cars error 99 is out of range: it must be from 1 to 60." in result.out
    assert "tickets[1].points error" in result.out
    assert "2 problems" in result.out


def test_a_command_that_needs_the_city_says_the_first_problem(farebox: CommandLine, tmp_path: Path) -> None:
    file = write(tmp_path, changed(("cars = 12", "cars = 99"), ("points = 6 }", "points = 7 }")))
    first = farebox("city", "check", file).out.splitlines()[0].partition(" error ")[2]
    assert f"2 problems, the first in line 5: {first}" in farebox("play", "--city", file).err


def test_advice_alone_is_not_a_failure(farebox: CommandLine, tmp_path: Path) -> None:
    file = write(tmp_path, changed(("dx = 0, dy = -20", "dx = 0, dy = 60")))
    result = farebox("city", "check", str(file))
    assert result.code == 0
    assert "advice The name of north covers spaces" in result.out


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_missing_file_is_a_plain_sentence(farebox: CommandLine, command: str) -> None:
    result = farebox("city", command, "/nowhere/city.toml")
    assert result.code == 2
    assert "Traceback" not in result.err + result.out
    assert "/nowhere/city.toml" in result.err + result.out


def test_show_draws(farebox: CommandLine, tmp_path: Path) -> None:
    svg = tmp_path / "paris.svg"
    result = farebox("city", "show", "paris", "--svg", svg)
    assert result.code == 0
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")


def test_show_cannot_write(farebox: CommandLine, tmp_path: Path) -> None:
    result = farebox("city", "show", "paris", "--svg", str(tmp_path / "none" / "x.svg"))
    assert result.code == 2
    assert str(tmp_path / "none") in result.err


def test_show_describes(farebox: CommandLine) -> None:
    result = farebox("city", "show", "new_york")
    assert result.code == 0
    assert "Gramercy Park" in result.out
    assert "tickets: 18" in result.out


def test_a_city_is_described_in_the_language_that_is_spoken(farebox: CommandLine, tmp_path: Path) -> None:
    shown = farebox("city", "show", "new_york", "--language", "pl").out
    assert text("city-new-york", "pl").split(";")[0] in " ".join(shown.split())
    assert load_city("new_york").note[:20] not in shown
    own = farebox("city", "show", str(write(tmp_path, SMALL_CITY)), "--language", "pl").out
    assert "Six places around a square." in own


def test_list_names_the_four(farebox: CommandLine) -> None:
    result = farebox("city", "list")
    assert result.code == 0
    assert all(city_id in result.out for city_id in CITY_IDS)


@pytest.mark.parametrize("language", languages())
def test_the_list_fits_a_narrow_terminal(
    farebox: CommandLine, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = farebox("city", "list", "--language", language).out.splitlines()
    assert len(lines) > len(CITY_IDS)
    assert max(map(len, lines)) <= 60
