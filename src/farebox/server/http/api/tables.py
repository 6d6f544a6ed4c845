"""Tables: made, listed, joined, started and left."""

from __future__ import annotations

from litestar import Controller, get, post, put
from litestar.params import FromPath, JSONBody

from farebox.errors import TableError
from farebox.server.http.requests import CurrentGuest, GuestId, ServicesDep, problems
from farebox.server.services import Services
from farebox.server.storage.types import Guest
from farebox.server.tables.commands import (
    AskRematch,
    AskStandIn,
    ChangeSeat,
    ChangeSettings,
    Command,
    SetPace,
    Start,
)
from farebox.server.tables.info import table_info
from farebox.server.tables.names import clean_name
from farebox.server.tables.new_tables import new_table
from farebox.server.tables.persistence import listed_row
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

WEEK = 7 * 24 * 3600.0


class Tables(Controller):
    """Tables and their seats."""

    path = "/api/tables"
    tags = ("tables",)

    @post(responses=problems(404, 409))
    async def create(self, data: JSONBody[NewTable], guest: CurrentGuest, services: ServicesDep) -> TableInfo:
        """Create a table; with `start` the game begins at once."""
        now = services.tables.clock()
        table = new_table(data, host=guest.id, nickname=guest.nickname, now=now)
        most = services.settings.limits.tables_by_guest
        async with services.hosting.of(guest.id):
            # A table idle for a week does not count, or old games would lock their host out permanently.
            if await services.storage.count_hosted(guest.id, now - WEEK) >= most:
                raise TableError("too-many-tables", most=most)
            await services.tables.create(table)
        return table_info(table, guest.id)

    @get(responses=problems())
    async def listed(self, guest_id: GuestId, services: ServicesDep) -> TableList:
        """List the public tables that are not over."""
        rows = await services.storage.listed_tables()
        return TableList(tuple(listed_row(row, guest_id) for row in rows))

    @get("/mine", responses=problems())
    async def mine(self, guest_id: GuestId, services: ServicesDep) -> TableList:
        """List the tables where I sit or am the host."""
        rows = await services.storage.my_tables(guest_id) if guest_id else []
        return TableList(tuple(listed_row(row, guest_id) for row in rows))

    @get("/{table_id:str}", responses=problems(404))
    async def one(self, table_id: FromPath[str], guest_id: GuestId, services: ServicesDep) -> TableInfo:
        """Describe a table."""
        return table_info((await services.tables.open(table_id)).table, guest_id)

    @put("/{table_id:str}/settings", responses=problems(404, 409))
    async def settings(
        self,
        table_id: FromPath[str],
        data: JSONBody[TableSettings],
        guest: CurrentGuest,
        services: ServicesDep,
    ) -> TableInfo:
        """Change the settings before the start; only the host may."""
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
        """Take an open seat or leave your own; the host also opens seats and gives them to bots."""
        name = clean_name(data.name) if data.name else guest.nickname
        command = ChangeSeat(guest=guest.id, seat=seat, change=data.change, name=name, level=data.level)
        return await after_command(services, table_id, guest, command)

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
        command = AskStandIn(guest=guest.id, seat=seat, level=data.level)
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


async def after_command(services: Services, table_id: str, guest: Guest, command: Command) -> TableInfo:
    """The table after a command."""
    await services.tables.submit(table_id, command)
    return table_info((await services.tables.open(table_id)).table, guest.id)
