"""Reading cities by id and by file."""

from __future__ import annotations

from pathlib import Path

import pytest

from farebox.cities.load import CITY_IDS, city_folder, city_hash, load_city
from farebox.drawing.city_files import read_city
from farebox.errors import CityError
from farebox.locales import text
from tests.cities.builders import SMALL_CITY, changed, write


def test_a_city_of_the_package_is_read_once() -> None:
    assert load_city("paris") is load_city("paris")


@pytest.mark.parametrize("city_id", CITY_IDS)
def test_a_city_of_the_package_stands_a_full_reading(city_id: str) -> None:
    assert read_city(city_folder(city_id)) == load_city(city_id)


def test_an_unknown_city() -> None:
    with pytest.raises(CityError) as caught:
        load_city("../secret")
    assert caught.value.code == "unknown-city"
    assert "paris" in text("error-unknown-city", "en", **caught.value.facts)


def test_a_custom_city(tmp_path: Path) -> None:
    city = read_city(write(tmp_path, SMALL_CITY))
    assert city.name == "Smallville"
    assert city.geometry.outlines == ()


def test_a_custom_city_with_faults_names_the_first_and_the_count(tmp_path: Path) -> None:
    file = write(tmp_path, changed(("cars = 12", "cars = 99"), ("points = 6 }", "points = 7 }")))
    with pytest.raises(CityError) as caught:
        read_city(file)
    facts = caught.value.facts
    assert (caught.value.code, facts["problems"], facts["problem"]) == ("city-file", 2, "out-of-range")
    assert (facts["line"], facts["path"], facts["file"]) == (5, "cars", str(file))
    assert "2 problems, the first in line 5" in text("error-city-file", "en", **facts)


def test_advice_does_not_keep_a_city_from_being_used(tmp_path: Path) -> None:
    file = write(tmp_path, changed(("dx = 0, dy = -20", "dx = 0, dy = 60")))
    assert read_city(file).id == "smallville"


@pytest.mark.parametrize("content", [b"\xff\xfe", b"id = ", None])
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "city.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(CityError, match="city-file"):
        read_city(file)


def test_the_hash_knows_the_rules_and_not_the_drawing(tmp_path: Path) -> None:
    small = city_hash(read_city(write(tmp_path, SMALL_CITY)))
    moved = read_city(write(tmp_path, changed(("x = 900", "x = 890"))))
    richer = read_city(write(tmp_path, changed(("red = 8", "red = 9"))))
    assert city_hash(moved) == small
    assert city_hash(richer) != small
