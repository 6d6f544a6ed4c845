"""Running the server with uvicorn, in one process or several; clients are told when it stops."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import tempfile
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from farebox.errors import SetupError
from farebox.server.logs import set_up_logs
from farebox.server.metrics import FOLDER, SHARED_FOLDER, forget_folders
from farebox.server.settings import Settings, to_environment
from farebox.server.storage import open_storage
from farebox.server.storage.opening import sqlite_file
from farebox.server.storage.server_lock import hold_server_lock

STOP_SECONDS = 10
BACKLOG = 2048
# asyncio accepts as many connections in a row as may wait, and nobody else is served meanwhile.
ACCEPTED_AT_ONCE = 128
# Larger than what the server accepts, so that a message that is too large gets an answer with a reason.
MAX_FRAME = 1_048_576
# A worker answers nothing while it loads, which takes long if a busy machine starts many.
WORKER_SECONDS = 30
# A new worker that is to replace another one may load in peace: the old one serves until then.
REPLACEMENT_SECONDS = 120
MAX_FILES = 65_536

_log = logging.getLogger(__name__)


def config_of(settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn runs the server."""
    return uvicorn.Config(
        "farebox.server.app:app_from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        # By name: a worker answers that it is alive before it has loaded them and all they need.
        http="farebox.server.protocols:TimedProtocol",
        ws="farebox.server.protocols:TellingProtocol",
        ws_max_size=MAX_FRAME,
        # Compressing every message costs several times what sending it does.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_worker_healthcheck=WORKER_SECONDS,
        backlog=ACCEPTED_AT_ONCE,
        access_log=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        **more,
    )


def bound_socket(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        # Clients that connect while the server starts wait instead of being refused.
        listening.listen(BACKLOG)
    except OSError as fault:
        listening.close()
        raise SetupError(
            "address-not-free",
            host=settings.host,
            port=str(settings.port),
            fault=fault.strerror or str(fault),
        ) from None
    listening.set_inheritable(True)
    return listening


def prepare(settings: Settings) -> None:
    """Open and migrate the database once, so that what is wrong with it is said before anything starts."""
    if (file := sqlite_file(settings.database)) is not None:
        hold_server_lock(file)

    async def open_once() -> None:
        await (await open_storage(settings.database, settings.database_password)).close()

    asyncio.run(open_once())


def address_of(settings: Settings, listening: socket.socket) -> str:
    """The address to type into a browser."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{host}:{listening.getsockname()[1]}/"


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until stopped by a signal."""
    os.environ.update(to_environment(settings))
    raise_file_limit()
    config = config_of(settings)
    if settings.workers > 1:
        set_up_logs(settings.log_format, settings.log_level)
        serve_together(config, listening)
    else:
        uvicorn.Server(config).run(sockets=[listening])


def raise_file_limit() -> None:
    """Allow this process and its workers as many connections as the system lets them have."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MAX_FILES)), hard))


class Workers(Multiprocess):
    """Processes that are replaced when they die; one that cannot even start is a failure of the server."""

    failed = False

    def keep_subprocess_alive(self) -> None:
        """Replace the workers that are gone, and say so."""
        if self.should_exit.is_set():
            return
        before = list(self.processes)
        super().keep_subprocess_alive()
        # Only a signal stops the server on purpose, and signals are handled before this is called.
        self.failed = self.should_exit.is_set()
        for worker in before:
            if worker not in self.processes or worker.exitcode is not None:
                _log.warning("a worker is gone", extra={"worker": worker.pid, "status": worker.exitcode})

    def restart_all(self) -> None:
        """Replace the workers one after the other, each as soon as the new one serves."""
        self.config.timeout_worker_healthcheck = REPLACEMENT_SECONDS
        try:
            super().restart_all()
        finally:
            self.config.timeout_worker_healthcheck = WORKER_SECONDS


def serve_together(config: uvicorn.Config, listening: socket.socket) -> None:
    """Serve with several processes, which combine their metrics in a folder."""
    forget_folders()
    with tempfile.TemporaryDirectory(prefix=f"{FOLDER}{os.getpid()}-") as folder:
        os.environ[SHARED_FOLDER] = folder
        workers = Workers(config, sockets=[listening])
        workers.run()
    if workers.failed:
        raise SystemExit(STARTUP_FAILURE)
