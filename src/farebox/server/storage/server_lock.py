"""One server for one SQLite file: two would each show tables that the other has already changed."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import IO

from farebox.errors import StorageError

# A server that is being restarted may still be about to end.
WAIT_SECONDS = 5.0
PAUSE_SECONDS = 0.1

# A lock goes with its file, and its file with the process.
_held: dict[Path, IO[bytes]] = {}


def lock_file(database: str) -> Path:
    """The file that a server of a database file keeps locked."""
    return Path(database).absolute().with_name(f"{Path(database).name}.lock")


def hold_server_lock(database: str, wait: float = WAIT_SECONDS) -> None:
    """Be the only server of a database file until the process ends, or refuse."""
    file = lock_file(database)
    if file in _held:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = file.open("ab")
    end = monotonic() + wait
    while not locked(handle):
        if monotonic() > end:
            handle.close()
            raise StorageError("database-in-use", place=database)
        sleep(PAUSE_SECONDS)
    _held[file] = handle


def release_server_lock(database: str) -> None:
    """Let another process have the database file."""
    with suppress(KeyError):
        _held.pop(lock_file(database)).close()


def locked(handle: IO[bytes]) -> bool:
    """Lock a file if no other process has; the system unlocks it when this one ends, however it ends."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
