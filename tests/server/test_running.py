"""Running a server: figures, logs, health and the end, as those who look after it see them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import sys
from pathlib import Path

import httpx
import pytest

from farebox.errors import SetupError
from farebox.server.logs import JsonLines, PlainLines, shortened
from farebox.server.settings import read_settings
from tests.server.postgres import PostgresServer
from tests.server.served import Client, Served, serving, sqlite_address

pytestmark = pytest.mark.anyio

FIGURE = re.compile(r"^(?P<name>\w+)(?:{(?P<labels>[^}]*)})? (?P<value>[\d.e+-]+)$", re.MULTILINE)


async def figures(served: Served) -> dict[str, float]:
    """The figures of a server, by name and labels."""
    async with httpx.AsyncClient(base_url=served.address, timeout=30) as http:
        answer = await http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-type"].count("charset") == 1
    return {
        found["name"] + (f"{{{found['labels']}}}" if found["labels"] else ""): float(found["value"])
        for found in FIGURE.finditer(answer.text)
    }


async def test_the_figures_count_what_happened(tmp_path: Path) -> None:
    with serving(sqlite_address(tmp_path)) as served:
        async with Client(served.address, "Zacharias") as guest:
            table = await guest.new_table("me", "me", "novice")
            async with guest.live(table) as live:
                await live.act(live.acting().legal[0])
                await live.act(live.acting().legal[0], seat=3)
                await guest.refused("GET", "/api/tables/nonsense0")
                found = await figures(served)
                assert found["farebox_tables_live"] == 1
                assert found["farebox_connections"] == 1
                assert found['farebox_entries_stored_total{kind="action"}'] >= 1
                assert found["farebox_store_seconds_count"] >= 1
                assert found["farebox_messages_sent_total"] >= 3
                assert found['farebox_refusals_total{code="no-such-table-seat"}'] == 1
                assert found['farebox_refusals_total{code="unknown-table"}'] == 1
                assert found["farebox_storage_errors_total"] == 0
            while (await figures(served))["farebox_connections"]:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(60):
                while not (found := await figures(served)).get(
                    'farebox_bot_decision_seconds_count{level="novice"}'
                ):
                    await asyncio.sleep(0.1)
            text = json.dumps(found)
            assert table not in text
            assert "Zacharias" not in text
            assert guest.cookie.split("=")[1].split(".")[0] not in text


@pytest.fixture
def database(postgres_server: PostgresServer) -> str:
    return postgres_server.new_database()


async def test_workers_put_their_figures_together(database: str) -> None:
    with serving(database, FAREBOX_WORKERS="2") as served:
        async with Client(served.address, "Anna") as anna:
            tables = [await anna.new_table("me", "me") for _ in range(4)]
            for table in tables:
                async with anna.live(table) as live:
                    await live.act(live.acting().legal[0])
            counted = [
                (await figures(served))['farebox_entries_stored_total{kind="action"}'] for _ in range(8)
            ]
            assert set(counted) == {4}


async def answers(http: httpx.AsyncClient, served: Served) -> bool:
    """Whether anybody is still there."""
    try:
        await http.get(f"{served.address}/health")
    except httpx.ConnectError:
        return False
    except httpx.TransportError:
        return True
    return True


async def test_workers_end_with_the_process_that_started_them(database: str) -> None:
    with serving(database, FAREBOX_WORKERS="2") as served:
        async with Client(served.address, "Anna") as anna:
            await anna.new_table("me", "me")
        await asyncio.to_thread(served.stop, signal.SIGKILL)
        async with httpx.AsyncClient(timeout=30) as http, asyncio.timeout(120):
            while await answers(http, served):
                await asyncio.sleep(0.1)


async def test_a_server_that_is_told_to_stop_first_asks_to_be_sent_nobody(tmp_path: Path) -> None:
    with serving(sqlite_address(tmp_path), FAREBOX_DRAIN_SECONDS="600") as served:
        async with Client(served.address, "Anna") as anna, httpx.AsyncClient(timeout=30) as http:
            assert (await http.get(f"{served.address}/health")).json() == {"status": "ok"}
            served.process.send_signal(signal.SIGTERM)
            while (answer := await http.get(f"{served.address}/health")).status_code == 200:
                await asyncio.sleep(0.01)
            assert answer.status_code == 503
            assert answer.json() == {"status": "stopping"}
            assert await anna.new_table("me", "me")
            await http.aclose()
            assert await asyncio.to_thread(served.stop) in (0, -signal.SIGTERM)


@pytest.mark.parametrize(("proxies", "secure"), [("127.0.0.1", True), ("10.0.0.1", False)])
async def test_only_a_known_proxy_is_believed(tmp_path: Path, proxies: str, secure: bool) -> None:
    with serving(sqlite_address(tmp_path), FAREBOX_PROXIES=proxies) as served:
        async with httpx.AsyncClient(timeout=30) as http:
            answer = await http.put(
                f"{served.address}/api/me", json={"nickname": "Anna"}, headers={"x-forwarded-proto": "https"}
            )
        assert ("; Secure" in answer.headers["set-cookie"]) == secure


async def test_logs_as_json_hold_no_secret(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    settings = {"FAREBOX_LOG_FORMAT": "json", "FAREBOX_LOG_LEVEL": "debug"}
    with serving(sqlite_address(tmp_path), **settings) as served:
        async with Client(served.address, "Zacharias") as guest:
            table = await guest.new_table("me", "me")
            link = (await guest.ask("POST", f"/api/tables/{table}/seats/0/link"))["secret"]
            await guest.refused("POST", f"/api/links/{link}")
            async with guest.live(table) as live:
                await live.act(live.acting().legal[0])
            cookie = guest.cookie.split("=")[1]
        await asyncio.to_thread(served.stop)
    said = capfd.readouterr().err
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"started", "request", "stopped"} <= {line["message"] for line in lines}
    assert {"POST /api/links/{secret}"} <= {f"{line.get('method')} {line.get('route')}" for line in lines}
    for secret in ("Zacharias", table, link, cookie, cookie.split(".")[0]):
        assert secret not in said


def record_of(fault: bool = False) -> logging.LogRecord:
    """A record with a fact, and with a traceback if asked for."""
    try:
        raise ValueError("broken") if fault else StopIteration
    except (ValueError, StopIteration):
        reason = sys.exc_info() if fault else None
    record = logging.LogRecord("farebox.x", logging.WARNING, "x.py", 1, "storage %s", ("lost",), reason)
    record.table = shortened("abcdefghijkl")
    return record


def test_a_json_line_has_the_facts_and_the_traceback_in_one_line() -> None:
    line = JsonLines().format(record_of(fault=True))
    assert "\n" not in line
    read = json.loads(line)
    assert read["level"] == "warning"
    assert read["message"] == "storage lost"
    assert read["table"] == "abcd…"
    assert "ValueError: broken" in read["traceback"]


def test_a_plain_line_has_the_facts_at_its_end() -> None:
    assert PlainLines().format(record_of()).endswith("WARNING farebox.x: storage lost table=abcd…")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_FORMAT", "xml"),
        ("LOG_LEVEL", "loud"),
        ("DRAIN_SECONDS", "-1"),
        ("PORT", "many"),
        ("MESSAGE_BYTES", "much"),
        ("MESSAGES_AT_ONCE", "-1"),
        ("MESSAGES_PER_SECOND", "nan"),
        ("SEND_SECONDS", "0"),
        ("BOT_THREADS", "-4"),
        ("ORIGINS", "play.example.org"),
        ("ORIGINS", "https://play.example.org/"),
        ("PROXIES", "10.0.0.1,foo"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_by_its_name(name: str, value: str) -> None:
    with pytest.raises(SetupError, match="setting-not-valid") as refusal:
        read_settings({f"FAREBOX_{name}": value})
    assert str(refusal.value.facts["fault"]).startswith(f"FAREBOX_{name}: ")


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(SetupError, match="workers-need-postgresql"):
        read_settings({"FAREBOX_WORKERS": "2", "FAREBOX_DATABASE": "sqlite:///tables.db"})
