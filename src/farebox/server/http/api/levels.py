"""The levels of the bots."""

from __future__ import annotations

from typing import cast

from litestar import get

from farebox.bots.registry import playable
from farebox.server.http.requests import LEVELS, problems
from farebox.server.wire import Level, LevelInfo, LevelList


@get("/api/levels", tags=["levels"], responses=problems(), sync_to_thread=False)
def every_level() -> LevelList:
    """List the levels, and whose bot plays each."""
    return LevelList(tuple(level_info(level) for level in LEVELS))


def level_info(level: Level) -> LevelInfo:
    """A level, and the one it plays like without compiled rules."""
    plays_like = cast(Level, playable(level))
    return LevelInfo(level, plays_like, None if plays_like == level else "no-compiled-rules")
