"""The versions of a city are found by hash, and the hashes of played cities never change."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from farebox import Game, load_city, read_city
from farebox.cities import load
from farebox.cities.load import all_cities, city_by_hash, city_folder, city_hash, city_version
from farebox.cities.schema import City
from farebox.cli.arguments import city_of
from farebox.drawing.city_files import check_file
from farebox.errors import CityError, RecordError

# Records and databases name these.
HASHES = {
    "san_francisco": "4db9b788f5ca05d1f49357e962ac590b05ffa33a4cebf121615d1e73138816da",
    "paris": "dbe8965beda0a5e0c5702b1764d42fa555999d6142c404c952862b88a9214fe6",
    "new_york": "63073213ca349b4a94e90a15c4c63cd6bfeebbb3f4eef023a861a1524cd60ff9",
    "london": "b2e08bc19d0efac261c26890a36a21e4281b219dd3bc466c5fe295e2b9b38554",
}
LATER_HASHES = {
    "8c61af08ee258a7fcb7c517ea0cb0653c2488c667038466a903ffe79b4df91c9": ("san_francisco", 2),
    "1217d9c18438f11a6ed02cd5a352581baf91504dbc793b38cffea884d5911ef0": ("paris", 2),
}


@pytest.mark.parametrize("city_id", HASHES)
def test_the_hash_of_a_city_does_not_change(city_id: str) -> None:
    """Whoever changes a city keeps the old file in `versions`, under the hash that stands here."""
    found = city_by_hash(HASHES[city_id])
    assert (found.id, found.version) == (city_id, 1)


def test_later_versions_are_found_by_their_hashes_too() -> None:
    for digest, (city_id, version) in LATER_HASHES.items():
        found = city_by_hash(digest)
        assert (found.id, found.version) == (city_id, version)
        assert load_city(city_id).version >= version


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with Paris alone, of which there is one earlier version, with 14 cars."""
    shutil.copytree(str(city_folder("paris")), tmp_path / "paris", ignore=shutil.ignore_patterns("versions"))
    text = (tmp_path / "paris" / "city.toml").read_text(encoding="utf-8")
    (tmp_path / "paris" / "versions").mkdir()
    earlier = text.replace("cars = 15", "cars = 14", 1).replace("version = 2", "version = 1", 1)
    (tmp_path / "paris" / "versions" / "1.toml").write_text(earlier, encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(load, "DATA", tmp_path)
        patch.setattr(load, "CITY_IDS", ("paris",))
        load.add_cities({})
        yield tmp_path / "paris"
    load.add_cities({})


def earlier_paris(package: Path) -> City:
    return read_city(package / "versions" / "1.toml")


def test_an_earlier_version_is_found_by_its_hash(package: Path) -> None:
    old = earlier_paris(package)
    assert (load_city("paris").version, load_city("paris").cars) == (2, 15)
    assert city_by_hash(city_hash(old)) == old
    assert city_version("paris", city_hash(old)) == old
    assert city_version("paris", "unknown") == load_city("paris")
    assert check_file(package).problems == []


def test_a_record_of_an_earlier_version_is_replayed_in_it(package: Path) -> None:
    game = Game.new(earlier_paris(package), 2, seed=3)
    game.apply(game.legal_actions()[0])
    record = game.record()
    assert Game.replay(record).city.cars == 14
    assert city_of(record, None).cars == 14
    (package / "versions" / "1.toml").unlink()
    load.add_cities({})
    with pytest.raises(RecordError, match="record-of-another-city"):
        Game.replay(record)


def test_a_fault_of_an_earlier_version_is_found(package: Path) -> None:
    file = package / "versions" / "1.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("cars = 14", "cars = 99"), encoding="utf-8")
    (problem,) = check_file(package).problems
    assert (problem.file, problem.path, problem.code) == ("versions/1.toml", "cars", "out-of-range")


def test_an_unknown_hash_and_a_taken_id() -> None:
    with pytest.raises(CityError, match="unknown-city-hash"):
        city_by_hash("0" * 64)
    with pytest.raises(CityError, match="city-id-taken"):
        load.add_cities({"paris": (load_city("paris"),)})


def test_the_order_of_lists() -> None:
    assert [city.id for city in all_cities()] == list(HASHES)
