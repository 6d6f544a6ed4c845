"""A city is one folder: whoever adds one adds nothing else."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import pytest

from farebox import load_city, read_city
from farebox.cities.load import CITY_IDS, city_folder, city_ids
from farebox.drawing import draw_svg
from farebox.drawing.city_files import check_file
from farebox.errors import CityError
from farebox.game.random_games import random_game
from tests.cities.builders import with_geometry

THEME = 'paper = "#123456"\nframe = "deco"\ntitle_palette = ["#111111", "#222222", "#333333"]\n'
LANDMARK = '{ name = "Gull", x = 100, y = 100, icon = "smallville/gull" }'
GULL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 18 18"><path d="M-7,0L0,3L7,0"/></svg>'


def city_of_its_own(root: Path) -> Path:
    """A folder with a city, its theme and an icon."""
    folder = root / "smallville"
    (folder / "icons").mkdir(parents=True)
    city = with_geometry(f'theme = "smallville"\nlandmarks = [{LANDMARK}]')
    (folder / "city.toml").write_text(city, encoding="utf-8")
    (folder / "theme.toml").write_text(THEME, encoding="utf-8")
    (folder / "icons" / "gull.svg").write_text(GULL, encoding="utf-8")
    return folder


@pytest.mark.parametrize("named", ["", "city.toml"])
def test_a_new_folder_is_checked_played_and_drawn(tmp_path: Path, named: str) -> None:
    source = city_of_its_own(tmp_path) / named
    assert check_file(source).problems == []
    city = read_city(source)
    svg = draw_svg(city)
    assert "#123456" in svg
    assert "M-7,0L0,3L7,0" in svg
    assert random_game(city, 3, bytes(16)).over


def test_a_folder_is_found_by_looking(tmp_path: Path) -> None:
    city_of_its_own(tmp_path)
    (tmp_path / "notes").mkdir()
    assert city_ids(tmp_path) == ("smallville",)
    assert city_ids(resources.files("farebox.cities") / "data") == CITY_IDS


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_a_folder_of_the_package_has_the_name_of_its_city(city_id: str) -> None:
    assert load_city(city_id).id == city_id


def test_a_copy_of_a_city_brings_its_looks_along(tmp_path: Path) -> None:
    shutil.copytree(str(city_folder("paris")), tmp_path / "copy")
    assert draw_svg(read_city(tmp_path / "copy")) == draw_svg(load_city("paris"))


@pytest.mark.parametrize(
    ("file", "content", "code", "line"),
    [
        ("theme.toml", 'ink = "#000000"\npapr = "#123456"', "unknown-field", 2),
        ("theme.toml", 'paper = "red"', "bad-colour", 1),
        ("theme.toml", 'frame = "dceo"', "bad-choice", 1),
        ("theme.toml", 'title_palette = ["#111111"]', "too-few", 1),
        ("theme.toml", "bed_opacity = 2.5", "out-of-range", 1),
        ("theme.toml", "paper = ", "syntax", 1),
        ("icons/gull.svg", "<svg>\n<path></svg>", "bad-icon", 2),
        ("icons/gull.svg", "<svg><script/></svg>", "bad-icon", 1),
        ("icons/gull.svg", '<svg onload="x()"/>', "bad-icon", 1),
        ("icons/gull.svg", '<svg><path fill="url(//example.org)"/></svg>', "bad-icon", 1),
        ("icons/gull.svg", "<!DOCTYPE svg><svg/>", "bad-icon", 1),
    ],
)
def test_a_fault_beside_the_city_file_is_found(
    tmp_path: Path, file: str, content: str, code: str, line: int
) -> None:
    folder = city_of_its_own(tmp_path)
    (folder / file).write_text(content, encoding="utf-8")
    (problem,) = check_file(folder).problems
    assert (problem.code, problem.file, problem.line) == (code, file, line)
    with pytest.raises(CityError) as caught:
        read_city(folder)
    assert caught.value.facts["file"] == str(folder / file)


def test_artwork_is_not_written_into_the_city_file(tmp_path: Path) -> None:
    folder = city_of_its_own(tmp_path)
    text = (folder / "city.toml").read_text(encoding="utf-8")
    (folder / "city.toml").write_text(f"artwork = {{}}\n{text}", encoding="utf-8")
    assert [problem.code for problem in check_file(folder).problems] == ["unknown-field"]
