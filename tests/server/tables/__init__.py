"""Tests of `farebox.server.tables`."""
