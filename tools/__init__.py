"""Programs for those who work on Farebox."""
