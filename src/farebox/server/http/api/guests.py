"""Who I am."""

from __future__ import annotations

import msgspec
from litestar import Controller, delete, get, put
from litestar.params import JSONBody

from farebox.server.http.requests import (
    CurrentGuest,
    ServicesDep,
    StrictRequest,
    give_cookie,
    problems,
    renew_cookie,
)
from farebox.server.storage.types import Guest
from farebox.server.tables.guest_changes import forget_guest
from farebox.server.tables.names import clean_name
from farebox.server.wire import Me, NewNickname
from farebox.server.wire_games import Deleted


class Guests(Controller):
    """The guest behind a browser."""

    path = "/api/me"
    tags = ("guests",)

    @get(responses=problems())
    async def me(self, request: StrictRequest, guest: CurrentGuest, services: ServicesDep) -> Me:
        """Say who I am; a new visitor becomes a guest and gets a cookie, a known one gets it renewed."""
        renew_cookie(request, guest.id)
        seen = msgspec.structs.replace(guest, seen_at=services.tables.clock())
        await services.storage.put_guest(seen)
        return Me(guest.id, guest.nickname)

    @put(responses=problems())
    async def rename(self, data: JSONBody[NewNickname], guest: CurrentGuest, services: ServicesDep) -> Me:
        """Choose a nickname; seats already taken keep the name they have."""
        renamed = Guest(guest.id, clean_name(data.nickname), services.tables.clock())
        await services.storage.put_guest(renamed)
        return Me(renamed.id, renamed.nickname)

    @delete(responses=problems(), status_code=200)
    async def forget(self, request: StrictRequest, guest: CurrentGuest, services: ServicesDep) -> Deleted:
        """Forget me: id, name, links and statistics; games with others stay, without my name."""
        deleted = await forget_guest(services.tables, guest.id)
        give_cookie(request)
        return deleted
