"""Settings of the whole test run."""

import os
import signal

import pytest
from hypothesis import settings

from farebox.engine import native
from farebox.errors import NativeError

# A shell without job control lets what it starts in the background ignore SIGINT, and children inherit that:
# then nothing that tests start could be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("local", deadline=None)
# The same examples every time, so that a red run is red for its change and nothing else.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("thorough", deadline=None, max_examples=4000, print_blob=True)
settings.load_profile(os.environ.get("FAREBOX_TESTS") or ("ci" if os.environ.get("CI") else "local"))


@pytest.fixture
def not_compiled(monkeypatch: pytest.MonkeyPatch) -> NativeError:
    """As if there were no native extension."""
    fault = NativeError("native-missing", command=native.MEND_CHECKOUT)
    monkeypatch.setattr(native, "load", lambda: fault)
    return fault
