"""The app on a device: installed, without a network, called for a turn, renewed without losing a click."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.chromium import STATIC, find_chromium, launch
from tests.browser.pages import PATIENCE, Visits, ask, new_table, open_table
from tests.server.launcher import serving_forked
from tests.server.push.service import BrowserKeys
from tests.server.served import Served, sqlite_address

SUBSCRIBE = """([endpoint, p256dh, auth]) => {
    const keys = { p256dh, auth };
    const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async (wish) => {
        globalThis.wished = wish.applicationServerKey.length;
        return made;
    };
    PushManager.prototype.getSubscription = async () => made;
}"""
WORKER = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller?.state)"
NOTIFIED = """navigator.serviceWorker.ready.then(async (one) =>
    (await one.getNotifications()).map(({ title, body, data }) => [title, body, data.path]))"""


class PushService(ThreadingHTTPServer):
    """A push service that keeps what it gets."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.came = threading.Event()
        super().__init__(("127.0.0.1", 0), PushHandler)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class PushHandler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        self.server.taken.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(201)
        self.end_headers()
        self.server.came.set()

    def log_message(self, *given: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.serve_forever, daemon=True)
    thread.start()
    yield service
    service.shutdown()
    service.server_close()
    thread.join()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, push: PushService) -> Iterator[Served]:
    """A server whose app can be replaced by another build."""
    folder = tmp_path_factory.mktemp("app")
    shutil.copytree(STATIC, folder / "static")
    settings = {
        "FAREBOX_STATIC": str(folder / "static"),
        "FAREBOX_PUSH_SECONDS": "0.2",
        "FAREBOX_PUSH_TEST_ORIGIN": push.origin,
    }
    with serving_forked(sqlite_address(folder), **settings) as server:
        yield server


@pytest.fixture(scope="module")
def whole_chromium(chromium: Browser) -> Iterator[Browser]:
    """A browser that shows notifications and installs apps; the shell of its engine does not."""
    browser = launch(chromium.browser_type, find_chromium(whole=True))
    yield browser
    browser.close()


@pytest.fixture
def visits(whole_chromium: Browser, served: Served) -> Iterator[Visits]:
    yield from Visits.during_a_test(whole_chromium, f"http://localhost:{served.port}")


def until(page: Page, expression: str, given: object = None) -> None:
    """Wait until an expression is true; the page's own policy forbids Playwright to watch for it inside."""
    deadline = monotonic() + PATIENCE / 1000
    while True:
        with suppress(Error):  # a page that is being loaded cannot be asked
            if page.evaluate(expression, given):
                return
        assert monotonic() < deadline, expression
        page.wait_for_timeout(50)


def app_page(visits: Visits, name: str) -> Page:
    """A page that the service worker looks after."""
    page = visits.guest(name, service_workers="allow", permissions=["notifications"])
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    until(page, f"{WORKER}.then((state) => state === 'activated')")
    return page


def test_the_app_can_be_installed_and_shows_the_rules_without_a_network(visits: Visits) -> None:
    page = app_page(visits, "Anna")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())"
    )
    assert (manifest["display"], manifest["start_url"], manifest["name"]) == ("standalone", "/", "Farebox")
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            edge = int(icon["sizes"].partition("x")[0])
            assert [int.from_bytes(answer.body()[at : at + 4]) for at in (16, 20)] == [edge, edge]
    # The browser itself finds nothing that keeps it from installing the app.
    session = page.context.new_cdp_session(page)
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []

    until(page, "caches.keys().then((names) => names.length === 1)")
    kept = page.evaluate(
        "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).map((one) => one.url))"
    )
    assert not [address for address in kept if "/api/" in address]
    until(page, "caches.match('/offline.json').then(Boolean)")
    page.context.set_offline(True)
    page.goto("/t/sometable")
    expect(page.get_by_role("heading", name="You’re offline")).to_be_visible()
    expect(page.get_by_role("heading", name="Drawing transport cards")).to_be_visible()
    page.get_by_role("button", name="Paris").click()
    expect(page.get_by_role("button", name="Paris")).to_have_attribute("aria-pressed", "true")
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is back.")).to_be_visible()


def test_a_notification_comes_when_it_is_my_turn_and_no_page_is_open(
    visits: Visits, push: PushService
) -> None:
    ben, anna, keys = app_page(visits, "Ben"), visits.guest("Anna"), BrowserKeys()
    subscription = keys.subscription(f"{push.origin}/ben")
    ben.evaluate(SUBSCRIBE, [subscription[name] for name in ("endpoint", "p256dh", "auth")])
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_role("switch", name=re.compile("Notify me")).check()
    expect(ben.get_by_text("Also when no Farebox page is open.")).to_be_visible()
    assert ben.evaluate("globalThis.wished") == 65
    assert ask(ben, "GET", "/api/me/push")["browsers"] == 1

    table = new_table(anna, "me", "open", city="paris", start=False)
    ask(ben, "PUT", f"/api/tables/{table}/seats/1", {"change": "take"})
    ask(anna, "POST", f"/api/tables/{table}/start")
    assert push.came.wait(PATIENCE / 1000)
    told = keys.read(push.taken[0])
    assert told == {"title": "Paris", "body": "It’s your turn.", "path": f"/t/{table}"}

    # What the service got is what the worker shows.
    session = ben.context.new_cdp_session(ben)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:  # told at once, but only while Playwright listens
        ben.wait_for_timeout(50)
    address = f"{visits.address}/"
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": registrations[0], "data": json.dumps(told)},
    )
    until(ben, f"{NOTIFIED}.then((shown) => shown.length === 1)")
    assert ben.evaluate(NOTIFIED) == [["Paris", "It’s your turn.", f"/t/{table}"]]

    ben.get_by_role("switch", name=re.compile("Notify me")).uncheck()
    expect(ben.get_by_role("switch", name=re.compile("Notify me"))).not_to_be_checked()
    until(ben, "fetch('/api/me/push').then((one) => one.json()).then((one) => one.browsers === 0)")


def test_a_click_outlives_a_new_version_that_takes_over(
    visits: Visits, served: Served, tmp_path: Path
) -> None:
    page = app_page(visits, "Anna")
    table = open_table(page, "me", "novice", city="paris")
    page.get_by_role("checkbox").first.check()
    page.get_by_role("button", name=re.compile("^Keep")).wait_for()
    build = page.evaluate("caches.keys()")
    served.stop()
    page.get_by_role("button", name=re.compile("^Keep")).click()
    until(page, "sessionStorage.length === 1")
    renew(Path(served.environment["FAREBOX_STATIC"]))
    # Even who loads the page again before the server is back loses nothing.
    page.reload()
    expect(page.get_by_role("heading", name="You’re offline")).to_be_visible()
    served.restart()
    page.get_by_role("button", name=re.compile("Try again|Continue")).click()
    until(page, "sessionStorage.length === 0")
    state = ask(page, "GET", f"/api/tables/{table}")
    assert state["version"] > 2
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_have_count(0)
    assert page.evaluate("document.documentElement.dataset.build") == "next"
    # The new worker takes over by itself, and files of the build before it stay for pages that still show it.
    more = "(before) => caches.keys().then((names) => names.length > before.length)"
    until(page, more, build)


def renew(static: Path) -> None:
    """Make another build of the app, with a worker of its own."""
    index, worker = static / "index.html", static / "sw.js"
    index.write_text(index.read_text().replace('<html lang="en"', '<html data-build="next" lang="en"'))
    worker.write_text(re.sub('BUILD="[0-9a-f]+"', 'BUILD="next"', worker.read_text()))
