"""Sets of small numbers as one int: bit n stands for member n."""

from __future__ import annotations

from typing import Final

from elbowroom.kernel.compiler_marks import i64

WIDEST: Final = 62
"""Most members a set may have; the compiled build keeps 63-bit integers unboxed."""
COMPILED: Final = not __file__.endswith(".py")
"""Whether this is the compiled build."""


def _byte_tables() -> list[tuple[int, ...]]:
    tables: list[tuple[int, ...]] = []
    for base in range(0, 64, 8):
        for byte in range(256):
            tables.append(tuple([base + bit for bit in range(8) if byte >> bit & 1]))
    return tables


_MEMBERS_BY_BYTE: Final[list[tuple[int, ...]]] = _byte_tables()
_MOST_KNOWN: Final = 4096
_KNOWN: Final[dict[int, list[int]]] = {}
"""Sets that were listed before; interpreted, to list one anew takes longer than to find it here."""


def members(mask: int) -> list[int]:
    """List the members of a set, smallest first; the list is for reading only, for others may get it too."""
    if COMPILED:
        return _listed(mask)
    known = _KNOWN.get(mask)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[mask] = _listed(mask)
    return known


def _listed(mask: int) -> list[int]:
    found: list[int] = []
    base = 0
    while mask:
        byte = mask & 255
        if byte:
            found += _MEMBERS_BY_BYTE[base + byte]
        mask >>= 8
        base += 256
    return found


def size(mask: int) -> int:
    """Count the members of a set."""
    if not COMPILED:
        return mask.bit_count()
    # Compiled, a call of Python's own count would cost more than all this. A number above 62 bits is an object.
    bits: i64 = mask
    bits -= bits >> 1 & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def lowest(mask: i64) -> i64:
    """Give the smallest member of a set that is not empty."""
    if COMPILED:
        return size((mask & -mask) - 1)
    number: int = mask
    return (number & -number).bit_length() - 1


def nth(mask: i64, place: i64) -> i64:
    """Give the member at a place of a set, counted from 0 and from the smallest."""
    for _ in range(place):
        mask &= mask - 1
    return lowest(mask)


def union(sets: list[int], chosen: i64) -> i64:
    """Unite some of many sets: those whose numbers are chosen."""
    united: i64 = 0
    if not COMPILED:
        for member in members(chosen):
            united |= sets[member]
        return united
    while chosen:
        united |= sets[lowest(chosen)]
        chosen &= chosen - 1
    return united


def mask_of(numbers: list[int]) -> int:
    """Make the set of these members."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
