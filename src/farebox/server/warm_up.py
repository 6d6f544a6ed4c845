"""The compiled bots, on their way into this process while people already play."""

from __future__ import annotations

import gc
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from threading import Thread
from time import perf_counter

from farebox.bots.bot import compile_decisions
from farebox.bots.compiled import cache_folder, in_cache
from farebox.bots.registry import parse_bot
from farebox.server.wire import Level

# The strongest level that decides without compiled code.
MEANWHILE: Level = "regular"
COMPILE = "from farebox.server.warm_up import compile_in_turn; compile_in_turn()"
LOCK, MOST_WAITING = "compiling.lock", 600.0
RARELY = (200_000, 10, 50)

_log = logging.getLogger(__name__)


class WarmUp:
    """Loads the compiled bots, and has them compiled first if they never were on this machine."""

    def __init__(self) -> None:
        self.compiling = False

    def start(self) -> None:
        """Begin, in a thread of its own."""
        self.compiling = not in_cache()
        Thread(target=self._run, name="farebox-warm", daemon=True).start()

    def level_of(self, level: Level) -> Level:
        """The level that decides for a level now: nobody waits for the compiler, which takes a minute."""
        return MEANWHILE if self.compiling and parse_bot(level).budget else level

    def _run(self) -> None:
        try:
            if self.compiling and cache_folder() is not None:
                compile_elsewhere()
            compile_decisions()
        except Exception:
            # Perhaps the disk is full. A searching bot that is asked compiles for itself.
            _log.exception("the compiled bots are not ready")
        finally:
            self.compiling = False
        # Python would look through all of the compiler, again and again, for something to throw away; and
        # through the tables, where next to nothing refers back to itself: it needs to look but rarely.
        gc.freeze()
        gc.set_threshold(*RARELY)


def compile_in_turn() -> None:
    """Compile what bots need to decide, unless another process of this machine does: then wait for it."""
    folder = cache_folder()
    assert folder is not None
    # SQLite's lock is to be had on every system, and goes with the process that holds it.
    with closing(sqlite3.connect(folder / LOCK, timeout=MOST_WAITING)) as turn:
        turn.execute("BEGIN EXCLUSIVE")
        if not in_cache():
            compile_decisions()


def compile_elsewhere() -> None:
    """Compile what bots need to decide, in a process of its own, since this one has to answer."""
    _log.info("compiling the bots, once for all")
    began_at = perf_counter()
    try:
        run = subprocess.run(
            [sys.executable, "-c", COMPILE],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            # Whoever stops the server early finds the work done at the next start.
            start_new_session=True,
        )
    except OSError as fault:
        return _log.warning("cannot compile the bots in a process of their own", extra={"fault": str(fault)})
    if run.returncode != 0:
        said = run.stderr.strip().rpartition("\n")[2]
        return _log.warning("compiling the bots failed", extra={"code": run.returncode, "fault": said})
    _log.info("bots compiled", extra={"seconds": round(perf_counter() - began_at, 1)})
