"""Limits and fences that hold whoever asks: origins, cookies, sizes, rates, and tables that leave memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from farebox.server.limits import Limits
from farebox.server.tables.manager import IDLE_SECONDS
from farebox.server.wire import Done, Pong, Refused
from tests.server.launcher import serving_forked
from tests.server.served import Client, Served, sqlite_address
from tests.server.within import server_within

pytestmark = pytest.mark.anyio

UNSAFE: tuple[tuple[str, str, object], ...] = (
    ("PUT", "/api/me", {"nickname": "Eve"}),
    ("POST", "/api/tables", {"city": "paris", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("PUT", "/api/tables/{table}/seats/1", {"change": "take"}),
    ("PUT", "/api/tables/{table}/settings", {"listed": True}),
    ("PUT", "/api/tables/{table}/pace", {"pace": 1}),
    ("POST", "/api/tables/{table}/start", None),
    ("POST", "/api/tables/{table}/seats/0/stand-in", {"level": "novice"}),
    ("POST", "/api/tables/{table}/seats/0/link", None),
    ("POST", "/api/tables/{table}/rematch", None),
    ("POST", "/api/links/secret", None),
    ("POST", "/api/replay", {}),
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving_forked(sqlite_address(tmp_path_factory.mktemp("limits"))) as server:
        yield server


def foreign_origins(served: Served) -> list[str]:
    """Origins of other sites, some of which look like ours."""
    return [
        "https://elsewhere.example",
        "null",
        "",
        f"http://127.0.0.1:{served.port}.elsewhere.example",
        f"http://127.0.0.1:{served.port + 1}",
        "http://127.0.0.1",
        f"http://elsewhere.example#127.0.0.1:{served.port}",
        f"http://someone@127.0.0.1:{served.port}",
    ]


async def test_no_other_site_can_change_anything(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "open", start=False)
        before = await anna.ask("GET", f"/api/tables/{table}")
        for origin in foreign_origins(served):
            for method, path, body in UNSAFE:
                answer = await anna.http.request(
                    method, path.format(table=table), json=body, headers={"origin": origin}
                )
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")
        assert await anna.ask("GET", f"/api/tables/{table}") == before
        assert (await anna.ask("GET", "/api/me"))["nickname"] == "Anna"
        assert len((await anna.ask("GET", "/api/tables/mine"))["tables"]) == 1


async def test_no_other_site_can_connect(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        for origin in filter(None, foreign_origins(served)):
            with pytest.raises(InvalidStatus) as refused:
                async with anna.live(table, origin=origin):
                    pass
            assert refused.value.response.status_code == 403


async def test_the_cookie_is_for_the_server_alone(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=60) as http:
        response = await http.get("/api/me", headers={"x-forwarded-proto": "https"})
        parts = {part.strip().lower() for part in response.headers["set-cookie"].split(";")[1:]}
        assert {"httponly", "samesite=lax", "secure", "path=/"} <= parts
        assert not any(part.startswith("domain") for part in parts)


async def test_answers_about_tables_are_not_kept_by_browsers_or_proxies(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        for path in ("/api/me", "/api/tables", "/api/tables/mine", f"/api/tables/{table}", "/api/nonsense"):
            assert (await anna.http.get(path)).headers["cache-control"] == "no-store"


async def test_the_size_of_a_message_is_counted_in_bytes(served: Served) -> None:
    async with Client(served.address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        async with anna.live(table) as live:
            for letter, code in (("x", "message-not-valid"), ("€", "message-too-large")):
                await live.socket.send(letter * 4000)
                answer = await live.answer()
                assert isinstance(answer, Refused)
                assert answer.error.code == code


async def test_the_rate_of_one_guest_is_not_that_of_another(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=0.001, messages_at_once=8)
    async with (
        server_within(f"sqlite:///{tmp_path / 'tables.db'}", limits) as (address, _),
        Client(address, "Anna") as anna,
        Client(address, "Bert") as bert,
    ):
        table = await anna.new_table("me", "me")
        async with anna.live(table) as hers, bert.live(table) as his:
            for _ in range(10):
                await hers.socket.send('{"type":"ping"}')
            answers = [await hers.answer() for _ in range(10)]
            assert isinstance(answers[-1], Refused)
            assert answers[-1].error.code == "too-many-requests"
            await his.socket.send('{"type":"ping"}')
            assert isinstance(await his.answer(), Pong)
        assert await anna.refused("GET", "/api/me") == (429, "too-many-requests")
        assert (await bert.ask("GET", "/api/me"))["nickname"] == "Bert"


async def test_an_idle_table_leaves_memory_and_comes_back_for_who_connects(tmp_path: Path) -> None:
    async with (
        server_within(f"sqlite:///{tmp_path / 'tables.db'}") as (address, services),
        Client(address, "Anna") as anna,
    ):
        table = await anna.new_table("me", "me", city="london")
        manager, now = services.tables, services.tables.clock()
        async with anna.live(table) as live:
            message = await live.act(live.acting().legal[0])
            manager.clock = lambda: now + 2 * IDLE_SECONDS
            assert manager.forget_idle() == 0, "somebody watches it"
            seen, states = live.version, live.states
        while table in manager.live:
            await anna.http.get("/health")
            manager.clock = lambda: now + 4 * IDLE_SECONDS
            manager.forget_idle()
        async with anna.live(table, since=seen) as again:
            assert isinstance(message, Done)
            assert (again.version, again.states) == (seen, states)
            await again.play()
