"""Observations as bytes that are written where something has changed."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 255
"""The highest value of a byte; what is more is told as this."""


def put_changed_flags(page: bytearray, at: int, now: int, before: int) -> None:
    """Mark the members of a set; `before` is the set that is written there."""
    changed = now ^ before
    while changed:
        member = changed.bit_length() - 1
        changed ^= 1 << member
        page[at + member] = now >> member & 1


def put_changed(page: bytearray, at: int, now: list[int], before: list[int]) -> None:
    """Write numbers down; `before` are those that are written there, and become the same."""
    for place, number in enumerate(now):
        if number != before[place]:
            before[place] = number
            page[at + place] = number


def put_changed_of_seats(
    pages: list[bytearray], at: int, each: int, now: list[int], before: list[int]
) -> None:
    """Write numbers down of which every seat has as many, each on the page of its seat."""
    for place, number in enumerate(now):
        if number != before[place]:
            before[place] = number
            pages[place // each][at + place % each] = number
