"""Who somebody is at a table: the seats that secrets open, and what is refused to others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from elbowroom.table.entries import TableRow
from elbowroom.table.identity import matches
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table
from elbowroom.table.views import explained_action


class Identity(NamedTuple):
    """The seats somebody holds at a table, and whether the table is theirs."""

    seats: tuple[int, ...]
    host: bool


def no_such_table() -> Refused:
    """Refuse what is asked of a table that does not exist."""
    return Refused("no_such_table", "There is no such table.")


def identify(row: TableRow, table: Table, kept: dict[str, str], secrets: Sequence[str]) -> Identity:
    """Find the seats that these secrets open; unknown ones open nothing."""
    seats = tuple(
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "person"
        and any(matches(secret, kept.get(f"seat:{number}")) for secret in secrets)
    )
    host = row.host in seats or any(matches(secret, kept.get("host")) for secret in secrets)
    return Identity(seats, host)


def admit(table: Table, identity: Identity) -> None:
    """Refuse a spectator where the table wants none."""
    if not identity.seats and not identity.host and not table.facts["spectators"]:
        raise Refused("not_your_seat", "This table is for its players only.")


def require_seat(table: Table, identity: Identity, seat: int) -> None:
    """Refuse somebody who does not hold a seat."""
    if seat >= len(table.seats):
        raise Refused("malformed", f"There is no seat {seat} at this table.")
    if seat not in identity.seats:
        raise Refused("not_your_seat", f"Seat {seat} is not yours: the seat link does not fit.")


def explain(table: Table, identity: Identity, seat: int | None, action: str) -> dict[str, Any]:
    """Say whether an action is allowed, and why not, to somebody who may know."""
    admit(table, identity)
    if seat is not None and seat not in identity.seats:
        raise Refused("not_your_seat", f"Seat {seat} is not yours: the seat link does not fit.")
    return explained_action(table, seat, action)


def rematch_secrets(table: Table, kept: dict[str, str]) -> dict[int, str]:
    """Give the hashes with which people open their seats at the table of a rematch too."""
    return {
        number: kept[f"seat:{number}"]
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and f"seat:{number}" in kept
    }


def opened_with(secrets: Sequence[str], kept: dict[int, str]) -> dict[int, str]:
    """Give the seats that somebody's secrets open, each with its secret."""
    return {
        seat: secret for secret in secrets for seat, found in kept.items() if matches(secret, found)
    }


def refuse_another_rematch(table: Table) -> None:
    """Refuse a second rematch of one game."""
    if table.rematch is not None:
        raise Refused("not_now", "There is a rematch already.", values={"table": table.rematch})
