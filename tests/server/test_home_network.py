"""Friends at home: the addresses that others can reach, as text and as QR codes."""

from __future__ import annotations

import io
import re
from pathlib import Path

import ifaddr
import numpy as np
import pytest
import zxingcpp
from rich.console import Console

from farebox.cli import serve
from farebox.errors import SetupError
from farebox.server import home_network
from farebox.server.home_network import home_addresses, require_home_network
from farebox.server.http.reach import reach_of
from farebox.server.qr_codes import qr_lines
from farebox.server.settings import read_settings
from tests.server.launcher import serving_forked
from tests.server.served import Client, sqlite_address

# How many pixels of a picture one module of a code has.
PIXELS = 4


def adapter(name: str, *ips: str) -> ifaddr.Adapter:
    return ifaddr.Adapter(name, name, [ifaddr.IP(ip, 24, name) for ip in ips])


@pytest.fixture
def adapters(monkeypatch: pytest.MonkeyPatch) -> list[ifaddr.Adapter]:
    """The network devices of the computer, to be filled."""
    found: list[ifaddr.Adapter] = []
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: found)
    monkeypatch.setattr(home_network, "usual_address", lambda: None)
    return found


def read_code(lines: list[str]) -> list[str]:
    """What is in the QR code of some lines of half blocks."""
    halves = {" ": (255, 255), "▀": (0, 255), "▄": (255, 0), "█": (0, 0)}
    rows = [[halves[sign][half] for sign in line] for line in lines for half in (0, 1)]
    picture = np.kron(np.array(rows, dtype=np.uint8), np.ones((PIXELS, PIXELS), dtype=np.uint8))
    return [found.text for found in zxingcpp.read_barcodes(picture)]


def test_the_likeliest_address_comes_first_and_the_computers_own_are_left_out(
    adapters: list[ifaddr.Adapter], monkeypatch: pytest.MonkeyPatch
) -> None:
    adapters += [adapter("lo", "127.0.0.1"), adapter("docker0", "172.17.0.1"), adapter("usb0", "169.254.3.4")]
    adapters += [adapter("eth0", "192.168.1.20"), adapter("wlan0", "192.168.1.21")]
    assert [one.ip for one in home_addresses()] == ["192.168.1.20", "192.168.1.21", "172.17.0.1"]
    monkeypatch.setattr(home_network, "usual_address", lambda: "192.168.1.21")
    assert home_addresses()[0] == ("192.168.1.21", "wlan0")


def test_without_a_network_there_is_a_plain_sentence(adapters: list[ifaddr.Adapter]) -> None:
    adapters.append(adapter("lo", "127.0.0.1"))
    with pytest.raises(SetupError) as refused:
        require_home_network()
    assert refused.value.code == "no-home-network"


def test_the_terminal_says_who_can_join_and_shows_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, color_system="truecolor", width=60)
    monkeypatch.setattr(serve, "make_console", lambda: console)
    serve.announce_at_home(["http://192.168.1.20:8620/", "http://10.0.0.2:8620/"])
    text = shown.getvalue()
    assert "every device in it can join" in text
    assert "http://10.0.0.2:8620/" in text
    lines = re.findall(r"\x1b\[38;2;0;0;0;48;2;255;255;255m([ ▀▄█]+)\x1b", text)
    assert lines == qr_lines("http://192.168.1.20:8620/")
    assert read_code(lines) == ["http://192.168.1.20:8620/"]


def test_a_file_gets_the_addresses_without_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(serve, "make_console", lambda: Console(file=shown, width=60))
    serve.announce_at_home(["http://192.168.1.20:8620/"])
    assert "http://192.168.1.20:8620/" in shown.getvalue()
    assert "█" not in shown.getvalue()


def test_lan_listens_everywhere_unless_told_where() -> None:
    assert read_settings({}, lan=True).host == "0.0.0.0"
    assert read_settings({"FAREBOX_LAN": "true"}).host == "0.0.0.0"
    assert read_settings({}, lan=True, host="192.168.1.20").host == "192.168.1.20"
    with pytest.raises(SetupError, match="FAREBOX_HOST"):
        read_settings({}, lan=True, host="127.0.0.1")


@pytest.mark.parametrize("wrong", ["play.example.org", "https://play.example.org/path"])
def test_the_address_for_others_is_an_origin(wrong: str) -> None:
    with pytest.raises(SetupError, match="FAREBOX_ADDRESS"):
        read_settings({"FAREBOX_ADDRESS": wrong})


@pytest.mark.parametrize(
    ("base", "reach"),
    [
        ("http://localhost:8620", "this-computer"),
        ("http://127.0.0.5", "this-computer"),
        ("http://[::1]:80", "this-computer"),
        ("http://192.168.1.20:8620", "network"),
        ("http://[fd00::2]:8620", "network"),
        ("http://laptop:8620", "network"),
        ("https://laptop.local", "network"),
        ("https://play.example.org", "everyone"),
        ("http://8.8.8.8", "everyone"),
    ],
)
def test_who_can_open_an_address(base: str, reach: str) -> None:
    assert reach_of(base) == reach


@pytest.mark.anyio
async def test_an_invitation_names_the_address_that_the_browser_or_the_proxy_told(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path)) as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "open", start=False)
            path = f"/api/tables/{table}/address"
            here = await anna.ask("GET", path)
            assert here == {"address": f"{served.address}/t/{table}", "reach": "this-computer"}
            told = {"host": "play.example.org", "x-forwarded-proto": "https"}
            answer = await anna.http.get(path, headers=told)
            assert answer.json() == {"address": f"https://play.example.org/t/{table}", "reach": "everyone"}
            code = await anna.http.get(f"{path}/qr.svg", headers=told)
            assert code.headers["content-type"].startswith("image/svg+xml")
            assert code.headers["cache-control"] == "no-store"
            lies = await anna.http.get(path, headers={"host": 'a"><script>'})
            assert lies.status_code == 400
            assert await anna.refused("GET", "/api/tables/nonsense0/address") == (404, "unknown-table")


@pytest.mark.anyio
async def test_the_setting_comes_before_what_a_request_says(tmp_path: Path) -> None:
    with serving_forked(sqlite_address(tmp_path), FAREBOX_ADDRESS="https://play.example.org") as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("me", "open", start=False)
            found = await anna.ask("GET", f"/api/tables/{table}/address")
            assert found == {"address": f"https://play.example.org/t/{table}", "reach": "everyone"}
