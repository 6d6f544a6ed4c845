"""What strangers can do to a server with its limits, and that a class behind one address is let in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from farebox.server.limits import LIMIT_OF_CODE, Limits, Rate, counted_limits, network_of
from farebox.server.protocols import NOT_TEXT, TOO_MANY_FRAMES, TOO_MANY_MESSAGES
from farebox.server.services import Services
from tests.server.served import Client, sqlite_address
from tests.server.within import UNLIMITED, server_within

pytestmark = pytest.mark.anyio

CLASS = 60
FILES = [f"assets/part-{number}.js" for number in range(15)]
QUESTIONS = ("/api/me", "/api/cities", "/api/levels", "/api/tables", "/api/tables/mine", "/api/cities/paris")
# More than any buffer of the system takes.
FLOOD = 40_000_000


@pytest.fixture
def static(tmp_path: Path) -> str:
    """A web app of as many files as the real one has."""
    (tmp_path / "web" / "assets").mkdir(parents=True)
    for name in ("index.html", "favicon.svg", *FILES):
        (tmp_path / "web" / name).write_text("x" * 1000)
    return str(tmp_path / "web")


def refused_by(services: Services) -> dict[str, float]:
    """How often each limit has refused something."""
    found = re.findall(r'farebox_limited_total{limit="(\w+)"} (\S+)', services.metrics.text().decode())
    assert [name for name, _ in found] == list(counted_limits()), "all are there from the start"
    return {name: float(count) for name, count in found if float(count)}


async def fetched(http: httpx.AsyncClient, path: str) -> httpx.Response:
    """An answer; a browser asks again if the connection that it had kept was closed in the meantime."""
    try:
        return await http.get(path)
    except (httpx.ReadError, httpx.RemoteProtocolError):
        return await http.get(path)


async def visit_and_sit_down(address: str, table: str, number: int) -> str:
    """A first visit in the order of a browser; returns the id of the guest."""
    browser = httpx.Limits(max_connections=6, keepalive_expiry=1)
    async with httpx.AsyncClient(base_url=address, timeout=120, limits=browser) as http:
        page = await fetched(http, "/")
        assert "set-cookie" in page.headers, "the page itself brings the cookie"
        files = await asyncio.gather(*(fetched(http, f"/{name}") for name in ("favicon.svg", *FILES)))
        answers = await asyncio.gather(*(fetched(http, path) for path in QUESTIONS))
        assert {answer.status_code for answer in (page, *files, *answers)} == {200}
        seat = await http.put(f"/api/tables/{table}/seats/1", json={"change": "take", "name": f"G{number}"})
        assert seat.status_code == 200, seat.text
        place = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        cookie = {"cookie": f"farebox={http.cookies['farebox']}"}
        async with connect(place, additional_headers=cookie, max_size=None, open_timeout=120) as socket:
            assert b'"seats":[1]' in await socket.recv(decode=False)
        return str(answers[0].json()["id"])


@pytest.mark.parametrize(
    "limits",
    [
        # Here the class shares its processor with the server and with other tests, and may be slow.
        pytest.param(Limits(head_seconds=120), id="slow-class"),
        pytest.param(Limits(), id="defaults", marks=pytest.mark.slow),
    ],
)
async def test_a_class_behind_one_address_gets_the_page_and_sits_down(
    tmp_path: Path, static: str, limits: Limits
) -> None:
    async with server_within(sqlite_address(tmp_path), limits, static=static) as (address, services):
        tables = []
        for number in range(CLASS):
            async with Client(address, f"Host {number}") as host:
                tables.append(await host.new_table("me", "open", start=False))
        visits = (visit_and_sit_down(address, table, number) for number, table in enumerate(tables))
        guests = await asyncio.gather(*visits)
        assert len(set(guests)) == CLASS
        assert refused_by(services) == {}


async def test_many_files_of_one_page_count_as_nothing(tmp_path: Path, static: str) -> None:
    limits = Limits(address_messages_at_once=1, address_messages_per_second=0.001)
    async with (
        server_within(sqlite_address(tmp_path), limits, static=static) as (address, _),
        httpx.AsyncClient(base_url=address, timeout=60) as http,
    ):
        assert {(await http.get(f"/{name}")).status_code for name in FILES} == {200}
        assert (await http.get("/api/levels")).status_code == 200
        refused = await http.get("/api/levels")
        assert refused.status_code == 429
        assert 900 < int(refused.headers["retry-after"]) <= 1000


async def test_new_cookies_do_not_make_new_allowances(tmp_path: Path) -> None:
    limits = Limits(new_tables_at_once=3, new_tables_per_second=0.001, connections_by_address=2)
    async with server_within(sqlite_address(tmp_path), limits) as (address, services):
        made = []
        for number in range(3):
            async with Client(address, f"Eve {number}") as eve:
                made.append(await eve.new_table("me", "me"))
        async with Client(address, "Eve again") as eve, Client(address, "Eve once more") as other:
            body = {"city": "paris", "seats": [{"kind": "me"}, {"kind": "open"}]}
            refused = await eve.http.post("/api/tables", json=body)
            assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-requests")
            assert int(refused.headers["retry-after"]) > 900
            async with eve.live(made[0]), other.live(made[0]):
                third = connect(f"{address.replace('http', 'ws')}/api/tables/{made[0]}/live")
                async with third as socket:
                    await socket.recv()
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4429
        figures = services.metrics.text().decode()
        assert 'farebox_limited_total{limit="new_tables"} 1.0' in figures
        assert 'farebox_limited_total{limit="connections_by_address"} 1.0' in figures


async def test_saying_hello_counts_as_a_request(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=10, messages_per_second=0.001)
    async with server_within(sqlite_address(tmp_path), limits) as (address, _), Client(address, "A") as anna:
        table = await anna.new_table("me", "me")
        place = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        for _ in range(10):
            async with connect(place, additional_headers={"cookie": anna.cookie}) as socket:
                said = await socket.recv()
        assert '"code":"too-many-requests"' in str(said)


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, counts_as: str) -> None:
    assert network_of(address) == counts_as


def test_a_rate_says_when_to_ask_again() -> None:
    now = 0.0
    rate = Rate(0.5, 2, lambda: now)
    assert [rate.wait("a"), rate.wait("a"), rate.wait("a"), rate.wait("b")] == [0, 0, 2, 0]
    now = 2.0
    assert rate.wait("a") == 0


def test_a_rate_keeps_nothing_of_keys_that_may_do_everything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    rate = Rate(1, 3, lambda: now)
    for number in range(300):
        rate.wait(f"once {number}")
        now += 0.1
    assert len(rate) <= 11
    assert [rate.wait("often") for _ in range(4)] == [0, 0, 0, 1]
    for number in range(30):
        rate.wait(f"later {number}")
    assert rate.wait("often") == 1, "who has used it up is not forgotten before it is full again"
    monkeypatch.setattr("farebox.server.limits.MAX_KEYS", 50)
    for number in range(100):
        rate.wait(f"at once {number}")
    assert len(rate) == 50


async def answer_to(address: str, request: bytes, seconds: float) -> bytes:
    """What a server says to bytes after which nothing comes, until it ends the connection."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    async with asyncio.timeout(seconds):
        said = await reader.read()
    writer.close()
    return said


