"""Observations and masks as bytes: parts joined, or a writer whose zeros are filled in."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from elbowroom.kernel.bits import members

HIGHEST: Final = 255
"""The highest value of a byte; what is more is told as this."""


_OCTET: Final = 8
_SPREAD: Final = [
    bytes([byte >> place & 1 for place in range(_OCTET)]) for byte in range(HIGHEST + 1)
]
"""For every byte, its bits as bytes of their own."""


def flags(mask: int, count: int) -> bytes:
    """Give a byte for each of so many things: 1 for the members of a set, else 0."""
    found = _SPREAD[mask & HIGHEST]
    known = _OCTET
    while known < count:
        mask >>= _OCTET
        found += _SPREAD[mask & HIGHEST]
        known += _OCTET
    return found[:count]


def put_flags(out: BytesWriter, at: int, mask: int) -> None:
    """Mark the members of a set."""
    if mask:
        for member in members(mask):
            out[at + member] = 1


def put_turned_flags(out: BytesWriter, at: int, mask: int, seat: int, seats: int) -> None:
    """Mark the members of a set of seats, told by their distance to the left of a seat."""
    if mask:
        for member in members(mask):
            out[at + (member - seat) % seats] = 1


def put_numbers(out: BytesWriter, at: int, numbers: list[int]) -> None:
    """Write a list of numbers down."""
    for number in numbers:
        if number:
            out[at] = number
        at += 1


def put_turned_numbers(out: BytesWriter, at: int, numbers: list[int], first: int) -> None:
    """Write a list of numbers down that begins in the middle and goes round."""
    place = at - first
    for number in range(first, len(numbers)):
        if numbers[number]:
            out[place + number] = numbers[number]
    place = at + len(numbers) - first
    for number in range(first):
        if numbers[number]:
            out[place + number] = numbers[number]
