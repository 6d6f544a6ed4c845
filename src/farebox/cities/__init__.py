"""Cities: a box as data."""
