"""Ten thousand bad messages over WebSockets: each is refused with a reason, and no table changes."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import struct
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from farebox.server.protocols import TOO_MANY_MESSAGES
from farebox.server.storage import open_storage
from farebox.server.wire import Act, Done, Pong, Refused, ServerMessage
from tests.error_codes import raised_errors
from tests.server.bad_messages import BadMessages, Message
from tests.server.launcher import ForkedServer, serving_forked
from tests.server.served import Client, Live, Served, sqlite_address

pytestmark = pytest.mark.anyio

NUMBERS = [pytest.param(10_000, id="many"), pytest.param(20_000, id="twice-as-many", marks=pytest.mark.slow)]
TOGETHER, OUT_OF_TURN, REPLAYS = 40, 8, 4
SEED = 4
# Far less than what messages of this size would take if they were kept.
GROWTH = 60_000_000


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return sqlite_address(tmp_path_factory.mktemp("bad"))


@pytest.fixture(scope="module")
def served(database: str) -> Iterator[ForkedServer]:
    server = ForkedServer(database)
    yield server
    assert server.stop() in (0, -15)


async def stored_bytes(database: str, table: str) -> bytes:
    """A table as storage has it."""
    storage = await open_storage(database)
    found = await storage.load_table(table)
    await storage.close()
    return msgspec.json.encode(found)


async def refusals(live: Live, messages: list[Message]) -> list[Refused]:
    """The answers to messages that are sent one after the other without waiting."""
    for message in messages:
        await live.socket.send(message)
    answers = [await live.answer() for _ in messages]
    for message, answer in zip(messages, answers, strict=True):
        assert isinstance(answer, Refused), (message, answer)
    return [answer for answer in answers if isinstance(answer, Refused)]


async def answered_again(live: Live, messages: list[str]) -> None:
    """Send messages that were done before; each is answered as it was then."""
    for message in messages:
        await live.socket.send(message)
        answer = await live.answer()
        assert isinstance(answer, Done)
        assert answer.id == json.loads(message)["id"]


@asynccontextmanager
async def two_people(served: Served) -> AsyncIterator[tuple[Live, Live, str, list[str]]]:
    """A game in which Anna is to take a turn: her socket, Bert's, the table, and what she did so far."""
    async with Client(served.address, "Anna") as anna, Client(served.address, "Bert") as bert:
        settings = {"first": 0}
        table = await anna.new_table("me", "open", start=False, settings=settings, city="san_francisco")
        await bert.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.live(table) as hers, bert.live(table) as his:
            said = await first_turns(hers, his)
            yield hers, his, table, said


async def first_turns(hers: Live, his: Live) -> list[str]:
    """Play until Anna takes a turn of her own; the messages that did it."""
    said: list[str] = []
    for _ in range(40):
        if hers.my_turn and hers.states[0].view.phase == "take-turn" and len(said) > 6:
            return said
        live = hers if hers.my_turn else his
        await live.until(lambda live: live.my_turn)
        state = live.acting()
        assert state.seat is not None
        message = Act(live.new_id(), state.seat, live.version, state.legal[0])
        if live is hers:
            said.append(msgspec.json.encode(message).decode())
        await live.send(message)
        assert isinstance(await live.answer(), Done)
        other = his if live is hers else hers
        await other.until(lambda other, version=live.version: other.version >= version)  # type: ignore[misc]
    raise AssertionError("nobody takes a turn")


