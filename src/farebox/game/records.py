"""Records: a seed and the actions, from which the same game follows to the byte."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from farebox.engine.seeds import commitment
from farebox.errors import RecordError

RECORD_FORMAT = 1
RULES_VERSION = 1


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the replay must arrive at."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game as versions, city, seed, seats and actions; `position` is the hash of the last position."""

    format: int = RECORD_FORMAT
    rules: int = RULES_VERSION
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

    def sealed(self) -> Record:
        """The same record with the check sum of its content."""
        return msgspec.structs.replace(self, check=content_hash(self))

    def to_json(self) -> bytes:
        """The record as the bytes of a file, one line per action."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

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
    content = msgspec.structs.replace(record, check="")
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()


def position_hash(position: str) -> str:
    """The SHA-256 of a position's text."""
    return hashlib.sha256(position.encode()).hexdigest()


def parse_record(data: bytes) -> Record:
    """A record from the bytes of a file, if nothing in it was damaged."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as fault:
        raise RecordError("record-field-broken", fault=str(fault)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise RecordError("record-not-json", fault=str(fault)) from None
    if (record.format, record.rules) != (RECORD_FORMAT, RULES_VERSION):
        raise RecordError(
            "record-of-another-version",
            format=record.format,
            rules=record.rules,
            known_format=RECORD_FORMAT,
            known_rules=RULES_VERSION,
        )
    if record.check != content_hash(record):
        raise RecordError("record-damaged")
    check_commitment(record)
    return record


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
