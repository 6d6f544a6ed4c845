"""Who waits for a slot: everybody in turn, and nobody in vain."""

from __future__ import annotations

import asyncio

import pytest

from farebox.server.bots.fair_semaphore import FairSemaphore

pytestmark = pytest.mark.anyio


class Crowd:
    """Many who want a slot; each notes when it has one, and holds it until it is let go."""

    def __init__(self, count: int) -> None:
        self.slots = FairSemaphore(count)
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.ends: dict[str, asyncio.Event] = {}

    async def come(self, name: str, *, urgent: bool = True) -> None:
        """Somebody comes; the letter of the name is the key."""
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._hold(name, urgent))
        await asyncio.sleep(0)

    async def _hold(self, name: str, urgent: bool) -> None:
        async with self.slots.one(name[0], urgent=urgent):
            self.served.append(name)
            await self.ends[name].wait()

    async def let_go(self, name: str) -> None:
        """Somebody is done."""
        self.ends[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def let_all_go(self) -> list[str]:
        """Everybody is done, one after the other in the order in which they were served."""
        for name in self.served:
            await self.let_go(name)
        return self.served


async def test_whoever_asks_for_much_makes_only_himself_wait() -> None:
    crowd = Crowd(1)
    for name in ("a1", "a2", "a3", "a4", "b1", "c1", "b2"):
        await crowd.come(name)
    assert await crowd.let_all_go() == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_tables_with_people_go_before_those_without() -> None:
    crowd = Crowd(1)
    await crowd.come("a1", urgent=False)
    await crowd.come("a2", urgent=False)
    await crowd.come("b1", urgent=True)
    assert await crowd.let_all_go() == ["a1", "b1", "a2"]


async def test_so_many_are_served_at_once() -> None:
    crowd = Crowd(2)
    for name in ("a1", "a2", "a3"):
        await crowd.come(name)
    assert crowd.served == ["a1", "a2"]
    assert await crowd.let_all_go() == ["a1", "a2", "a3"]


async def test_who_no_longer_waits_leaves_the_slot_to_others() -> None:
    crowd = Crowd(1)
    for name in ("a1", "b1", "c1"):
        await crowd.come(name)
    crowd.tasks["b1"].cancel()
    await crowd.let_go("a1")
    assert crowd.served == ["a1", "c1"]


async def test_a_slot_that_comes_together_with_the_end_of_the_waiting_is_passed_on() -> None:
    crowd = Crowd(1)
    for name in ("a1", "b1", "c1"):
        await crowd.come(name)
    crowd.ends["a1"].set()
    await asyncio.sleep(0)
    # Now b1 has been given the slot and has not run yet.
    crowd.tasks["b1"].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert crowd.served[-1] == "c1"
    await crowd.let_go("c1")
    await crowd.come("d1")
    assert crowd.served[-1] == "d1"
    await crowd.let_go("d1")
