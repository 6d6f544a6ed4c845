"""A table and its seats as a guest sees them."""

from __future__ import annotations

from collections.abc import Sequence

from farebox.server.tables.due import deadline_of
from farebox.server.tables.table import Seat, Table
from farebox.server.wire import SeatInfo, TableInfo


def seat_infos(seats: Sequence[Seat], guest: str | None) -> tuple[SeatInfo, ...]:
    """The seats as a guest sees them."""
    return tuple(
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            mine=guest is not None and seat.guest == guest,
            stand_in=seat.stand_in,
        )
        for number, seat in enumerate(seats)
    )


def table_info(table: Table, guest: str | None, seats: tuple[SeatInfo, ...] | None = None) -> TableInfo:
    """The table as a guest sees it; the seats may be known already."""
    since = [decision.since for decision in table.decisions.values()]
    return TableInfo(
        id=table.id,
        city=table.city.id,
        city_hash=table.opening.city_hash,
        status=table.status,
        version=table.version,
        commitment=table.commitment,
        settings=table.settings,
        pace=table.pace,
        seats=seat_infos(table.seats, guest) if seats is None else seats,
        host=guest is not None and guest == table.host,
        next_table=table.next_table,
        created_at=table.created_at,
        due_seat_since=min(since, default=None),
        deadline=deadline_of(table),
    )
