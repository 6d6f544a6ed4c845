"""Entries: the history of a table, which is all that is stored of it."""

from __future__ import annotations

from sys import intern

import msgspec

from farebox.server.wire import EntryKind, Level, TableSettings


class EntryBase(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"
):
    """What all entries share."""


class SeatGiven(EntryBase, frozen=True, tag="seat"):
    """A seat now belongs to a guest, to a bot of a level, or, with neither, is open."""

    seat: int
    guest: str | None = None
    name: str | None = None
    level: Level | None = None


class SettingsChanged(EntryBase, frozen=True, tag="settings"):
    """The host chose other settings."""

    settings: TableSettings


class Started(EntryBase, frozen=True, tag="started"):
    """The game began; from here on the seat that was `first` is seat 0 and the others follow clockwise.

    `version` is that of the package, and so of its bots; the first release did not note it.
    """

    first: int
    version: str = "0.1.0"


class Acted(EntryBase, frozen=True, gc=False, tag="action"):
    """A seat did an action, in its text form."""

    seat: int
    action: str


class Undone(EntryBase, frozen=True, tag="undo"):
    """The game went back to where it was at a version."""

    seat: int
    back_to: int


class StoodIn(EntryBase, frozen=True, tag="stand-in"):
    """A bot plays for an absent person from here on; without a level the person is back."""

    seat: int
    level: Level | None = None


class PaceSet(EntryBase, frozen=True, tag="pace"):
    """Bots wait so many seconds before they act."""

    pace: float


class Rematched(EntryBase, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


Entry = SeatGiven | SettingsChanged | Started | Acted | Undone | StoodIn | PaceSet | Rematched

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def kind_of(entry: Entry) -> EntryKind:
    """The kind of an entry, which is its tag."""
    kind: EntryKind = entry.__struct_config__.tag  # type: ignore[assignment]
    return kind


def entry_body(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _ENCODER.encode(entry)


def parse_entry(body: bytes) -> Entry:
    """An entry from storage; texts of actions are kept once for all tables."""
    entry: Entry = _DECODER.decode(body)
    return Acted(entry.seat, intern(entry.action)) if isinstance(entry, Acted) else entry