@pytest.mark.parametrize(
    ("request_so_far", "limit"),
    [
        (b"", "head_seconds"),
        (b"GET /api/levels HTTP/1.1\r\nHost: x\r\nX-Slow: ", "head_seconds"),
        (b'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"nick', "body_seconds"),
    ],
)
async def test_a_connection_that_falls_silent_is_ended(
    tmp_path: Path, request_so_far: bytes, limit: str, caplog: pytest.LogCaptureFixture
) -> None:
    limits = msgspec.structs.replace(UNLIMITED, head_seconds=0.3, body_seconds=0.3)
    async with server_within(sqlite_address(tmp_path), limits) as (address, services):
        assert (await answer_to(address, request_so_far, 20)).startswith(b"HTTP/1.1 408 ")
        assert f'farebox_limited_total{{limit="{limit}"}} 1.0' in services.metrics.text().decode()
        assert "server-fault" not in services.metrics.text().decode()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_request_that_breaks_off_is_no_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_within(sqlite_address(tmp_path)) as (address, services):
        host, port = address.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(b'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"nick')
        await asyncio.sleep(0.2)
        writer.close()
        async with asyncio.timeout(60):
            while 'farebox_refusals_total{code="' not in (said := services.metrics.text().decode()):
                await asyncio.sleep(0.01)
        assert "server-fault" not in said
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_connection_that_is_kept_open_has_a_new_time_for_each_request(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, head_seconds=0.5)
    async with (
        server_within(sqlite_address(tmp_path), limits) as (address, _),
        httpx.AsyncClient(base_url=address, timeout=60) as http,
    ):
        for _ in range(4):
            assert (await http.get("/api/levels")).status_code == 200
            await asyncio.sleep(0.3)


@asynccontextmanager
async def spectator(address: str, table: str) -> AsyncIterator[ClientConnection]:
    """A WebSocket of nobody in particular, which has been greeted."""
    place = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(place, max_size=None, ping_interval=None, open_timeout=60) as socket:
        await socket.recv()
        yield socket


async def receive_all(socket: ClientConnection) -> None:
    """Take whatever comes until the connection is closed."""
    while True:
        await socket.recv()


def frames(kind: str, count: int) -> bytes:
    """Tiny frames as a client masks them."""
    if kind == "pings":
        return Frame(Opcode.PING, b"").serialize(mask=True) * count
    first = Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True)
    return first + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * count


