"""Whom the server calls: https, public addresses, no redirects, not for long."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from farebox.server.push import endpoints
from farebox.server.push.endpoints import Caller, EndpointRefused, is_public, read_endpoint
from tests.server.push.service import PushService

pytestmark = pytest.mark.anyio


@pytest.fixture
def threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1)


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/a",
        "https://push.example:8443/a",
        "https://me:secret@push.example/a",
        "https://127.0.0.1/a",
        "https://10.0.0.1/a",
        "https://192.168.1.1/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://[64:ff9b::7f00:1]/a",
        "https://[2002:7f00:1::]/a",
        "https://[fd00::1]/a",
        "https:///a",
        "https://[::1/a",
        "https://push.example/a b",
        "https://push.example/a\r\nHost: evil",
        "ftp://push.example/a",
        "https://push.example/" + "a" * 1000,
        "",
    ],
)
def test_an_address_that_is_not_called(address: str) -> None:
    with pytest.raises(EndpointRefused):
        read_endpoint(address)


def test_an_address_that_is_called() -> None:
    endpoint = read_endpoint("https://push.example/send/abc?x=1")
    assert endpoint == (True, "push.example", 443, "/send/abc?x=1")
    assert endpoint.origin == "https://push.example"


@pytest.mark.parametrize("ip", ["8.8.8.8", "2607:f8b0::1"])
def test_a_public_address(ip: str) -> None:
    assert is_public(ip)


@pytest.mark.parametrize("ip", ["0.0.0.0", "100.64.0.1", "224.0.0.1", "240.0.0.1", "fe80::1%eth0", "ff02::1"])
def test_an_address_of_no_stranger(ip: str) -> None:
    assert not is_public(ip)


async def test_a_name_that_stands_for_a_private_address_is_not_called(
    threads: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    async def connect(ip: str, *given: object, **more: object) -> None:
        calls.append(ip)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    for found in (["10.0.0.1"], ["8.8.8.8", "127.0.0.1"]):
        monkeypatch.setattr(endpoints, "resolve", lambda host, port, found=found: found)
        with pytest.raises(EndpointRefused):
            await Caller(threads).post("https://push.example/a", {}, b"")
    assert calls == []
    # What was checked is what is called: the name is not looked up a second time.
    answers = iter([["8.8.8.8"], ["127.0.0.1"]])
    monkeypatch.setattr(endpoints, "resolve", lambda host, port: next(answers))
    with pytest.raises(ConnectionRefusedError):
        await Caller(threads).post("https://push.example/a", {}, b"")
    assert calls == ["8.8.8.8"]


async def test_a_redirect_is_an_answer_and_is_not_followed(threads: ThreadPoolExecutor) -> None:
    async with PushService() as service, PushService() as elsewhere:
        service.answer = f"HTTP/1.1 302 Found\r\nLocation: {elsewhere.origin}/b\r\n\r\n".encode()
        caller = Caller(threads, allowed=service.origin)
        assert await caller.post(f"{service.origin}/a", {"TTL": "1"}, b"abc") == 302
        [(path, headers, body)] = service.taken
        assert (path, headers["ttl"], body) == ("/a", "1", b"abc")
        assert elsewhere.taken == []


async def test_a_slow_service_is_given_up(threads: ThreadPoolExecutor) -> None:
    async with PushService() as service:
        service.delay = 5
        with pytest.raises(TimeoutError):
            await Caller(threads, allowed=service.origin, seconds=0.3).post(f"{service.origin}/a", {}, b"")


@pytest.mark.parametrize("answer", [b"x" * 100_000, b"HTTP/1.1 20x\r\n", b"", b"SSH-2.0-hello\r\n"])
async def test_an_answer_that_is_none_is_not_believed(threads: ThreadPoolExecutor, answer: bytes) -> None:
    async with PushService() as service:
        service.answer = answer
        with pytest.raises((EndpointRefused, ConnectionResetError)):
            await Caller(threads, allowed=service.origin).post(f"{service.origin}/a", {}, b"")


async def test_a_huge_answer_is_not_read(threads: ThreadPoolExecutor) -> None:
    async with PushService() as service:
        service.answer = b"HTTP/1.1 201 Created\r\n\r\n" + b"x" * 50_000_000
        assert await Caller(threads, allowed=service.origin).post(f"{service.origin}/a", {}, b"") == 201
