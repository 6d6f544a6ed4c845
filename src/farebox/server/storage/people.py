"""What is done with guests, seat links and facts of the server inside a transaction."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from farebox.errors import TableError
from farebox.server.storage.schema import (
    FACTS,
    GUESTS,
    HIDDEN,
    LINKS,
    PERSONAL_LINKS,
    SEATS,
    SUBSCRIPTIONS,
    TABLES,
)
from farebox.server.storage.types import Guest, Link

CLOCK = "clock-seen"


def find_guest(connection: Connection, guest_id: str) -> Guest | None:
    """A guest, if known."""
    row = connection.execute(select(GUESTS).where(GUESTS.c.id == guest_id)).first()
    return None if row is None else Guest(row.id, row.nickname, row.seen_at)


def put_guest(connection: Connection, guest: Guest) -> None:
    """Change a guest, or add one that is not there."""
    known = update(GUESTS).where(GUESTS.c.id == guest.id)
    if connection.execute(known.values(nickname=guest.nickname, seen_at=guest.seen_at)).rowcount == 0:
        connection.execute(insert(GUESTS), msgspec.structs.asdict(guest))


def forget_guests(connection: Connection, seen_before: float) -> int:
    """Delete the guests not seen since who sit at no table that still goes on."""
    playing = select(SEATS.c.guest_id).join(TABLES).where(TABLES.c.status != "over")
    old = delete(GUESTS).where(GUESTS.c.seen_at < seen_before, GUESTS.c.id.not_in(playing))
    count = connection.execute(old).rowcount
    if count:
        left = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest_id.not_in(select(GUESTS.c.id)))
        connection.execute(left)
    return count


def hide_table(connection: Connection, table_id: str, guest_id: str) -> None:
    """Keep a table off a guest's list."""
    connection.execute(insert(HIDDEN), {"table_id": table_id, "guest_id": guest_id})


def show_table(connection: Connection, table_id: str, guest_id: str) -> None:
    """Have a table on a guest's list again."""
    hidden = and_(HIDDEN.c.table_id == table_id, HIDDEN.c.guest_id == guest_id)
    connection.execute(delete(HIDDEN).where(hidden))


def add_link(connection: Connection, link: Link, holder: str | None) -> None:
    """Add a seat link, if the seat is still its holder's; the row of the table is locked, as by a move."""
    if holder is not None:
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == link.table_id).with_for_update())
        seat = (SEATS.c.table_id == link.table_id) & (SEATS.c.seat == link.seat)
        if connection.scalar(select(SEATS.c.guest_id).where(seat)) != holder:
            raise TableError("not-your-seat", seat=link.seat)
    connection.execute(insert(LINKS), msgspec.structs.asdict(link))


def find_link(connection: Connection, link_hash: str, now: float) -> Link | None:
    """A seat link that can still be used."""
    usable = select(LINKS).where(LINKS.c.hash == link_hash, LINKS.c.expires_at > now)
    row = connection.execute(usable).first()
    return None if row is None else Link(row.hash, row.table_id, row.seat, row.expires_at)


def forget_links(connection: Connection, now: float) -> int:
    """Delete the seat links and personal links that have run out."""
    personal = connection.execute(delete(PERSONAL_LINKS).where(PERSONAL_LINKS.c.expires_at <= now)).rowcount
    return personal + connection.execute(delete(LINKS).where(LINKS.c.expires_at <= now)).rowcount


def see_clock(connection: Connection, now: float, gap: float, back: float) -> float:
    """Note what the clock says; since when it has been seen to go on, by steps that are no jump."""
    seen = find_fact(connection, CLOCK)
    since, last = map(float, seen.split()) if seen else (now, now)
    if not -back <= now - last <= gap:
        since = now
    value = f"{since} {now}".encode()
    if seen is None:
        add_fact(connection, CLOCK, value)
    else:
        connection.execute(update(FACTS).where(FACTS.c.name == CLOCK).values(value=value))
    return since


def find_fact(connection: Connection, name: str) -> bytes | None:
    """A fact, if it is known."""
    value: bytes | None = connection.scalar(select(FACTS.c.value).where(FACTS.c.name == name))
    return value


def add_fact(connection: Connection, name: str, value: bytes) -> None:
    """Add a fact that was not known."""
    connection.execute(insert(FACTS), {"name": name, "value": value})
