"""Prometheus metrics: counts and seconds, and nothing about any guest."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from farebox.server.limits import LIMIT_OF_CODE, counted_limits

# Where the workers of one server combine their metrics; prometheus_client reads it when it is loaded.
SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
STORE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THINK_BUCKETS = (0.001, 0.005, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0)
SENT_TOGETHER = 100
FOLDER = "farebox-metrics-"
OF_A_SERVER = re.compile(rf"{FOLDER}(\d+)-\w+")
OF_A_PROCESS = re.compile(r"gauge_live\w+_(\d+)\.db")


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge(
            "farebox_tables_live", "Tables in memory", registry=registry, multiprocess_mode="livesum"
        )
        self.connections = Gauge(
            "farebox_connections", "Open WebSockets", registry=registry, multiprocess_mode="livesum"
        )
        self.messages = Counter("farebox_messages_sent", "Messages to WebSockets", registry=registry)
        self.entries = Counter("farebox_entries_stored", "Entries stored", ["kind"], registry=registry)
        self._entries: dict[str, Counter] = {}
        self._sent = 0
        self.store_seconds = Histogram(
            "farebox_store_seconds",
            "From a command to its stored entry",
            registry=registry,
            buckets=STORE_BUCKETS,
        )
        self.think_seconds = Histogram(
            "farebox_bot_decision_seconds",
            "Thinking of bots",
            ["level"],
            registry=registry,
            buckets=THINK_BUCKETS,
        )
        self.wait_seconds = Histogram(
            "farebox_bot_wait_seconds",
            "Waiting of bots for a thread",
            registry=registry,
            buckets=THINK_BUCKETS,
        )
        self.refusals = Counter("farebox_refusals", "Refusals and errors", ["code"], registry=registry)
        self._limited = limited_counters(registry)
        self.announcements = Counter(
            "farebox_announcements", "Announcements of other processes", ["kind"], registry=registry
        )
        self.pushes = Counter("farebox_pushes", "Notifications", ["result"], registry=registry)
        self.storage_errors = Counter(
            "farebox_storage_errors", "Calls that storage did not answer", registry=registry
        )

    def sent(self, messages: int) -> None:
        """Count messages that were sent, some at a time: counting each would cost as much as sending it."""
        self._sent += messages
        if self._sent >= SENT_TOGETHER:
            self._add_sent()

    def _add_sent(self) -> None:
        self.messages.inc(self._sent)
        self._sent = 0

    def limited(self, limit: str) -> None:
        """Count a refusal by a limit."""
        self._limited[limit].inc()

    def refused(self, code: str) -> None:
        """Count a refusal or an error, and the limit that it tells of."""
        self.refusals.labels(code).inc()
        if limit := LIMIT_OF_CODE.get(code):
            self.limited(limit)

    def stored(self, kind: str, seconds: float) -> None:
        """Count an entry that was stored."""
        if kind not in self._entries:
            self._entries[kind] = self.entries.labels(kind)
        self._entries[kind].inc()
        self.store_seconds.observe(seconds)

    def decided(self, level: str, waited: float, thought: float) -> None:
        """Count a bot's decision."""
        self.wait_seconds.observe(waited)
        self.think_seconds.labels(level).observe(thought)

    def text(self) -> bytes:
        """All metrics, of every worker if there are several."""
        self._add_sent()
        folder = os.environ.get(SHARED_FOLDER)
        if not folder:
            return generate_latest(self.registry)
        forget_dead(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry, path=folder)  # type: ignore[no-untyped-call]
        return generate_latest(registry)

    def watch_process(self) -> None:
        """Add the memory, time and files of the process, where the system tells them."""
        ProcessCollector(registry=self.registry)


def limited_counters(registry: CollectorRegistry) -> dict[str, Counter]:
    """A counter per limit, all of them from the start: a rate of what is not there yet is nothing."""
    limited = Counter("farebox_limited", "Refusals by a limit", ["limit"], registry=registry)
    return {name: limited.labels(name) for name in counted_limits()}


def forget_dead(folder: Path) -> None:
    """Leave out what workers that are gone said of themselves, so that their tables count no more."""
    for file in folder.glob("gauge_live*.db"):
        found = OF_A_PROCESS.fullmatch(file.name)
        if found and not is_alive(int(found[1])):
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]


def forget_folders() -> None:
    """Remove the folders of servers that were killed before they could."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        found = OF_A_SERVER.fullmatch(folder.name)
        if found and not is_alive(int(found[1])):
            shutil.rmtree(folder, ignore_errors=True)


def is_alive(process_id: int) -> bool:
    """Whether there is such a process; Windows cannot be asked like this, and is told yes."""
    if os.name == "nt":
        return True
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True  # of another user
    return True
