"""Graceful shutdown: load balancers drain first, then the server stops."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import threading
from types import FrameType

import uvicorn

PARENT_SECONDS = 1.0
SIGNALS = (signal.SIGTERM, signal.SIGINT)

_log = logging.getLogger(__name__)


class GracefulShutdown:
    """Whether the server is about to stop; after a first signal it still goes on for some seconds."""

    def __init__(self, seconds: float) -> None:
        self.begun = False
        self._seconds = seconds

    def watch_signals(self) -> None:
        """Hear of a signal before those who stop the server do; only the main thread can."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            self._watch(number, loop)

    async def watch_parent(self) -> None:
        """Stop when the parent process is gone; otherwise its workers would run for ever."""
        parent = multiprocessing.parent_process()
        while parent is None or parent.is_alive():
            await asyncio.sleep(PARENT_SECONDS)
        _log.warning("the process that started this one is gone")
        signal.raise_signal(signal.SIGTERM)

    def _watch(self, number: signal.Signals, loop: asyncio.AbstractEventLoop) -> None:
        stop = signal.getsignal(number)
        # A signal that came while the server still loaded this app was heard by nobody else.
        self.begun |= was_told(stop)

        def hear(received: int, frame: FrameType | None) -> None:
            wait = 0.0 if self.begun else self._seconds
            self.begun = True
            if not callable(stop):
                raise SystemExit(128 + received)
            if wait:
                loop.call_soon_threadsafe(loop.call_later, wait, stop, received, None)
            else:
                stop(received, frame)

        signal.signal(number, hear)


def was_told(handler: object) -> bool:
    """Whether the handler of a signal belongs to a server that has already received one."""
    server = getattr(handler, "__self__", None)
    return isinstance(server, uvicorn.Server) and server.should_exit
