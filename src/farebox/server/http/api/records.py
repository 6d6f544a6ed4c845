"""Records and replays of finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, Parameter

from farebox.game.records import Record, parse_record
from farebox.server.http.replays import OPEN, replay_of
from farebox.server.http.requests import ServicesDep, StrictRequest, address_of, known_guest, problems
from farebox.server.services import Services
from farebox.server.wire_replays import Replay

Eyes = Annotated[str, Parameter(max_length=10, description="open, spectator or the number of a seat")]


class Records(Controller):
    """Records and replays of a game."""

    path = "/api"
    tags = ("records",)

    @get(
        "/tables/{table_id:str}/record",
        responses={200: ResponseSpec(Record, generate_examples=False), **problems(404, 409)},
    )
    async def record(self, table_id: FromPath[str], services: ServicesDep) -> Response[bytes]:
        """Return the record of a finished game, with its seed, for `farebox verify`."""
        record = await services.archivist.record(table_id)
        headers = {"content-disposition": f'attachment; filename="farebox-{table_id}.json"'}
        return Response(record.to_json(), headers=headers, media_type=MediaType.JSON)

    @get("/tables/{table_id:str}/replay", responses=problems(404, 409))
    async def replay(
        self, request: StrictRequest, table_id: FromPath[str], services: ServicesDep, eyes: Eyes = OPEN
    ) -> Replay:
        """Replay a finished game moment by moment."""
        record = await services.archivist.record(table_id)
        return await replayed(request, services, record, eyes)

    @post("/replay", responses=problems(404), status_code=200)
    async def replay_file(self, request: StrictRequest, services: ServicesDep, eyes: Eyes = OPEN) -> Replay:
        """Replay the record file in the body of the request."""
        return await replayed(request, services, parse_record(await request.body()), eyes)


async def replayed(request: StrictRequest, services: Services, record: Record, eyes: str) -> Replay:
    """A replay, of which everybody gets one at a time, and all together as many as the limits say."""
    who = known_guest(request) or address_of(request)
    async with services.guards.replaying(who):
        return await asyncio.to_thread(replay_of, record, eyes)
