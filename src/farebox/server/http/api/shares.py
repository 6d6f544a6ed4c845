"""Public pages of finished games, for those who have the link."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from farebox.errors import TableError, UnknownLink
from farebox.game.game import Game, score_sheets
from farebox.game.records import parse_record
from farebox.server.http.api.records import Eyes
from farebox.server.http.identity import new_link_secret
from farebox.server.http.replays import OPEN, replay_of
from farebox.server.http.requests import CurrentGuest, ServicesDep, problems
from farebox.server.services import Services
from farebox.server.storage.types import SharedRecord
from farebox.server.tables.permissions import require_seated
from farebox.server.wire_games import SharedGame, ShareLink, ShareWish
from farebox.server.wire_replays import Replay


class Shares(Controller):
    """Links to public pages: made by a player of the game, for anyone who gets them."""

    path = "/api"
    tags = ("my games",)

    @post("/tables/{table_id:str}/share", responses=problems(404, 409), status_code=200)
    async def share(
        self,
        table_id: FromPath[str],
        data: JSONBody[ShareWish],
        guest: CurrentGuest,
        services: ServicesDep,
    ) -> ShareLink:
        """Give a finished game of mine a public page; it keeps its link as long as it has one."""
        await require_finished(services, table_id, guest.id)
        secret = await services.storage.archive.share(table_id, new_link_secret(), data.replay)
        return ShareLink(secret, data.replay)

    @delete("/tables/{table_id:str}/share", responses=problems(404, 409), status_code=200)
    async def unshare(self, table_id: FromPath[str], guest: CurrentGuest, services: ServicesDep) -> ShareLink:
        """Take the public page of a finished game of mine away."""
        await require_finished(services, table_id, guest.id)
        return ShareLink(await services.storage.archive.share(table_id, None, False), False)

    @get("/shared/{secret:str}", responses=problems(404))
    async def shared(self, secret: FromPath[str], services: ServicesDep) -> SharedGame:
        """Show the end of a game that has a public page."""
        found = await require_shared(services, secret)
        return await asyncio.to_thread(shared_game, found)

    @get("/shared/{secret:str}/replay", responses=problems(404, 409))
    async def replay(self, secret: FromPath[str], services: ServicesDep, eyes: Eyes = OPEN) -> Replay:
        """Replay a game that has a public page, if the page allows it."""
        found = await require_shared(services, secret)
        if not found.replay:
            raise TableError("replay-not-shared")
        return await asyncio.to_thread(replay_of, parse_record(found.record), eyes)


async def require_finished(services: Services, table_id: str, guest_id: str) -> None:
    """Refuse a game that is still on, or that someone else played."""
    table = (await services.tables.open(table_id)).table
    if not any(seat.guest == guest_id for seat in table.seats):
        require_seated(table, guest_id)
    await services.archivist.record(table_id)


async def require_shared(services: Services, secret: str) -> SharedRecord:
    """A game by the secret of its public page."""
    found = await services.storage.archive.shared(secret)
    if found is None:
        raise UnknownLink("unknown-share")
    return found


@lru_cache(maxsize=32)
def shared_game(found: SharedRecord) -> SharedGame:
    """A finished game as its public page shows it, kept because many may look at it at once."""
    record = parse_record(found.record)
    game = Game.replay(record)
    return SharedGame(
        city=record.city,
        city_hash=record.city_hash,
        ended_at=found.ended_at,
        seats=record.seats,
        sheets=score_sheets(game),
        view=game.view(None),
        replay=found.replay,
    )
