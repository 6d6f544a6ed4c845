"""The process that loads everything once and forks servers; `launcher.py` starts it and talks to it."""

from __future__ import annotations

import json
import os
import signal
import sys
from importlib import import_module
from typing import Any

LOADED = (
    "farebox.cli.main",
    "farebox.server.app",
    "farebox.server.protocols",
    "farebox.server.push.encryption",
    "farebox.server.run",
    "farebox.server.storage.postgres",
    "farebox.server.storage.sqlite",
)
# What those and their libraries load only when they start.
LOADED_AT_START = (
    "alembic.autogenerate",
    "alembic.command",
    "anyio._backends._asyncio",
    "babel.dates",
    "fluent.runtime",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "mako.template",
)


def fork(request: dict[str, Any]) -> int:
    """In the launcher: fork a server and tell its id; in the server: never come back."""
    process_id = os.fork()
    if process_id:
        return process_id
    code = 1
    try:
        for stream, mode in ((0, os.O_RDONLY), (1, os.O_WRONLY | os.O_CREAT)):
            place = request["said"] if stream else os.devnull
            opened = os.open(place, mode)
            os.dup2(opened, stream)
            os.close(opened)
        os.environ.clear()
        os.environ.update(request["environment"])
        from farebox.cli.main import run

        code = run(request["start"])
    finally:
        sys.stdout.flush()
        os._exit(code)


def ended(process_id: int) -> int | None:
    """In the launcher: how a server ended, if it has."""
    done, status = os.waitpid(process_id, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if done else None


def main() -> None:
    """Load everything once, then fork whenever asked to."""
    for module in (*LOADED, *LOADED_AT_START):
        import_module(module)
    running: set[int] = set()
    answer: int | None
    for line in sys.stdin:
        request = json.loads(line)
        if "start" in request:
            answer = fork(request)
            running.add(answer)
        elif (answer := ended(request["poll"])) is not None:
            running.discard(request["poll"])
        print(json.dumps(answer), flush=True)
    # The tests have ended, perhaps without a word: nothing of theirs may stay.
    for process_id in running:
        os.kill(process_id, signal.SIGKILL)


if __name__ == "__main__":
    main()
