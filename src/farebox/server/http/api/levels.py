"""The levels of the bots, and the bots of the host."""

from __future__ import annotations

from typing import cast

from litestar import get

from farebox.bots.registry import playable
from farebox.server.bots.host_bots import LEVELS, host_bots
from farebox.server.http.requests import problems
from farebox.server.wire import Level, LevelInfo, LevelList


@get("/api/levels", tags=["levels"], responses=problems(), sync_to_thread=False)
def every_level() -> LevelList:
    """List the levels, whose bot plays each, and the bots that the host names."""
    return LevelList(tuple(map(level_info, LEVELS.values())), host_bots())


def level_info(level: Level) -> LevelInfo:
    """A level, and the one it plays like without compiled rules."""
    plays_like = cast(Level, playable(level))
    return LevelInfo(level, plays_like, None if plays_like == level else "no-compiled-rules")
