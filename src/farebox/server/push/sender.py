"""`PushSender`: calls people whose turn it is and who have no page open, once per turn."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

from farebox.cities.messages import city_name
from farebox.errors import FareboxError
from farebox.locales import text
from farebox.server.live.attendance import Attendance
from farebox.server.metrics import Metrics
from farebox.server.push.endpoints import Caller, EndpointRefused, read_endpoint
from farebox.server.storage.types import Subscription
from farebox.server.tables.manager import TableManager
from farebox.server.tables.table import Table

if TYPE_CHECKING:
    from farebox.server.push.encryption import ServerKey

Outcome = Literal["sent", "gone", "refused", "failed"]

# Names are resolved here, which may take long, and nobody else waits for it.
THREADS = 2
# What more people than that would be told is not told: the page of who comes back shows it all the same.
MOST_WAITING = 1000
AT_ONCE = 8
# A page that is open but hidden calls by itself; a person who then closes it is called later.
LATER_SECONDS = (60.0, 180.0)
KEPT_SECONDS = 24 * 3600
GONE, GOOD = (404, 410), range(200, 300)

_log = logging.getLogger(__name__)


class Call(msgspec.Struct, frozen=True):
    """A seat whose turn has begun; `turn` is the same if it begins once more after an undo."""

    table_id: str
    seat: int
    guest: str
    turn: str
    since: float


class PushSender:
    """The notifications of one process: only the one that stored an entry calls for the turn it began."""

    def __init__(
        self,
        tables: TableManager,
        attendance: Attendance,
        private_key: bytes,
        *,
        wait: float,
        metrics: Metrics,
        allowed: str | None = None,
    ) -> None:
        self._private_key = private_key
        self.allowed = allowed
        self._tables = tables
        self._attendance = attendance
        self._wait = wait
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="farebox-push")
        self._caller = Caller(self._threads, allowed=allowed)
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_stored = self.consider

    @cached_property
    def key(self) -> ServerKey:
        """The key by which push services know this server."""
        from farebox.server.push.encryption import ServerKey

        return ServerKey(self._private_key)

    async def stop(self) -> None:
        """Call nobody any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def consider(self, before: Table, after: Table) -> None:
        """Note whose turn an entry began; must not wait, since a table does."""
        if before.decisions.keys() == after.decisions.keys():
            return
        for seat, decision in after.decisions.items():
            guest = after.seats[seat].guest
            if seat in before.decisions or guest is None or after.seats[seat].bot is not None:
                continue
            if len(self._tasks) < MOST_WAITING and self._attendance.of(after.id, guest).state != "here":
                turn = f"{topic_of(after.id)}/{seat}/{turns_of(after)}"
                self._begin(Call(after.id, seat, guest, turn, decision.since))

    def _begin(self, call: Call) -> None:
        task = asyncio.create_task(self._follow(call))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, call: Call) -> None:
        """Wait a moment, in which many act or come back, and then as long as a page is open but hidden."""
        try:
            for seconds in (self._wait, *LATER_SECONDS):
                await asyncio.sleep(seconds)
                table = (await self._tables.open(call.table_id)).table
                decision = table.decisions.get(call.seat)
                if decision is None or decision.since != call.since or not is_hers(table, call):
                    return
                state = self._attendance.of(call.table_id, call.guest).state
                if state == "gone":
                    await self._tell(call, table)
                if state != "away":
                    return
        except FareboxError as error:
            _log.info("a call was given up", extra={"code": error.code})
        except Exception:
            _log.exception("a call failed")

    async def _tell(self, call: Call, table: Table) -> None:
        """Notify every browser of a person that was not told of this turn yet, by any process."""
        found = await self._tables.storage.claim_subscriptions(call.guest, call.turn)
        await asyncio.gather(*(self._send(one, table) for one in found))

    async def _send(self, subscription: Subscription, table: Table) -> None:
        async with self._at_once:
            outcome = await self._outcome(subscription, table)
        self._metrics.pushes.labels(outcome).inc()
        if outcome == "gone":
            await self._tables.storage.forget_endpoint(subscription.hash)

    async def _outcome(self, subscription: Subscription, table: Table) -> Outcome:
        """Send a notification; logs get the outcome, and nothing of the address, which is a secret."""
        try:
            status = await self._post(subscription, table)
        except (EndpointRefused, ValueError) as refused:
            _log.info("a push endpoint is not called", extra={"reason": str(refused)[:20]})
            return "refused"
        except (OSError, TimeoutError) as failure:
            _log.info("a push service does not answer", extra={"kind": type(failure).__name__})
            return "failed"
        if status in GONE:
            return "gone"
        if status not in GOOD:
            _log.info("a push service refuses", extra={"status": status})
        return "sent" if status in GOOD else "failed"

    async def _post(self, subscription: Subscription, table: Table) -> int:
        from farebox.server.push.encryption import encrypt

        body = encrypt(message_of(table, subscription.language), subscription.p256dh, subscription.auth)
        origin = read_endpoint(subscription.endpoint, self.allowed).origin
        headers = {
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high",
            "Topic": topic_of(table.id),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Authorization": self.key.authorization(origin, self._tables.clock(), subscription.site),
        }
        return await self._caller.post(subscription.endpoint, headers, body)


def topic_of(table_id: str) -> str:
    """What makes a newer notification of a table replace an undelivered one; the id stays secret."""
    return urlsafe_b64encode(hashlib.sha256(table_id.encode()).digest())[:32].decode()


def is_hers(table: Table, call: Call) -> bool:
    """Whether the seat is still that person's to play."""
    seat = table.seats[call.seat]
    return seat.guest == call.guest and seat.bot is None


def turns_of(table: Table) -> int:
    """How many turns the game has seen; one that begins again after an undo has the same number."""
    seats = [acted.entry.seat for acted in table.acted]
    return sum(one != another for one, another in pairwise([None, *seats]))


def message_of(table: Table, language: str) -> bytes:
    """What a notification says: where it is, and nothing of the cards."""
    told = {
        "title": city_name(table.city, language),
        "body": text("app-your-turn", language),
        "path": f"/t/{table.id}",
    }
    return msgspec.json.encode(told)
