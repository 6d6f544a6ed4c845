"""What strangers, a host's slip or a lost file can do to a server; each of these once worked."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from farebox.errors import SetupError, StorageError
from farebox.server import metrics
from farebox.server.limits import Guards, Limits, is_within
from farebox.server.settings import read_settings
from farebox.server.storage import open_storage
from farebox.server.storage.server_lock import hold_server_lock, lock_file, release_server_lock
from farebox.server.tables import checks
from farebox.server.tables.commands import SetPace, Start
from tests.server.build import after_command, lobby, refused
from tests.server.launcher import serving_forked
from tests.server.served import Client, sqlite_address
from tests.server.within import server_within

pytestmark = pytest.mark.anyio


@contextmanager
def full_disk() -> Iterator[None]:
    """Let this process write nothing to any file, as if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_on_a_full_disk_a_server_is_not_healthy_and_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farebox.server.services.CHECK_SECONDS", 0.0)
    async with (
        server_within(sqlite_address(tmp_path)) as (address, _),
        httpx.AsyncClient(base_url=address, timeout=60) as http,
    ):
        assert (await http.get("/health")).json() == {"status": "ok"}
        with full_disk():
            codes = [(await http.get("/health")).status_code for _ in range(3)]
            assert (await http.get("/health/live")).status_code == 200
        assert codes == [503, 503, 503]
        assert (await http.get("/health/ready")).status_code == 200
    said = [record.message for record in caplog.records if "storage" in record.message]
    assert said == ["storage fails", "storage works again"]


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_file_that_was_deleted_or_replaced_takes_nothing_and_is_not_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replaced: bool
) -> None:
    monkeypatch.setattr("farebox.server.services.CHECK_SECONDS", 0.0)
    async with server_within(sqlite_address(tmp_path)) as (address, _), Client(address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        file = tmp_path / "tables.db"
        file.rename(tmp_path / "old.db")
        if replaced:
            shutil.copy(tmp_path / "old.db", file)
        assert await anna.refused("POST", "/api/tables", body()) == (503, "storage-unavailable")
        async with anna.live(table) as live:
            answer = await live.act(live.acting().legal[0])
            assert answer.error.code == "storage-unavailable"  # type: ignore[union-attr]
        assert (await anna.http.get("/health")).status_code == 503


def body() -> dict[str, object]:
    return {"city": "paris", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path)):
        command = [sys.executable, "-m", "farebox", "serve", "--port", "0"]
        found = subprocess.run(
            [*command, "--database", sqlite_address(tmp_path)],
            env={**os.environ, "FAREBOX_LANGUAGE": "en"},
            capture_output=True,
            text=True,
            timeout=120,
        )
    assert found.returncode == 2
    assert "Another server is already using the database" in found.stderr


def test_a_lock_goes_with_its_holder(tmp_path: Path) -> None:
    file = str(tmp_path / "farebox.db")
    hold_server_lock(file)
    hold_server_lock(file)
    holder = f"from farebox.server.storage.server_lock import hold_server_lock as h; h({file!r}, wait=0)"
    assert subprocess.run([sys.executable, "-c", holder], capture_output=True).returncode == 1
    release_server_lock(file)
    assert subprocess.run([sys.executable, "-c", holder], capture_output=True).returncode == 0
    assert lock_file(file).exists()


def test_a_secret_that_can_be_guessed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError) as caught:
        read_settings({"FAREBOX_SECRET": "x" * 31})
    assert "FAREBOX_SECRET" in str(caught.value.facts["fault"])
    assert "xxx" not in str(caught.value)
    file = tmp_path / "secret"
    file.write_text("y" * 32 + "\n")
    assert read_settings({"FAREBOX_SECRET_FILE": str(file)}).secret == "y" * 32
    with pytest.raises(SetupError):
        read_settings({"FAREBOX_DATABASE_PASSWORD_FILE": str(tmp_path / "none")})


