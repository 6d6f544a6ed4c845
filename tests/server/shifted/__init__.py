"""A folder for PYTHONPATH: processes that have it read a clock that a test can set."""
