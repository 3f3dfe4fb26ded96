"""A command tried out at a copy of the table, and what several commands check."""

from __future__ import annotations

from typing import Any

from elbowroom.table.entries import Entry, new_entry
from elbowroom.table.played_game import PlayedGame
from elbowroom.table.refused import Refused
from elbowroom.table.table import PLAYING, Seat, Table


class Trial:
    """A command tried out: the entries it leads to, and the table as it is after them.

    Whoever stores the entries goes on with that table; whoever cannot keeps the one before.
    """

    def __init__(self, table: Table, at: str) -> None:
        self.table = table
        """The table itself while nothing has happened, then a copy of it."""
        self.entries: list[Entry] = []
        self.at = at
        self._before = table

    def after(self) -> Table:
        """Give the copy of the table at which the command is tried out."""
        if self.table is self._before:
            self.table = self._before.copy()
        return self.table

    def add(self, kind: str, seat: int | None, key: str | None = None, **body: Any) -> None:
        """Let one more entry happen."""
        table = self.after()
        entry = new_entry(table.version + 1, kind, seat, key, self.at, body)
        table.evolve(entry)
        self.entries.append(entry)

    def keep(self, kind: str, seat: int | None, key: str | None, body: dict[str, Any]) -> None:
        """Write an entry of what has been answered at the copy."""
        entry = new_entry(self.table.version + 1, kind, seat, key, self.at, body)
        self.table.note(entry)
        self.entries.append(entry)


def seat_number(table: Table, number: int | None) -> int:
    """Refuse a seat that the table does not have."""
    if number is None or not 0 <= number < len(table.seats):
        raise Refused(
            "malformed", f"There is no seat {number}; seats are 0 to {len(table.seats) - 1}."
        )
    return number


def person_at(table: Table, number: int) -> Seat:
    """Refuse a seat on which no person sits."""
    seat = table.seats[number]
    if seat.kind != "person":
        raise Refused("not_now", f"Nobody sits on seat {number} who could do that.")
    return seat


def require_play(table: Table) -> PlayedGame:
    """Refuse what needs a game that is going on."""
    if table.play is None:
        raise Refused("not_now", "The game has not begun: the table waits for players.")
    if table.status != PLAYING:
        raise Refused("not_now", "The game is over.")
    return table.play
