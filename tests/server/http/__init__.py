"""Tests of `farebox.server.http`."""
