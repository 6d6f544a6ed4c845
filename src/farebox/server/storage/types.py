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
    rules: int = 1
    format: int = 1  # of the entries
    at: float


class FinishedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who played a seat of a finished game, and with what success; `level` is a bot's."""

    seat: int
    guest: str | None
    name: str
    level: str | None
    score: int
    won: bool
    resigned: bool
    tickets: int
    tickets_made: int


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game for the archive; `level` is that of its strongest bot."""

    table_id: str
    city: str
    city_hash: str
    level: str | None
    guided: bool = False
    ended_at: float
    record: bytes
    seats: tuple[FinishedSeat, ...]


class ArchivedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game from the archive."""

    table_id: str
    city: str
    city_hash: str
    level: str | None
    ended_at: float
    record: bytes
    seats: tuple[FinishedSeat, ...]


class GameFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which of a guest's finished games are wanted; what is None does not matter."""

    city: str | None = None
    result: Literal["won", "lost", "resigned"] | None = None
    friend: str | None = None


class OwnResult(msgspec.Struct, frozen=True, kw_only=True):
    """What statistics need of one game of a guest."""

    city: str
    level: str | None
    players: int
    ended_at: float
    score: int
    won: bool
    resigned: bool
    tickets: int
    tickets_made: int


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """Another guest whom a guest has finished games with; `ahead` is how often the first had more points."""

    guest: str
    name: str
    played: int
    ahead: int
    behind: int


class SharedRecord(msgspec.Struct, frozen=True):
    """A finished game that has a public page, and whether the page shows its replay."""

    record: bytes
    ended_at: float
    replay: bool


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
    finished: FinishedGame | UnsetType = UNSET  # archived together with the entry that ends the game


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
    rules: int = 1
    format: int = 1


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


class PersonalLink(msgspec.Struct, frozen=True):
    """A secret that makes another device a guest's own, once; storage knows only its hash."""

    hash: str
    guest_id: str
    expires_at: float


class Rewriting(msgspec.Struct, frozen=True, kw_only=True):
    """A table with another guest in the place of one: the entries that change, and what follows from them.

    `version` is the one that the table has; `entry` is added, so that every process reads the table again.
    A guest who is `forgotten` leaves no result behind. `names` are those that changed, by seat.
    """

    table_id: str
    version: int
    old: str
    new: str
    forgotten: bool
    entry: bytes
    bodies: dict[int, bytes]
    summary: bytes
    host_guest: str
    due: Due | None
    names: dict[int, str]
    record: bytes | None
    at: float


class Link(msgspec.Struct, frozen=True):
    """A secret that moves a seat to another guest, once; storage knows only its hash."""

    hash: str
    table_id: str
    seat: int
    expires_at: float


class Subscription(msgspec.Struct, frozen=True):
    """A browser in which a guest is told that it is their turn: its push endpoint, a secret, and its keys."""

    hash: str
    guest_id: str
    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str
    site: str


class Place(msgspec.Struct, frozen=True):
    """Where a page of a list ended; the next page goes on behind it."""

    changed_at: float
    table_id: str


class Announcement(msgspec.Struct, frozen=True):
    """Some process stored this version of this table."""

    table_id: str
    version: int
