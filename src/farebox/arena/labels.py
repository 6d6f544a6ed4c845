"""Short names of bots for tables and plots."""

from __future__ import annotations

from collections.abc import Iterable

from farebox.bots.external import short_name


def labels(bots: Iterable[str]) -> dict[str, str]:
    """A short name for every bot; an external bot goes by its file name where that is unique."""
    short = {name: short_name(name) for name in bots}
    taken = list(short.values())
    return {name: label if taken.count(label) == 1 else name for name, label in short.items()}
