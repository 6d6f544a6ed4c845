"""A clock that a test sets forward and back, for the processes that it starts."""

from __future__ import annotations

import os
import struct
from pathlib import Path

SHIFTED = Path(__file__).with_name("shifted")


def seeing_shifted(environment: dict[str, str]) -> dict[str, str]:
    """An environment in which Python reads the clock of a test, if one is named."""
    path = os.pathsep.join(filter(None, (str(SHIFTED), environment.get("PYTHONPATH"))))
    return {**environment, "PYTHONPATH": path}


class ShiftedClock:
    """The clock of all servers of a test, as on one machine."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.shift = 0.0
        self._file.write_bytes(struct.pack("d", 0.0))

    @property
    def environment(self) -> dict[str, str]:
        """What a server needs to read this clock."""
        return {**seeing_shifted(dict(os.environ)), "SHIFTED_CLOCK": str(self._file)}

    def jump(self, seconds: float) -> None:
        """Set the clock forward, or back."""
        self.shift += seconds
        with self._file.open("r+b") as file:
            file.write(struct.pack("d", self.shift))
