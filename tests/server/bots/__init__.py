"""Tests of `farebox.server.bots`."""
