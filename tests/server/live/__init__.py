"""Tests of `farebox.server.live.connection`."""
