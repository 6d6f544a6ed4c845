"""Entries: the history of a table, which is all that is stored of it."""

from __future__ import annotations

from sys import intern

import msgspec

from farebox.server.wire import Level, TableSettings


class Fact(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"
):
    """What all entries share."""


class SeatGiven(Fact, frozen=True, tag="seat"):
    """A seat now belongs to a guest, to a bot of a level, or, with neither, is open."""

    seat: int
    guest: str | None = None
    name: str | None = None
    level: Level | None = None


class SettingsChanged(Fact, frozen=True, tag="settings"):
    """The host chose other settings."""

    settings: TableSettings


class Started(Fact, frozen=True, tag="started"):
    """The game began; from here on the seat that was `first` is seat 0 and the others follow clockwise."""

    first: int


class Acted(Fact, frozen=True, gc=False, tag="action"):
    """A seat did an action, in its text form."""

    seat: int
    action: str


class Undone(Fact, frozen=True, tag="undo"):
    """The game went back to where it was at a version."""

    seat: int
    back_to: int


class StoodIn(Fact, frozen=True, tag="stand-in"):
    """A bot plays for an absent person from here on; without a level the person is back."""

    seat: int
    level: Level | None = None


class PaceSet(Fact, frozen=True, tag="pace"):
    """Bots wait so many seconds before they act."""

    pace: float


class Rematched(Fact, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


Entry = SeatGiven | SettingsChanged | Started | Acted | Undone | StoodIn | PaceSet | Rematched

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def entry_body(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _ENCODER.encode(entry)


def parse_entry(body: bytes) -> Entry:
    """An entry from storage; texts of actions are kept once for all tables."""
    entry: Entry = _DECODER.decode(body)
    return Acted(entry.seat, intern(entry.action)) if isinstance(entry, Acted) else entry
