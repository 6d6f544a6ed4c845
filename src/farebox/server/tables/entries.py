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
    """A seat now belongs to a guest, to a bot of a level or of the host's, or, with neither, is open."""

    seat: int
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    colour: int | None = None


class SeatAdded(EntryBase, frozen=True, tag="seat-added"):
    """One more seat, open and behind the others."""


class SeatRemoved(EntryBase, frozen=True, tag="seat-removed"):
    """A seat is no longer there; those behind it move up."""

    seat: int


class HostGiven(EntryBase, frozen=True, tag="host"):
    """Another guest is the host from here on, who holds this seat."""

    seat: int
    guest: str


class SeatMuted(EntryBase, frozen=True, tag="mute"):
    """The host keeps the reactions and nudges of a seat from everybody, or lets them through again."""

    seat: int
    muted: bool


class SettingsChanged(EntryBase, frozen=True, tag="settings"):
    """The host chose other settings."""

    settings: TableSettings


class Started(EntryBase, frozen=True, tag="started"):
    """The game began; from here on the seat that was `first` is seat 0 and the others follow clockwise.

    `version` is that of the package, and so of its bots; the first release did not note it. `bots` are the
    versions of the host's bots at this table, by name.
    """

    first: int
    version: str = "0.1.0"
    bots: dict[str, str] = {}


class Acted(EntryBase, frozen=True, gc=False, tag="action"):
    """A seat did an action, in its text form; `stand_in` if a bot did it on a person's seat."""

    seat: int
    action: str
    stand_in: bool = False


class Undone(EntryBase, frozen=True, tag="undo"):
    """The game went back to where it was at a version."""

    seat: int
    back_to: int


class TurnMissed(EntryBase, frozen=True, tag="missed"):
    """A person let the turn limit pass: a bot plays this one turn."""

    seat: int


class StoodIn(EntryBase, frozen=True, tag="stand-in"):
    """A bot plays for an absent person, or for a bot that is gone; without a level they are back.

    `by` is the seat that asked for it; nobody did if the person missed too many turns.
    """

    seat: int
    level: Level | None = None
    by: int | None = None


class Resigned(EntryBase, frozen=True, tag="resigned"):
    """A person gave the game up: a bot plays the seat to the end."""

    seat: int


class PaceSet(EntryBase, frozen=True, tag="pace"):
    """Bots wait so many seconds before they act."""

    pace: float


class Rematched(EntryBase, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


class GuestChanged(EntryBase, frozen=True, tag="guest"):
    """Earlier entries name another guest than before, or none; who has read them reads them again."""


LobbyEntry = SeatGiven | SeatAdded | SeatRemoved | SettingsChanged | Started
PlayEntry = Acted | Undone | TurnMissed | StoodIn | Resigned | PaceSet | Rematched
Entry = LobbyEntry | PlayEntry | HostGiven | SeatMuted | GuestChanged

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
    if isinstance(entry, Acted):
        return Acted(entry.seat, intern(entry.action), entry.stand_in)
    return entry
