"""`Signals`: presence, reactions and nudges, which are told and not stored.

Each process knows the connections that it has itself, and tells the others of them by the announcements of
the database: what changed, a sign of life periodically, and everything to a process that asks. A process
that is silent for too long has no connections any more. SQLite has one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, deque
from contextlib import suppress
from typing import Protocol

import msgspec

from farebox.errors import LimitReached, StorageUnavailable, TableError
from farebox.server.limits import Limits, Rate
from farebox.server.live.attendance import Attendance, Connected
from farebox.server.tables.manager import TableManager
from farebox.server.tables.permissions import require_own, require_seated
from farebox.server.tables.table import Table
from farebox.server.wire_signals import Nudged, Presence, React, Reacted, SeatPresence

SETTLE_SECONDS = 0.3
ALIVE_SECONDS = 10.0
DEAD_SECONDS = 35.0
TOLD_TOGETHER = 60
MAX_UNTOLD = 1000

Said = Reacted | Nudged

_log = logging.getLogger(__name__)


class Signal(msgspec.Struct, frozen=True, tag_field="kind", array_like=True):
    """What processes tell each other."""

    process: str


class Changed(Signal, frozen=True, tag="changed", array_like=True):
    """How guests are connected to the process now."""

    guests: list[tuple[str, str, Connected | None]]


class Spoken(Signal, frozen=True, tag="spoken", array_like=True):
    """Something for everybody at a table."""

    table: str
    said: Said


class Alive(Signal, frozen=True, tag="alive", array_like=True):
    """The process still has the connections it told of."""


class Asked(Signal, frozen=True, tag="asked", array_like=True):
    """The process has just begun, or has missed something, and wants to know everything."""


class Ended(Signal, frozen=True, tag="ended", array_like=True):
    """The process has no connections any more."""


AnySignal = Changed | Spoken | Alive | Asked | Ended

_DECODER = msgspec.json.Decoder(AnySignal)


class Hearer(Protocol):
    """A connection that is told what others say."""

    def wake(self) -> None:
        """Look at the presence of the table again; must not wait."""

    def hear(self, said: Said) -> None:
        """Take what somebody said; must not wait."""


class Signals:
    """Who is here and what people say to each other, at all tables of this process."""

    def __init__(self, tables: TableManager, limits: Limits) -> None:
        self.tables = tables
        self.process = secrets.token_hex(6)
        self.attendance = Attendance(tables.clock)
        self.revisions: Counter[str] = Counter()
        self._limits = limits
        self._reactions = Rate(limits.reactions_per_second, limits.reactions_at_once)
        self._nudges = Rate(1 / limits.nudge_seconds, 1)
        self._hearers: dict[str, dict[Hearer, tuple[str, Connected]]] = {}
        self._unsettled: set[tuple[str, str]] = set()
        self._heard_at: dict[str, float] = {}
        self._untold: deque[AnySignal] = deque(maxlen=MAX_UNTOLD)
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to tell the other processes, if there can be any."""
        if not self.tables.storage.alone:
            self._tasks = [asyncio.create_task(self._tell_all()), asyncio.create_task(self._stay_alive())]
            self.ask()

    async def stop(self) -> None:
        """Tell the others that the connections of this process are gone."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            with suppress(StorageUnavailable):
                await self.tables.storage.tell(msgspec.json.encode(Ended(self.process)).decode())

    # Connections of this process.

    def join(self, table: str, guest: str, hearer: Hearer) -> None:
        """A connection begins."""
        self._hearers.setdefault(table, {})[hearer] = (guest, "here")
        self._unsettle(table, guest)

    def leave(self, table: str, guest: str, hearer: Hearer) -> None:
        """A connection has ended."""
        hearers = self._hearers.get(table, {})
        hearers.pop(hearer, None)
        if not hearers:
            self._hearers.pop(table, None)
            self.revisions.pop(table, None)
        self._unsettle(table, guest)

    def look_away(self, table: str, guest: str, hearer: Hearer, away: bool) -> None:
        """The page of a connection is hidden, or is seen again."""
        hearers = self._hearers.get(table, {})
        if hearer in hearers:
            hearers[hearer] = (guest, "away" if away else "here")
            self._unsettle(table, guest)

    def _unsettle(self, table: str, guest: str) -> None:
        """Look a moment later how a guest is: pages that are loaded again leave and come at once."""
        if not self._unsettled:
            asyncio.get_running_loop().call_later(SETTLE_SECONDS, self._settle)
        self._unsettled.add((table, guest))

    def _settle(self) -> None:
        changed = []
        for table, guest in self._unsettled:
            states = {state for one, state in self._hearers.get(table, {}).values() if one == guest}
            state: Connected | None = "here" if "here" in states else "away" if states else None
            changed.append((table, guest, state))
        self._unsettled.clear()
        self._put(self.process, changed)
        self._tell_changed(changed)

    def _put(self, process: str, changed: list[tuple[str, str, Connected | None]]) -> None:
        """Note how guests are, show it, and let a table go on that waited for them."""
        shown = [one for one in changed if self.attendance.put(process, *one)]
        for table, _, state in shown:
            if state is not None and process == self.process:
                self.tables.resume(table)
        self._show({table for table, _, _ in shown})

    def _show(self, tables: set[str]) -> None:
        for table in tables & self._hearers.keys():
            self.revisions[table] += 1
            for hearer in tuple(self._hearers[table]):
                hearer.wake()

    # What is known of a table.

    def presence(self, table: Table) -> Presence:
        """Who is here, by seat."""
        known = [
            (number, self.attendance.of(table.id, seat.guest))
            for number, seat in enumerate(table.seats)
            if seat.person and seat.guest is not None
        ]
        return Presence(
            seats=tuple([SeatPresence(number, one.state, one.since) for number, one in known]),
            watchers=self.attendance.others(table.id, people_of(table)),
            absent_seconds=self._limits.absent_seconds,
            nudge_seconds=self._limits.nudge_seconds,
        )

    def is_absent(self, table: Table, seat: int) -> bool:
        """Whether the person of a seat has been gone for so long that a bot may stand in."""
        guest = table.seat(seat).guest
        if guest is None:
            return False
        known = self.attendance.of(table.id, guest)
        return known.state == "gone" and self.tables.clock() - known.since >= self._limits.absent_seconds

    def here_since(self, table: Table) -> float | None:
        """Since when somebody who sits at a table has been connected; None if nobody is."""
        return self.attendance.here_since(table.id, people_of(table))

    # What people say.

    def react(self, table: Table, guest: str, message: React) -> None:
        """Pass a reaction on to everybody at the table."""
        seat = require_own(table, guest, message.seat)
        if seat.muted:
            raise TableError("seat-muted", seat=message.seat)
        if wait := self._reactions.wait(guest):
            raise LimitReached("too-many-reactions", wait)
        self._say(table.id, Reacted(seat=message.seat, reaction=message.reaction))

    def nudge(self, table: Table, guest: str, number: int) -> None:
        """Call a person whom the table has been waiting for."""
        require_seated(table, guest)
        by = table.seats_of(guest)[0]
        if table.seats[by].muted:
            raise TableError("seat-muted", seat=by)
        seat, decision = table.seat(number), table.decisions.get(number)
        if decision is None or seat.bot is not None or seat.guest == guest:
            raise TableError("nobody-to-nudge", seat=number)
        wait = self._limits.nudge_seconds
        if self.tables.clock() - decision.since < wait:
            raise TableError("nudge-too-soon", seat=number, seconds=int(wait))
        if self._nudges.wait(f"{table.id}/{number}"):
            raise TableError("nudged-already", seat=number)
        self._say(table.id, Nudged(seat=number, by=by))

    def _say(self, table: str, said: Said) -> None:
        self._pass_on(table, said)
        self._tell(Spoken(self.process, table, said))

    def _pass_on(self, table: str, said: Said) -> None:
        for hearer in tuple(self._hearers.get(table, ())):
            hearer.hear(said)

    # Other processes.

    def ask(self) -> None:
        """Ask the others for everything, since some of it was missed."""
        for process in list(self._heard_at):
            self._forget(process)
        self._tell(Asked(self.process))
        self._tell_changed([*self.attendance.of_process(self.process)])

    def take(self, payload: str) -> None:
        """Take what another process tells."""
        try:
            signal = _DECODER.decode(payload)
        except msgspec.DecodeError:
            # A process of another version; it is about to be replaced.
            _log.debug("a signal was not understood")
            return
        if signal.process == self.process:
            return
        self._heard_at[signal.process] = self.tables.clock()
        match signal:
            case Changed():
                self._put(signal.process, signal.guests)
            case Spoken():
                self._pass_on(signal.table, signal.said)
            case Asked():
                self._tell_changed([*self.attendance.of_process(self.process)])
            case Ended():
                self._forget(signal.process)

    def _forget(self, process: str) -> None:
        self._heard_at.pop(process, None)
        self._show(self.attendance.forget_process(process))

    def tidy(self) -> None:
        """Forget processes that have been silent for too long, and guests who left long ago."""
        oldest = self.tables.clock() - DEAD_SECONDS
        for process in [process for process, at in self._heard_at.items() if at < oldest]:
            self._forget(process)
        self.attendance.tidy()

    def _tell_changed(self, changed: list[tuple[str, str, Connected | None]]) -> None:
        # An announcement of PostgreSQL has room for 8,000 letters.
        for begin in range(0, len(changed), TOLD_TOGETHER):
            self._tell(Changed(self.process, changed[begin : begin + TOLD_TOGETHER]))

    def _tell(self, signal: AnySignal) -> None:
        if not self.tables.storage.alone:
            self._untold.append(signal)
            self._more.set()

    async def _tell_all(self) -> None:
        """Tell one thing after the other; what cannot be told now is told by the answer to `Asked`."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._untold:
                payload = msgspec.json.encode(self._untold.popleft()).decode()
                with suppress(StorageUnavailable):
                    await self.tables.storage.tell(payload)

    async def _stay_alive(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            self._tell(Alive(self.process))
            self.tidy()


def people_of(table: Table) -> set[str]:
    """The guests who sit at a table and have a say there."""
    return {seat.guest for seat in table.seats if seat.person and seat.guest is not None}
