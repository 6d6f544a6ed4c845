"""Functions that are compiled for the tests only: every operation that C would take otherwise than Python."""

from __future__ import annotations

from farebox.bots.arithmetic import exponential, logarithm
from farebox.rules.randomness import random_below
from farebox.rules.state import Ints

ENTRY_POINTS = ("divide", "shift", "mask_bits", "store", "draw", "order", "truth", "curves")
POWERS = (1, 2, 4, 8)
PROBE_FIELDS: dict[str, tuple[int, tuple[int, ...]]] = {
    "wide_field": (64, ()),
    "word_field": (32, ()),
    "half_field": (16, (2,)),
    "byte_field": (8, (2, 3)),
}


class Probe:
    """A record with fields of every width."""

    __slots__ = tuple(PROBE_FIELDS)

    wide_field: int
    word_field: int
    half_field: Ints
    byte_field: list[Ints]


def divide(a: int, b: int, out: Ints) -> None:
    """Quotients and remainders, rounded down."""
    out[0] = a // b
    out[1] = a % b
    out[2] = -a // b
    out[3] = (a - b) % (1 + b * b)
    out[4] = -250 * a // (2 + b * b)
    whole = a
    whole //= b
    out[5] = whole


def shift(a: int, bits: int, out: Ints) -> None:
    """Shifts of constants and of numbers, beyond 32 bits."""
    out[0] = 1 << bits
    out[1] = (1 << bits) - 1
    out[2] = a >> (bits % 8)
    out[3] = (a & 255) << (bits % 40)
    out[4] = ~(1 << bits)
    out[5] = POWERS[bits % 4] << (bits % 33)


def mask_bits(mask: int, out: Ints) -> None:
    """The lowest bits, one after the other."""
    count = 0
    while mask != 0:
        out[count] = (mask & -mask) % 1000003
        mask &= mask - 1
        count += 1


def store(probes: list[Probe], a: int, out: Ints) -> None:
    """Narrow fields widen when they are read, whatever is done with them then."""
    p = probes[0]
    p.byte_field[1][2] = a % 100
    p.half_field[1] = a % 10000
    p.word_field = a % 1000000007
    p.wide_field = a
    row = p.byte_field[1]
    out[0] = p.byte_field[1][2] << 40
    out[1] = p.half_field[1] * p.half_field[1] * p.half_field[1]
    out[2] = p.word_field * p.word_field
    p.word_field += row[2] * 1000
    out[3] = p.word_field
    p.byte_field[0][0] -= row[2] + 1
    out[4] = p.byte_field[0][0] // 7
    out[5] = max(p.byte_field[0][0], -3) + min(p.half_field[1], 5)


def draw(words: Ints, limit: int, out: Ints) -> None:
    """Random numbers below a limit that is so high that some have to be drawn again."""
    for index in range(6):
        out[index] = random_below(words, limit)


def add_one(words: Ints) -> int:
    """Write, and return what was there before."""
    words[0] += 1
    return words[0] - 1


def order(words: Ints, out: Ints) -> None:
    """What is written first is read first."""
    first = add_one(words)
    out[0] = first * 10 + words[0]
    out[words[0] % 3 + 1] = first
    one, two = words[1], words[0]
    out[4] = one - two
    out[5] = first if first != two else one


def truth(a: int, b: int, out: Ints) -> None:
    """Comparisons are numbers, chains are whole."""
    both = a < b and b > 0
    out[0] = (a > 0) + (b > 0) + both
    out[1] = 5 if -3 <= a < b <= 9 else 6
    out[2] = 7 if a in (1, 2, b) and a not in (3, 4) else 8
    either = a == b or both
    out[3] = 1 if not either else 0
    left = 0
    for number in range(a % 7, -3, -2):
        left = left * 3 + number
    out[4] = left
    share = a / (1 + b * b)
    out[5] = int(share * 1000.0)


def curves(a: int, out: Ints) -> None:
    """The exponential and the logarithm, to the last bits."""
    x = (a % 2001 - 1000) / 50
    out[0] = int(exponential(x / 3.0) * 1000000000.0)
    out[1] = int(logarithm(1.0 + a % 100000) * 1000000000000000.0)
    out[2] = int(x * 3.0)
