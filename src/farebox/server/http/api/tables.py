"""Tables: made, listed, joined, started and left."""

from __future__ import annotations

from collections.abc import Iterable

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody

from farebox.errors import LATER_SECONDS, LimitReached, TableError
from farebox.server.http.requests import (
    CurrentGuest,
    GuestId,
    ServicesDep,
    StrictRequest,
    address_of,
    problems,
)
from farebox.server.services import Services
from farebox.server.storage.types import Guest, TableRow
from farebox.server.tables.commands import (
    AddSeat,
    AskRematch,
    AskStandIn,
    ChangeSeat,
    ChangeSettings,
    Command,
    GiveHost,
    MuteSeat,
    Resign,
    SetPace,
    Start,
)
from farebox.server.tables.guest_changes import leave
from farebox.server.tables.guided import guided_table
from farebox.server.tables.info import table_info
from farebox.server.tables.names import clean_name
from farebox.server.tables.new_tables import new_table
from farebox.server.tables.persistence import listed_row
from farebox.server.tables.table import Table
from farebox.server.wire import (
    NewPace,
    NewTable,
    NextTable,
    SeatChange,
    StandIn,
    TableInfo,
    TableList,
    TableSettings,
)
from farebox.server.wire_guide import NewGuidedTable
from farebox.server.wire_signals import Mute, NewHost

WEEK = 7 * 24 * 3600.0


class Tables(Controller):
    """Tables and their seats."""

    path = "/api/tables"
    tags = ("tables",)

    @post(responses=problems(404, 409))
    async def create(
        self, request: StrictRequest, data: JSONBody[NewTable], guest: CurrentGuest, services: ServicesDep
    ) -> TableInfo:
        """Create a table; with `start` the game begins at once."""
        now = services.tables.clock()
        table = new_table(data, host=guest.id, nickname=guest.nickname, now=now)
        return await created(services, request, table)

    @post("/guided", responses=problems(404, 409))
    async def create_guided(
        self,
        request: StrictRequest,
        data: JSONBody[NewGuidedTable],
        guest: CurrentGuest,
        services: ServicesDep,
    ) -> TableInfo:
        """Begin the guided game of a city."""
        now = services.tables.clock()
        table = guided_table(data.city, host=guest.id, nickname=guest.nickname, now=now)
        return await created(services, request, table)

    @get(responses=problems())
    async def listed(self, guest_id: GuestId, services: ServicesDep) -> TableList:
        """List the public tables that are not over."""
        rows = await services.storage.listed_tables()
        return table_list(services, rows, guest_id)

    @get("/mine", responses=problems())
    async def mine(self, guest_id: GuestId, services: ServicesDep) -> TableList:
        """List the tables where I sit or am the host."""
        return await tables_of(services, guest_id) if guest_id else TableList(())

    @get("/{table_id:str}", responses=problems(404))
    async def one(self, table_id: FromPath[str], guest_id: GuestId, services: ServicesDep) -> TableInfo:
        """Describe a table."""
        return table_info((await services.tables.open(table_id)).table, guest_id)

    @put("/{table_id:str}/settings", responses=problems(404, 409))
    async def settings(
        self,
        request: StrictRequest,
        table_id: FromPath[str],
        data: JSONBody[TableSettings],
        guest: CurrentGuest,
        services: ServicesDep,
    ) -> TableInfo:
        """Change the settings before the start; only the host may."""
        table = (await services.tables.open(table_id)).table
        if data.listed and not table.settings.listed:
            services.guards.require_rate("listed_tables", address_of(request))
        return await after_command(services, table_id, guest, ChangeSettings(guest=guest.id, settings=data))

    @put("/{table_id:str}/seats/{seat:int}", responses=problems(404, 409))
    async def seat(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatChange],
        guest: CurrentGuest,
        services: ServicesDep,
    ) -> TableInfo:
        """Take an open seat, leave your own or paint it; the host also opens, fills and removes seats."""
        name = clean_name(data.name) if data.name else guest.nickname
        command = ChangeSeat(
            guest=guest.id,
            seat=seat,
            change=data.change,
            name=name,
            level=data.level,
            colour=data.colour,
        )
        table = await after_command(services, table_id, guest, command)
        if data.change == "take":
            await services.storage.show_table(table_id, guest.id)
        return table

    @post("/{table_id:str}/seats", responses=problems(404, 409), status_code=200)
    async def add_seat(
        self, table_id: FromPath[str], guest: CurrentGuest, services: ServicesDep
    ) -> TableInfo:
        """Add an open seat before the start; only the host may."""
        return await after_command(services, table_id, guest, AddSeat(guest=guest.id))

    @put("/{table_id:str}/seats/{seat:int}/mute", responses=problems(404, 409))
    async def mute(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Mute],
        guest: CurrentGuest,
        services: ServicesDep,
    ) -> TableInfo:
        """Mute the reactions of a seat for everyone, or unmute them; only the host may."""
        command = MuteSeat(guest=guest.id, seat=seat, muted=data.muted)
        return await after_command(services, table_id, guest, command)

    @put("/{table_id:str}/host", responses=problems(404, 409))
    async def host(
        self, table_id: FromPath[str], data: JSONBody[NewHost], guest: CurrentGuest, services: ServicesDep
    ) -> TableInfo:
        """Hand the table over to the person in another seat; only the host may."""
        return await after_command(services, table_id, guest, GiveHost(guest=guest.id, seat=data.seat))

    @post("/{table_id:str}/seats/{seat:int}/resign", responses=problems(404, 409), status_code=200)
    async def resign(
        self, table_id: FromPath[str], seat: FromPath[int], guest: CurrentGuest, services: ServicesDep
    ) -> TableInfo:
        """Give up your seat: a bot plays it to the end, and it counts as lost."""
        return await after_command(services, table_id, guest, Resign(guest=guest.id, seat=seat))

    @delete("/mine/{table_id:str}", responses=problems(404, 409), status_code=200)
    async def remove(self, table_id: FromPath[str], guest: CurrentGuest, services: ServicesDep) -> TableList:
        """Remove a table from my list; this leaves its lobby, or resigns if the game is on."""
        await leave(services.tables, table_id, guest.id)
        await services.storage.hide_table(table_id, guest.id)
        return await tables_of(services, guest.id)

    @post("/{table_id:str}/start", responses=problems(404, 409), status_code=200)
    async def start(self, table_id: FromPath[str], guest: CurrentGuest, services: ServicesDep) -> TableInfo:
        """Start the game; only the host may, and only when no seat is open."""
        return await after_command(services, table_id, guest, Start(guest=guest.id))

    @post("/{table_id:str}/seats/{seat:int}/stand-in", responses=problems(404, 409), status_code=200)
    async def stand_in(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[StandIn],
        guest: CurrentGuest,
        services: ServicesDep,
    ) -> TableInfo:
        """Let a bot play for a seat, or take your seat back from it."""
        table = (await services.tables.open(table_id)).table
        command = AskStandIn(
            guest=guest.id,
            seat=seat,
            level=data.level,
            gone=services.signals.is_absent(table, seat),
            wait=services.settings.limits.absent_seconds,
        )
        return await after_command(services, table_id, guest, command)

    @put("/{table_id:str}/pace", responses=problems(404, 409))
    async def pace(
        self, table_id: FromPath[str], data: JSONBody[NewPace], guest: CurrentGuest, services: ServicesDep
    ) -> TableInfo:
        """Choose how many seconds bots wait before they act."""
        return await after_command(services, table_id, guest, SetPace(guest=guest.id, pace=data.pace))

    @post("/{table_id:str}/rematch", responses=problems(404, 409), status_code=200)
    async def rematch(self, table_id: FromPath[str], guest: CurrentGuest, services: ServicesDep) -> NextTable:
        """Create the next table with the same seats, or return the one that exists."""
        live = await services.tables.open(table_id)
        if live.table.next_table is None:
            try:
                await services.tables.submit(table_id, AskRematch(guest=guest.id))
            except TableError as error:
                if error.code != "rematch-already":
                    raise
        return NextTable(live.table.next_table or "")


