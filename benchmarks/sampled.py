"""A server under a sampling profiler, which `python -m benchmarks.load --profile` starts.

A signal interrupts the thread of the event loop many times a second and asks how much processor time it has
used since; the time goes to the part of the stack that it was found in. What other threads use, such as the
one that writes to SQLite, is told as a whole. SIGUSR1 begins anew, so that the start does not count; the
figures are printed when the server ends.
"""

from __future__ import annotations

import runpy
import signal
import sys
import time
from collections import Counter
from types import FrameType

SECONDS = 0.001
# The first that is found on the way from the innermost call outwards.
PARTS = {
    "/asyncio/": "event loop and system calls",
    "/selectors.py": "event loop and system calls",
    "/websockets/": "frames of WebSockets",
    "/uvicorn/": "frames of WebSockets",
    "/server/protocols.py": "frames of WebSockets",
    "/litestar/": "Litestar",
    "/prometheus_client/": "metrics",
    "/server/metrics.py": "metrics",
    "/sqlalchemy/": "storing",
    "/server/storage/": "storing",
    "/tables/persistence.py": "storing",
    "/live/projection.py": "making updates",
    "/live/ticket_hints.py": "making updates",
    "/tables/table.py": "checking and playing actions",
    "/tables/checks.py": "checking and playing actions",
    "/tables/commands.py": "checking and playing actions",
    "/tables/entries.py": "checking and playing actions",
    "/server/limits.py": "limits",
    "/server/push/": "notifications",
    "/server/bots/": "scheduling of bots",
    "/live/signals.py": "presence",
    "/live/attendance.py": "presence",
    "/tables/": "tables: the way of a command",
    "/live/connection.py": "connections: messages read, answers and updates handed on",
}


def part_of(frame: FrameType | None) -> str:
    """What a stack is busy with."""
    while frame is not None:
        file = frame.f_code.co_filename
        for fragment, part in PARTS.items():
            if fragment in file:
                return part
        frame = frame.f_back
    return "other"


class Sampler:
    """The processor time of the main thread, by what it was spent on."""

    def __init__(self) -> None:
        self._spent: Counter[str] = Counter()
        self._seen = self._others = 0.0

    def start(self) -> None:
        """Begin; only the main thread can."""
        signal.signal(signal.SIGUSR1, self._forget)
        signal.signal(signal.SIGALRM, self._take)
        signal.siginterrupt(signal.SIGALRM, False)
        signal.setitimer(signal.ITIMER_REAL, SECONDS, SECONDS)
        self._forget(0, None)

    def _forget(self, number: int, frame: FrameType | None) -> None:
        self._spent.clear()
        self._seen = time.thread_time()
        self._others = time.process_time() - self._seen

    def _take(self, number: int, frame: FrameType | None) -> None:
        now = time.thread_time()
        self._spent[part_of(frame)] += now - self._seen  # type: ignore[assignment]
        self._seen = now

    def report(self) -> None:
        """Print where the time went."""
        signal.setitimer(signal.ITIMER_REAL, 0)
        whole = sum(self._spent.values())
        others = time.process_time() - time.thread_time() - self._others
        print("| spent on | share of the event loop's thread |\n|---|---|", file=sys.stderr)
        for part, seconds in self._spent.most_common():
            print(f"| {part} | {seconds / whole:.1%} |", file=sys.stderr)
        print(f"{whole:.1f} s; other threads {others:.1f} s", file=sys.stderr, flush=True)


def main() -> None:
    """Run a module as `python -m` does, and report when it ends."""
    del sys.argv[0]
    sampler = Sampler()
    # uvicorn stops in peace, and then raises the signal again, which would end this process without a word.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
    sampler.start()
    try:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    finally:
        sampler.report()


if __name__ == "__main__":
    main()
