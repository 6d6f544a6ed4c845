"""Limits: how much one guest, one address and one connection may ask of the server."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Annotated
from weakref import WeakValueDictionary

import msgspec

from farebox.errors import LimitReached

MAX_KEYS = 20_000
# Where the protocols of connections find the guards in what the application tells of itself.
GUARDS = "farebox.guards"
# A home or a hosting customer has a whole network of IPv6, so its addresses count as one.
IPV6_PREFIX = 64
CONNECTION_SECONDS = 60.0
REPLAY_SECONDS = 2.0

Some = Annotated[int, msgspec.Meta(ge=1)]
# Not a number is not above zero either.
AboveZero = Annotated[float, msgspec.Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Every limit, as in the table of `docs/running.md`; a class behind one address stays below."""

    messages_per_second: AboveZero = 20
    messages_at_once: Some = 100
    address_messages_per_second: AboveZero = 200
    address_messages_at_once: Some = 4_000
    new_guests_per_second: AboveZero = 5
    new_guests_at_once: Some = 200
    new_tables_per_second: AboveZero = 0.2
    new_tables_at_once: Some = 200
    listed_tables_per_second: AboveZero = 0.02
    listed_tables_at_once: Some = 20
    message_bytes: Some = 8_192
    body_bytes: Some = 262_144
    tables_by_guest: Some = 50
    subscriptions_by_guest: Some = 10
    connections_by_guest: Some = 20
    connections_by_address: Some = 500
    sockets_by_address: Some = 1_000
    replays_at_once: Some = 1
    replays_waiting: Some = 3
    frames_per_second: AboveZero = 50
    frames_at_once: Some = 200
    waiting_bytes_by_address: Some = 67_108_864
    send_seconds: AboveZero = 20
    head_seconds: AboveZero = 10
    body_seconds: AboveZero = 30
    reactions_per_second: AboveZero = 0.5
    reactions_at_once: Some = 4
    nudge_seconds: AboveZero = 20
    absent_seconds: Some = 60


# The limits that are told by a code of their own, wherever they are checked.
LIMIT_OF_CODE = {
    "message-too-large": "message_bytes",
    "body-too-large": "body_bytes",
    "too-many-tables": "tables_by_guest",
    "too-many-subscriptions": "subscriptions_by_guest",
    "too-many-reactions": "reactions",
    "nudge-too-soon": "nudge_seconds",
    "nudged-already": "nudge_seconds",
    "not-absent-yet": "absent_seconds",
}


def counted_limits() -> tuple[str, ...]:
    """The names by which refusals are counted: a rate and its burst are one limit."""
    names = (re.sub("_(per_second|at_once)$", "", field) for field in Limits.__struct_fields__)
    # Nobody is refused for want of a place among those that are made at the same time: they wait.
    return tuple(dict.fromkeys(name for name in names if name != "replays"))


class Rate:
    """A token bucket per key: a burst size and a refill rate per second."""

    def __init__(self, per_second: float, at_once: int, clock: Callable[[], float] = monotonic) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Count one more, and return 0; or count nothing, and return the seconds until it is allowed."""
        now = self._clock()
        if key not in self._buckets:
            self._forget(now)
        left, at = self._buckets.pop(key, (float(self._at_once), now))
        left = min(self._at_once, left + (now - at) * self._per_second)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        return 0.0 if allowed else (1 - left) / self._per_second

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again, those of long ago first: a new one is no different."""
        while self._buckets:
            key, (left, at) = next(iter(self._buckets.items()))
            if left + (now - at) * self._per_second < self._at_once and len(self._buckets) < MAX_KEYS:
                return
            del self._buckets[key]

    def __len__(self) -> int:
        """How many keys are not forgotten yet."""
        return len(self._buckets)


class Locks:
    """A lock per key, kept as long as someone holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Lock:
        """The lock of a key."""
        return self._locks.setdefault(key, asyncio.Lock())


class Guards:
    """Counts what guests and addresses ask for, and refuses what is too much."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self._proxies = tuple(proxies)
        # Metrics count refusals by the limit.
        self.on_refusal: Callable[[str], None] = lambda limit: None
        self._rates = {
            "messages": Rate(limits.messages_per_second, limits.messages_at_once),
            "address_messages": Rate(limits.address_messages_per_second, limits.address_messages_at_once),
            "new_guests": Rate(limits.new_guests_per_second, limits.new_guests_at_once),
            "new_tables": Rate(limits.new_tables_per_second, limits.new_tables_at_once),
            "listed_tables": Rate(limits.listed_tables_per_second, limits.listed_tables_at_once),
        }
        self._open: Counter[tuple[str, str]] = Counter()
        self._replays = asyncio.Semaphore(limits.replays_at_once)
        self._replaying = Locks()
        self._waiting: Counter[str] = Counter()

    def require_rate(self, limit: str, key: str) -> None:
        """Count one more against a rate, by guest or by address; refuse what comes too often."""
        if wait := self._rates[limit].wait(key):
            self.on_refusal(limit)
            raise LimitReached("too-many-requests", wait)

    def require_message(self, guest: str | None, address: str) -> None:
        """Count a request or a message, against the guest and against the address."""
        self.require_rate("address_messages", address)
        if guest is not None:
            self.require_rate("messages", guest)

    def is_proxy(self, address: str) -> bool:
        """Whether an address is that of a proxy, behind which there are many."""
        return is_within(address, self._proxies)

    @asynccontextmanager
    async def replaying(self, who: str) -> AsyncIterator[None]:
        """Have one replay at a time made for a guest, and few for all; too many that wait are refused."""
        if self._waiting[who] >= self.limits.replays_waiting:
            self.on_refusal("replays_waiting")
            raise LimitReached("too-many-requests", REPLAY_SECONDS)
        self._waiting[who] += 1
        try:
            async with self._replaying.of(who), self._replays:
                yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    @contextmanager
    def connection(self, guest: str | None, address: str) -> Iterator[None]:
        """Count a WebSocket while it is open; one too many, of a guest or an address, is refused."""
        wanted = [("connections_by_address", address)]
        wanted += [("connections_by_guest", guest)] if guest is not None else []
        for limit, key in wanted:
            if not self.has_room(limit, key):
                raise LimitReached(
                    "too-many-connections", CONNECTION_SECONDS, most=getattr(self.limits, limit)
                )
        self._open.update(wanted)
        try:
            yield
        finally:
            for limit, key in wanted:
                self.leave(limit, key)

    def has_room(self, limit: str, key: str, amount: int = 1) -> bool:
        """Whether a guest or an address may have one more open of a kind; a no is counted."""
        if self._open[limit, key] + amount <= getattr(self.limits, limit):
            return True
        self.on_refusal(limit)
        return False

    def enter(self, limit: str, key: str, amount: int = 1) -> bool:
        """Count one more that is open, if there is room for it."""
        if not self.has_room(limit, key, amount):
            return False
        self._open[limit, key] += amount
        return True

    def leave(self, limit: str, key: str, amount: int = 1) -> None:
        """Count one less."""
        self._open[limit, key] -= amount
        if not self._open[limit, key]:
            del self._open[limit, key]


@lru_cache(maxsize=MAX_KEYS)
def is_within(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is in one of some networks; a star is all of them."""
    if "*" in networks:
        return True
    try:
        found = ip_address(address)
        return any(found in ip_network(network, strict=False) for network in networks)
    except ValueError:
        return False


def network_of(address: str) -> str:
    """What an address counts as: itself, or the network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> IPV6_PREFIX << IPV6_PREFIX)}/{IPV6_PREFIX}"
