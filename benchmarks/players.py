"""Tables with four clients each, who play whatever is legal as soon as all have seen the last action."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

import httpx
import msgspec

from benchmarks.light_client import LightClient, connect

PLAYERS = 4
TOGETHER = 16
VERSION = re.compile(rb'"version":(\d+)')
NOTHING_LEGAL = b'"legal":[]'


class LegalOf(msgspec.Struct):
    """The part of a seat's state that says what it may do."""

    seat: int | None
    legal: list[msgspec.Raw]


class StatesOf(msgspec.Struct):
    """The part of a message that holds states."""

    states: list[LegalOf]


_STATES = msgspec.json.Decoder(StatesOf)


class Tally:
    """What was measured since it was last emptied."""

    def __init__(self) -> None:
        self.deliveries = 0
        self.updates = 0
        self.bytes = 0
        self.actions = 0
        self.ways: list[float] = []


class PlayedTable:
    """A table, its clients, and what they have seen."""

    def __init__(self, table_id: str, dice: Random, tally: Tally, people: int = PLAYERS) -> None:
        self.id = table_id
        self.people = people
        self.tally = tally
        self.clients: list[LightClient] = []
        self.versions: list[int] = []
        self.last: list[bytes] = []
        self.expected = 0
        self.sent_at = 0.0
        self.refusals = 0
        self.over = False
        self.on_seen: Callable[[PlayedTable], None] = lambda table: None
        self._dice = dice

    async def connect(self, port: int, cookies: list[str], source: str = "127.0.0.1") -> None:
        """Connect everybody, and wait until each has been greeted; a spectator has no cookie."""
        self.versions, self.last = [0] * len(cookies), [b""] * len(cookies)
        for number, cookie in enumerate(cookies):
            path = f"/api/tables/{self.id}/live?since=999999999"
            self.clients.append(await connect(port, path, cookie, partial(self._take, number), source))
        while not all(self.last):
            await asyncio.sleep(0.01)

    def _take(self, number: int, text: bytes) -> None:
        kind = text[9:14]
        self.tally.deliveries += 1
        self.tally.bytes += len(text)
        if kind == b"hello":
            self._see(number, text)
        elif kind == b"updat":
            self.tally.updates += 1
            self._see(number, text)
        elif kind == b"refus":
            self.refusals += 1

    def _see(self, number: int, text: bytes) -> None:
        found = VERSION.search(text, 0 if text[9:14] == b"updat" else text.find(b'},"version"'))
        assert found
        self.versions[number], self.last[number] = int(found[1]), text
        if self.expected and min(self.versions) >= self.expected:
            self.expected = 0
            self.tally.actions += 1
            self.tally.ways.append(perf_counter() - self.sent_at)
            self.on_seen(self)

    def act(self) -> None:
        """Let somebody who is to act do something legal."""
        for number, text in enumerate(self.last):
            if NOTHING_LEGAL not in text:
                return self._send(number, _STATES.decode(text).states[0])
        self.over = True

    def _send(self, number: int, state: LegalOf) -> None:
        version = max(self.versions)
        self.expected, self.sent_at = version + 1, perf_counter()
        head = f'{{"type":"act","id":"bench-{self.sent_at}","seat":{state.seat},"version":{version},"action":'
        action = self._dice.choice(state.legal)
        self.clients[number].send(head.encode() + bytes(action) + b"}")

    def close(self) -> None:
        """Let everybody go away."""
        for client in self.clients:
            client.close()


async def guest(http: httpx.AsyncClient, number: int) -> str:
    """The cookie of a new guest."""
    response = await http.put("/api/me", json={"nickname": f"Guest {number}"})
    response.raise_for_status()
    http.cookies.clear()
    return f"farebox={response.cookies['farebox']}"


async def new_table(http: httpx.AsyncClient, cookies: list[str], city: str) -> str:
    """A table of some guests that has started."""

    async def ask(method: str, path: str, cookie: str, body: object = None) -> httpx.Response:
        response = await http.request(method, path, json=body, headers={"cookie": cookie})
        response.raise_for_status()
        return response

    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(cookies) - 1)]
    created = await ask("POST", "/api/tables", cookies[0], {"city": city, "seats": seats})
    table_id: str = created.json()["id"]
    for seat, cookie in enumerate(cookies[1:], start=1):
        await ask("PUT", f"/api/tables/{table_id}/seats/{seat}", cookie, {"change": "take"})
    await ask("POST", f"/api/tables/{table_id}/start", cookies[0])
    return table_id


async def table_alone(http: httpx.AsyncClient, cookie: str, city: str, people: int) -> str:
    """A table of one guest for all seats that has started."""
    body = {"city": city, "seats": [{"kind": "me"}] * people, "start": True}
    response = await http.post("/api/tables", json=body, headers={"cookie": cookie})
    return str(response.raise_for_status().json()["id"])


async def new_tables(
    port: int, count: int, city: str, people: int = PLAYERS, *, alone: bool = False
) -> tuple[list[str], list[str]]:
    """The ids of new tables, and the cookies of the guests who sit at all of them, or of one for all."""
    gate = asyncio.Semaphore(TOGETHER)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        cookies = [await guest(http, number) for number in range(1 if alone else people)]

        async def one() -> str:
            async with gate:
                if alone:
                    return await table_alone(http, cookies[0], city, people)
                return await new_table(http, cookies, city)

        return await asyncio.gather(*(one() for _ in range(count))), cookies
