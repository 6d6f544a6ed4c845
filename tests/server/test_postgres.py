"""Where there is no PostgreSQL its tests are skipped aloud, and fail where it is required."""

from __future__ import annotations

import asyncio

import asyncpg
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
    address = server.new_database()
    server.throw_away()
    assert not server.folder.exists()
    with pytest.raises(OSError, match="No such file"):
        asyncio.run(asyncpg.connect(address))


def test_every_database_is_new(postgres_server: PostgresServer) -> None:
    assert postgres_server.new_database() != postgres_server.new_database()
