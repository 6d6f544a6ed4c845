"""Finished games are archived with the entry that ends them, once, and as records that verify."""

from __future__ import annotations

import logging
from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection, Update, delete, select, update
from sqlalchemy import Table as TableOfRows

from farebox import Game
from farebox.errors import StaleVersion, TableError, UnknownTable
from farebox.game.records import parse_record
from farebox.server.storage import Storage
from farebox.server.storage.schema import ENTRIES, GAME_SEATS, GAMES
from farebox.server.storage.types import GameFilter, TableChanges
from farebox.server.tables.archive import finished_game
from farebox.server.tables.archivist import Archivist
from farebox.server.tables.commands import Act, ActAsBot, ChangeSeat, MoveSeat, Start
from farebox.server.tables.manager import TableManager
from farebox.server.tables.new_tables import new_table
from farebox.server.tables.records import record_of
from farebox.server.tables.statistics import result_of
from farebox.server.tables.table import Table
from farebox.server.wire import NewTable, SeatWish
from tests.server.build import Clock
from tests.server.storage.build import append
from tests.server.storage.build import new_table as bare_table

pytestmark = pytest.mark.anyio
SEATS = (SeatWish(kind="me"), SeatWish(kind="bot", level="casual"), SeatWish(kind="bot", level="novice"))


async def played(
    manager: TableManager, host: str = "anna", name: str = "Anna", others: tuple[str, ...] = ()
) -> Table:
    """A table whose game is over; every entry went through storage."""
    open_seats = [SeatWish(kind="open")] * len(others)
    wish = NewTable(city="paris", seats=(*SEATS, *open_seats), start=False, pace=0)
    table = new_table(wish, host=host, nickname=name, now=manager.clock())
    await manager.create(table)
    for number, guest in enumerate(others, start=len(SEATS)):
        taken = ChangeSeat(guest=guest, seat=number, change="take", name=guest.title())
        await manager.execute(table.id, taken)
    await manager.execute(table.id, Start(guest=host))
    while (table := (await manager.open(table.id)).table).status == "playing":
        game = table.require_game()
        seat = game.to_act[0]
        action, holder = game.legal_actions(seat)[-1], table.seats[seat].guest
        version = table.version
        await manager.execute(
            table.id,
            Act(guest=holder, seat=seat, version=version, action=action)
            if holder
            else ActAsBot(seat=seat, version=version, action=action),
        )
    return table


async def rows_of(storage: Storage, table: TableOfRows) -> list[dict[str, object]]:
    """What stands in a table of the database."""
    query = select(table)
    found = await storage.database.read(lambda connection: connection.execute(query).mappings().all())
    return [dict(row) for row in found]


async def test_the_entry_that_ends_a_game_archives_it(storage: Storage) -> None:
    table = await played(TableManager(storage, clock=Clock()))
    (game,) = await rows_of(storage, GAMES)
    assert (game["table_id"], game["city"], game["players"]) == (table.id, "paris", 3)
    assert (game["level"], game["guided"], game["share"]) == ("casual", False, None)
    record = parse_record(str(game["record"]).encode())
    assert record == record_of(table)
    assert Game.replay(record).over
    seats = sorted(await rows_of(storage, GAME_SEATS), key=lambda row: str(row["seat"]))
    outcome = table.require_game().outcome
    assert outcome is not None
    assert tuple(seat["score"] for seat in seats) == outcome.scores
    assert tuple(seat["tickets_made"] for seat in seats) == outcome.complete_tickets
    assert [number for number, seat in enumerate(seats) if seat["won"]] == list(outcome.winners)
    assert [(seat["guest_id"], seat["level"]) for seat in seats] == [
        (seat.guest, seat.level) for seat in table.seats
    ]


async def test_the_archive_and_the_last_entry_are_stored_together_or_not_at_all(storage: Storage) -> None:
    table = await played(TableManager(storage, clock=Clock()))
    (before,) = await rows_of(storage, GAMES)
    await storage.create_table(bare_table("other", entries=(b"{}",)))
    finished = msgspec.structs.replace(finished_game(table), table_id="other")
    changes = TableChanges(due=None, status="over", finished=finished)
    with pytest.raises(StaleVersion):
        await append(storage, 3, "other", changes=changes)
    assert await rows_of(storage, GAMES) == [before]
    await append(storage, 2, "other", changes=changes)
    assert {row["table_id"] for row in await rows_of(storage, GAMES)} == {table.id, "other"}


