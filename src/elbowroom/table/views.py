"""What a table shows: its line in the lobby, its public face, snapshots and updates."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.protocol.changes import Change, Path, changes_between
from elbowroom.protocol.views import TableView, why
from elbowroom.table.clocks import written
from elbowroom.table.entries import Entry, Summary, TableRow
from elbowroom.table.refused import Refused
from elbowroom.table.sealing import shown_sealing
from elbowroom.table.table import Table

NO_GAME: dict[str, Any] = {
    "position": None,
    "decision": None,
    "actions": [],
    "ahead": [],
    "income": {},
}
_LISTED = frozenset({"opened", "seated", "erased", "moderated", "started", "over", "closed"})
"""Kinds of entry that change the line of the lobby."""


def summary_of(table: Table) -> Summary:
    """Give what the lobby shows of a table."""
    seats = table.seats
    body: dict[str, Any] = {
        "status": table.status,
        "players": len(seats),
        "names": [seat.name for seat in seats],
        "open_seats": [number for number, seat in enumerate(seats) if seat.open and not seat.taken],
        "patience": table.patience.facts(),
    }
    if table.challenge is not None:
        body["challenge"] = table.challenge["day"]
    return Summary(body, live=not table.finished)


def new_summary(table: Table, entries: Sequence[Entry]) -> Summary | None:
    """Give what the lobby shows once these entries have happened; None if nothing new."""
    return summary_of(table) if any(entry.kind in _LISTED for entry in entries) else None


def face_of(table: Table) -> TableView | None:
    """Give the present moment of a table's game; None before it begins."""
    play = table.play
    return None if play is None else TableView(play.state, play.decision, table.finished)


def shown_seats(
    table: Table, connected: set[int], now: datetime, opened: dict[int, str] | None = None
) -> list[dict[str, Any]]:
    """Give the seats as everybody sees them; `opened`: when the link of one was looked at."""
    invited = opened or {}
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "open": seat.open and not seat.taken,
            "opened": None if seat.taken else invited.get(number),
            "connected": number in connected,
            "standing_in": seat.standing_in,
            "resigned": seat.resigned,
            "agreed": seat.agreed,
            "votes": sorted(seat.votes),
            "clock": None if table.clocks is None else table.clocks.face(number, now),
        }
        for number, seat in enumerate(table.seats)
    ]


def table_face(row: TableRow, table: Table, connected: set[int], now: datetime) -> dict[str, Any]:
    """Give the public face of a table."""
    facts = table.facts
    return {
        "table": table.id,
        "game": row.game,
        "status": table.status,
        "version": table.version,
        "moves": table.moves,
        "created": row.created,
        "private": row.private,
        "spectators": facts["spectators"],
        "players": len(table.seats),
        "setup": table.setup,
        "clock": facts["clock"],
        "hints": table.hints,
        "patience": table.patience.facts(),
        "seats": shown_seats(table, connected, now),
        "commitment": facts["commitment"],
        "challenge": table.challenge,
    }


def snapshot(
    table: Table,
    face: TableView | None,
    yours: tuple[int, ...],
    looking: tuple[int, ...],
    host: bool,
    seats: list[dict[str, Any]],
    entries: list[dict[str, Any]],
) -> dict[str, Any]:
    """Give all that somebody who holds these seats may know, seen by the one who looks."""
    return {
        "type": "snapshot",
        "table": table.id,
        "version": table.version,
        "moves": table.moves,
        "game": table.facts["game"],
        "setup": table.setup,
        "status": table.status,
        "private": table.facts["private"],
        "clock": table.facts["clock"],
        "hints": table.hints,
        "patience": table.patience.facts(),
        "waiting_since": table.waiting_since,
        "closes": None if table.closes is None else written(table.closes),
        "seats": seats,
        "yours": list(yours),
        "looking": looking[0] if looking else None,
        "host": host,
        "rounds": None if face is None else face.rounds(),
        **(NO_GAME if face is None else _seen(face, looking)),
        "hidden": hidden_parts(face, yours if len(yours) > 1 else ()),
        "undo": table.can_undo(looking),
        "commitment": table.facts["commitment"],
        "challenge": table.challenge,
        "lesson": None if table.lesson is None else table.lesson["id"],
        "puzzle": None if table.puzzle is None else table.puzzle["id"],
        "seeds": table.words,
        "sealing": shown_sealing(table),
        "result": table.result,
        "rematch": table.rematch,
        "entries": entries,
    }


