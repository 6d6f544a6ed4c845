"""The command `farebox city`."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from farebox.cities.load import CITY_IDS
from farebox.cli.city import app
from tests.cities.builders import SMALL_CITY, changed, write

runner = CliRunner()


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_the_cities_of_the_package_are_sound(city_id: str) -> None:
    result = runner.invoke(app, ["check", city_id])
    assert result.exit_code == 0
    assert "can be played" in result.stdout


def test_a_sound_file(tmp_path: Path) -> None:
    result = runner.invoke(app, ["check", str(write(tmp_path, SMALL_CITY))])
    assert result.exit_code == 0
    assert "5 locations, 7 connections, 8 routes, 8 tickets, 30 cards, 12 cars a player" in result.stdout


def test_a_faulty_file_lists_every_problem(tmp_path: Path) -> None:
    file = write(tmp_path, changed(("cars = 12", "cars = 99"), ("points = 6 }", "points = 7 }")))
    result = runner.invoke(app, ["check", str(file)])
    assert result.exit_code == 2
    assert f"{file}:5 cars error 99 is out of range: it must be from 1 to 60." in result.stdout
    assert "tickets[1].points error" in result.stdout
    assert "2 problems" in result.stdout


def test_advice_alone_is_not_a_failure(tmp_path: Path) -> None:
    file = write(tmp_path, changed(("dx = 0, dy = -20", "dx = 0, dy = 60")))
    result = runner.invoke(app, ["check", str(file)])
    assert result.exit_code == 0
    assert "advice The name of north lies on the spaces" in result.stdout


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_missing_file_is_a_plain_sentence(command: str) -> None:
    result = runner.invoke(app, [command, "/nowhere/city.toml"])
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert "/nowhere/city.toml" in result.output


def test_show_draws(tmp_path: Path) -> None:
    svg = tmp_path / "paris.svg"
    result = runner.invoke(app, ["show", "paris", "--svg", str(svg)])
    assert result.exit_code == 0
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")


def test_show_cannot_write(tmp_path: Path) -> None:
    result = runner.invoke(app, ["show", "paris", "--svg", str(tmp_path / "none" / "x.svg")])
    assert result.exit_code == 2
    assert "cannot be written" in result.output


def test_show_describes() -> None:
    result = runner.invoke(app, ["show", "new_york"])
    assert result.exit_code == 0
    assert "Gramercy Park" in result.stdout
    assert "18 tickets" in result.stdout


def test_list_names_the_four() -> None:
    result = runner.invoke(app, ["list"])
    assert result.exit_code == 0
    assert all(city_id in result.stdout for city_id in CITY_IDS)
