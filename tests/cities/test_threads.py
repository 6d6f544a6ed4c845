"""Cities may be read by several threads at once, as a server does that has just started."""

from __future__ import annotations

import subprocess
import sys

# A crash would end the tests themselves, so it happens in a process of its own.
PROGRAM = """
import sys
from threading import Barrier, Thread
from farebox.cities.load import CITY_IDS, load_city

sys.setswitchinterval(1e-6)
together = Barrier(len(CITY_IDS))

def read(city_id):
    together.wait()
    load_city(city_id)

threads = [Thread(target=read, args=(city_id,)) for city_id in CITY_IDS]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_several_threads_read_their_first_city_at_once() -> None:
    for _ in range(3):
        assert subprocess.run([sys.executable, "-c", PROGRAM]).returncode == 0
