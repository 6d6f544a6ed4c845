"""Short names of bots for tables and plots."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import PurePath

from farebox.arena.blocks import EXTERNAL, is_external

MAX_LETTERS = 24


def labels(bots: Iterable[str]) -> dict[str, str]:
    """A short name for every bot; external bots are called by their file, if that is enough to tell them."""
    short = {name: short_name(name) for name in bots}
    taken = list(short.values())
    return {name: label if taken.count(label) == 1 else name for name, label in short.items()}


def short_name(name: str) -> str:
    """The name of a bot, or the last file in the command of an external one."""
    if not is_external(name):
        return name
    words = name.removeprefix(EXTERNAL).split()
    files = [word for word in words if re.search(r"\w\.\w", word)] or words
    return PurePath(files[-1]).name[:MAX_LETTERS]
