"""Friends at home: a code on one screen is scanned by another device, and a link tells who invites."""

from __future__ import annotations

import base64
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import home
from tests.browser.home import Home, ServedAtHome, chromium_in, home_network
from tests.browser.pages import PATIENCE, Visits, new_table
from tests.server.served import sqlite_address

SCANNING_SECONDS = 60
PIXELS = """async png => {
    const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    const gray = Array.from({ length: data.length / 4 }, (_, place) => data[place * 4 + 1]);
    return { width: picture.width, gray };
}"""
NEW_TABLE = """async () => {
    const headers = { "content-type": "application/json" };
    const ask = async (method, path, body) =>
        (await fetch(path, { method, body: JSON.stringify(body), headers })).json();
    await ask("PUT", "/api/me", { nickname: "Anna" });
    const seats = [{ kind: "me" }, { kind: "open" }];
    return (await ask("POST", "/api/tables", { city: "san_francisco", seats })).id;
}"""


def scanned(blank: Page, shown: Locator) -> str:
    """What a camera reads from a part of the screen, once it is drawn there."""
    codes: list[zxingcpp.Barcode] = []
    end = time.monotonic() + SCANNING_SECONDS
    while not codes and time.monotonic() < end:
        picture = blank.evaluate(PIXELS, base64.b64encode(shown.screenshot()).decode())
        codes = zxingcpp.read_barcodes(
            np.array(picture["gray"], dtype=np.uint8).reshape(-1, picture["width"])
        )
    [code] = codes
    return str(code.text)


@pytest.fixture(scope="module")
def at_home(notes: list[str]) -> Iterator[Home]:
    if reason := home.hindrance():
        notes.append(f"!!! NOT TESTED IN A HOME NETWORK: {reason}")
        pytest.skip(f"NOT TESTED IN A HOME NETWORK: {reason}")
    with home_network() as network:
        yield network


@pytest.fixture
def laptop(at_home: Home, tmp_path: Path) -> Iterator[ServedAtHome]:
    server = ServedAtHome(at_home.laptop, sqlite_address(tmp_path))
    try:
        yield server
    finally:
        server.stop()


def page_of(browser: Browser, **options: Any) -> Page:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **options)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def test_a_phone_scans_the_code_of_the_lobby_and_joins(
    chromium: Browser, at_home: Home, laptop: ServedAtHome, tmp_path: Path
) -> None:
    engine = chromium.browser_type
    laptop_browser = chromium_in(engine, at_home.laptop, tmp_path)
    phone_browser = chromium_in(engine, at_home.phone, tmp_path)
    try:
        anna = page_of(laptop_browser, viewport={"width": 1366, "height": 768})
        anna.goto(f"http://localhost:{laptop.port}/rules")
        table = anna.evaluate(NEW_TABLE)
        anna.goto(f"http://localhost:{laptop.port}/t/{table}")
        code = anna.get_by_role("img", name="QR code of the link to this table")
        expect(anna.get_by_text("Every device in your home network can open this link.")).to_be_visible()
        address = scanned(page_of(chromium), code)
        assert address == f"http://{home.LAPTOP_ADDRESS}:{laptop.port}/t/{table}"
        expect(anna.get_by_role("textbox", name="Link to this table")).to_have_value(address)

        ben = page_of(phone_browser, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
        ben.goto(address)
        expect(ben.get_by_role("heading", name="Anna invites you to San Francisco")).to_be_visible()
        # Browsers give the share sheet to HTTPS only, so here the button copies.
        assert ben.evaluate("[isSecureContext, 'share' in navigator]") == [False, False]
        ben.get_by_role("button", name="Copy").tap()
        expect(ben.get_by_role("button", name="Copied")).to_be_visible()
        ben.get_by_role("button", name="Settings").tap()
        expect(ben.get_by_text("App and notifications need a secure page (https).")).to_be_visible()
        expect(ben.get_by_role("switch", name=re.compile("Notify me"))).to_be_disabled()
        assert ben.evaluate("'serviceWorker' in navigator") is False
        ben.keyboard.press("Escape")
        ben.get_by_role("textbox", name="Name", exact=True).fill("Ben")
        ben.get_by_role("button", name="Take seat 2").tap()
        expect(anna.get_by_text("Ben", exact=True).first).to_be_visible()
        anna.get_by_role("button", name="Start the game").click()
        expect(ben.get_by_role("heading", name=re.compile("ticket", re.IGNORECASE)).first).to_be_visible()
    finally:
        laptop_browser.close()
        phone_browser.close()


def test_without_a_network_lan_is_refused_in_a_plain_sentence(at_home: Home, tmp_path: Path) -> None:
    command = ["ip", "netns", "exec", at_home.alone, sys.executable, "-m", "farebox", "serve", "--lan"]
    asked = [*command, "--port", "0", "--database", sqlite_address(tmp_path)]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "not connected to any network" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_link_of_localhost_says_that_nobody_else_can_open_it(visits: Visits) -> None:
    anna = visits.guest("Anna")
    table = new_table(anna, "me", "open", city="paris", start=False)
    anna.goto(f"/t/{table}")
    expect(anna.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(anna.get_by_text("python3 run.py play --lan")).to_be_visible()
    expect(anna.get_by_role("img", name="QR code of the link to this table")).to_have_count(0)


def test_a_link_tells_messengers_who_invites_and_where(visits: Visits) -> None:
    anna = visits.guest("Anna <b>")
    table = new_table(anna, "me", "open", city="new_york", start=False)
    told = {"host": "play.example.org", "x-forwarded-proto": "https", "accept-language": "en"}
    page = anna.request.get(f"/t/{table}", headers=told).text()
    met = dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)" />', page))
    assert met["og:title"] == "Anna &lt;b&gt; invites you to New York"
    assert met["og:url"] == f"https://play.example.org/t/{table}"
    assert met["og:image"] == "https://play.example.org/posters/new_york.png"
    assert met["og:description"]
    poster = anna.request.get("/posters/new_york.png").body()
    assert poster[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(poster[at : at + 4]) for at in (16, 20)] == [1200, 630]
    french = anna.request.get(f"/t/{table}", headers={**told, "accept-language": "fr"}).text()
    assert "vous invite" in french
    assert "posters/farebox.png" in anna.request.get("/t/nonsense0", headers=told).text()
