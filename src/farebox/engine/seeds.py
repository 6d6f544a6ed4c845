"""From secret seeds to the words of the generators, and the commitment that proves a seed."""

from __future__ import annotations

import hashlib
import struct

from farebox.errors import SetupError

SEED_BYTES = 16
CHANCE = "chance"
DICE = "dice"
FIRST_PLAYER = "first player"
Seed = bytes | str | int


def seed_bytes(seed: Seed) -> bytes:
    """A seed of at least 128 bits from bytes, hexadecimal text or a whole number below 2**128."""
    if isinstance(seed, int):
        if not 0 <= seed < 1 << (8 * SEED_BYTES):
            raise SetupError("seed-out-of-range", seed=str(seed))
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str):
        seed = hexadecimal(seed)
    if len(seed) < SEED_BYTES:
        raise SetupError("seed-too-short", bytes=len(seed), needed=SEED_BYTES)
    return seed


def hexadecimal(text: str) -> bytes:
    """The bytes of a hexadecimal text."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise SetupError("seed-not-hexadecimal", seed=text) from None


def commitment(seed: bytes) -> str:
    """What a table publishes before the first card: the SHA-256 of its seed."""
    return hashlib.sha256(seed).hexdigest()


def start_bytes(purpose: str, seed: bytes) -> bytes:
    """The 128 bits that start the generator of one purpose."""
    return hashlib.sha256(f"farebox {purpose}:".encode() + seed).digest()[:16]


def words(purpose: str, seed: bytes) -> list[int]:
    """The four 32-bit words that start the generator of one purpose."""
    return list(struct.unpack("<4I", start_bytes(purpose, seed)))


def chance_words(seed: bytes) -> list[int]:
    """The generator of a game's cards and tickets."""
    return words(CHANCE, seed)


def dice_words(seed: bytes) -> list[int]:
    """The generator of random players, apart from the game's own chance."""
    return words(DICE, seed)


def derived_seed(master: bytes, index: int) -> bytes:
    """The seed of one game of many."""
    return hashlib.sha256(b"farebox game:" + master + index.to_bytes(8, "big")).digest()[:SEED_BYTES]
