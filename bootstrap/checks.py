"""The checks of `run.py test`: which there are, which run side by side, and which of them failed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bootstrap.environment import Environment
from bootstrap.shell import Failure
from bootstrap.web import ensure_web_packages, npm_of, set_up_web

WEB_CHECKS = {"prettier": "format:check", "svelte-check": "check", "eslint": "lint", "vitest": "test"}
ALL_CORES = ["--numprocesses=auto", "--dist=worksteal"]
# The tests of the server wait more than they work.
MORE_THAN_CORES = [f"--numprocesses={(os.cpu_count() or 1) + 1}", "--dist=worksteal"]
LOOK_SECONDS = 0.5
INTERPRETED = "tests without compiled rules"
INTERPRETED_TESTS = [f"tests/{name}" for name in ("rules", "game", "playthroughs", "records")]


class Check(NamedTuple):
    """A command that says by its exit code whether all is well."""

    name: str
    command: list[str]
    folder: str = "."
    variables: dict[str, str] = {}  # noqa: RUF012 - nobody changes it


def variables_of(environment: Environment, check: Check) -> dict[str, str]:
    """What a check runs with: all we have, and a place for compiled Python.

    The checks start hundreds of processes, and without that place, or where it is turned off, each of them
    compiles all that it loads.
    """
    place = os.environ.get("PYTHONPYCACHEPREFIX") or str(environment.folder / "bytecode")
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": place}
    return {**os.environ, **bytecode, **check.variables}


def style_checks(environment: Environment, files: Iterable[str] = ()) -> list[Check]:
    """The checks of the Python style that take a moment, of some files or of all."""
    ruff, places = environment.program("ruff"), list(files) or ["."]
    return [
        Check("ruff check", [ruff, "check", *places]),
        Check("ruff format", [ruff, "format", "--check", *places]),
    ]


def mypy_check(environment: Environment) -> Check:
    """The types, always of everything: a change here breaks what is there."""
    return Check("mypy", [environment.program("mypy")])


def pytest_check(environment: Environment, name: str, *arguments: str, **variables: str) -> Check:
    """A run of pytest."""
    return Check(name, [environment.program("pytest"), *arguments], variables=variables)


def web_checks(environment: Environment) -> list[Check]:
    """The checks of the web app, which is built for them."""
    set_up_web(environment)
    npm = npm_of(environment)
    ensure_web_packages(environment.root, npm)
    return [
        Check(name, [*npm.words, "run", "--silent", script], "web", npm.variables)
        for name, script in WEB_CHECKS.items()
    ]


def run_all(environment: Environment, arguments: list[str]) -> list[str]:
    """Every check, whatever the others say; the names of those that failed.

    What keeps one core busy runs beside another such lane; the tests, which can use every core, come after
    that. A browser often waits for something, so the other tests run beside its own.
    """
    try:
        failed, web = list[str](), web_checks(environment)
    except Failure as failure:
        print(failure, flush=True)
        failed, web = ["web app"], []
    python = [*style_checks(environment), mypy_check(environment)]
    if arguments:
        tests = [pytest_check(environment, "pytest", *arguments)]
        return [*failed, *side_by_side(environment, web, python), *one_by_one(environment, tests)]
    python.append(pytest_check(environment, INTERPRETED, *INTERPRETED_TESTS, FAREBOX_NATIVE="0"))
    # Playwright's own event loop and that of the server's tests do not get along in one process.
    browser = pytest_check(environment, "browser tests", *ALL_CORES, "tests/browser")
    others = pytest_check(environment, "pytest", *MORE_THAN_CORES, "--ignore=tests/browser")
    return [*failed, *side_by_side(environment, web, python), *at_once(environment, browser, others)]


def run_quick(environment: Environment) -> list[str]:
    """What finds most mistakes in less than a minute: style, and a sample of the tests of every layer."""
    tests = pytest_check(environment, "pytest", *ALL_CORES, "--quick")
    return one_by_one(environment, [*style_checks(environment), tests])


def one_by_one(environment: Environment, checks: Iterable[Check]) -> list[str]:
    """Run checks that are seen at work; the names of those that failed."""
    failed = []
    for check in checks:
        print(f"--- {check.name}", flush=True)
        place = environment.root / check.folder
        if subprocess.call(check.command, cwd=place, env=variables_of(environment, check)) != 0:
            failed.append(check.name)
    return failed


def side_by_side(environment: Environment, *lanes: list[Check]) -> list[str]:
    """Run lanes at the same time, each check shown when it is done; the names of those that failed."""

    def passes(check: Check) -> bool:
        place, variables = environment.root / check.folder, variables_of(environment, check)
        run = subprocess.run(
            check.command, cwd=place, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        said = run.stdout.decode(errors="replace").rstrip()
        print(f"--- {check.name}\n{said}".rstrip(), flush=True)
        return run.returncode == 0

    def failed_in(lane: list[Check]) -> list[str]:
        return [check.name for check in lane if not passes(check)]

    with ThreadPoolExecutor(len(lanes)) as threads:
        return [name for failed in threads.map(failed_in, lanes) for name in failed]


def at_once(environment: Environment, seen: Check, told: Check) -> list[str]:
    """Run two checks at once, one seen at work, the other shown from when the first is done."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as threads:
        said = Path(folder) / "said"
        place, variables = environment.root / told.folder, variables_of(environment, told)
        with said.open("wb") as output:
            run = threads.submit(
                subprocess.run,
                told.command,
                cwd=place,
                env=variables,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            failed = one_by_one(environment, [seen])
            print(f"--- {told.name}", flush=True)
            follow(said, run)
    return [*failed, told.name] if run.result().returncode != 0 else failed


def follow(said: Path, run: Future[Any]) -> None:
    """Show what a process has written to a file, and what it goes on writing, until it ends."""
    with said.open(encoding="utf-8", errors="replace") as lines:
        ended = False
        while not ended:
            ended = bool(wait([run], timeout=LOOK_SECONDS).done)
            sys.stdout.write(lines.read())
            sys.stdout.flush()
