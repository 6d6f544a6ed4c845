"""What all tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from farebox.server.storage import Storage, open_storage
from tests.server.postgres import postgres_server
from tests.server.served import sqlite_address

__all__ = ["anyio_backend", "postgres_server"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """An empty storage in a file."""
    opened = await open_storage(sqlite_address(tmp_path))
    yield opened
    await opened.close()
