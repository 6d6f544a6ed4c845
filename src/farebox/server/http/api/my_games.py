"""What I have played: my games, my statistics, and everything of mine as a file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Literal

import msgspec
from litestar import Controller, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from farebox.errors import TableError
from farebox.server.http.requests import (
    CurrentGuest,
    GuestId,
    ServicesDep,
    problems,
)
from farebox.server.services import Services
from farebox.server.storage.types import GameFilter, Guest, Place
from farebox.server.tables.persistence import listed_row
from farebox.server.tables.statistics import played_game, statistics_of
from farebox.server.wire_games import GameList, Statistics

PAGE = 20
EXPORT_FORMAT = 1

Short = Annotated[str | None, Parameter(max_length=100)]
Result = Annotated[Literal["won", "lost", "resigned"] | None, Parameter()]


class MyGames(Controller):
    """My finished games."""

    path = "/api/me"
    tags = ("my games",)

    @get("/games", responses=problems())
    async def games(
        self,
        guest_id: GuestId,
        services: ServicesDep,
        city: Short = None,
        result: Result = None,
        friend: Short = None,
        after: Short = None,
    ) -> GameList:
        """List my finished games, the latest first, 20 at a time."""
        if guest_id is None:
            return GameList(games=(), next=None)
        await services.archivist.catch_up(guest_id)
        wanted = GameFilter(city=city, result=result, friend=friend)
        place = place_of(after) if after else None
        found = await services.storage.archive.games(guest_id, wanted, PAGE + 1, place)
        last = found[PAGE - 1] if len(found) > PAGE else None
        return GameList(
            games=tuple(played_game(game, guest_id) for game in found[:PAGE]),
            next=f"{last.ended_at!r}:{last.table_id}" if last else None,
        )

    @get("/statistics", responses=problems())
    async def statistics(self, guest_id: GuestId, services: ServicesDep) -> Statistics:
        """Add up my finished games: by city, level and number of players, and against friends."""
        if guest_id is None:
            return statistics_of((), ())
        await services.archivist.catch_up(guest_id)
        archive = services.storage.archive
        return statistics_of(await archive.results(guest_id), await archive.opponents(guest_id))

    @get(
        "/export",
        responses={200: ResponseSpec(dict[str, object], generate_examples=False), **problems()},
        media_type="application/json",
    )
    async def export(self, guest: CurrentGuest, services: ServicesDep) -> Stream:
        """Return everything of mine as one file: name, tables, and finished games with their records."""
        await services.archivist.catch_up(guest.id)
        headers = {"content-disposition": 'attachment; filename="farebox-my-data.json"'}
        return Stream(exported(services, guest), headers=headers, media_type="application/json")


def place_of(text: str) -> Place:
    """Where a page ended, as the page before it said."""
    at, _, table_id = text.partition(":")
    try:
        return Place(float(at), table_id)
    except ValueError:
        raise TableError("request-not-valid", fault="after") from None


async def exported(services: Services, guest: Guest) -> AsyncIterator[bytes]:
    """The parts of the file with everything of a guest; no secret of a game that is still on is in it."""
    clock, encode = services.tables.clock, msgspec.json.encode
    head = {"format": EXPORT_FORMAT, "exported_at": clock(), "id": guest.id, "name": guest.nickname}
    rows = await services.storage.my_tables(guest.id, limit=1000)
    tables = [listed_row(row, guest.id) for row in rows if row.status != "over"]
    statistics = statistics_of(
        await services.storage.archive.results(guest.id), await services.storage.archive.opponents(guest.id)
    )
    yield encode(head)[:-1] + b',"tables":' + encode(tables) + b',"statistics":' + encode(statistics)
    yield b',"games":['
    place, between = None, b""
    while page := await services.storage.archive.games(guest.id, GameFilter(), PAGE, place):
        for game in page:
            played = {"game": played_game(game, guest.id), "record": msgspec.Raw(game.record)}
            yield between + encode(played)
            between = b","
        place = Place(page[-1].ended_at, page[-1].table_id)
    yield b"]}"
