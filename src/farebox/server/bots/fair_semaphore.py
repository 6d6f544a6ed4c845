"""`FairSemaphore`: a semaphore whose waiters are served in turn, key by key."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]


class FairSemaphore:
    """A semaphore that serves urgent waiters first, and among equals one waiter per key in turn.

    A key that asks for much therefore queues behind its own requests, not the others behind it.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._urgent: Waiting = OrderedDict()
        self._other: Waiting = OrderedDict()

    @asynccontextmanager
    async def one(self, key: str, *, urgent: bool) -> AsyncIterator[None]:
        """Hold a slot, which may have to be waited for."""
        await self._take(key, self._urgent if urgent else self._other)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, key: str, waiting: Waiting) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # The slot was granted just as the wait was cancelled.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a slot to the next waiter, if there is one."""
        for waiting in (self._urgent, self._other):
            while waiting:
                key, turns = waiting.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    # The others of this key come after everybody else.
                    waiting[key] = turns
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
