"""Observations as bytes that are written where something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from elbowroom.kernel.compiler_marks import u8

if TYPE_CHECKING:
    Page = vec[u8]
    """Bytes; compiled code writes one without making an object of it."""

NOWHERE: Final = -1
"""Stands for the place of a mark that is not made."""
HIGHEST: Final = 255
"""The highest value of a byte; what is more is told as this."""


def blank(width: int) -> Page:
    """Make a page on which nothing is written."""
    return vec[u8]([0] * width)


def move_mark(page: Page, before: int, now: int) -> None:
    """Take a mark away and make it elsewhere."""
    if before != NOWHERE:
        page[before] = 0
    if now != NOWHERE:
        page[now] = 1


def put_changed_flags(page: Page, at: int, now: int, before: int) -> None:
    """Mark the members of a set; `before` is the set that is written there."""
    changed = now ^ before
    while changed:
        member = changed.bit_length() - 1
        changed ^= 1 << member
        page[at + member] = now >> member & 1


def put_changed(page: Page, at: int, now: list[int], before: list[int]) -> None:
    """Write numbers down; `before` are those that are written there, and become the same."""
    for place, number in enumerate(now):
        if number != before[place]:
            before[place] = number
            page[at + place] = number


def put_changed_at(page: Page, places: list[int], now: list[int], before: list[int]) -> None:
    """Write numbers down, each at a place of its own."""
    for which, number in enumerate(now):
        if number != before[which]:
            before[which] = number
            page[places[which]] = number
