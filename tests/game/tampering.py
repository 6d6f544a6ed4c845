"""Records that were damaged, altered, or made for something else."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from farebox import Game, Record, load_city, load_record
from farebox.engine.seeds import commitment
from farebox.errors import RecordError
from farebox.game.internals import version_of
from farebox.game.records import (
    RecordBot,
    RecordSeat,
    RecordStandIn,
    Result,
    check_commitment,
    parse_record,
)
from tests.game.build import first_turn
from tests.game.refusals import Refusal


@cache
def record(city: str = "paris") -> Record:
    """The record of a whole game."""
    game = Game.new(city, 2, seed=7, first=0)
    while not game.over:
        actions = game.legal_actions()
        game.apply(actions[-1 - version_of(game) % min(2, len(actions))])
    return game.record()


def altered(**fields: object) -> Record:
    """The record with some fields changed and the check sum made to fit."""
    return msgspec.structs.replace(record(), **fields).sealed()


def read(changed: Record) -> Record:
    return parse_record(changed.to_json())


def reading(**fields: object) -> Callable[[], object]:
    return lambda: read(altered(**fields))


def replaying(**fields: object) -> Callable[[], object]:
    return lambda: Game.replay(read(altered(**fields)))


def unsealed(**fields: object) -> Callable[[], object]:
    return lambda: read(msgspec.structs.replace(record(), **fields))


def other_seed(seed: bytes) -> dict[str, object]:
    return {"seed": seed.hex(), "commitment": commitment(seed)}


def with_action(number: int, entry: str) -> Callable[[], object]:
    actions = list(record().actions)
    actions[number] = entry
    return replaying(actions=tuple(actions))


def seats(*names: str) -> tuple[RecordSeat, ...]:
    return tuple(RecordSeat(name=name, kind="person") for name in names)


def stood_in(action: int) -> tuple[RecordSeat, ...]:
    """Seats with a bot that played an action for the second, who did not do the first."""
    stand_in = RecordStandIn(RecordBot("regular"), (action,))
    return (*seats("Ada"), RecordSeat(name="Ben", kind="person", stand_ins=(stand_in,)))


def resigned(actions: int) -> tuple[RecordSeat, ...]:
    return (RecordSeat(name="Ada", kind="person", resigned=actions), *seats("Ben"))


def reading_json(old: str, new: str) -> Callable[[], object]:
    return lambda: parse_record(record().to_json().replace(old.encode(), new.encode(), 1))


def other_paris() -> Callable[[], object]:
    city = msgspec.structs.replace(load_city("paris"), version=2, cars=16)
    return lambda: Game.replay(record(), city)


def unwritable() -> None:
    with tempfile.TemporaryDirectory() as folder:
        record().save(Path(folder) / "missing" / "game.json")


def own_words() -> dict[str, object]:
    return {"actions": record().actions[:-1]}


REFUSALS = [
    Refusal("record-not-json", RecordError, lambda: parse_record(b"")),
    Refusal("record-not-json", RecordError, lambda: parse_record(record().to_json()[:-20])),
    Refusal("record-not-json", RecordError, lambda: parse_record(b"\xff\xfe")),
    Refusal("record-field-broken", RecordError, lambda: parse_record(b"{}")),
    Refusal("record-field-broken", RecordError, lambda: parse_record(b"[1, 2]")),
    Refusal("record-field-broken", RecordError, lambda: parse_record(record().to_json()[:-3] + b',"x":1}')),
    Refusal("record-field-broken", RecordError, reading(seed="not hexadecimal")),
    Refusal("record-field-broken", RecordError, reading(undos=-1)),
    Refusal("record-field-broken", RecordError, reading_json('"kind": "unknown"', '"kind": "bot"')),
    Refusal("record-field-broken", RecordError, reading(seats=stood_in(1))),
    Refusal("record-field-broken", RecordError, reading(seats=stood_in(10_000))),
    Refusal("record-field-broken", RecordError, reading(seats=resigned(10_000))),
    Refusal("record-of-another-version", RecordError, reading(format=3)),
    Refusal("record-of-another-version", RecordError, reading(rules=2)),
    Refusal("record-damaged", RecordError, unsealed(seats=seats("Ada", "Ben"))),
    Refusal("record-damaged", RecordError, unsealed(**other_seed(b"another seed, 16"))),
    Refusal("seed-does-not-fit-commitment", RecordError, reading(seed="00" * 16)),
    Refusal("seed-does-not-fit-commitment", RecordError, reading(commitment="00" * 32)),
    Refusal("seed-does-not-fit-commitment", RecordError, lambda: check_commitment(record(), "00" * 32)),
    Refusal("record-not-readable", RecordError, lambda: load_record("no such file.json")),
    Refusal("record-not-readable", RecordError, lambda: load_record(Path(__file__).parent)),
    Refusal("record-not-writable", RecordError, unwritable),
    Refusal("record-of-another-city", RecordError, other_paris()),
    Refusal("record-of-another-city", RecordError, replaying(city="london")),
    Refusal("record-of-another-city", RecordError, replaying(city_hash="00" * 32)),
    Refusal("record-set-up-refused", RecordError, replaying(seats=seats("Ada"))),
    Refusal("record-set-up-refused", RecordError, replaying(seats=seats("Ada", "Ada"))),
    Refusal("record-set-up-refused", RecordError, replaying(**other_seed(b"short"))),
    Refusal("record-action-refused", RecordError, replaying(**other_seed(b"another seed, 16"))),
    Refusal("record-action-refused", RecordError, with_action(5, "0 dance")),
    Refusal("record-action-refused", RecordError, with_action(5, "1 pass")),
    Refusal("record-action-refused", RecordError, with_action(5, "nobody draw deck")),
    Refusal("record-action-refused", RecordError, with_action(5, "")),
    Refusal("record-action-refused", RecordError, with_action(5, "9" * 5000 + " pass")),
    Refusal("record-action-misspelt", RecordError, with_action(0, record().actions[0].replace(" ", "  "))),
    Refusal("record-action-refused", RecordError, replaying(actions=(*record().actions, "0 pass"))),
    Refusal("record-result-differs", RecordError, replaying(**own_words())),
    Refusal("record-result-differs", RecordError, replaying(position="00" * 32)),
    Refusal("record-result-differs", RecordError, replaying(result=None)),
    Refusal("record-result-differs", RecordError, replaying(result=Result((99, 0), (0,)))),
    Refusal("game-has-no-seed", RecordError, lambda: Game.from_position(first_turn().position()).record()),
]
