"""Records and replays of finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, Parameter

from farebox.errors import TableError
from farebox.game.records import Record, parse_record
from farebox.server.http.replays import OPEN, replay_of
from farebox.server.http.requests import ServicesDep, StrictRequest, problems
from farebox.server.services import Services
from farebox.server.tables.records import record_of
from farebox.server.wire import Replay

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
        record = await finished(services, table_id)
        headers = {"content-disposition": f'attachment; filename="farebox-{table_id}.json"'}
        return Response(record.to_json(), headers=headers, media_type=MediaType.JSON)

    @get("/tables/{table_id:str}/replay", responses=problems(404, 409))
    async def replay(self, table_id: FromPath[str], services: ServicesDep, eyes: Eyes = OPEN) -> Replay:
        """Replay a finished game moment by moment."""
        return await asyncio.to_thread(replay_of, await finished(services, table_id), eyes)

    @post("/replay", responses=problems(404), status_code=200)
    async def replay_file(self, request: StrictRequest, eyes: Eyes = OPEN) -> Replay:
        """Replay the record file in the body of the request."""
        return await asyncio.to_thread(replay_of, parse_record(await request.body()), eyes)


async def finished(services: Services, table_id: str) -> Record:
    """The record of a table whose game is over."""
    table = (await services.tables.open(table_id)).table
    if table.status != "over":
        raise TableError("game-not-over")
    return record_of(table)
