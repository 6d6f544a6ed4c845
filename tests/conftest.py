"""Settings of the whole test run."""

import os
import signal
from collections import defaultdict
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings

from farebox.engine import native
from farebox.errors import NativeError

# A shell without job control lets what it starts in the background ignore SIGINT, and children inherit that:
# then nothing that tests start could be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Before NumPy is loaded: threads for small matrices only wait for each other on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
settings.register_profile("local", deadline=None)
# The same examples every time, so that a red run is red for its change and nothing else.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("thorough", deadline=None, max_examples=4000, print_blob=True)
settings.load_profile(os.environ.get("FAREBOX_TESTS") or ("ci" if os.environ.get("CI") else "local"))

HERE = Path(__file__).parent
# They wait for processes and clocks, so that the last of them would leave the cores idle.
WAITING = ("server",)
# The quick lane: a few seconds of every layer. Of these all tests run,
WHOLE = (
    "rules",
    "game",
    "cities",
    "drawing",
    "playthroughs",
    "records",
    "test_layers.py",
    "test_tidiness.py",
)
# and of these one case of each test: no server process, no compiler and no browser is started.
SAMPLED = (
    "laws", "reference", "engine/test_native.py", "bots", "arena/test_blocks.py", "arena/test_play.py",
    "server/tables", "server/live", "cli/test_play.py", "cli/test_city.py", "locales/test_catalogues.py",
    "test_error_texts.py", "test_library.py",
)  # fmt: skip


def pytest_addoption(parser: pytest.Parser) -> None:
    """The quick lane is an option."""
    parser.addoption("--quick", action="store_true", help="a sample of the tests of every layer")


def is_below(path: Path, places: tuple[str, ...]) -> bool:
    return any(path.is_relative_to(HERE / place) for place in places)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what the quick lane has no test of, before it costs the time of an import."""
    places = WHOLE + SAMPLED
    leads_there = any((HERE / place).is_relative_to(collection_path) for place in places)
    is_left_out = not (leads_there or is_below(collection_path, places))
    return True if config.getoption("quick") and is_left_out else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put first what mostly waits; for a quick run keep one case of each test in the sampled files.

    Which case is kept depends on the test's name alone.
    """
    items.sort(key=lambda item: not is_below(item.path, WAITING))
    if not config.getoption("quick"):
        return
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        cases[item.nodeid.partition("[")[0] if is_below(item.path, SAMPLED) else item.nodeid].append(item)
    kept = [same[crc32(name.encode()) % len(same)] for name, same in cases.items()]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


@pytest.fixture
def not_compiled(monkeypatch: pytest.MonkeyPatch) -> NativeError:
    """As if there were no native extension."""
    fault = NativeError("native-missing", command=native.MEND_CHECKOUT)
    monkeypatch.setattr(native, "load", lambda: fault)
    return fault
