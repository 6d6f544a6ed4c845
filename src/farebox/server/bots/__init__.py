"""Bots: when they act, and how they share the processor."""
