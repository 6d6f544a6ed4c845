"""Telling and checking records."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from farebox.engine.seeds import derived_seed
from farebox.game.random_games import random_game
from farebox.game.records import load_record
from farebox.locales import languages, text
from tests.cli.helpers import CommandLine


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    random_game("paris", 3, derived_seed(bytes(16), 1)).record().save(file)
    return file


def test_a_record_is_told_to_its_final_score(farebox: CommandLine, record: Path) -> None:
    told = farebox("replay", record)
    assert told.code == 0
    assert "claims" in told.out
    assert "Score sheet" in told.out


def test_hidden_cards_are_told_to_their_seat_and_in_the_open_only(farebox: CommandLine, record: Path) -> None:
    public = farebox("replay", record).out
    mine = farebox("replay", record, "--seat", "1").out
    everything = farebox("replay", record, "--open").out
    assert "You draw" not in public
    assert "You draw" in mine
    unseen = "draws a card from the deck"
    assert public.count(unseen) > mine.count(unseen) > everything.count(unseen) == 0


def test_one_moment_is_shown(farebox: CommandLine, record: Path) -> None:
    assert "Hand" not in farebox("replay", record, "--at", "30").out
    assert farebox("replay", record, "--at", "30", "--seat", "1").out.count("Hand") == 1
    assert farebox("replay", record, "--at", "30", "--open").out.count("Hand") == 3


def test_a_replay_waits_for_enter_and_stops_at_the_end_of_the_input(
    farebox: CommandLine, record: Path
) -> None:
    stepped = farebox("replay", record, "--step", typed="\n\n\n")
    assert stepped.code == 0
    assert "Score sheet" not in stepped.out
    assert "Score sheet" in farebox("replay", record, "--step", typed="\n" * 1000).out


def test_a_sound_record_is_verified(farebox: CommandLine, record: Path) -> None:
    result = farebox("verify", record, "--commitment", load_record(record).commitment.upper())
    assert result.code == 0
    assert result.out.count("✓") == 5
    assert "published" in result.out


def refused(result_of: CommandLine, record: Path, *options: str) -> str:
    """The complaint of both commands that read a record."""
    result = result_of("verify", record, *options)
    assert result.code == 2
    assert len(result.err.strip().splitlines()) == 1
    return result.err


def reseal(file: Path, **changes: object) -> None:
    """Change a record and give it a check sum that fits."""
    replace(load_record(file), **changes).sealed().save(file)


def test_a_changed_byte_is_found(farebox: CommandLine, record: Path) -> None:
    record.write_text(record.read_text().replace("draw deck", "draw 0", 1))
    assert refused(farebox, record)


def test_another_commitment_is_refused(farebox: CommandLine, record: Path) -> None:
    assert refused(farebox, record, "--commitment", "0" * 64)


def test_a_changed_action_with_a_right_check_sum_is_refused(farebox: CommandLine, record: Path) -> None:
    reseal(record, actions=(*load_record(record).actions[:-1], "0 claim nowhere red*2"))
    assert "There is no route “nowhere”" in refused(farebox, record)


@pytest.mark.parametrize("change", [{"city_hash": "0" * 64}, {"city_version": 99}])
def test_a_record_of_another_city_version_is_refused(
    farebox: CommandLine, record: Path, change: dict[str, object]
) -> None:
    reseal(record, **change)
    assert refused(farebox, record)
    assert farebox("play", "--resume", record).code == 2
    assert farebox("replay", record).code == 2


def test_a_record_of_another_format_or_no_record_is_refused(farebox: CommandLine, record: Path) -> None:
    content = json.loads(record.read_text())
    record.write_text(json.dumps({**content, "format": 99}))
    assert refused(farebox, record)
    record.write_bytes(b"\x00\xff")
    assert refused(farebox, record)
    record.unlink()
    assert refused(farebox, record)


def test_a_record_of_a_city_file_needs_the_file(farebox: CommandLine, record: Path) -> None:
    reseal(record, city="atlantis")
    assert "--city" in refused(farebox, record)


def test_moments_and_seats_that_are_not_there_are_refused(farebox: CommandLine, record: Path) -> None:
    assert farebox("replay", record, "--at", "9999").code == 2
    assert farebox("replay", record, "--at", "-1").code == 2
    for wanted in ("0", "4", "-1", "nobody"):
        refused = farebox("replay", record, "--seat", wanted)
        assert refused.code == 2
        assert wanted in refused.err


def test_a_seat_is_named_by_its_player_or_counted_from_one(farebox: CommandLine, record: Path) -> None:
    first, second, *_ = load_record(record).names
    assert farebox("replay", record, "--seat", "1").out == farebox("replay", record, "--seat", first).out
    by_name = farebox("replay", record, "--seat", second.upper()).out
    assert by_name == farebox("replay", record, "--seat", "2").out


@pytest.mark.parametrize("language", languages())
def test_who_played_without_a_name_is_spoken_to(farebox: CommandLine, tmp_path: Path, language: str) -> None:
    you, file = text("default-name", language), tmp_path / "own.json"
    random_game("paris", 2, derived_seed(bytes(16), 1)).record().renamed(0, you).save(file)
    told = farebox("--language", language, "replay", file).out.split("\n\n", 1)[1]
    third_person = text("event-card-drawn-unseen", language, player=you, who="other")
    second_person = text("event-card-drawn-unseen", language, player=you, who="you")
    assert second_person in told
    assert second_person == third_person or third_person not in told
