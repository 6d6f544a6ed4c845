"""A server and a browser for all tests, and pages that fail the test in which a script of theirs failed."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.chromium import hindrance, open_chromium
from tests.browser.engines import programs
from tests.browser.pages import PATIENCE, Visits
from tests.server.launcher import serving_forked
from tests.server.served import Served, sqlite_address

NOTES: list[str] = []
# Their names begin the parameters of the tests that need them.
ENGINES = ("firefox", "webkit")
# Tests make more tables and guests than people do.
GENEROUS = {"FAREBOX_TABLES_BY_GUEST": "1000", "FAREBOX_NEW_GUESTS_AT_ONCE": "10000"}


def pytest_configure() -> None:
    """Without a browser or a built app there is an error where CI needs them."""
    if os.environ.get("REQUIRE_BROWSER") != "1":
        return
    for reason in (hindrance(), *map(programs.hindrance, ENGINES)):
        if reason:
            raise pytest.UsageError(f"REQUIRE_BROWSER=1, but {reason}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built app nothing is tested, loudly."""
    here = [item for item in items if "tests/browser/" in item.path.as_posix()]
    leave_out(here, "A BROWSER", hindrance() if here else None)
    for engine in ENGINES:
        some = [item for item in here if f"[{engine}" in item.name]
        leave_out(some, engine.upper(), programs.hindrance(engine) if some else None)


def leave_out(items: list[pytest.Item], where: str, reason: str | None) -> None:
    """Skip tests for a reason, if there is one."""
    if reason is None:
        return
    NOTES.append(f"!!! NOT TESTED IN {where}: {reason}")
    for item in items:
        item.add_marker(pytest.mark.skip(reason=f"NOT TESTED IN {where}: {reason}"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What the pages showed when a test failed is a part of its report."""
    report = yield
    if report.when == "call" and report.failed:
        for visits in getattr(item, "funcargs", {}).values():
            if isinstance(visits, Visits):
                with suppress(Error):
                    report.sections.extend(visits.shown())
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker hands its notes over to the process that reports."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["notes"] = NOTES


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take the notes of a worker; two workers that lack the same thing say it once."""
    NOTES.extend(note for note in getattr(node, "workeroutput", {}).get("notes", ()) if note not in NOTES)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was measured, and what was left out."""
    if NOTES:
        terminalreporter.section("browser")
    for note in NOTES:
        terminalreporter.line(note)


@pytest.fixture(scope="session")
def notes() -> list[str]:
    """Lines for the end of the report."""
    return NOTES


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser; every guest has a context of his own in it."""
    expect.set_options(timeout=PATIENCE)
    with open_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do not stop it."""
    with serving_forked(sqlite_address(tmp_path_factory.mktemp("browser")), **GENEROUS) as server:
        yield server


@pytest.fixture
def visits(chromium: Browser, served: Served) -> Iterator[Visits]:
    """Guests who visit the server, each with a browser of his own."""
    yield from Visits.during_a_test(chromium, served.address)