@pytest.mark.parametrize("number", NUMBERS)
async def test_thousands_of_bad_messages_are_refused_and_change_nothing(
    served: ForkedServer, database: str, number: int
) -> None:
    rng = Random(SEED)
    async with two_people(served) as (hers, his, table, said):
        before, shown = await stored_bytes(database, table), hers.states
        bad = BadMessages(rng, hers.version, hers.acting(), other_seat=1)
        # What she may do, he may not: it is not his turn.
        out_of_turn = BadMessages(rng, hers.version, replace(hers.acting(), seat=1), other_seat=0)
        codes, memory = Counter[str](), served.forked.memory
        for _ in range(number // TOGETHER):
            answers = await refusals(hers, [bad.one() for _ in range(TOGETHER - OUT_OF_TURN - REPLAYS)])
            wrong = [json.dumps(out_of_turn.valid()), *(out_of_turn.one() for _ in range(OUT_OF_TURN - 1))]
            answers += await refusals(his, wrong)
            await answered_again(hers, rng.choices(said, k=REPLAYS))
            codes.update(answer.error.code for answer in answers)
            assert {answer.version for answer in answers} == {hers.version}
            assert all(answer.error.text for answer in answers)
        grown = served.forked.memory - memory
        print(f"{number} bad messages, {grown / 1e6:.1f} MB more memory")
        assert grown < GROWTH
        assert "server-fault" not in codes
        assert codes.keys() <= raised_errors("game", "rules", "server").keys()
        expected = {
            "message-not-valid",
            "message-too-large",
            "stale-version",
            "not-your-seat",
            "not-your-turn",
        }
        assert expected <= codes.keys()
        assert await stored_bytes(database, table) == before
        assert hers.states == shown
        await his.socket.send('{"type":"ping"}')
        assert isinstance(await his.answer(), Pong)
        assert isinstance(await hers.act(hers.acting().legal[0]), Done)


async def test_out_of_turn_a_legal_action_is_refused(served: Served, database: str) -> None:
    async with two_people(served) as (hers, his, table, _):
        before = await stored_bytes(database, table)
        message = {"type": "act", "id": "out-of-turn", "seat": 1, "version": his.version}
        for action in hers.acting().legal:
            said = json.dumps({**message, "action": msgspec.to_builtins(action)})
            (answer,) = await refusals(his, [said])
            assert answer.error.code in ("not-your-turn", "unknown-ticket")
        assert await stored_bytes(database, table) == before


async def test_earlier_messages_sent_again_are_answered_and_not_done_again(
    served: Served, database: str
) -> None:
    async with two_people(served) as (hers, his, table, said):
        before = await stored_bytes(database, table)
        await answered_again(hers, said * 5)
        # The ids of others are not known to somebody else, so that they are just actions of a wrong seat.
        assert {answer.error.code for answer in await refusals(his, [*said])} == {"not-your-seat"}
        again = [message.replace('"id":"', '"id":"again-') for message in said]
        assert {answer.error.code for answer in await refusals(hers, [*again])} == {"stale-version"}
        assert await stored_bytes(database, table) == before


MASK = bytes(4)
FRAMES = {
    "broken UTF-8": (b"\x81\x82" + MASK + b"\xff\xfe", 1007),
    "unknown kind": (b"\x83\x80" + MASK, 1002),
    "reserved bits": (b"\xf1\x80" + MASK, 1002),
    "nothing to go on with": (b"\x80\x80" + MASK, 1002),
    "long ping": (b"\x89\xfe\x00\x80" + MASK + bytes(128), 1002),
    "not masked": (b"\x81\x02{}", 1002),
    "too large": (b"\x81\xff" + struct.pack(">Q", 2_000_000) + MASK, 1009),
    "endless": (b"\x81\xff" + struct.pack(">Q", 2**62) + MASK, 1009),
}


@pytest.mark.parametrize("kind", FRAMES)
async def test_a_broken_frame_ends_the_connection_with_the_code_of_the_standard(
    served: Served, database: str, kind: str
) -> None:
    frame, code = FRAMES[kind]
    async with two_people(served) as (hers, his, table, _):
        before = await stored_bytes(database, table)
        hers.socket.transport.write(frame)
        with pytest.raises(ConnectionClosed):
            await hers.until(lambda live: False)
        assert hers.socket.close_code == code
        await his.socket.send('{"type":"ping"}')
        assert isinstance(await his.answer(), Pong)
        assert await stored_bytes(database, table) == before


async def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    limits = {"FAREBOX_MESSAGES_PER_SECOND": "5", "FAREBOX_MESSAGES_AT_ONCE": "60"}
    with serving_forked(sqlite_address(tmp_path), **limits) as server:
        async with Client(server.address, "Anna") as anna:
            table = await anna.new_table("me", "me")
            async with anna.live(table) as live:
                answers = list[ServerMessage]()
                with pytest.raises(ConnectionClosed) as closed:
                    await flood_with_pings(live, answers)
                refused = [answer for answer in answers if isinstance(answer, Refused)]
                assert {answer.error.code for answer in refused} == {"too-many-requests"}
                assert {answer.version for answer in refused} == {live.version}
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == TOO_MANY_MESSAGES


async def flood_with_pings(live: Live, answers: list[ServerMessage]) -> None:
    """Send pings without a pause, and note what is answered, also if the connection ends meanwhile.

    Each waits for its answer: what a server has not read when it closes resets the connection, and then the
    reason for its closing can get lost on the way.
    """
    for _ in range(50 * TOGETHER):
        await live.socket.send('{"type":"ping"}')
        answers.append(await live.answer())


@pytest.fixture
def deaf() -> Iterator[sockets.socket]:
    with sockets.socket() as made:
        made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        yield made


async def test_who_floods_and_never_listens_is_cut_off(served: Served, deaf: sockets.socket) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        await asyncio.to_thread(flood, deaf, served.port, table)
        assert (await anna.ask("GET", f"/api/tables/{table}"))["version"] == 3


def flood(deaf: sockets.socket, port: int, table: str) -> None:
    """Send messages without reading a single answer, until the server has enough."""
    deaf.settimeout(30)
    deaf.connect(("127.0.0.1", port))
    deaf.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    ping = b'{"type":"ping","more":1}'
    frame = bytes([0x81, 0x80 | len(ping), 0, 0, 0, 0]) + ping
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        deaf.sendall(frame * 2_000_000)
