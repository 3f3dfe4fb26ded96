"""A seeded random generator whose whole state is one int.

L'Ecuyer's combined multiplicative generator: two short generators packed side by side,
so a state is copied like any other number and never grows past 62 bits.
"""

from __future__ import annotations

import hashlib
from typing import Final

from elbowroom.kernel.compiler_marks import i64

_MODULUS_1: Final = 2147483563
_MODULUS_2: Final = 2147483399
_LOW_31_BITS: Final = 2147483647


def seeded(seed: int | str) -> int:
    """Spread a seed of any size over a generator state."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    first = 1 + int.from_bytes(digest[:8], "big") % (_MODULUS_1 - 1)
    second = 1 + int.from_bytes(digest[8:16], "big") % (_MODULUS_2 - 1)
    return first << 31 | second


def advance(rng: int) -> int:
    """Step the generator once."""
    state: i64 = rng
    first: i64 = (state >> 31) * 40014 % _MODULUS_1
    second: i64 = (state & _LOW_31_BITS) * 40692 % _MODULUS_2
    return first << 31 | second


def below(rng: int, limit: int) -> int:
    """Read a number from 0 to limit - 1 off a generator state."""
    state: i64 = rng
    bound: i64 = limit
    return ((state >> 31) - (state & _LOW_31_BITS)) % (_MODULUS_1 - 1) % bound
