"""Whole games with a tap on every client: no hand, ticket, deck or seed is told to whom it is a secret."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random

import pytest

from farebox.game.actions import Action
from farebox.server.storage import open_storage
from farebox.server.wire import Done, Hello, Refused, Update
from tests.builders import CITIES
from tests.server.knowledge import Truth, check_message, check_places
from tests.server.launcher import ForkedServer
from tests.server.served import Client, Live, Served, sqlite_address
from tests.server.tap import Answer, Tap, tapped

pytestmark = pytest.mark.anyio

ASKED = ("", "/record", "/replay?eyes=open", "/replay?eyes=0", "/replay?eyes=spectator")
HEADERS = {
    "cache-control",
    "connection",
    "content-length",
    "content-security-policy",
    "content-type",
    "cross-origin-opener-policy",
    "date",
    "referrer-policy",
    "sec-websocket-accept",
    "server",
    "set-cookie",
    "upgrade",
    "vary",
    "x-content-type-options",
    "x-frame-options",
}


Begin = Callable[["Person", "Person", str], Awaitable[str]]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return sqlite_address(tmp_path_factory.mktemp("secrets"))


@pytest.fixture(scope="module")
def served(database: str) -> Iterator[Served]:
    server = ForkedServer(database)
    yield server
    server.stop()


class Person:
    """A guest behind a tap, who plays the seats he has or watches, and now and then comes back."""

    def __init__(self, client: Client, tap: Tap, rng: Random) -> None:
        self.client = client
        self.tap = tap
        self.rng = rng
        self.id = client.cookie.removeprefix("farebox=").rpartition(".")[0]
        self.turns = 0
        self.did: set[str] = set()

    async def play(self, table: str) -> None:
        """Play or watch a table to its end."""
        since = 0
        while True:
            async with self.client.live(table, since=since) as live:
                for _ in range(self.rng.randrange(10, 60)):
                    if live.over:
                        return
                    await (self.act(table, live) if live.my_turn else live.receive())
                since = self.rng.choice([0, live.version])
            self.did.add("came back")

    async def act(self, table: str, live: Live) -> None:
        """Do something while the game waits for it."""
        state = live.acting()
        self.turns += 1
        if self.turns % 9 == 4:
            await self.ask_around(table)
        elif self.turns % 13 == 7 and state.can_undo and state.seat is not None:
            assert isinstance(await live.undo(state.seat), Done)
            self.did.add("undo")
        elif self.turns % 23 == 11:
            await self.rest(table, live, state.seat)
        else:
            action = self.choose(state.legal)
            answer = await live.act(action)
            assert isinstance(answer, Done | Refused), answer
            self.did.add(kind_of(action))

    def choose(self, legal: Sequence[Action]) -> Action:
        """Every kind of action once, and then anything."""
        new = [action for action in legal if kind_of(action) not in self.did]
        # The later ones are claims, which bring a game to its end.
        return self.rng.choice(new) if new else max(self.rng.choices(legal, k=2), key=legal.index)

    async def rest(self, table: str, live: Live, seat: int | None) -> None:
        """Let a bot play for a while."""
        path = f"/api/tables/{table}/seats/{seat}/stand-in"
        await self.client.http.post(path, json={"level": "novice"})
        before = live.version
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await live.until(lambda live: live.over or live.version > before + 4)
        await self.client.http.post(path, json={"level": None})
        await live.until(lambda live: live.over or self.plays_herself(live, seat))
        self.did.add("stand-in")

    def plays_herself(self, live: Live, seat: int | None) -> bool:
        """Whether nobody stands in for a seat, as far as the client knows."""
        assert live.table is not None
        return seat is None or live.table.seats[seat].stand_in is None

    async def ask_around(self, table: str) -> None:
        """Ask for whatever may tell something."""
        for path in (*(f"/api/tables/{table}{path}" for path in ASKED), "/api/tables", "/api/tables/mine"):
            await self.client.http.get(path)


def kind_of(action: Action) -> str:
    """The word that a kind of action has in messages."""
    return str(action.__struct_config__.tag)


@asynccontextmanager
async def people(served: Served, rng: Random, *names: str) -> AsyncIterator[list[Person]]:
    """Guests, each behind a tap of his own."""
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            tap = await stack.enter_async_context(tapped(served.port))
            client = Client(tap.address, name)
            client.http.headers["accept-encoding"] = "identity"
            await stack.enter_async_context(client)
            found.append(Person(client, tap, rng))
        yield found


async def two_people(anna: Person, bert: Person, city: str) -> str:
    """A listed table of two people."""
    table = await anna.client.new_table("me", "open", city=city, start=False, settings={"listed": True})
    await bert.client.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
    await anna.client.ask("POST", f"/api/tables/{table}/start")
    return table


async def alone_with_undo(anna: Person, bert: Person, city: str) -> str:
    """A person among bots, who may undo."""
    # Bots that do not wait at all could end the game while another bot stands in for her.
    seats = ("me", "novice", "casual")
    return await anna.client.new_table(*seats, city=city, settings={"undo": True}, pace=0.05)


async def one_device(anna: Person, bert: Person, city: str) -> str:
    """Two people at one device, another one, and a bot; the other one goes on at another device."""
    seats = ("me:Anna", "me:Otto", "open", "novice")
    table = await anna.client.new_table(*seats, city=city, start=False)
    await bert.client.ask("PUT", f"/api/tables/{table}/seats/2", {"change": "take"})
    await anna.client.ask("POST", f"/api/tables/{table}/start")
    return table


async def change_device(table: str, old: Person, new: Person) -> None:
    """Use a seat link after a while."""
    async with old.client.live(table) as live:
        await live.until(lambda live: live.version > 30)
        seat = live.seats[0]
    link = await old.client.ask("POST", f"/api/tables/{table}/seats/{seat}/link")
    await new.client.ask("POST", f"/api/links/{link['secret']}")
    new.did.add("link")


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("begin", [two_people, alone_with_undo, one_device])
async def test_nobody_is_told_what_he_may_not_know(
    served: Served, database: str, city: str, begin: Begin
) -> None:
    rng = Random(f"{city} {begin.__name__}")
    async with people(served, rng, "Anna", "Bert", "Phone", "Carl") as guests:
        anna, bert, phone, _ = guests
        table = await begin(anna, bert, city)
        playing = [asyncio.create_task(person.play(table)) for person in guests]
        if begin is one_device:
            await change_device(table, bert, phone)
        await asyncio.gather(*playing)
        storage = await open_storage(database)
        stored = await storage.load_table(table)
        await storage.close()
        assert stored is not None
        truth = Truth(stored)
        for person in guests:
            others = [other for other in guests if other is not person]
            check_everything_told(person, truth, others)
    did = set().union(*(person.did for person in guests))
    assert {"came back", "stand-in", "claim-route", "draw-blind", "keep-tickets"} <= did
    assert begin is not alone_with_undo or "undo" in did


def check_everything_told(person: Person, truth: Truth, others: list[Person]) -> None:
    """Every byte that a guest got before the end."""
    hidden = truth.secrets() | {other.client.cookie.partition(".")[2].encode() for other in others}
    seen = 0
    for stream, said in person.tap.said():
        end = len(stream)
        for answer in said.answers:
            check_answer(answer, truth)
        for place, text in said.messages:
            message = check_message(text, truth, person.id)
            seen += 1
            if isinstance(message, Hello | Update) and message.table and message.table.status == "over":
                end = min(end, place)
        before_the_end = stream[:end]
        for secret in hidden:
            assert secret not in before_the_end
    assert seen > 10


def check_answer(answer: Answer, truth: Truth) -> None:
    """An HTTP answer: known headers only, and no card or ticket in it."""
    assert set(answer.headers) <= HEADERS, set(answer.headers) - HEADERS
    if answer.body:
        body = json.loads(answer.body)
        check_places(body, truth, 0, ())
        assert "seed" not in answer.body.decode()
