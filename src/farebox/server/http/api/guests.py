"""Who I am."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, put
from litestar.params import JSONBody

from farebox.server.http.requests import CurrentGuest, ServicesDep, problems
from farebox.server.storage.types import Guest
from farebox.server.tables.names import clean_name
from farebox.server.wire import Me, NewNickname


class Guests(Controller):
    """The guest behind a browser."""

    path = "/api/me"
    tags = ("guests",)

    @get(responses=problems())
    async def me(self, guest: CurrentGuest, services: ServicesDep) -> Me:
        """Say who I am; a new visitor becomes a guest and gets a cookie."""
        seen = msgspec.structs.replace(guest, seen_at=services.tables.clock())
        await services.storage.put_guest(seen)
        return Me(guest.id, guest.nickname)

    @put(responses=problems())
    async def rename(self, data: JSONBody[NewNickname], guest: CurrentGuest, services: ServicesDep) -> Me:
        """Choose a nickname; seats already taken keep the name they have."""
        renamed = Guest(guest.id, clean_name(data.nickname), services.tables.clock())
        await services.storage.put_guest(renamed)
        return Me(renamed.id, renamed.nickname)
