"""Noise that is the same on every machine."""

from __future__ import annotations

import hashlib
import math


def chance(*seed: object) -> float:
    """Give a number from 0 to 1 that depends on nothing but the seed."""
    text = "|".join(map(str, seed)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") / 2**64


def wave(seed: str, where: float) -> float:
    """Give a smooth noise from -1 to 1 along a line."""
    step = math.floor(where)
    part = where - step
    part = part * part * (3 - 2 * part)
    return (chance(seed, step) * (1 - part) + chance(seed, step + 1) * part) * 2 - 1
