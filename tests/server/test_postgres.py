"""Where there is no PostgreSQL its tests are skipped aloud, and fail where it is required."""

from __future__ import annotations

import os

import pytest

from tests.server import postgres
from tests.server.postgres import PostgresServer


@pytest.fixture
def no_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> str:
        raise postgres.NoPostgres(f"there is no {name}")

    monkeypatch.setattr(postgres, "find_program", find)


@pytest.mark.usefixtures("no_postgres")
def test_without_postgresql_a_test_is_skipped_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REQUIRE_POSTGRES", raising=False)
    with pytest.raises(pytest.skip.Exception, match="NOT TESTED ON POSTGRESQL: there is no initdb"):
        postgres.new_server()


@pytest.mark.usefixtures("no_postgres")
def test_without_a_required_postgresql_a_test_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUIRE_POSTGRES", "1")
    with pytest.raises(pytest.fail.Exception, match="there is no initdb"):
        postgres.new_server()


def test_a_server_leaves_nothing_behind() -> None:
    server = postgres.new_server()
    server.start()
    process = int((server.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    assert is_running(process)
    server.throw_away()
    assert not is_running(process)
    assert not server.folder.exists()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_every_database_is_new(postgres_server: PostgresServer) -> None:
    assert postgres_server.new_database() != postgres_server.new_database()