@pytest.mark.parametrize("kind", ["pings", "fragments"])
async def test_a_flood_of_tiny_frames_is_cut_off(tmp_path: Path, kind: str) -> None:
    async with (
        server_within(sqlite_address(tmp_path)) as (address, services),
        Client(address, "Anna") as anna,
    ):
        table = await anna.new_table("me", "me")
        async with anna.live(table) as live, spectator(address, table) as attacker:
            attacker.transport.write(frames(kind, 20_000))
            with pytest.raises(ConnectionClosed) as closed:
                await receive_all(attacker)
            if closed.value.rcvd is not None:
                assert closed.value.rcvd.code == TOO_MANY_FRAMES
            await live.act(live.acting().legal[0])
        assert 'farebox_limited_total{limit="frames"} 1.0' in services.metrics.text().decode()


async def test_a_flood_of_messages_is_cut_off_after_some_refusals(tmp_path: Path) -> None:
    limits = Limits(messages_at_once=20)
    async with (
        server_within(sqlite_address(tmp_path), limits) as (address, services),
        Client(address, "Anna") as anna,
    ):
        table = await anna.new_table("me", "me")
        async with anna.live(table) as live, spectator(address, table) as attacker:
            attacker.transport.write(Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True) * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await receive_all(attacker)
            if closed.value.rcvd is not None:
                assert closed.value.rcvd.code == TOO_MANY_MESSAGES
            await live.act(live.acting().legal[0])
        assert 'farebox_limited_total{limit="messages"} 1.0' in services.metrics.text().decode()


async def test_a_client_that_was_cut_off_is_not_read_any_more(tmp_path: Path) -> None:
    async with server_within(sqlite_address(tmp_path)) as (address, _):
        place = f"{address.replace('http', 'ws')}/api/tables/nosuchtable/live"
        async with connect(place, ping_interval=None) as attacker:
            # The server has closed the connection; a client that never answers that could send for ever.
            attacker.transport.pause_reading()
            text = Frame(Opcode.TEXT, b"x" * 100).serialize(mask=True)
            async with asyncio.timeout(60):
                while not attacker.transport.is_closing():
                    attacker.transport.write(text * 100)
                    await asyncio.sleep(0.01)


async def test_bytes_that_are_no_text_are_no_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_within(sqlite_address(tmp_path)) as (address, _), Client(address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        async with spectator(address, table) as attacker:
            attacker.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True) * 3)
            with pytest.raises(ConnectionClosed) as closed:
                await receive_all(attacker)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == NOT_TEXT
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_pings_of_a_client_that_reads_nothing_are_not_taken_without_end(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, frames_per_second=1e9, frames_at_once=1_000_000_000)
    async with server_within(sqlite_address(tmp_path), limits) as (address, _), Client(address, "A") as anna:
        table = await anna.new_table("me", "me")
        async with spectator(address, table) as attacker:
            attacker.transport.pause_reading()
            ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
            attacker.transport.write(ping * (FLOOD // len(ping)))
            left, before = attacker.transport.get_write_buffer_size(), -1
            for _ in range(20):
                if left == before:
                    break
                await asyncio.sleep(1)
                left, before = attacker.transport.get_write_buffer_size(), left
            assert left > FLOOD / 2
            attacker.transport.abort()


async def test_what_is_refused_by_a_code_of_its_own_is_counted_as_its_limit(tmp_path: Path) -> None:
    limits = Limits(message_bytes=1000, body_bytes=1000, tables_by_guest=1, reactions_at_once=1)
    async with (
        server_within(sqlite_address(tmp_path), limits) as (address, services),
        Client(address, "Anna") as anna,
    ):
        table = await anna.new_table("me", "me")
        body = {"city": "paris", "seats": [{"kind": "me"}, {"kind": "me"}]}
        refused = await anna.http.post("/api/tables", json=body)
        assert (refused.status_code, "retry-after" in refused.headers) == (429, True)
        assert (await anna.http.put("/api/me", json={"nickname": "x" * 1000})).status_code == 413
        async with anna.live(table) as live:
            await live.socket.send("x" * 1001)
            for _ in range(2):
                await live.socket.send('{"type":"react","seat":0,"reaction":"nice"}')
            answers = [await live.answer() for _ in range(2)]
        assert [type(answer).__name__ for answer in answers] == ["Refused"] * 2
        by = dict.fromkeys(("message_bytes", "body_bytes", "tables_by_guest", "reactions"), 1.0)
        assert refused_by(services) == by
    assert set(LIMIT_OF_CODE.values()) <= set(counted_limits())


def test_every_limit_is_in_the_table_with_what_happens_beyond_it() -> None:
    text = (Path(__file__).parents[2] / "docs" / "running.md").read_text(encoding="utf-8")
    section = text.partition("\n## Limits\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `FAREBOX_(\w+)` \| `.+` \| .+ \| (.+) \|$", section, re.MULTILINE)
    assert [name.lower() for name, _ in rows] == list(Limits.__struct_fields__)
    assert all(re.search(r"`(4\d\d+|[a-z]+(-[a-z]+)+)`|dropped|refused", beyond) for _, beyond in rows)