def _seen(face: TableView, yours: tuple[int, ...]) -> dict[str, Any]:
    return {
        "position": face.position(yours),
        "decision": face.decision(),
        **face.answers(yours),
        "income": face.income(yours),
    }


def looking_of(yours: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """Give the seat whose view is shown to somebody who holds these: of several, the named one.

    What a seat has answered in secret is not for the others who share its device.
    """
    if len(yours) <= 1:
        return yours
    if seat is not None and seat not in yours:
        raise Refused("not_your_seat", f"Seat {seat} is not yours: it cannot look from here.")
    return () if seat is None else (seat,)


def hidden_parts(face: TableView | None, seats: Collection[int]) -> dict[str, list[str]]:
    """Name what each of these seats knows that the others at its device may not see."""
    if face is None or not seats:
        return {}
    named = {seat: [_last_name(path) for path, _ in face.own(seat)] for seat in seats}
    return {str(seat): parts for seat, parts in sorted(named.items()) if parts}


def _last_name(path: Path) -> str:
    return next(step for step in reversed(path) if isinstance(step, str))


class Update:
    """From one moment of a table to the next: what all onlookers share, and the rest for each."""

    def __init__(
        self,
        table: Table,
        before: TableView | None,
        after: TableView | None,
        seats: list[dict[str, Any]] | None,
        sharing: Collection[int] = (),
    ) -> None:
        """`seats` are shown only where they look different; `sharing` have a device together."""
        self._table = table
        self._before = before
        self._after = after
        self.shared = {
            "type": "update",
            "version": table.version,
            "moves": table.moves,
            "status": table.status,
            "seats": seats,
            "result": table.result,
            "waiting_since": table.waiting_since,
            "closes": None if table.closes is None else written(table.closes),
            "decision": None if after is None else after.decision(),
            "hidden": hidden_parts(after, sharing),
        }
        self.changes: list[Change] = []
        """What everybody sees change."""
        if before is not None and after is not None and before is not after:
            self.changes = changes_between(before.public, after.public)
        self._set = {tuple(change["path"]) for change in self.changes}

    def own(self, yours: tuple[int, ...]) -> dict[str, Any]:
        """Give what only somebody who holds these seats gets to know."""
        after = self._after
        if after is None:
            return {"position": None, "actions": [], "ahead": [], "income": {}, "undo": False}
        return {
            "position": after.position(yours) if self._before is None else None,
            **after.answers(yours),
            "income": after.income(yours),
            "undo": self._table.can_undo(yours),
        }

    def own_changes(self, yours: tuple[int, ...]) -> list[Change]:
        """List what the seats have to set again: changed, or overwritten by a public change."""
        before, after = self._before, self._after
        changes: list[Change] = []
        if before is None or after is None:
            return changes
        for seat in yours:
            old, new = dict(before.own(seat)), dict(after.own(seat))
            for path, value in new.items():
                if path not in old or old[path] != value or self._overwritten(path):
                    changes.append({"path": list(path), "value": value})
            for path in old:
                if path not in new and not self._overwritten(path):
                    changes.append({"path": list(path), "value": part_of(after.public, path)})
        return changes

    def _overwritten(self, path: Path) -> bool:
        return any(path[:size] in self._set for size in range(len(path) + 1))


def part_of(whole: Any, path: Path) -> Any:
    """Read a part of plain data; None where there is none."""
    for step in path:
        try:
            whole = whole[step]
        except (KeyError, IndexError, TypeError):
            return None
    return whole


def explained_action(table: Table, seat: int | None, action: str) -> dict[str, Any]:
    """Say whether a seat could do this now, what the number behind it is, and why not."""
    if table.play is None:
        raise Refused("not_now", "The game has not begun.")
    try:
        return why(table.play.state, NOBODY if seat is None else seat, action)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
