"""What is done inside a transaction when guests become one or are forgotten: the old id leaves no trace."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, func, insert, select, text, update

from farebox.errors import UnknownLink
from farebox.server.storage.schema import (
    ENTRIES,
    GAME_SEATS,
    GAMES,
    GUESTS,
    HIDDEN,
    LINKS,
    MERGED_GUESTS,
    PERSONAL_LINKS,
    SEATS,
    SUBSCRIPTIONS,
    TABLE_GUESTS,
    TABLES,
)
from farebox.server.storage.types import PersonalLink, Rewriting

# Both databases know this form, for which SQLAlchemy has no common one.
NOTE_GUEST = text(
    "INSERT INTO table_guests (guest_id, table_id) VALUES (:guest, :table) ON CONFLICT DO NOTHING"
)


def note_guests(connection: Connection, table_id: str, found: Iterable[str]) -> None:
    """Remember who was at a table: its entries name them from now on."""
    connection.execute(NOTE_GUEST, [{"guest": guest, "table": table_id} for guest in sorted(found)])


def tables_with(connection: Connection, guest_id: str) -> list[str]:
    """Every table that a guest is or was at."""
    query = select(TABLE_GUESTS.c.table_id).where(TABLE_GUESTS.c.guest_id == guest_id)
    return list(connection.scalars(query.order_by(TABLE_GUESTS.c.table_id)))


def rewrite(connection: Connection, new: Rewriting) -> None:
    """Put another guest into the entries and rows of a table, whose row the caller has locked."""
    for version, body in new.bodies.items():
        entry = and_(ENTRIES.c.table_id == new.table_id, ENTRIES.c.version == version)
        connection.execute(update(ENTRIES).where(entry).values(body=body.decode()))
    begins = func.substr(ENTRIES.c.command_id, 1, len(new.old) + 1) == f"{new.old}/"
    sent = and_(ENTRIES.c.table_id == new.table_id, begins)
    connection.execute(update(ENTRIES).where(sent).values(command_id=None))
    row = {"summary": new.summary.decode(), "host_guest": new.host_guest}
    connection.execute(update(TABLES).where(TABLES.c.id == new.table_id).values(row))
    seats = and_(SEATS.c.table_id == new.table_id, SEATS.c.guest_id == new.old)
    if new.forgotten:
        own = and_(LINKS.c.table_id == new.table_id, LINKS.c.seat.in_(select(SEATS.c.seat).where(seats)))
        connection.execute(delete(LINKS).where(own))
    connection.execute(update(SEATS).where(seats).values(guest_id=new.new))
    noted = and_(TABLE_GUESTS.c.table_id == new.table_id, TABLE_GUESTS.c.guest_id == new.old)
    connection.execute(delete(TABLE_GUESTS).where(noted))
    if not new.forgotten:
        note_guests(connection, new.table_id, [new.new])
    _rewrite_game(connection, new)


def _rewrite_game(connection: Connection, new: Rewriting) -> None:
    """Put another guest, or none, into an archived game; a name that changed is in its record too."""
    for seat, name in new.names.items():
        place = and_(GAME_SEATS.c.table_id == new.table_id, GAME_SEATS.c.seat == seat)
        connection.execute(update(GAME_SEATS).where(place).values(name=name))
    mine = and_(GAME_SEATS.c.table_id == new.table_id, GAME_SEATS.c.guest_id == new.old)
    owner = None if new.forgotten else new.new
    connection.execute(update(GAME_SEATS).where(mine).values(guest_id=owner))
    if new.record is not None:
        game = update(GAMES).where(GAMES.c.table_id == new.table_id)
        connection.execute(game.values(record=new.record.decode()))


def delete_table(connection: Connection, table_id: str) -> None:
    """Delete a table with all that is its."""
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


def add_link(connection: Connection, link: PersonalLink) -> None:
    """Make a personal link, which ends all earlier ones of the guest."""
    connection.execute(delete(PERSONAL_LINKS).where(PERSONAL_LINKS.c.guest_id == link.guest_id))
    row = {"hash": link.hash, "guest_id": link.guest_id, "expires_at": link.expires_at}
    connection.execute(insert(PERSONAL_LINKS), row)


def find_link(connection: Connection, link_hash: str, now: float) -> str | None:
    """The guest whose a personal link is, if it can still be used."""
    usable = and_(PERSONAL_LINKS.c.hash == link_hash, PERSONAL_LINKS.c.expires_at > now)
    return connection.scalar(select(PERSONAL_LINKS.c.guest_id).where(usable))


def spend_link(connection: Connection, link_hash: str, guest_id: str, now: float) -> str:
    """Let a guest become the one whose a link is, which is used up; their tables are moved after that."""
    owner = find_link(connection, link_hash, now)
    gone = delete(PERSONAL_LINKS).where(PERSONAL_LINKS.c.hash == link_hash)
    if owner is None or connection.execute(gone).rowcount != 1:
        raise UnknownLink("unknown-personal-link")
    if owner == guest_id:
        return owner
    # Devices that follow the guest who is now another one follow them there.
    followers = update(MERGED_GUESTS).where(MERGED_GUESTS.c.new == guest_id)
    connection.execute(followers.values(new=owner))
    connection.execute(delete(MERGED_GUESTS).where(MERGED_GUESTS.c.old.in_([guest_id, owner])))
    connection.execute(insert(MERGED_GUESTS), {"old": guest_id, "new": owner})
    return owner


def successor_of(connection: Connection, guest_id: str) -> str | None:
    """Who a guest has become, if they have."""
    return connection.scalar(select(MERGED_GUESTS.c.new).where(MERGED_GUESTS.c.old == guest_id))


def unfinished_merges(connection: Connection) -> list[tuple[str, str]]:
    """Guests who became another one and still are at some table."""
    left = select(TABLE_GUESTS.c.guest_id).where(TABLE_GUESTS.c.guest_id == MERGED_GUESTS.c.old)
    found = connection.execute(select(MERGED_GUESTS.c.old, MERGED_GUESTS.c.new).where(left.exists()))
    return [(row.old, row.new) for row in found]


def finish_merge(connection: Connection, old: str, new: str) -> None:
    """Give the rest of what a guest had to the one they have become."""
    theirs = select(HIDDEN.c.table_id).where(HIDDEN.c.guest_id == new)
    both = and_(HIDDEN.c.guest_id == old, HIDDEN.c.table_id.in_(theirs))
    connection.execute(delete(HIDDEN).where(both))
    connection.execute(update(HIDDEN).where(HIDDEN.c.guest_id == old).values(guest_id=new))
    connection.execute(delete(PERSONAL_LINKS).where(PERSONAL_LINKS.c.guest_id == old))
    connection.execute(update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest_id == old).values(guest_id=new))
    connection.execute(delete(GUESTS).where(GUESTS.c.id == old))


def forget_guest(connection: Connection, guest_id: str) -> None:
    """Delete what is left of a guest after their tables: name, links, lists, push addresses, former ids."""
    columns: list[tuple[Table, Any]] = [
        (GUESTS, GUESTS.c.id),
        (HIDDEN, HIDDEN.c.guest_id),
        (PERSONAL_LINKS, PERSONAL_LINKS.c.guest_id),
        (SUBSCRIPTIONS, SUBSCRIPTIONS.c.guest_id),
        (MERGED_GUESTS, MERGED_GUESTS.c.new),
        (MERGED_GUESTS, MERGED_GUESTS.c.old),
    ]
    for table, column in columns:
        connection.execute(delete(table).where(column == guest_id))
