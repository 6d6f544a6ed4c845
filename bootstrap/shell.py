"""Running commands, and saying what is being done."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Failure(Exception):
    """What went wrong, for people."""


def call(command: list[str], cwd: Path, environment: dict[str, str] | None = None) -> None:
    """Run a command quietly; if it fails, show it with its output."""
    try:
        run = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise Failure(f"cannot start: {subprocess.list2cmdline(command)}\n{error}") from error
    if run.returncode != 0:
        said = run.stdout.strip() or "(it said nothing)"
        raise Failure(f"failed with exit code {run.returncode}: {subprocess.list2cmdline(command)}\n{said}")


@contextmanager
def step(text: str) -> Iterator[None]:
    """A line that says what is being done and, when it is done, the seconds it took."""
    print(f"{text} ...", end=" ", flush=True)
    start = time.monotonic()
    try:
        yield
    except KeyboardInterrupt:
        print("stopped; the next start continues", flush=True)
        raise
    except BaseException:
        print(f"failed after {time.monotonic() - start:.1f} s", flush=True)
        raise
    print(f"{time.monotonic() - start:.1f} s", flush=True)