@pytest.mark.parametrize("password", ["p@ss/w#rd@", "p@ss"])
async def test_no_part_of_a_password_is_told(password: str) -> None:
    with pytest.raises(StorageError) as caught:
        await open_storage(f"postgresql://anna:{password}@127.0.0.1:1/farebox")
    assert "ss" not in str(caught.value.facts.get("place", "")).replace("postgresql", "")


async def test_a_password_of_its_own_may_have_any_sign() -> None:
    with pytest.raises(StorageError) as caught:
        await open_storage("postgresql://anna@127.0.0.1:1/farebox", "p@ss/w#rd")
    assert caught.value.code == "storage-not-opened"
    assert "127.0.0.1:1" in str(caught.value.facts["place"])
    assert "ss/w" not in str(caught.value)


async def test_pages_of_an_allowed_origin_can_read_answers(tmp_path: Path) -> None:
    allowed = "https://club.example.org"
    async with (
        server_within(sqlite_address(tmp_path), origins=(allowed,)) as (address, _),
        httpx.AsyncClient(base_url=address, timeout=60) as http,
    ):
        ask = {"origin": allowed, "access-control-request-method": "PUT"}
        answer = await http.options("/api/me", headers=ask)
        assert answer.headers["access-control-allow-origin"] == allowed
        assert answer.headers["access-control-allow-credentials"] == "true"
        answer = await http.put("/api/me", json={"nickname": "Anna"}, headers={"origin": allowed})
        assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (200, allowed)
        answer = await http.get("/api/levels", headers={"origin": "https://evil.example.org"})
        assert "access-control-allow-origin" not in answer.headers


async def test_over_https_the_cookie_is_the_hosts_own_and_the_old_one_is_renewed(tmp_path: Path) -> None:
    async with (
        server_within(sqlite_address(tmp_path)) as (address, _),
        httpx.AsyncClient(base_url=address, timeout=60) as http,
    ):
        first = await http.get("/api/me")
        plain = {"cookie": f"farebox={http.cookies['farebox']}"}
        assert "; Secure" not in first.headers["set-cookie"]
        http.cookies.clear()
        secure = await http.get("/api/me", headers={**plain, "x-forwarded-proto": "https"})
        assert secure.json()["id"] == first.json()["id"]
        assert secure.headers["set-cookie"].startswith("__Host-farebox=")
        assert "Path=/;" in secure.headers["set-cookie"]
        assert "Domain" not in secure.headers["set-cookie"]
        new = {"cookie": secure.headers["set-cookie"].partition(";")[0]}
        again = await http.get("/api/me", headers=new)
        assert (again.json()["id"], "max-age=34560000" in again.headers["set-cookie"].lower()) == (
            first.json()["id"],
            True,
        )


@pytest.mark.parametrize(
    ("origin", "proto", "status"),
    [
        ("http", "http", 200),
        ("https", "http", 200),
        ("https", "https", 200),
        ("http", "https", 403),
        ("evil", "http", 403),
    ],
)
async def test_an_origin_has_a_scheme_that_fits(tmp_path: Path, origin: str, proto: str, status: int) -> None:
    async with (
        server_within(sqlite_address(tmp_path)) as (address, _),
        httpx.AsyncClient(base_url=address, timeout=60) as http,
    ):
        host = address.partition("://")[2]
        headers = {"origin": f"{origin}://{host}", "x-forwarded-proto": proto}
        answer = await http.put("/api/me", json={"nickname": "Anna"}, headers=headers)
        assert answer.status_code == status


async def test_a_server_that_knows_its_name_answers_to_no_other(tmp_path: Path) -> None:
    async with (
        server_within(sqlite_address(tmp_path), hosts=("play.example.org",)) as (address, _),
        httpx.AsyncClient(base_url=address, timeout=60) as http,
    ):
        assert (await http.get("/api/me")).status_code == 421
        assert (await http.get("/api/me", headers={"host": "play.example.org"})).status_code == 200
        assert (await http.get("/health")).status_code == 200


