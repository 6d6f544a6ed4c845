"""Measurements that take too long, or are too noisy, for a test."""
