"""What storage takes and gives: rows as frozen structs, and JSON that it never reads (settings, entries)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

Status = Literal["lobby", "playing", "over"]
DueKind = Literal["bot", "clock"]


class Due(msgspec.Struct, frozen=True):
    """Work that waits at a table: at `at` a bot has to act or a turn limit runs out."""

    at: float
    kind: DueKind


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to create, with the entries it begins with; its version is their number."""

    id: str
    settings: bytes
    summary: bytes = b"{}"  # what a list of tables shows, so that no table has to be replayed for it
    seed: bytes
    host_guest: str
    listed: bool = False
    status: Status = "lobby"
    seats: tuple[str | None, ...] = ()  # the guest who holds each seat; None: nobody does (open, or a bot)
    due: Due | None = None
    entries: tuple[bytes, ...] = ()
    at: float


class TableChanges(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry changes in its table's row; a field that is left UNSET stays as it is."""

    due: Due | None  # said with every entry: what waits after this one
    status: Status | UnsetType = UNSET
    settings: bytes | UnsetType = UNSET
    summary: bytes | UnsetType = UNSET
    host_guest: str | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    seats: tuple[str | None, ...] | UnsetType = UNSET
    next_table: NewTable | UnsetType = UNSET  # a rematch, created together with the entry that names it
    spends_link: str | UnsetType = UNSET  # the hash of a seat link that is used up together with this entry


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table without seed and entries, as lists of tables need it."""

    id: str
    settings: bytes
    summary: bytes
    host_guest: str
    listed: bool
    status: Status
    version: int
    created_at: float
    changed_at: float
    due: Due | None
    next_table: str | None


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry of a table's history."""

    version: int
    command_id: str | None
    body: bytes
    at: float


class StoredTable(msgspec.Struct, frozen=True):
    """A table with its seed and the entries that were asked for, oldest first, without a gap."""

    row: TableRow
    seed: bytes
    entries: tuple[StoredEntry, ...]


class DueTable(msgspec.Struct, frozen=True):
    """A table whose work is due, leased to the asker."""

    table_id: str
    version: int
    kind: DueKind


class Guest(msgspec.Struct, frozen=True):
    """A person without an account."""

    id: str
    nickname: str
    seen_at: float


class Link(msgspec.Struct, frozen=True):
    """A secret that moves a seat to another guest, once; storage knows only its hash."""

    hash: str
    table_id: str
    seat: int
    expires_at: float


class Place(msgspec.Struct, frozen=True):
    """Where a page of a list ended; the next page goes on behind it."""

    changed_at: float
    table_id: str


class Announcement(msgspec.Struct, frozen=True):
    """Some process stored this version of this table."""

    table_id: str
    version: int
