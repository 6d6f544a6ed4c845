"""Every HTTP status of an error belongs to a code that the server can answer with."""

from __future__ import annotations

from farebox.server.http.problems import STATUS
from tests.error_codes import raised_errors


def test_every_status_belongs_to_a_code() -> None:
    assert set(STATUS) <= set(raised_errors("server", "cities"))