async def test_a_seat_that_moves_after_the_end_takes_its_result_along(storage: Storage) -> None:
    manager = TableManager(storage, clock=Clock())
    table = await played(manager)
    (own,) = table.seats_of("anna")
    await manager.execute(table.id, MoveSeat(guest="bert", seat=own))
    assert {row["guest_id"] for row in await rows_of(storage, GAME_SEATS)} == {"bert", None}


async def test_what_ended_before_there_was_an_archive_is_archived_once(storage: Storage) -> None:
    table = await played(TableManager(storage, clock=Clock()))
    before = await rows_of(storage, GAMES), await rows_of(storage, GAME_SEATS)
    await storage.database.write(lambda connection: connection.execute(delete(GAMES)).rowcount)
    await storage.database.write(lambda connection: connection.execute(delete(GAME_SEATS)).rowcount)
    assert await storage.archive.missing() == [table.id] == await storage.archive.missing("anna")
    assert await storage.archive.missing("bert") == []
    archivist = Archivist(TableManager(storage))
    assert await archivist.record(table.id) == record_of(table)
    await archivist.catch_up()
    assert (await rows_of(storage, GAMES), await rows_of(storage, GAME_SEATS)) == before


async def test_a_damaged_table_keeps_no_other_from_the_archive(
    storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    manager = TableManager(storage, clock=Clock())
    broken, whole = await played(manager), await played(manager)
    await storage.database.write(lambda connection: connection.execute(delete(GAME_SEATS)).rowcount)
    await storage.database.write(lambda connection: connection.execute(delete(GAMES)).rowcount)
    spoil = update(ENTRIES).where(ENTRIES.c.table_id == broken.id, ENTRIES.c.version == 9)
    await storage.database.write(lambda connection: connection.execute(spoil.values(body="{}")).rowcount)
    with caplog.at_level(logging.ERROR):
        await Archivist(TableManager(storage)).catch_up()
    assert [row["table_id"] for row in await rows_of(storage, GAMES)] == [whole.id]
    assert [record.getMessage() for record in caplog.records] == ["a stored table cannot be read"]
    assert broken.id not in caplog.text


async def test_a_game_that_is_still_on_has_no_record(storage: Storage) -> None:
    await storage.create_table(bare_table(entries=(b"{}",)))
    await append(storage, 2)
    with pytest.raises(TableError, match="game-not-over"):
        await Archivist(TableManager(storage)).record("table")
    with pytest.raises(UnknownTable):
        await Archivist(TableManager(storage)).record("nowhere")


# Points of Anna and of Bert, or of the bots of those who resigned; what Anna is told.
DUELS = (
    ((50, False), (40, False), (1, 0, "won")),
    ((40, False), (50, False), (0, 1, "lost")),
    ((50, False), (40, True), (1, 0, "won")),
    ((40, False), (50, True), (0, 0, "lost")),
    ((50, True), (40, False), (0, 0, "resigned")),
    ((40, True), (50, False), (0, 1, "resigned")),
)


def changed_rows(connection: Connection, query: Update) -> int:
    """How many rows a query has changed."""
    return connection.execute(query).rowcount


async def test_head_to_head_and_list_agree(storage: Storage) -> None:
    await played(TableManager(storage, clock=Clock()), others=("bert",))
    for mine, theirs, told in DUELS:
        best = max(mine[0], theirs[0])
        for guest, (score, resigned) in {"anna": mine, "bert": theirs}.items():
            ended = {"score": score, "resigned": resigned, "won": score == best and not resigned}
            query = update(GAME_SEATS).where(GAME_SEATS.c.guest_id == guest).values(ended)
            await storage.database.write(partial(changed_rows, query=query))
        (friend,) = await storage.archive.opponents("anna")
        (game,) = await storage.archive.games("anna", GameFilter(), 5)
        assert (friend.ahead, friend.behind, result_of(game, "anna")) == told
