"""Between tables and storage: what of a table is written, and a table from what was read."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from farebox.cities.load import city_hash, city_version
from farebox.errors import CityError, ClosedTable
from farebox.game.records import KNOWN_RULES, RULES_VERSION
from farebox.server.storage.types import Due, NewTable, StoredTable, TableChanges, TableRow
from farebox.server.tables.archive import finished_game
from farebox.server.tables.due import due_of
from farebox.server.tables.entries import Entry, entry_body, parse_entry
from farebox.server.tables.info import seat_infos
from farebox.server.tables.seats import Seat
from farebox.server.tables.table import Opening, Table
from farebox.server.wire import TableSummary

# The process that stores an entry does what is due then by itself; others look after it this much later.
GRACE = 3.0

# The form in which entries are stored.
TABLE_FORMAT = 1

# Made once, and not by the threads that load tables: msgspec crashes if two look at a type together.
_OPENING = msgspec.json.Decoder(Opening)


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a list shows of a table, kept beside it so that no table is replayed for a list."""

    city: str
    seats: tuple[Seat, ...]
    to_act: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    guided: bool = False


def summary_of(table: Table) -> bytes:
    """A table's summary as it is stored."""
    outcome = table.game.outcome if table.game else None
    winners = outcome.winners if outcome else ()
    summary = Summary(
        city=table.city.id,
        seats=table.seats,
        to_act=tuple(table.decisions),
        scores=outcome.scores if outcome else None,
        # The bot of a person who gave up may come first; nobody has won by that.
        winners=tuple([seat for seat in winners if not table.seats[seat].resigned]),
        guided=table.opening.guided,
    )
    return msgspec.json.encode(summary)


def read_summary(row: TableRow) -> Summary:
    """What a list shows of a table."""
    return msgspec.json.decode(row.summary, type=Summary)


def listed_row(row: TableRow, guest: str | None) -> TableSummary:
    """A table of a list as a guest sees it."""
    summary = read_summary(row)
    seats = seat_infos(summary.seats, guest, row.host_guest)
    return TableSummary(
        id=row.id,
        city=summary.city,
        status=row.status,
        version=row.version,
        seats=seats,
        my_turn=any(seats[seat].mine for seat in summary.to_act),
        created_at=row.created_at,
        changed_at=row.changed_at,
        scores=summary.scores,
        winners=summary.winners,
        guided=summary.guided,
    )


def later(due: Due | None) -> Due | None:
    """When others look after work that the storing process means to do itself."""
    return None if due is None else Due(due.at + GRACE, due.kind)


def new_row(table: Table) -> NewTable:
    """A table that is not stored yet, with the entries it begins with."""
    return NewTable(
        id=table.id,
        settings=msgspec.json.encode(table.opening),
        summary=summary_of(table),
        seed=table.seed,
        host_guest=table.host,
        listed=table.settings.listed,
        status=table.status,
        seats=tuple(seat.guest for seat in table.seats),
        due=later(due_of(table)),
        rules=RULES_VERSION,
        format=TABLE_FORMAT,
        entries=tuple(entry_body(applied.entry) for applied in table.log),
        at=table.created_at,
    )


def changes_between(
    before: Table,
    after: Table,
    due: Due | None,
    spends_link: str | UnsetType = UNSET,
    next_table: NewTable | UnsetType = UNSET,
) -> TableChanges:
    """What an entry changes in the table's row, and what is stored together with it."""
    reseated = before.seats is not after.seats and before.seats != after.seats
    same_summary = not reseated and before.decisions.keys() == after.decisions.keys()
    guests = tuple(seat.guest for seat in after.seats) if reseated else UNSET
    return TableChanges(
        due=later(due),
        status=after.status if after.status != before.status else UNSET,
        listed=after.settings.listed if after.settings != before.settings else UNSET,
        summary=UNSET if same_summary else summary_of(after),
        host_guest=after.host if after.host != before.host else UNSET,
        seats=guests if guests != tuple(seat.guest for seat in before.seats) else UNSET,
        next_table=next_table,
        spends_link=spends_link,
        finished=finished_game(after) if after.status == "over" != before.status else UNSET,
    )


def opened_table(stored: StoredTable) -> Table:
    """A table from storage, before its entries are added."""
    row = stored.row
    if row.rules not in KNOWN_RULES or row.format != TABLE_FORMAT:
        raise ClosedTable("table-of-another-version", rules=row.rules, known=RULES_VERSION)
    opening = _OPENING.decode(row.settings)
    if not has_city(opening):
        raise ClosedTable("table-of-another-city", city=opening.city)
    return Table(row.id, opening, seed=stored.seed, host=row.host_guest, created_at=row.created_at)


def has_city(opening: Opening) -> bool:
    """Whether the very city that a table was made of is there."""
    try:
        return city_hash(city_version(opening.city, opening.city_hash)) == opening.city_hash
    except CityError:
        return False


def city_of(stored: StoredTable) -> str:
    """The hash of the city that a stored table was made of."""
    return _OPENING.decode(stored.row.settings).city_hash


def stored_table(stored: StoredTable) -> Table:
    """A table from storage with all its entries."""
    table = opened_table(stored)
    for entry, at, _ in stored_entries(stored):
        table.add(entry, at)
    return table


def stored_entries(stored: StoredTable) -> list[tuple[Entry, float, str | None]]:
    """The entries of a stored table with their times and command ids."""
    return [(parse_entry(entry.body), entry.at, entry.command_id) for entry in stored.entries]
