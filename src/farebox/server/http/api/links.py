"""Links that move a seat to another device."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import FromPath

from farebox.errors import UnknownLink
from farebox.server.http.identity import LINK_SECONDS, link_hash, new_link_secret
from farebox.server.http.requests import CurrentGuest, ServicesDep, problems
from farebox.server.storage.types import Link
from farebox.server.tables.commands import MoveSeat
from farebox.server.tables.permissions import require_own
from farebox.server.wire import MovedSeat, SeatLink


class Links(Controller):
    """Seat links: made by the holder of the seat, used once by anyone who has the secret."""

    path = "/api"
    tags = ("tables",)

    @post("/tables/{table_id:str}/seats/{seat:int}/link", responses=problems(404, 409))
    async def make(
        self, table_id: FromPath[str], seat: FromPath[int], guest: CurrentGuest, services: ServicesDep
    ) -> SeatLink:
        """Make a secret that moves my seat to the guest who uses it, once, within a day."""
        table = (await services.tables.open(table_id)).table
        require_own(table, guest.id, seat)
        # Seats are renumbered at the start, so an earlier link could name the wrong one.
        table.require_game()
        secret, expires_at = new_link_secret(), services.tables.clock() + LINK_SECONDS
        await services.storage.add_link(Link(link_hash(secret), table_id, seat, expires_at), holder=guest.id)
        return SeatLink(secret, expires_at)

    @post("/links/{secret:str}", responses=problems(404, 409), status_code=200)
    async def use(self, secret: FromPath[str], guest: CurrentGuest, services: ServicesDep) -> MovedSeat:
        """Move the seat of a link to me."""
        link = await services.storage.find_link(link_hash(secret), services.tables.clock())
        if link is None:
            raise UnknownLink("unknown-link")
        command = MoveSeat(guest=guest.id, seat=link.seat)
        await services.tables.submit(link.table_id, command, spends_link=link.hash)
        return MovedSeat(link.table_id, link.seat)
