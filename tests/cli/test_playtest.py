"""`farebox playtest` and `farebox city new` on the command line."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from farebox import load_city
from farebox.cli.arena import INTERRUPTED
from farebox.playtesting.run import PlaytestRun
from tests.cli.helpers import CommandLine
from tests.playtesting.test_new_city import CSV
from tests.playtesting.test_tuning import one_sided, text_of


def test_a_playtest_tells_its_verdicts_writes_its_files_and_goes_on(
    farebox: CommandLine, tmp_path: Path
) -> None:
    page, file = tmp_path / "paris.html", tmp_path / "paris.json"
    arguments = ("playtest", "paris", "--effort", "quick", "--seed", "1", "--json", file)
    found = farebox(*arguments, "--html", page)
    assert found.code == 0
    assert "holds" in found.out
    assert all(len(line.rstrip()) < 80 for line in found.out.splitlines() if line.startswith("   "))
    # The sentence stands once, above its three numbers of players.
    lines = found.out.splitlines()
    place = lines.index("4. Endings: games that end by passing")
    assert [line.split()[0] for line in lines[place + 1 : place + 4]] == ["2", "3", "4"]
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    before = file.read_bytes()
    assert farebox(*arguments).code == 0
    assert file.read_bytes() == before
    assert farebox(*arguments, "--html", page).code == 2, "the page exists"


def test_the_page_tells_how_to_play_the_file_again(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlaytestRun, "play", lambda self: iter([self]))
    page, file = tmp_path / "page.html", tmp_path / "my paris.toml"
    file.write_text(text_of(load_city("paris")), encoding="utf-8")
    assert farebox("playtest", file, "--effort", "quick", "--seed", "1", "--html", page).code == 0
    command = f"farebox playtest {shlex.quote(str(file))} --effort quick --seed 1"
    assert f"<pre>{command}</pre>" in unescape(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("kept", [True, False])
def test_a_stopped_playtest_says_what_was_kept(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    def stop(self: PlaytestRun) -> Iterator[PlaytestRun]:
        yield self
        raise KeyboardInterrupt

    monkeypatch.setattr(PlaytestRun, "play", stop)
    file = tmp_path / "paris.json"
    found = farebox("playtest", "paris", *(("--json", file) if kept else ()))
    assert found.code == INTERRUPTED
    assert file.exists() == kept
    assert ("What was played is in" in found.out) == kept
    assert ("Nothing was kept" in found.out) != kept


def test_a_faulty_city_is_refused_with_the_list_of_its_problems(farebox: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "city.toml"
    file.write_text("id = 3\nname = 4\n", encoding="utf-8")
    found = farebox("playtest", file)
    assert found.code == 2
    assert found.out.count("city.toml:") > 5
    assert farebox("playtest", "paris", "--effort", "endless").err.startswith("There is no effort “endless”")


def test_a_playtest_of_a_city_that_cannot_be_finished_says_so(
    farebox: CommandLine, few_games: None, endless_file: Path
) -> None:
    found = farebox("playtest", endless_file)
    assert found.code == 0
    assert "Bots cannot finish games here: 100.0% end by passing" in " ".join(found.out.split())
    assert "The board fails at least one criterion." in found.out
    assert "5. Tickets matter" not in found.out, "searching bots did not play"


def test_a_tuning_shows_both_reports_and_writes_its_proposal(farebox: CommandLine, tmp_path: Path) -> None:
    file, out = tmp_path / "spoiled.toml", tmp_path / "better.toml"
    file.write_text(text_of(one_sided(load_city("paris"))), encoding="utf-8")
    arguments = ("city", "tune", file, "--effort", "quick", "--steps", "8", "--out", out)
    found = farebox(*arguments, "--html", tmp_path / "pages")
    assert found.code == 0, found
    assert "Before" in found.out
    assert "fails" in found.out
    assert "• " in found.out, "the changes"
    assert farebox("city", "check", out).code == 0
    assert sorted(page.name for page in (tmp_path / "pages").iterdir()) == ["after.html", "before.html"]
    for page, named in (("before.html", file), ("after.html", out)):
        assert f"playtest {named}" in (tmp_path / "pages" / page).read_text(encoding="utf-8")
    assert farebox(*arguments).code == 2, "the proposal exists"
    file.write_text("id = 3\n", encoding="utf-8")
    assert farebox("city", "tune", file).out.count("spoiled.toml:1") > 5, "the list of its problems"


def test_a_new_city_is_written_and_checked(farebox: CommandLine, tmp_path: Path) -> None:
    places, file = tmp_path / "places.csv", tmp_path / "vienna.toml"
    places.write_text(CSV, encoding="utf-8")
    found = farebox("city", "new", "Vienna", "--locations", places, "--out", file)
    assert found.code == 0, found
    assert "Vienna can be played." in found.out
    assert farebox("city", "new", "Vienna", "--locations", places, "--out", file).code == 2
    empty = farebox("city", "new", "", "--locations", places, "--out", tmp_path / "none.toml")
    assert (empty.code, empty.err) == (2, "A city needs a name.\n")
    assert not (tmp_path / "none.toml").exists()
    places.write_text("name,lon\n", encoding="utf-8")
    assert "columns for name, lon and lat" in farebox("city", "new", "A", "--locations", places).err
    places.write_text("name,lon,lat\n" + "".join(f"P{n},{n},50\n" for n in range(9)), encoding="utf-8")
    flat = farebox("city", "new", "A", "--locations", places, "--out", tmp_path / "none.toml")
    assert "No board fits these places" in flat.err
    assert not (tmp_path / "none.toml").exists()
