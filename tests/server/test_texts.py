"""Every text of the server's errors has a code, and every status belongs to one."""

from __future__ import annotations

from farebox.server.problems import STATUS
from tests.error_codes import raised_errors
from tests.test_error_texts import FOLDER, texts

SERVER = set(raised_errors("server"))


def test_every_error_text_of_the_server_has_a_code() -> None:
    keys = {key for key in texts(FOLDER / "server.ftl") if key.startswith("error-")}
    assert keys <= {f"error-{code}" for code in SERVER}


def test_every_status_belongs_to_a_code() -> None:
    assert set(STATUS) <= SERVER | set(raised_errors("cities"))
