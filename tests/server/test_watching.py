"""The examples of docs/running.md with the programs they are for, and the dashboard of all metrics."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from farebox.server.metrics import Metrics
from farebox.server.wire import Done
from tests.documents import ROOT
from tests.server.launcher import serving_forked
from tests.server.served import Client, sqlite_address

pytestmark = pytest.mark.anyio
ATTEMPTS = 5
# What starts a proxy with files in a folder, before the port of a server, on a port of its own.
Proxy = Callable[[Path, int, int], list[str]]
TEXT = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")


def example(language: str) -> str:
    """An example of the document."""
    found = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def program(name: str) -> str:
    """A program of Debian's packages; the test is skipped, and says so, where it is missing."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.skip(f"{name} IS NOT INSTALLED: the example of docs/running.md is not tested")
    return found


def caddy(folder: Path, server: int, port: int) -> list[str]:
    """Caddy with the example, without TLS."""
    text = (
        example("caddy").replace("play.example.org", f"http://127.0.0.1:{port}").replace("8620", str(server))
    )
    (folder / "Caddyfile").write_text("{\n    admin off\n    auto_https off\n}\n" + text)
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, server: int, port: int) -> list[str]:
    """nginx with the example, without TLS."""
    text = example("nginx").replace("8620", str(server)).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    text = re.sub(r"\n    ssl_certificate[^\n]*", "", text)
    paths = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    top = f"daemon off;\npid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{paths}"
    (folder / "nginx.conf").write_text(f"{top}{text}}}\n")
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", "stderr"]


@asynccontextmanager
async def behind(proxy: Proxy, folder: Path, server: int) -> AsyncIterator[str]:
    """The address of a proxy before a server; another port is tried if somebody else was given the first."""
    for attempt in range(ATTEMPTS):
        port, home = free_port(), folder / str(attempt)
        home.mkdir()
        said = home / "said.txt"
        with said.open("wb") as file:
            command = proxy(home, server, port)
            process = subprocess.Popen(command, env={**os.environ, "HOME": str(home)}, stderr=file)
        try:
            if await answers(f"http://127.0.0.1:{port}", process):
                yield f"http://127.0.0.1:{port}"
                return
        finally:
            process.terminate()
            process.wait(30)
    raise AssertionError(f"{command} does not start: {said.read_text()}")


async def answers(address: str, process: subprocess.Popen[bytes]) -> bool:
    """Whether a proxy lets requests through before it ends."""
    async with httpx.AsyncClient(base_url=address, timeout=30) as http, asyncio.timeout(120):
        while process.poll() is None:
            with suppress(httpx.TransportError):
                return (await http.get("/health")).status_code == 200
            await asyncio.sleep(0.1)
    return False


@pytest.mark.parametrize("proxy", [caddy, nginx])
async def test_behind_a_proxy_as_the_document_has_it_people_play(tmp_path: Path, proxy: Proxy) -> None:
    with serving_forked(sqlite_address(tmp_path)) as served:
        async with behind(proxy, tmp_path, served.port) as address:
            await people_play(address)


async def people_play(address: str) -> None:
    """Somebody makes a table behind a proxy and acts; the metrics stay behind it."""
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        assert (await http.get("/metrics")).status_code == 403
        # Its own word counts, not the client's: over plain HTTP the cookie is not secure.
        answer = await http.get("/api/me", headers={"x-forwarded-for": "1.2.3.4"})
        assert "; Secure" not in answer.headers["set-cookie"]
    async with Client(address, "Anna") as anna:
        table = await anna.new_table("me", "me")
        async with anna.live(table, origin=address) as live:
            assert isinstance(await live.act(live.acting().legal[0]), Done)


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    dashboard = json.loads((ROOT / "docs" / "grafana.json").read_text(encoding="utf-8"))
    asked = " ".join(panel["targets"][0]["expr"] for panel in dashboard["panels"])
    shown = {re.sub("_(total|bucket)$", "", name) for name in re.findall(r"\bfarebox_\w+", asked)}
    assert shown == {
        family.name for family in Metrics().registry.collect() if family.name.startswith("farebox")
    }
