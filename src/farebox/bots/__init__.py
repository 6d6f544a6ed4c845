"""Bots: programs that play from a view."""
