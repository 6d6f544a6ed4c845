"""What all tests of the server share."""

from __future__ import annotations

import pytest

from tests.server.postgres import postgres_server

__all__ = ["anyio_backend", "postgres_server"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"
