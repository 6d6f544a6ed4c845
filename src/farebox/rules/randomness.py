"""Chance: the generator xoshiro128** on 32-bit words, which interpreter and compiler compute alike.

Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators", 2021. Numbers below a limit are drawn
without bias by multiplication (Lemire, "Fast Random Integer Generation in an Interval", 2019).
"""

from __future__ import annotations

from farebox.rules.state import Ints

WORD = (1 << 32) - 1


def next_word(words: Ints) -> int:
    """The next 32 random bits; moves the generator on."""
    w0 = words[0]
    w1 = words[1]
    w2 = words[2] ^ w0
    w3 = words[3] ^ w1
    product = (w1 * 5) & WORD
    product = ((product << 7) | (product >> 25)) & WORD
    words[0] = w0 ^ w3
    words[1] = w1 ^ w2
    words[2] = w2 ^ ((w1 << 9) & WORD)
    words[3] = ((w3 << 11) | (w3 >> 21)) & WORD
    return (product * 9) & WORD


def random_below(words: Ints, limit: int) -> int:
    """An even choice among 0 .. limit - 1 (limit at most 2**31)."""
    product = next_word(words) * limit
    if (product & WORD) < limit:
        uneven = (WORD + 1) % limit
        while (product & WORD) < uneven:
            product = next_word(words) * limit
    return product >> 32
