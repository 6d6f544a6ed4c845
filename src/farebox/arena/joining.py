"""Joining a Ray cluster, and saying what is missing where that fails."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from typing import Any

from farebox.errors import SetupError

CONNECTING_SECONDS = 10
ERROR_STREAM = 2
WRONG_TOKEN = "InvalidAuthToken"


@contextmanager
def complaints() -> Iterator[Callable[[], str]]:
    """Keep what compiled code writes to the error stream; Python sees none of it otherwise."""
    with TemporaryFile() as kept:
        stream = os.dup(ERROR_STREAM)
        os.dup2(kept.fileno(), ERROR_STREAM)

        def read() -> str:
            kept.seek(0)
            return kept.read().decode(errors="replace")

        try:
            yield read
        finally:
            os.dup2(stream, ERROR_STREAM)
            os.close(stream)


def join(ray: Any) -> None:
    """Join the cluster of RAY_ADDRESS, or start one here; one that does not let us in is told from none."""
    address = os.environ.get("RAY_ADDRESS", "")
    check_reached(address)
    with complaints() as said:
        try:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
        except ConnectionError as fault:
            if WRONG_TOKEN in said():
                raise SetupError("ray-token-refused", address=address) from fault
            raise SetupError("ray-not-reached", address=address) from fault


def check_reached(address: str) -> None:
    """Refuse an address where nobody listens at once; Ray itself tries again for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or "/" in host:
        return
    try:
        socket.create_connection((host, int(port)), CONNECTING_SECONDS).close()
    except OSError as fault:
        raise SetupError("ray-not-reached", address=address) from fault
