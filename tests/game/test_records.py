"""Records are written whole or not at all and read only if nothing in them was changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from farebox import Game, Record, load_record
from farebox.errors import FareboxError, RecordError
from farebox.game.records import Result, check_commitment, parse_record
from tests.game.tampering import record

OTHER_VALUES: dict[str, object] = {
    "format": 2,
    "rules": 2,
    "city": "london",
    "city_version": 2,
    "city_hash": "00" * 32,
    "commitment": "00" * 32,
    "seed": "00" * 16,
    "names": ("Ada", "Ada"),
    "actions": ("0 pass",),
    "position": "00" * 32,
    "result": Result((0, 0), (0, 1)),
}


def replayed(changed: Record) -> Game:
    return Game.replay(parse_record(changed.to_json()))


def test_a_record_replays() -> None:
    assert replayed(record()).record() == record()


@pytest.mark.parametrize("field", OTHER_VALUES)
def test_a_changed_field_is_refused_by_its_check_sum(field: str) -> None:
    with pytest.raises(RecordError):
        replayed(msgspec.structs.replace(record(), **{field: OTHER_VALUES[field]}))


@pytest.mark.parametrize("field", OTHER_VALUES)
def test_a_changed_field_with_a_new_check_sum_is_refused_by_its_content(field: str) -> None:
    with pytest.raises(RecordError):
        replayed(msgspec.structs.replace(record(), **{field: OTHER_VALUES[field]}).sealed())


def test_every_field_that_decides_the_game_is_among_the_changed_ones() -> None:
    assert set(Record.__struct_fields__) - {"check"} == set(OTHER_VALUES)


@given(st.data())
def test_a_flipped_bit_is_refused(data: st.DataObject) -> None:
    content = bytearray(record().to_json())
    place = data.draw(st.integers(0, len(content) - 1))
    content[place] ^= 1 << data.draw(st.integers(0, 7))
    try:
        read = parse_record(bytes(content))
    except RecordError:
        return
    # Between the fields JSON has several ways to write the same.
    assert read == record()


@given(st.integers(0, 10_000))
def test_a_truncated_record_is_refused(length: int) -> None:
    content = record().to_json()
    with pytest.raises(RecordError):
        parse_record(content[: length % (len(content) - 2)])


@given(st.binary(max_size=100))
def test_any_bytes_are_refused(content: bytes) -> None:
    with pytest.raises(RecordError):
        parse_record(content)


@given(st.lists(st.text(max_size=20) | st.just("0 draw deck"), max_size=4))
def test_any_actions_are_refused_or_replayed(actions: list[str]) -> None:
    changed = msgspec.structs.replace(record(), actions=tuple(actions), result=None).sealed()
    with pytest.raises(FareboxError) as caught:
        Game.replay(changed)
    assert isinstance(caught.value, RecordError)


def test_a_part_of_a_record_replays_to_any_action() -> None:
    for number in (0, 1, 10, len(record().actions)):
        assert Game.replay(record(), actions=number).version == number


def test_a_published_commitment_is_held_against_the_seed() -> None:
    check_commitment(record(), record().commitment)
    with pytest.raises(RecordError):
        check_commitment(record(), "ab" * 32)


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record().save(tmp_path / "game.json")
    assert load_record(tmp_path / "game.json") == record()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_record_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.mkdir()
    with pytest.raises(RecordError) as caught:
        record().save(file)
    assert caught.value.code == "record-not-writable"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]
