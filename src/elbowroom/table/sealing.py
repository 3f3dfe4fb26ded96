"""Words of the players for the dice: sealed by all before any is opened, and what if one is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from math import ceil
from typing import TYPE_CHECKING, Any

from elbowroom.table.clocks import moment
from elbowroom.table.refused import Refused

if TYPE_CHECKING:
    from elbowroom.table.table import Seat, Table

PATIENCE = timedelta(seconds=60)
"""How long everybody waits for words before anybody may go on without them."""


def missing(seats: Sequence[Seat]) -> list[int]:
    """List the seats everybody waits for: those without a seal, then those that have not opened."""
    bringing = [(number, seat) for number, seat in enumerate(seats) if seat.brings]
    unsealed = [number for number, seat in bringing if seat.seal is None]
    return unsealed or [number for number, seat in bringing if not seat.words]


def some_opened(seats: Sequence[Seat]) -> bool:
    """Whether anybody's words are known."""
    return any(seat.brings and seat.words for seat in seats)


def redrawn(seats: Sequence[Seat], without: Sequence[int]) -> list[Seat]:
    """Give the seats after some were left out: where words were known, all are to be sealed anew."""
    anew = some_opened(seats)
    return [
        replace(seat, brings=False, seal=None, words="")
        if number in without
        else replace(seat, seal=None, words="")
        if anew and seat.brings
        else seat
        for number, seat in enumerate(seats)
    ]


def check_patience(table: Table, at: str) -> None:
    """Refuse to go on without somebody's words while they may still come."""
    since = table.sealing_since
    left = timedelta(0) if since is None else since + PATIENCE - moment(at)
    if left > timedelta(0):
        seconds = ceil(left.total_seconds())
        raise Refused(
            "not_now",
            f"Their words may still come: go on without them in {seconds} seconds.",
            values={"seconds": seconds},
        )


def shown_sealing(table: Table) -> dict[str, Any] | None:
    """Give what everybody may know of the players' words; None where there is no place for them."""
    if not table.takes_words:
        return None
    since: datetime | None = table.sealing_since
    return {
        "seals": [seat.seal for seat in table.seats],
        "brings": [seat.brings for seat in table.seats],
        "missing": missing(table.seats) if table.full else [],
        "since": None if since is None else since.isoformat(),
        "patience": int(PATIENCE.total_seconds()),
        "left_out": list(table.left_out),
    }
