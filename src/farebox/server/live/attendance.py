"""Who is connected to which table: in this process, and in others as those tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from farebox.server.wire_signals import PresenceState

Connected = Literal["here", "away"]

# How long it is remembered when somebody left; an unknown guest has been gone for longer.
REMEMBERED_SECONDS = 24 * 3600.0


class Known(msgspec.Struct, frozen=True, gc=False):
    """What is known of a guest at a table: how they are, since when, and when they came."""

    state: PresenceState
    since: float
    arrived: float


class Attendance:
    """The guests at every table, as the processes told of them; a process tells only of its own."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began_at = clock()
        self._told: dict[str, dict[tuple[str, str], Connected]] = {}
        self._known: dict[str, dict[str, Known]] = {}

    def put(self, process: str, table: str, guest: str, state: Connected | None) -> bool:
        """Note how a guest is connected to a process, or that they are not; say whether that shows."""
        told = self._told.setdefault(process, {})
        if state is None:
            told.pop((table, guest), None)
        else:
            told[table, guest] = state
        return self._settle(table, guest)

    def _settle(self, table: str, guest: str) -> bool:
        """Work out how a guest is, from what all processes told."""
        told = {process.get((table, guest)) for process in self._told.values()}
        state: PresenceState = "here" if "here" in told else "away" if "away" in told else "gone"
        old, now = self._known.get(table, {}).get(guest), self._clock()
        if (old.state if old else "gone") == state:
            return False
        arrived = old.arrived if old and old.state != "gone" else now
        self._known.setdefault(table, {})[guest] = Known(state, now, arrived)
        return True

    def of_process(self, process: str) -> list[tuple[str, str, Connected]]:
        """All that a process told."""
        return [(table, guest, state) for (table, guest), state in self._told.get(process, {}).items()]

    def forget_process(self, process: str) -> set[str]:
        """Forget what a process told, since it ended or starts again; the tables where that shows."""
        gone = self._told.pop(process, {})
        return {table for table, guest in gone if self._settle(table, guest)}

    def of(self, table: str, guest: str) -> Known:
        """How a guest is; one who was never seen has been gone since this process began."""
        known = self._known.get(table, {}).get(guest)
        return known or Known("gone", self._began_at, self._began_at)

    def others(self, table: str, guests: Iterable[str]) -> int:
        """How many are connected besides these guests."""
        seated = set(guests)
        known = self._known.get(table, {}).items()
        return sum(one.state != "gone" and guest not in seated for guest, one in known)

    def here_since(self, table: str, guests: Iterable[str]) -> float | None:
        """Since when one of these guests has been connected; None if none of them is."""
        known = [self.of(table, guest) for guest in guests]
        return min([one.arrived for one in known if one.state != "gone"], default=None)

    def tidy(self) -> None:
        """Forget those who left long ago."""
        oldest = self._clock() - REMEMBERED_SECONDS
        for table, guests in list(self._known.items()):
            for guest, one in list(guests.items()):
                if one.state == "gone" and one.since < oldest:
                    del guests[guest]
            if not guests:
                del self._known[table]
