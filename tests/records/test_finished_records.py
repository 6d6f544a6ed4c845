"""Finished games of every way to end, kept as files of both formats: they load, verify and replay."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from farebox import Game, load_record
from farebox.game.records import check_commitment
from tests.made_cities import city_of
from tests.records.ends import ENDS, fits
from tests.records.write import DATA

FORMAT_1 = DATA / "format_1"
FOLDERS = pytest.mark.parametrize("folder", [FORMAT_1, DATA], ids=["format 1", "format 2"])


@FOLDERS
def test_every_end_has_a_file_and_every_file_an_end(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.json")} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_finished_record_replays_to_the_same_bytes(name: str) -> None:
    file = DATA / f"{name}.json"
    record = load_record(file)
    check_commitment(record, record.commitment)
    game = Game.replay(record, city_of(ENDS[name].city))
    assert game.record().to_json() == file.read_bytes()


@pytest.mark.parametrize("name", ENDS)
def test_a_record_of_the_first_format_keeps_its_bytes_and_is_the_same_game(name: str) -> None:
    file = FORMAT_1 / f"{name}.json"
    old, new = load_record(file), load_record(DATA / f"{name}.json")
    assert (old.format, old.undos) == (1, None)
    assert old.to_json() == file.read_bytes()
    again = Game.replay(old, city_of(ENDS[name].city)).record()
    assert again == msgspec.structs.replace(new, undos=None).sealed()


@pytest.mark.parametrize("name", ENDS)
def test_a_finished_record_ends_as_it_says(name: str) -> None:
    end = ENDS[name]
    game = Game.replay(load_record(DATA / f"{name}.json"), city_of(end.city))
    outcome = game.outcome
    assert outcome
    assert fits(end, outcome)
    assert len(game.names) == end.players
    best = max(zip(outcome.scores, outcome.complete_tickets, strict=True))
    for seat in range(len(game.names)):
        rank = (outcome.scores[seat], outcome.complete_tickets[seat])
        assert (seat in outcome.winners) == (rank == best)


@pytest.mark.parametrize("name", ENDS)
def test_a_finished_game_passes_through_every_earlier_position(name: str) -> None:
    record = load_record(DATA / f"{name}.json")
    city = city_of(ENDS[name].city)
    game = Game.replay(record, city, actions=0)
    for entry in record.actions:
        assert not game.over
        seat, _, action = entry.partition(" ")
        game.apply(action, int(seat))
    assert game.over
    assert game.position() == Game.replay(record, city).position()


def test_the_flag_record_has_a_flag_set() -> None:
    game = Game.replay(load_record(DATA / "cars_flags.json"))
    assert any(seat.flag_sets for seat in game.view().seats)
