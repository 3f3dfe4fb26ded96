"""Observations and masks as bytes in a writer whose zeros are filled in where needed."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from elbowroom.kernel.bits import members

HIGHEST: Final = 255
"""The highest value of a byte; what is more is told as this."""


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
