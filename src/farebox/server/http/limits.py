"""Limits by guest: how often, how many tables, how many connections."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from weakref import WeakValueDictionary

from farebox.errors import TableError

MAX_KEYS = 20_000


class Rate:
    """A token bucket per key: a burst size and a refill rate per second."""

    def __init__(self, per_second: float, at_once: int, clock: Callable[[], float] = monotonic) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether one more is allowed now; if so, it is counted."""
        now = self._clock()
        left, at = self._buckets.pop(key, (float(self._at_once), now))
        left = min(self._at_once, left + (now - at) * self._per_second)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > MAX_KEYS:
            self._buckets.popitem(last=False)
        return allowed

    def require(self, key: str) -> None:
        """Refuse what comes too often."""
        if not self.allows(key):
            raise TableError("too-many-requests")


class Locks:
    """A lock per key, kept as long as someone holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Lock:
        """The lock of a key."""
        return self._locks.setdefault(key, asyncio.Lock())


class Connections:
    """The open connections of every guest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        """Count a connection while it is open; one too many is refused."""
        if self._open[key] >= self._most:
            raise TableError("too-many-connections", most=self._most)
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
