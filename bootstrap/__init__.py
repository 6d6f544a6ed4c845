"""The parts of `run.py`, which uses nothing but the standard library."""
