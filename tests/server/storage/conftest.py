"""Each test of the contract runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from farebox.server.storage import Storage, open_storage
from tests.server.postgres import PostgresServer

Opener = Callable[[], Awaitable[Storage]]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'folder' / 'tables.db'}"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.new_database()


@pytest.fixture
def postgres_address(postgres_server: PostgresServer) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres_server.new_database()


@pytest.fixture
async def opener() -> AsyncIterator[Callable[[str], Awaitable[Storage]]]:
    """Opens storages and closes them after the test."""
    opened: list[Storage] = []

    async def open_one(address: str) -> Storage:
        opened.append(await open_storage(address))
        return opened[-1]

    yield open_one
    for storage in opened:
        await storage.close()


@pytest.fixture
async def storage(address: str, opener: Callable[[str], Awaitable[Storage]]) -> Storage:
    """An empty storage."""
    return await opener(address)
