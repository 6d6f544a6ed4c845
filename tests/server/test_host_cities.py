"""A host serves city folders and files of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from farebox import read_city
from farebox.cities.load import all_cities, city_hash
from tests.cities.builders import SMALL_CITY, changed
from tests.drawing.test_city_folder import city_of_its_own
from tests.server.launcher import serving_forked
from tests.server.served import Client, sqlite_address

PACKAGE = [city.id for city in all_cities()]


def host_cities(root: Path) -> Path:
    """A folder with a city folder and a single city file, among other files and folders."""
    folder = root / "cities"
    city_of_its_own(folder)
    other = changed(('"smallville"', '"tinytown"'), ('"Smallville"', '"Tinytown"'))
    (folder / "tiny.toml").write_text(other, encoding="utf-8")
    (folder / "README.md").write_text("no city", encoding="utf-8")
    (folder / "games").mkdir()
    return folder


@pytest.mark.anyio
async def test_a_table_in_a_city_of_the_host(tmp_path: Path) -> None:
    folder = host_cities(tmp_path)
    with serving_forked(sqlite_address(tmp_path), FAREBOX_CITIES=str(folder)) as served:
        async with Client(served.address, "Anna") as anna:
            cities = (await anna.ask("GET", "/api/cities"))["cities"]
            assert [city["id"] for city in cities] == [*PACKAGE, "smallville", "tinytown"]
            board = (await anna.http.get("/api/cities/smallville/board.svg")).text
            assert "#123456" in board
            assert "M-7,0L0,3L7,0" in board
            table = await anna.new_table("me", "casual", city="smallville")
            async with anna.live(table) as live:
                await live.until(lambda live: live.my_turn)
                for _ in range(4):
                    await live.until(lambda live: live.my_turn)
                    await live.act(live.acting().legal[-1])
                version = live.version
            served.restart()
            async with anna.live(table) as live:
                assert live.version >= version
                await live.play()
                assert live.over
            replay = await anna.ask("GET", f"/api/tables/{table}/replay")
            assert replay["city"] == "smallville"


@pytest.mark.anyio
async def test_a_game_goes_on_in_the_version_it_began_in(tmp_path: Path) -> None:
    folder = city_of_its_own(tmp_path / "cities")
    old = read_city(folder)
    with serving_forked(sqlite_address(tmp_path), FAREBOX_CITIES=str(folder.parent)) as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "casual", city="smallville")
            raise_version(folder)
            served.restart()
            assert (await anna.ask("GET", "/api/cities/smallville"))["cars"] == 13
            assert (await anna.ask("GET", f"/api/cities/{city_hash(old)}"))["cars"] == 12
            async with anna.live(table) as live:
                assert live.table
                assert live.table.city_hash == city_hash(old)
                await live.play()
            replay = await anna.ask("GET", f"/api/tables/{table}/replay")
            assert replay["city_hash"] == city_hash(old)
            assert await anna.refused("GET", f"/api/cities/{'0' * 64}") == (404, "unknown-city-hash")


@pytest.mark.anyio
async def test_a_finished_game_is_replayed_though_its_city_is_gone(tmp_path: Path) -> None:
    folder = city_of_its_own(tmp_path / "cities")
    old = read_city(folder)
    with serving_forked(sqlite_address(tmp_path), FAREBOX_CITIES=str(folder.parent)) as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "casual", city="smallville")
            async with anna.live(table) as live:
                await live.play()
            record = (await anna.http.get(f"/api/tables/{table}/record")).content
            shutil.rmtree(folder)
            served.restart()
            assert await anna.refused("GET", "/api/cities/smallville") == (404, "unknown-city")
            assert (await anna.http.get(f"/api/tables/{table}/record")).content == record
            replay = await anna.ask("GET", f"/api/tables/{table}/replay")
            assert replay["city_hash"] == city_hash(old)
            assert (await anna.ask("GET", f"/api/cities/{city_hash(old)}"))["name"] == old.name
            board = (await anna.http.get(f"/api/cities/{city_hash(old)}/board.svg")).text
            assert "#123456" in board


def raise_version(folder: Path) -> None:
    """Change the city of a folder, and keep its earlier version beside it."""
    file = folder / "city.toml"
    text = file.read_text(encoding="utf-8")
    (folder / "versions").mkdir()
    (folder / "versions" / "1.toml").write_text(text, encoding="utf-8")
    later = text.replace("version = 1", "version = 2").replace("cars = 12", "cars = 13")
    file.write_text(later, encoding="utf-8")


def refusal(tmp_path: Path, cities: Path) -> subprocess.CompletedProcess[str]:
    """What a server says that does not start."""
    command = [sys.executable, "-m", "farebox", "serve", "--port", "0", "--cities", str(cities)]
    found = subprocess.run(
        [*command, "--database", sqlite_address(tmp_path)],
        env={**os.environ, "FAREBOX_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert found.returncode == 2, found
    assert "Traceback" not in found.stderr + found.stdout
    return found


def test_a_faulty_city_is_refused_with_all_its_problems(tmp_path: Path) -> None:
    faulty = changed(("cars = 12", "cars = 99"), ("points = 6 }", "points = 7 }"))
    folder = host_cities(tmp_path)
    (folder / "tiny.toml").write_text(faulty, encoding="utf-8")
    said = refusal(tmp_path, folder)
    assert "tiny.toml:5 cars error 99 is out of range" in said.stdout
    assert "tickets[1].points error" in said.stdout
    assert "2 problems; the server did not start" in said.stderr.replace("\n", " ")


def test_an_id_that_is_taken_is_refused(tmp_path: Path) -> None:
    (tmp_path / "paris.toml").write_text(changed(('"smallville"', '"paris"')), encoding="utf-8")
    assert "There is already a city with the id “paris”" in refusal(tmp_path, tmp_path).stderr
    (tmp_path / "paris.toml").write_text(SMALL_CITY, encoding="utf-8")
    (tmp_path / "twice.toml").write_text(SMALL_CITY, encoding="utf-8")
    assert "There is already a city with the id “smallville”" in refusal(tmp_path, tmp_path).stderr


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "does not exist" in refusal(tmp_path, tmp_path / "nowhere").stderr
