"""Bit masks: sets of routes, tickets or locations in one number."""

from __future__ import annotations


def lowest_bit(mask: int) -> int:
    """The number of the lowest bit of a mask, which must not be empty; one instruction when compiled."""
    return (mask & -mask).bit_length() - 1


def count_bits(mask: int) -> int:
    """The number of bits that are set in a mask."""
    return mask.bit_count()