async def created(services: Services, request: StrictRequest, table: Table) -> TableInfo:
    """A new table, stored, unless its host has too many or asks too often."""
    most = services.settings.limits.tables_by_guest
    async with services.hosting.of(table.host):
        # A table idle for a week does not count, or old games would lock their host out permanently.
        if await services.storage.count_hosted(table.host, table.created_at - WEEK) >= most:
            raise LimitReached("too-many-tables", LATER_SECONDS, most=most)
        services.guards.require_rate("new_tables", address_of(request))
        if table.settings.listed:
            services.guards.require_rate("listed_tables", address_of(request))
        await services.tables.create(table)
    return table_info(table, table.host)


def table_list(services: Services, rows: Iterable[TableRow], guest_id: str | None) -> TableList:
    """The tables of a list as a guest sees them, without those that cannot be read."""
    damaged = services.tables.damaged
    found = []
    for row in rows:
        if row.id in damaged:
            continue
        try:
            found.append(listed_row(row, guest_id))
        except Exception as fault:
            damaged.note(row.id, fault)
    return TableList(tuple(found))


async def tables_of(services: Services, guest_id: str) -> TableList:
    """The tables where a guest sits or is the host."""
    rows = await services.storage.my_tables(guest_id)
    return table_list(services, rows, guest_id)


async def after_command(services: Services, table_id: str, guest: Guest, command: Command) -> TableInfo:
    """The table after a command."""
    await services.tables.submit(table_id, command)
    return table_info((await services.tables.open(table_id)).table, guest.id)
