"""Settings of the whole test run."""

import os

from hypothesis import settings

settings.register_profile("local", deadline=None)
# The same examples every time, so that a red run is red for its change and nothing else.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("thorough", deadline=None, max_examples=4000, print_blob=True)
settings.load_profile(os.environ.get("FAREBOX_TESTS") or ("ci" if os.environ.get("CI") else "local"))
