"""How long a training is to last: for a number of games, or for some time."""

from __future__ import annotations

import msgspec

SECONDS_PER_MINUTE = 60


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a training is done: after some games or, without their number, after some seconds."""

    games: int = 0
    seconds: float = 0.0

    @property
    def total(self) -> float:
        """What there is to do, in games or seconds."""
        return self.games or self.seconds

    @property
    def option(self) -> tuple[str, str]:
        """The goal as it is written on the command line."""
        if self.games:
            return "--games", str(self.games)
        return "--minutes", f"{self.seconds / SECONDS_PER_MINUTE:g}"

    def reached(self, games: int, seconds: float) -> float:
        """How much of the total is done after so many games and seconds."""
        return min(self.total, games if self.games else seconds)

    def is_repeated_by(self, games: int) -> bool:
        """Whether a training with so many games comes out the same again: it ran to its last game."""
        return 0 < self.games <= games
