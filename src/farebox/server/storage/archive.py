"""`Archive`: finished games in the database, for lists, statistics and replays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Protocol

from sqlalchemy import Connection

from farebox.server.storage import games, results
from farebox.server.storage.database import Result
from farebox.server.storage.types import (
    ArchivedGame,
    FinishedGame,
    GameFilter,
    Opponent,
    OwnResult,
    Place,
    SharedRecord,
)


class Do(Protocol):
    """Does work in one transaction."""

    def __call__(self, work: Callable[[Connection], Result]) -> Awaitable[Result]:
        """Its result."""


class Archive:
    """The finished games of a storage; every call is one transaction, as in `Storage`."""

    def __init__(self, read: Do, write: Do) -> None:
        self._read = read
        self._write = write

    async def record(self, table_id: str) -> bytes | None:
        """The record of a finished game as a file, if it is archived."""
        return await self._read(partial(games.find_record, table_id=table_id))

    async def missing(
        self, guest_id: str | None = None, *, skipped: Collection[str] = (), limit: int = 20
    ) -> list[str]:
        """Some tables whose games ended before there was an archive: those of a guest, or all."""
        return await self._read(partial(games.find_missing, guest_id=guest_id, skipped=skipped, limit=limit))

    async def add(self, game: FinishedGame) -> None:
        """Archive a game that ended before there was an archive; once, however many processes try."""
        await self._write(partial(games.add_missing, game=game))

    async def games(
        self, guest_id: str, wanted: GameFilter, limit: int = 20, after: Place | None = None
    ) -> list[ArchivedGame]:
        """A page of a guest's finished games, the latest first."""
        work = partial(results.find_games, guest_id=guest_id, wanted=wanted, limit=limit, after=after)
        return await self._read(work)

    async def results(self, guest_id: str) -> list[OwnResult]:
        """What counts in a guest's statistics, oldest first."""
        return await self._read(partial(results.find_results, guest_id=guest_id))

    async def opponents(self, guest_id: str) -> list[Opponent]:
        """Whom a guest has finished games with, the most frequent first."""
        return await self._read(partial(results.find_opponents, guest_id=guest_id))

    async def share(self, table_id: str, share: str | None, replay: bool) -> str | None:
        """Give a game a public page with this secret, or none; the secret that it has from now on."""
        work = partial(results.share_game, table_id=table_id, share=share, replay=replay)
        return await self._write(work)

    async def shared(self, share: str) -> SharedRecord | None:
        """A game by the secret of its public page."""
        return await self._read(partial(results.find_shared, share=share))
