"""A PostgreSQL server for the tests alone, thrown away when they end."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

USER = "farebox"
SPEED = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB")


class NoPostgres(Exception):
    """Why no server can be started here."""


def find_program(name: str) -> str:
    """A program of PostgreSQL; Debian keeps them out of the search path."""
    newest_first = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = shutil.which(name) or next(map(str, newest_first), None)
    if found is None:
        raise NoPostgres(f"PostgreSQL's {name} is not installed (Debian: apt-get install postgresql)")
    return found


def unprivileged() -> list[str]:
    """What to put before a command, since PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    import pwd  # not on every system, and nobody is root where it is missing

    try:
        pwd.getpwnam("postgres")
    except KeyError:
        raise NoPostgres("there is no user “postgres”, and PostgreSQL does not run as root") from None
    return ["runuser", "-u", "postgres", "--"]


class PostgresServer:
    """A server that listens on a socket in a folder of its own."""

    def __init__(self) -> None:
        """Make the server's files; `start` starts it."""
        self.initdb, self.pg_ctl = find_program("initdb"), find_program("pg_ctl")
        self.prefix = unprivileged()
        # A short path: that of a socket has at most 107 letters.
        self.folder = Path(tempfile.mkdtemp(prefix="farebox-pg-", dir="/tmp"))
        if self.prefix:
            shutil.chown(self.folder, "postgres")
        self.numbers = count(1)
        options = ["--username", USER, "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"]
        self._run(self.initdb, "--pgdata", str(self.folder / "data"), *options)

    def start(self) -> None:
        """Start, and come back when it answers."""
        settings = ["listen_addresses=''", f"unix_socket_directories='{self.folder}'", *SPEED]
        options = " ".join(f"-c {setting}" for setting in settings)
        self._control("start", "--options", options, "--log", str(self.folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        """Throw all clients out and stop; the files stay."""
        self._control("stop", "--mode", mode)

    def throw_away(self) -> None:
        """Stop if it runs, and delete its files."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"tables_{next(self.numbers)}"
        asyncio.run(self._create(name))
        return self.address(name)

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self.address("postgres"))
        try:
            await connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        finally:
            await connection.close()

    def _control(self, *arguments: str) -> None:
        self._run(self.pg_ctl, "--pgdata", str(self.folder / "data"), "--wait", "--silent", *arguments)

    def _run(self, *command: str) -> None:
        # Into a file and not a pipe, which the server would keep open.
        with tempfile.TemporaryFile("w+") as said:
            run = subprocess.run([*self.prefix, *command], cwd="/", stdout=said, stderr=subprocess.STDOUT)
            said.seek(0)
            assert run.returncode == 0, f"{command}: {said.read()}"


def new_server() -> PostgresServer:
    """A server that has not been started; without PostgreSQL the test is skipped, or fails if CI needs it."""
    try:
        return PostgresServer()
    except NoPostgres as reason:
        if os.environ.get("REQUIRE_POSTGRES") == "1":
            pytest.fail(f"REQUIRE_POSTGRES=1, but {reason}")
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {reason}")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One running server for all tests of a process."""
    server = new_server()
    try:
        server.start()
        yield server
    finally:
        server.throw_away()
