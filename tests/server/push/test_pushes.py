"""Who is called when: people whose turn it is and who have no page open, once per turn, by one process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.launcher import serving_forked
from tests.server.postgres import PostgresServer
from tests.server.push.service import BrowserKeys, PushService, claims_of
from tests.server.served import Client, sqlite_address

pytestmark = pytest.mark.anyio

SOON = {"FAREBOX_PUSH_SECONDS": "0.4"}


async def two_people(anna: Client, ben: Client, **more: Any) -> str:
    """A table of two, whose game has begun."""
    table = await anna.new_table("me", "open", start=False, **more)
    await ben.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
    await anna.ask("POST", f"/api/tables/{table}/start")
    return table


async def settled() -> None:
    """Wait until what should not come would have come."""
    await asyncio.sleep(1.5)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, dict[str, str]]:
    """A database; PostgreSQL with two workers, of which one calls."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path), {}
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.new_database(), {"FAREBOX_WORKERS": "2"}


async def test_a_person_without_a_page_is_called_once_in_the_own_language(
    database: tuple[str, dict[str, str]],
) -> None:
    address, more = database
    async with PushService() as service:
        with serving_forked(address, **SOON, **more, FAREBOX_PUSH_TEST_ORIGIN=service.origin) as served:
            async with Client(served.address, "Anna") as anna, Client(served.address, "Ben") as ben:
                browser = BrowserKeys()
                wanted = browser.subscription(f"{service.origin}/ben", "fr")
                state = await ben.ask("PUT", "/api/me/push", wanted)
                assert state["browsers"] == 1
                async with anna.live(table := await two_people(anna, ben)):
                    await service.wait_for(1)
                    await settled()
                [(path, headers, body)] = service.taken
                assert path == "/ben"
                told = browser.read(body)
                assert told == {"title": "Paris", "body": "C’est à vous de jouer.", "path": f"/t/{table}"}
                assert (headers["ttl"], headers["content-encoding"]) == ("86400", "aes128gcm")
                assert table not in headers["topic"]
                assert claims_of(headers["authorization"], state["key"])["aud"] == service.origin


async def test_a_person_with_a_page_is_not_called(tmp_path: Path) -> None:
    async with PushService() as service:
        origin = {"FAREBOX_PUSH_TEST_ORIGIN": service.origin}
        with serving_forked(sqlite_address(tmp_path), **SOON, **origin) as served:
            async with Client(served.address, "Anna") as anna, Client(served.address, "Ben") as ben:
                await ben.ask("PUT", "/api/me/push", BrowserKeys().subscription(f"{service.origin}/ben"))
                table = await anna.new_table("me", "open", start=False)
                await ben.ask("PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
                async with anna.live(table), ben.live(table):
                    await anna.ask("POST", f"/api/tables/{table}/start")
                    await settled()
                assert service.taken == []


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with PushService() as service:
        origin = {"FAREBOX_PUSH_TEST_ORIGIN": service.origin}
        service.answer = b"HTTP/1.1 410 Gone\r\n\r\n"
        with serving_forked(sqlite_address(tmp_path), **SOON, **origin) as served:
            async with Client(served.address, "Anna") as anna, Client(served.address, "Ben") as ben:
                await ben.ask("PUT", "/api/me/push", BrowserKeys().subscription(f"{service.origin}/ben"))
                await two_people(anna, ben)
                await service.wait_for(1)
                async with asyncio.timeout(60):
                    while (await ben.ask("GET", "/api/me/push"))["browsers"]:
                        await asyncio.sleep(0.05)


async def test_forged_and_too_many_subscriptions_are_refused(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path), FAREBOX_SUBSCRIPTIONS_BY_GUEST="2") as served:
        async with Client(served.address, "Anna") as anna, Client(served.address, "Ben") as ben:
            browser, thief = BrowserKeys(), BrowserKeys()
            good = browser.subscription("https://push.example/a")
            for wrong in (
                {**good, "endpoint": "https://127.0.0.1/a"},
                {**good, "endpoint": "http://push.example/a"},
                {**good, "p256dh": good["p256dh"][:-4] + "AAAA"},
                {**good, "auth": "AAAA"},
                {**good, "auth": "?" * 22},
            ):
                assert await anna.refused("PUT", "/api/me/push", wrong) == (400, "push-not-usable")
            await anna.ask("PUT", "/api/me/push", good)
            # Who knows the address but not the keys is not that browser; the browser itself may change hands.
            stolen = thief.subscription("https://push.example/a")
            assert await ben.refused("PUT", "/api/me/push", stolen) == (400, "push-not-usable")
            assert (await ben.ask("POST", "/api/me/push/forget", {"endpoint": good["endpoint"]}))[
                "browsers"
            ] == 0
            assert (await anna.ask("GET", "/api/me/push"))["browsers"] == 1
            assert (await ben.ask("PUT", "/api/me/push", good))["browsers"] == 1
            assert (await anna.ask("GET", "/api/me/push"))["browsers"] == 0
            await ben.ask("PUT", "/api/me/push", BrowserKeys().subscription("https://push.example/b"))
            third = BrowserKeys().subscription("https://push.example/c")
            assert await ben.refused("PUT", "/api/me/push", third) == (429, "too-many-subscriptions")
            await ben.ask("POST", "/api/me/push/forget", {"endpoint": "https://push.example/b"})
            assert (await ben.ask("PUT", "/api/me/push", third))["browsers"] == 2


async def test_the_key_of_the_server_outlives_it(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path)) as served:
        async with Client(served.address, "Anna") as anna:
            key = (await anna.ask("GET", "/api/me/push"))["key"]
            served.restart()
            assert (await anna.ask("GET", "/api/me/push"))["key"] == key