async def test_a_guest_gets_one_replay_at_a_time_and_few_wait() -> None:
    guards = Guards(Limits(replays_at_once=2, replays_waiting=2))
    running: list[str] = []
    most: dict[str, int] = {}

    async def replay(who: str) -> None:
        async with guards.replaying(who):
            running.append(who)
            most[who] = max(most.get(who, 0), running.count(who))
            await asyncio.sleep(0)
            running.remove(who)

    outcomes = await asyncio.gather(
        *(replay("anna") for _ in range(4)), replay("bert"), return_exceptions=True
    )
    assert [type(outcome).__name__ for outcome in outcomes].count("LimitReached") == 2
    assert most == {"anna": 1, "bert": 1}
    await replay("anna")


async def test_silent_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    limits = Limits(sockets_by_address=5, head_seconds=60)
    async with server_within(sqlite_address(tmp_path), limits, proxies=("10.0.0.1",)) as (address, services):
        host, _, port = address.partition("://")[2].partition(":")
        silent = [await asyncio.open_connection(host, int(port)) for _ in range(5)]
        reader, writer = await asyncio.open_connection(host, int(port))
        refusal = await asyncio.wait_for(reader.read(), 60)
        assert refusal.startswith(b"HTTP/1.1 429")
        assert b"retry-after" in refusal
        for _, one in silent:
            one.close()
        while services.guards._open["sockets_by_address", "127.0.0.1"]:  # noqa: SLF001
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            assert (await http.get("/health")).status_code == 200
        writer.close()


def test_a_proxy_is_known_by_its_network() -> None:
    assert is_within("10.1.2.3", ("10.0.0.0/8",))
    assert is_within("1.2.3.4", ("*",))
    assert not is_within("11.1.2.3", ("10.0.0.0/8", "::1"))
    assert not is_within("nobody", ("10.0.0.0/8",))


async def test_one_address_does_not_fill_the_public_list(tmp_path: Path) -> None:
    limits = Limits(listed_tables_at_once=2, listed_tables_per_second=0.0001)
    async with server_within(sqlite_address(tmp_path), limits) as (address, _):
        listed = {**body(), "settings": {"listed": True}}
        codes = []
        for number in range(4):
            async with Client(address, f"Guest {number}") as guest:
                answer = await guest.http.post("/api/tables", json=listed)
                codes.append(answer.status_code)
                own = await guest.new_table("me", "open", start=False)
                changed = await guest.http.put(f"/api/tables/{own}/settings", json={"listed": True})
                assert changed.status_code == (200 if number == 0 else 429)
        assert codes == [201, 429, 429, 429]
        assert "retry-after" in answer.headers


def test_a_table_is_not_changed_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lobby("anna", "bert")
    monkeypatch.setattr(checks, "LAST_AT_WILL", table.version + 1)
    table = after_command(table, SetPace(guest="anna", pace=1.0))
    assert refused(table, SetPace(guest="anna", pace=2.0)) == "table-too-long"
    assert after_command(table, Start(guest="anna")).status == "playing"


async def test_times_are_told_in_tenths_of_a_second(tmp_path: Path) -> None:
    async with server_within(sqlite_address(tmp_path)) as (address, _), Client(address, "Anna") as anna:
        table = await anna.new_table("me", "casual")
        async with anna.live(table) as live:
            await live.until(lambda live: live.my_turn)
            times = [entry.at for entry in live.log.values()]
        info = await anna.ask("GET", f"/api/tables/{table}")
        times.append(info["due_seat_since"])
        assert all(at == round(at, 1) for at in times)


def test_folders_of_killed_servers_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farebox.server.metrics.tempfile.gettempdir", lambda: str(tmp_path))
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    for name in (
        f"farebox-metrics-{dead.pid}-abc",
        f"farebox-metrics-{os.getpid()}-abc",
        "farebox-metrics-old",
    ):
        (tmp_path / name).mkdir()
    metrics.forget_folders()
    assert sorted(folder.name for folder in tmp_path.iterdir()) == [
        f"farebox-metrics-{os.getpid()}-abc",
        "farebox-metrics-old",
    ]
