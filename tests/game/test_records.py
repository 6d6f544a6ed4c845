"""Records are written whole or not at all and read only if nothing in them was changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from farebox import Game, Record, load_record
from farebox.errors import FareboxError, RecordError
from farebox.game.internals import version_of
from farebox.game.records import (
    RecordBot,
    RecordFormat1,
    RecordSeat,
    RecordStandIn,
    Result,
    check_commitment,
    from_format_1,
    parse_record,
    stored,
)
from tests.game.tampering import record, seats

OTHER_VALUES: dict[str, object] = {
    "format": 3,
    "rules": 2,
    "city": "london",
    "city_version": 9,
    "city_hash": "00" * 32,
    "commitment": "00" * 32,
    "seed": "00" * 16,
    "seats": seats("Ada", "Ada"),
    "undos": -1,
    "actions": ("0 pass",),
    "position": "00" * 32,
    "result": Result((0, 0), (0, 1)),
}


def replayed(changed: Record) -> Game:
    return Game.replay(parse_record(changed.to_json()))


def format_1(names: tuple[str, ...] = ("Player 1", "Player 2")) -> Record:
    """The record as version 0.1.0 wrote it."""
    old = stored(msgspec.structs.replace(record(), format=1, seats=seats(*names)))
    assert isinstance(old, RecordFormat1)
    return from_format_1(old).sealed()


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


def test_a_record_keeps_who_sat_there_through_a_replay() -> None:
    bot = RecordSeat(name="Casual", kind="bot", bot=RecordBot("casual", "0.2.0"))
    stand_ins = (RecordStandIn(RecordBot("regular", "0.2.0"), (1,)),)
    ada = RecordSeat(name="Ada", kind="person", colour="red", resigned=5, stand_ins=stand_ins)
    changed = msgspec.structs.replace(record(), seats=(ada, bot), undos=3).sealed()
    assert parse_record(changed.to_json()) == changed
    assert replayed(changed).record() == changed


@pytest.mark.parametrize("content", [record(), format_1()], ids=["format 2", "format 1"])
def test_names_can_be_taken_out_and_the_record_still_verifies(content: Record) -> None:
    changed = content.renamed(0, "Guest").renamed(1, "Guest")
    assert changed.names == ("Guest", "Guest 2")
    assert parse_record(changed.to_json()) == changed != content
    replayed(changed)
    assert b"Player" not in changed.to_json()


def test_undos_are_counted() -> None:
    game = Game.new("paris", 2, seed=1)
    game.apply(game.legal_actions()[0])
    game.undo()
    assert game.clone().record().undos == 1
    again = Game.replay(parse_record(game.record().to_json()))
    again.apply(again.legal_actions()[0])
    again.undo()
    assert again.record().undos == 2


def test_bots_of_the_first_format_are_told_by_the_names_that_only_they_could_have() -> None:
    names = ("Ann", "search:240 bot", "planner bot 2", "Casual")
    seats = parse_record(format_1(names).to_json()).seats
    assert [seat.bot.name if seat.bot else None for seat in seats] == [None, "search:240", "planner", None]
    assert [seat.kind for seat in seats] == ["unknown", "bot", "bot", "unknown"]


def test_a_part_of_a_record_replays_to_any_action() -> None:
    for number in (0, 1, 10, len(record().actions)):
        assert version_of(Game.replay(record(), actions=number)) == number


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
