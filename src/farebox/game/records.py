"""Records: who sat there, a seed and the actions, from which the same game follows to the byte."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from farebox.engine.seeds import commitment
from farebox.errors import RecordError

RECORD_FORMAT = 2
KNOWN_FORMATS = (1, RECORD_FORMAT)
RULES_VERSION = 1
# The rules that the package can still play; tables and records of any others are refused.
KNOWN_RULES = (RULES_VERSION,)

Count = Annotated[int, msgspec.Meta(ge=0)]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the replay must arrive at."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class RecordBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot by its name, with the version it had; the version is empty if nobody knows it."""

    name: str
    version: str = ""


class RecordStandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that played for a person, and the actions of the record that it did, counted from 1."""

    bot: RecordBot
    actions: tuple[int, ...]


class RecordSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who sat on a seat; `resigned` is the number of actions that had been done when the person gave up."""

    name: str
    kind: Literal["person", "bot", "unknown"] = "unknown"
    bot: RecordBot | None = None
    colour: str | None = None
    resigned: Count | None = None
    stand_ins: tuple[RecordStandIn, ...] = ()

    def __post_init__(self) -> None:
        if (self.kind == "bot") != (self.bot is not None):
            raise ValueError("a seat has a bot if its kind is bot, and only then")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game as versions, city, seed, seats and actions; `position` is the hash of the last position.

    `undos` is how often somebody took actions back, none of which are in the record; None if nobody counted.
    """

    format: int = RECORD_FORMAT
    rules: int = RULES_VERSION
    city: str
    city_version: int
    city_hash: str
    commitment: str
    seed: str
    seats: tuple[RecordSeat, ...]
    undos: Count | None = 0
    actions: tuple[str, ...]
    position: str
    result: Result | None = None
    check: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """What the players were called, by seat."""
        return tuple(seat.name for seat in self.seats)

    def renamed(self, seat: int, name: str) -> Record:
        """The record with another name on a seat, sealed again; a number behind it keeps names apart."""
        others = self.names[:seat] + self.names[seat + 1 :]
        choices = (name if count == 1 else f"{name} {count}" for count in range(1, len(self.seats) + 1))
        free = next(choice for choice in choices if choice not in others)
        changed = msgspec.structs.replace(self.seats[seat], name=free)
        seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])
        return msgspec.structs.replace(self, seats=seats).sealed()

    def sealed(self) -> Record:
        """The same record with the check sum of its content."""
        return msgspec.structs.replace(self, check=content_hash(self))

    def to_json(self) -> bytes:
        """The record as the bytes of a file, one line per action, in the format it was read in."""
        return msgspec.json.format(msgspec.json.encode(stored(self)), indent=1) + b"\n"

    def save(self, path: Path | str) -> None:
        """Write the record to a file, whole or not at all."""
        path = Path(path)
        try:
            with draft_of(path) as draft:
                draft.write_bytes(self.to_json())
        except OSError as fault:
            raise RecordError(
                "record-not-writable", file=str(path), fault=fault.strerror or str(fault)
            ) from None


class RecordFormat1(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first format, which knew the players' names only."""

    format: int
    rules: int
    city: str
    city_version: int
    city_hash: str
    commitment: str
    seed: str
    names: tuple[str, ...]
    actions: tuple[str, ...]
    position: str
    result: Result | None = None
    check: str = ""


def stored(record: Record) -> Record | RecordFormat1:
    """What is written of a record: an old one keeps its format, and so its bytes and its check sum."""
    if record.format == RECORD_FORMAT:
        return record
    fields = {name: getattr(record, name) for name in RecordFormat1.__struct_fields__}
    return RecordFormat1(**fields)


def from_format_1(old: RecordFormat1) -> Record:
    """A record of the first format."""
    fields = msgspec.structs.asdict(old)
    seats = tuple(map(seat_of_format_1, fields.pop("names")))
    return Record(**fields, seats=seats, undos=None)


def seat_of_format_1(name: str) -> RecordSeat:
    """A seat of the first format; at the terminal nobody but a bot could be called `planner bot` or so."""
    match name.split(" "):
        case [bot, "bot"] if bot:
            return RecordSeat(name=name, kind="bot", bot=RecordBot(bot))
        case [bot, "bot", number] if bot and number.isdecimal():
            return RecordSeat(name=name, kind="bot", bot=RecordBot(bot))
    return RecordSeat(name=name)


@contextmanager
def draft_of(file: Path) -> Iterator[Path]:
    """A file beside another, whose place it takes once it is whole; if anything fails it leaves no trace."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        yield draft
        os.replace(draft, file)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def content_hash(record: Record) -> str:
    """The SHA-256 of a record without its check sum."""
    content = stored(msgspec.structs.replace(record, check=""))
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()


def position_hash(position: str) -> str:
    """The SHA-256 of a position's text."""
    return hashlib.sha256(position.encode()).hexdigest()


class Versions(msgspec.Struct, frozen=True):
    """What has to be known of a record before the rest can be read."""

    format: int
    rules: int


def parse_record(data: bytes) -> Record:
    """A record from the bytes of a file, if nothing in it was damaged."""
    try:
        record = read_versioned(data)
    except msgspec.ValidationError as fault:
        raise RecordError("record-field-broken", fault=str(fault)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise RecordError("record-not-json", fault=str(fault)) from None
    if record.check != content_hash(record):
        raise RecordError("record-damaged")
    check_commitment(record)
    check_stand_ins(record)
    return record


def read_versioned(data: bytes) -> Record:
    """A record in the format that it says it has."""
    versions = msgspec.json.decode(data, type=Versions)
    if versions.format not in KNOWN_FORMATS or versions.rules not in KNOWN_RULES:
        raise RecordError(
            "record-of-another-version",
            format=versions.format,
            rules=versions.rules,
            known_format=RECORD_FORMAT,
            known_rules=RULES_VERSION,
        )
    if versions.format == RECORD_FORMAT:
        return msgspec.json.decode(data, type=Record)
    return from_format_1(msgspec.json.decode(data, type=RecordFormat1))


def check_stand_ins(record: Record) -> None:
    """Refuse a record that gives a stand-in an action that is not one of its seat."""
    for seat, who in enumerate(record.seats):
        own = {number for number, entry in enumerate(record.actions, 1) if entry.startswith(f"{seat} ")}
        if any(not own.issuperset(stand_in.actions) for stand_in in who.stand_ins):
            raise RecordError("record-field-broken", fault=f"a stand-in of seat {seat} did none of these")
        if who.resigned is not None and who.resigned > len(record.actions):
            raise RecordError("record-field-broken", fault=f"seat {seat} resigned after the last action")


def check_commitment(record: Record, published: str | None = None) -> None:
    """Refuse a record whose seed is not the one that was committed to."""
    try:
        found = commitment(bytes.fromhex(record.seed))
    except ValueError:
        raise RecordError("record-field-broken", fault="seed is not hexadecimal") from None
    if found != record.commitment or published not in (None, found):
        raise RecordError(
            "seed-does-not-fit-commitment", expected=published or record.commitment, found=found
        )


def load_record(path: Path | str) -> Record:
    """A record from a file."""
    try:
        return parse_record(Path(path).read_bytes())
    except OSError as fault:
        raise RecordError("record-not-readable", file=str(path), fault=fault.strerror or str(fault)) from None
