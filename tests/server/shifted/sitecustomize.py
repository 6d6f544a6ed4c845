"""Python runs this before anything else: `time.time` is the clock of the machine plus what a file says."""

import mmap
import os
import struct
import time

FILE = "SHIFTED_CLOCK"
_real = time.time
_files: dict[str, mmap.mmap] = {}


def shifted() -> float:
    """The time that the test wants this process to believe in."""
    place = os.environ.get(FILE)
    if not place:
        return _real()
    if place not in _files:
        with open(place, "rb") as file:
            _files[place] = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    return float(_real() + struct.unpack_from("d", _files[place])[0])


time.time = shifted
