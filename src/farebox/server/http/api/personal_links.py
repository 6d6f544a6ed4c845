"""Personal links: what makes another device mine, with all that both devices have."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath

from farebox.errors import UnknownLink
from farebox.server.http.identity import LINK_SECONDS, link_hash, new_link_secret
from farebox.server.http.requests import (
    CurrentGuest,
    GuestId,
    ServicesDep,
    StrictRequest,
    problems,
    renew_cookie,
)
from farebox.server.storage.types import GameFilter
from farebox.server.storage.types import PersonalLink as StoredLink
from farebox.server.tables.guest_changes import merge_guests
from farebox.server.wire import Me
from farebox.server.wire_games import LinkOffer, PersonalLink

MOST_COUNTED = 1000


class PersonalLinks(Controller):
    """Links made on one of my devices and used once on another."""

    path = "/api/me"
    tags = ("my games",)

    @post("/link", responses=problems())
    async def make(self, guest: CurrentGuest, services: ServicesDep) -> PersonalLink:
        """Make a secret that makes another device mine, once, within a day; earlier ones end."""
        secret, expires_at = new_link_secret(), services.tables.clock() + LINK_SECONDS
        await services.storage.guest_book.add_link(StoredLink(link_hash(secret), guest.id, expires_at))
        return PersonalLink(secret, expires_at)

    @get("/links/{secret:str}", responses=problems(404))
    async def look(self, secret: FromPath[str], guest_id: GuestId, services: ServicesDep) -> LinkOffer:
        """Say whose a personal link is, without using it."""
        now = services.tables.clock()
        owner = await services.storage.guest_book.owner_of(link_hash(secret), now)
        known = await services.storage.guest(owner) if owner else None
        if known is None:
            raise UnknownLink("unknown-personal-link")
        archive = services.storage.archive
        counts = [
            len(await archive.games(one, GameFilter(), MOST_COUNTED)) if one else 0
            for one in (known.id, guest_id)
        ]
        return LinkOffer(known.nickname, counts[0], counts[1], known.id == guest_id)

    @post("/links/{secret:str}", responses=problems(404), status_code=200)
    async def use(
        self, request: StrictRequest, secret: FromPath[str], guest: CurrentGuest, services: ServicesDep
    ) -> Me:
        """Make this device the guest's whose the link is; what this device had is theirs from now on."""
        now = services.tables.clock()
        owner = await services.storage.guest_book.spend_link(link_hash(secret), guest.id, now)
        if owner != guest.id:
            renew_cookie(request, owner)
            await merge_guests(services.tables, guest.id, owner)
        known = await services.storage.guest(owner)
        if known is None:
            raise UnknownLink("unknown-personal-link")
        return Me(known.id, known.nickname)
