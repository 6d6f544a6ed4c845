"""A server whose bots think hard still answers at once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.server.served import Client, serving, sqlite_address

pytestmark = pytest.mark.anyio

DECISIONS = 6
ANSWERS_A_DECISION = 10


async def test_while_masters_think_the_server_answers_others(tmp_path: Path) -> None:
    with serving(sqlite_address(tmp_path)) as served:
        async with Client(served.address, "Anna") as anna:
            table = await anna.new_table("master", "master", "master", "master")
            answers: Counter[int] = Counter()
            # The first tickets are chosen quickly, and the versions at both ends were not seen whole.
            while len(answers) < DECISIONS + 2:
                status = await anna.ask("GET", f"/api/tables/{table}")
                if status["version"] > 8:
                    answers[status["version"]] += 1
            whole = sorted(answers)[1:-1]
            assert sum(answers[version] for version in whole) >= ANSWERS_A_DECISION * len(whole)
