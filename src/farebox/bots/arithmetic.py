"""Exponential and logarithm by plain arithmetic, since those of the C libraries differ in the last bits.

Additions, multiplications, divisions and square roots are rounded alike on every machine (IEEE 754), so a bot
that uses nothing else decides alike everywhere, compiled or not.
"""

from __future__ import annotations

LN_2_HIGH = 0.693145751953125  # few bits, so that a small multiple of it is exact
LN_2_LOW = 1.42860682030941723212e-6
INVERSE_LN_2 = 1.4426950408889634
SQRT_2 = 1.4142135623730951
LARGEST_EXPONENT = 40.0


def exponential(x: float) -> float:
    """e**x, for x cut to -40 .. 40: a Taylor series around the nearest multiple of ln 2 (degree 13)."""
    x = max(-LARGEST_EXPONENT, min(LARGEST_EXPONENT, x))
    doublings = int(x * INVERSE_LN_2 + (0.5 if x >= 0.0 else -0.5))
    rest = x - doublings * LN_2_HIGH - doublings * LN_2_LOW
    value = 1.0
    for degree in range(13, 0, -1):
        value = 1.0 + value * rest / degree
    for _ in range(doublings):
        value *= 2.0
    for _ in range(-doublings):
        value *= 0.5
    return value


def logarithm(x: float) -> float:
    """The natural logarithm of x, at least 1: the series of the inverse hyperbolic tangent (degree 21)."""
    halvings = 0
    while x > SQRT_2:
        x *= 0.5
        halvings += 1
    ratio = (x - 1.0) / (x + 1.0)
    square = ratio * ratio
    value = 0.0
    for degree in range(21, 0, -2):
        value = value * square + 1.0 / degree
    return halvings * LN_2_HIGH + (halvings * LN_2_LOW + 2.0 * ratio * value)


def sigmoid(x: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + exponential(-x))
