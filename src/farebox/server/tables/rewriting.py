"""A table with another guest in the place of one: two guests become one, or one is forgotten."""

from __future__ import annotations

import msgspec

from farebox.game.records import parse_record
from farebox.server.storage.types import Rewriting, StoredTable
from farebox.server.tables.entries import Entry, GuestChanged, HostGiven, SeatGiven, entry_body, parse_entry
from farebox.server.tables.names import DEFAULT_NICKNAME
from farebox.server.tables.persistence import Summary, read_summary

# The most names that can be asked for at one table: many may have come and gone before the start.
MAX_NAMES = 1000


class GuestChange(msgspec.Struct, frozen=True):
    """Who is replaced by whom; a guest who is `forgotten` gives way to an id that nobody has."""

    old: str
    new: str
    forgotten: bool = False


def rewritten(stored: StoredTable, record: bytes | None, change: GuestChange) -> Rewriting:
    """What is stored of a table from now on; no game is replayed for it, and no list shows it as changed."""
    entries = {entry.version: parse_entry(entry.body) for entry in stored.entries}
    names = new_names(list(entries.values()), change)
    bodies = {
        version: entry_body(new)
        for version, entry in entries.items()
        if (new := changed_entry(entry, change, names)) is not entry
    }
    summary, row = read_summary(stored.row), stored.row
    renamed = {
        number: names[seat.name]
        for number, seat in enumerate(summary.seats)
        if seat.guest == change.old and seat.name in names
    }
    return Rewriting(
        table_id=row.id,
        version=row.version,
        old=change.old,
        new=change.new,
        forgotten=change.forgotten,
        entry=entry_body(GuestChanged()),
        bodies=bodies,
        summary=msgspec.json.encode(changed_summary(summary, change, renamed)),
        host_guest=change.new if row.host_guest == change.old else row.host_guest,
        due=row.due,
        names=renamed,
        record=renamed_record(record, renamed),
        at=row.changed_at,
    )


def new_names(entries: list[Entry], change: GuestChange) -> dict[str, str]:
    """What each name of a forgotten guest becomes, so that nobody at the table has another's."""
    if not change.forgotten:
        return {}
    given = [entry for entry in entries if isinstance(entry, SeatGiven) and entry.name is not None]
    taken = {entry.name for entry in given if entry.guest != change.old}
    own = list(dict.fromkeys(str(entry.name) for entry in given if entry.guest == change.old))
    choices = (f"{DEFAULT_NICKNAME} {number}" for number in range(2, MAX_NAMES))
    free = iter([name for name in (DEFAULT_NICKNAME, *choices) if name not in taken])
    return {name: next(free) for name in own}


def changed_entry(entry: Entry, change: GuestChange, names: dict[str, str]) -> Entry:
    """An entry that names the other guest, or itself if it does not name the old one."""
    if isinstance(entry, HostGiven) and entry.guest == change.old:
        return msgspec.structs.replace(entry, guest=change.new)
    if isinstance(entry, SeatGiven) and entry.guest == change.old:
        name = names.get(entry.name or "", entry.name)
        return msgspec.structs.replace(entry, guest=change.new, name=name)
    return entry


def changed_summary(summary: Summary, change: GuestChange, renamed: dict[int, str]) -> Summary:
    """What lists show of the table from now on."""
    seats = tuple(
        msgspec.structs.replace(seat, guest=change.new, name=renamed.get(number, seat.name))
        if seat.guest == change.old
        else seat
        for number, seat in enumerate(summary.seats)
    )
    return msgspec.structs.replace(summary, seats=seats)


def renamed_record(record: bytes | None, renamed: dict[int, str]) -> bytes | None:
    """The record with other names, sealed again; None if there is none or it stays as it is."""
    if record is None or not renamed:
        return None
    changed = parse_record(record)
    for seat, name in renamed.items():
        changed = changed.renamed(seat, name)
    return changed.to_json()
