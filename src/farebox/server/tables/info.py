"""A table and its seats as a guest sees them."""

from __future__ import annotations

from typing import overload

from farebox.server.tables.due import deadline_of
from farebox.server.tables.seats import Seat, colours_of
from farebox.server.tables.table import Table
from farebox.server.wire import SeatInfo, TableInfo


def seat_infos(seats: tuple[Seat, ...], guest: str | None, host: str) -> tuple[SeatInfo, ...]:
    """The seats as a guest sees them."""
    return tuple(
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            mine=seat.is_of(guest),
            stand_in=seat.stand_in,
            stand_in_by=seat.stand_in_by,
            covered=seat.covered,
            misses=seat.misses,
            resigned=seat.resigned,
            colour=colour,
            muted=seat.muted,
            host=seat.person and seat.guest == host,
        )
        for number, (seat, colour) in enumerate(zip(seats, colours_of(seats), strict=True))
    )


@overload
def coarse(at: float) -> float: ...
@overload
def coarse(at: float | None) -> float | None: ...
def coarse(at: float | None) -> float | None:
    """A time as clients are told it: to the microsecond, it would tell how long a bot thought."""
    return None if at is None else round(at, 1)


def lasting(table: Table) -> tuple[object, ...]:
    """What clients are shown of a table, and what does not change with every action."""
    return table.status, table.seats, table.host, table.settings, table.pace, table.next_table


def times_of(table: Table) -> tuple[float | None, float | None]:
    """Since when the seat to act is due, and when its turn runs out."""
    since = [decision.since for decision in table.decisions.values()]
    return coarse(min(since, default=None)), coarse(deadline_of(table))


def table_info(table: Table, guest: str | None, seats: tuple[SeatInfo, ...] | None = None) -> TableInfo:
    """The table as a guest sees it; the seats may be known already."""
    due_seat_since, deadline = times_of(table)
    return TableInfo(
        id=table.id,
        city=table.city.id,
        city_hash=table.opening.city_hash,
        status=table.status,
        version=table.version,
        commitment=table.commitment,
        settings=table.settings,
        pace=table.pace,
        seats=seat_infos(table.seats, guest, table.host) if seats is None else seats,
        host=guest is not None and guest == table.host,
        next_table=table.next_table,
        created_at=table.created_at,
        due_seat_since=due_seat_since,
        deadline=deadline,
        paused=table.status == "playing" and table.paused,
        guided=table.opening.guided,
    )
