"""The levels of the bots."""

from __future__ import annotations

from typing import get_args

from litestar import get

from farebox.server.api.shared import Serving, problems
from farebox.server.warm_up import WarmUp
from farebox.server.wire import Level, LevelInfo, LevelList

LEVELS: tuple[Level, ...] = get_args(Level)


@get("/api/levels", tags=["levels"], responses=problems(), sync_to_thread=False)
def every_level(services: Serving) -> LevelList:
    """List the levels, and whether each is ready."""
    return level_list(services.bots.warm_up)


def level_list(warm_up: WarmUp) -> LevelList:
    """The levels with who decides for each now."""
    return LevelList(tuple(LevelInfo(level, warm_up.level_of(level)) for level in LEVELS))
