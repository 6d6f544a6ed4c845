"""`farebox city tune` on the command line: what it says, and what it writes."""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console

from farebox import load_city
from farebox.cities.load import city_folder
from farebox.cli.arena import INTERRUPTED
from farebox.cli.proposal import Proposal
from farebox.cli.tune import TuneScreen, measured
from farebox.playtesting.alterations import Aims, alter_ticket
from farebox.playtesting.sentences import criterion_text
from farebox.playtesting.tuning import Tuning
from tests.cli.helpers import CommandLine
from tests.playtesting.test_tuning import FEW_GAMES, text_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A city folder with a theme, icons and an earlier version of its own, in the folder of the test."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(Path(str(city_folder("paris"))), tmp_path / "mytown")
    for file in (tmp_path / "mytown" / "city.toml", *(tmp_path / "mytown" / "versions").iterdir()):
        text = file.read_text(encoding="utf-8")
        for before, after in (('"paris/', '"mytown/'), ('= "paris"', '= "mytown"')):
            text = text.replace(before, after)
        file.write_text(text, encoding="utf-8")
    return tmp_path / "mytown"


def stop_after_a_change(tuning: Tuning) -> Iterator[Tuning]:
    """Instead of games: a change, then Ctrl-C."""
    yield tuning
    tuning.city = alter_ticket(tuning.freedom, tuning.city, Aims(), Random(1)) or tuning.city
    raise KeyboardInterrupt


@pytest.mark.parametrize("name", ["mytown", "mytown/city.toml"])
def test_the_proposal_for_a_folder_is_a_folder_that_can_be_checked_and_tuned(
    farebox: CommandLine, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(Tuning, "play", stop_after_a_change)
    before = sorted((file, file.read_bytes()) for file in folder.rglob("*") if file.is_file())
    found = farebox("city", "tune", name)
    assert found.code == INTERRUPTED
    assert "mytown-tuned/city.toml; tune that file to continue" in found.out
    assert farebox("city", "check", "mytown-tuned").code == 0
    parts = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
    guided = {part for part in parts if "guide" in part}
    tuned = folder.parent / "mytown-tuned"
    assert {str(file.relative_to(tuned)) for file in tuned.rglob("*") if file.is_file()} == parts - guided
    assert farebox("city", "tune", name).code == 2, "the proposal exists"
    assert farebox("city", "tune", name, "--out", "better.toml").err.startswith("better.toml cannot hold")
    assert farebox("city", "tune", "mytown-tuned/city.toml", "--out", "again").code == INTERRUPTED
    assert farebox("city", "check", "again").code == 0
    assert farebox("city", "tune", "again", "--out", "again", "--force").code == INTERRUPTED
    assert farebox("city", "check", "again").code == 0
    after = sorted((file, file.read_bytes()) for file in folder.rglob("*") if file.is_file())
    assert after == before


def test_the_proposal_for_a_built_in_city_is_a_file(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Tuning, "play", stop_after_a_change)
    assert farebox("city", "tune", "paris").code == INTERRUPTED
    assert farebox("city", "check", "paris-tuned.toml").code == 0
    assert load_city("paris").name in (tmp_path / "paris-tuned.toml").read_text(encoding="utf-8")


def test_a_tuning_that_is_stopped_before_a_change_says_so(
    farebox: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(tuning: Tuning) -> Iterator[Tuning]:
        yield tuning
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Tuning, "play", stop)
    found = farebox("city", "tune", "paris")
    assert found.code == INTERRUPTED
    assert "Stopped. No change had been found" in found.out
    assert not (tmp_path / "paris-tuned.toml").exists()


def test_what_was_measured_of_another_ticket_stands_below_its_own_name() -> None:
    tuning = Tuning(text_of(load_city("paris")), plan=FEW_GAMES, threads=1)
    for _ in tuning.before.play():
        pass
    before = tuning.report_before
    first = next(row for row in before.criteria if row.name == "ticket-hard")
    other = next(ticket.id for ticket in tuning.original.tickets if ticket.id != first.subject)
    named = replace(first, subject=other)
    # The limit of the best manner can be another one afterwards.
    new = replace(first, name="manners-compared", players=4, subject="few-long")
    changed = (named if row == first else row for row in before.criteria)
    after = replace(before, criteria=(*changed, new))
    console = Console(width=200, file=io.StringIO())
    console.print(TuneScreen(console, tuning, Proposal(Path("none.toml"))).compared(before, after))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    for row in (first, named, new):
        place = lines.index(criterion_text(tuning.original, row).strip())
        assert lines[place + 1].count(measured(row)) == 1
    same = next(row for row in before.criteria if row.name == "endings")
    assert lines[lines.index(criterion_text(tuning.original, same)) + 1].count(measured(same)) == 2


def test_a_tuning_of_a_city_that_cannot_be_finished_says_so(
    farebox: CommandLine, tmp_path: Path, few_games: None, endless_file: Path
) -> None:
    out = tmp_path / "better.toml"
    found = farebox("city", "tune", endless_file, "--out", out)
    assert found.code == 0
    assert "Bots cannot finish games here, so there is nothing to measure a change by." in found.out
    assert not out.exists()
