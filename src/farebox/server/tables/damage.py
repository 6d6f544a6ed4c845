"""Tables whose rows cannot be read: told as such, logged by their short id, and nobody else's trouble."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from farebox.errors import ClosedTable, FareboxError, StorageUnavailable, TableError, UnknownTable
from farebox.server.logs import shortened

OURS = (ClosedTable, StorageUnavailable, UnknownTable)

_log = logging.getLogger(__name__)


class Damaged:
    """The tables that this process could not read, each logged once."""

    def __init__(self) -> None:
        self._ids: set[str] = set()

    def __contains__(self, table_id: object) -> bool:
        return table_id in self._ids

    def note(self, table_id: str, fault: Exception) -> None:
        """Log a table that cannot be read; what its rows say is not logged, for it may be secret."""
        if table_id not in self._ids:
            self._ids.add(table_id)
            said = fault.code if isinstance(fault, FareboxError) else type(fault).__name__
            _log.error("a stored table cannot be read", extra={"table": shortened(table_id), "fault": said})

    @contextmanager
    def told(self, table_id: str) -> Iterator[None]:
        """Turn whatever reading a table raises into one error: who asks is not to blame."""
        try:
            yield
        except OURS:
            raise
        except Exception as fault:
            self.note(table_id, fault)
            raise TableError("table-damaged", table=shortened(table_id)) from fault
        self._ids.discard(table_id)
