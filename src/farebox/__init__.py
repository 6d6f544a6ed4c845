"""Farebox: play, simulate and study short city route-building games."""
