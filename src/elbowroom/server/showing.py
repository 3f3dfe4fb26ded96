"""What a table shows to a connection: snapshots, updates, its public face, its record."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from pydantic_core import to_json

from elbowroom.bots.study import studied
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.state import State
from elbowroom.protocol.changes import Change, Path, changes_between
from elbowroom.protocol.views import Face, decision_told, public_position
from elbowroom.server.opening import moment_of
from elbowroom.server.playing import told
from elbowroom.server.refusing import Refused
from elbowroom.server.store.interface import TableRow
from elbowroom.server.table import Table

NO_GAME: dict[str, Any] = {"position": None, "decision": None, "actions": [], "income": {}}


def face_of(table: Table) -> Face | None:
    """Give the present moment of a table's game; None before it begins."""
    return None if table.play is None else Face(table.play.state, table.finished)


def shown_seats(table: Table, connected: set[int]) -> list[dict[str, Any]]:
    """Give the seats as everybody sees them."""
    now = datetime.now(UTC)
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "open": seat.open and not seat.taken,
            "connected": number in connected,
            "standing_in": seat.standing_in,
            "agreed": seat.agreed,
            "clock": None if table.clocks is None else table.clocks.face(number, now),
        }
        for number, seat in enumerate(table.seats)
    ]


def table_face(row: TableRow, table: Table, connected: set[int]) -> dict[str, Any]:
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
        "study": studied(row.game),
        "seats": shown_seats(table, connected),
        "commitment": facts["commitment"],
        "challenge": table.challenge,
    }


def snapshot(
    table: Table,
    face: Face | None,
    yours: tuple[int, ...],
    host: bool,
    seats: list[dict[str, Any]],
    entries: list[dict[str, Any]],
) -> dict[str, Any]:
    """Give all that somebody who holds these seats may know."""
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
        "seats": seats,
        "yours": list(yours),
        "host": host,
        "rounds": None if face is None else face.rounds(),
        **(NO_GAME if face is None else _seen(face, yours)),
        "undo": table.can_undo(yours),
        "commitment": table.facts["commitment"],
        "challenge": table.challenge,
        "seeds": table.words,
        "result": table.result,
        "rematch": table.rematch,
        "entries": entries,
    }


def _seen(face: Face, yours: tuple[int, ...]) -> dict[str, Any]:
    return {
        "position": face.position(yours),
        "decision": face.decision(),
        "actions": face.actions(yours),
        "income": face.income(yours),
    }


class Step:
    """From one moment of a table to the next: what all groups share is made and written once."""

    def __init__(
        self,
        table: Table,
        before: Face | None,
        after: Face | None,
        entries: Sequence[bytes],
        seats: list[dict[str, Any]] | None,
    ) -> None:
        """`entries` are written already, as `entry_text` writes them."""
        self.table = table
        self.before = before
        self.after = after
        self._public: list[Change] = []
        if before is not None and after is not None and before is not after:
            self._public = changes_between(before.public, after.public)
        self._set = {tuple(change["path"]) for change in self._public}
        self._head = self._common_part(entries, seats)
        self._public_text = to_json(self._public)[1:-1]

    def _common_part(self, entries: Sequence[bytes], seats: list[dict[str, Any]] | None) -> bytes:
        common = {
            "type": "update",
            "version": self.table.version,
            "moves": self.table.moves,
            "status": self.table.status,
            "seats": seats,
            "result": self.table.result,
            "decision": None if self.after is None else self.after.decision(),
        }
        return to_json(common)[:-1] + b',"entries":[' + b",".join(entries) + b"],"

    def message(self, yours: tuple[int, ...]) -> bytes:
        """Write the update for somebody who holds these seats."""
        face = self.after
        if face is None:
            return (
                self._head + b'"position":null,"changes":[],"actions":[],"income":{},"undo":false}'
            )
        own = {
            "position": face.position(yours) if self.before is None else None,
            "actions": face.actions(yours),
            "income": face.income(yours),
            "undo": self.table.can_undo(yours),
        }
        changes = self._public_text
        more = [] if self.before is None else self._own_changes(self.before, face, yours)
        if more:
            changes += (b"," if changes else b"") + to_json(more)[1:-1]
        return b"".join((self._head, b'"changes":[', changes, b"],", to_json(own)[1:]))

    def _own_changes(self, before: Face, after: Face, yours: tuple[int, ...]) -> list[Change]:
        """List what the seats have to set again: changed, or overwritten by a public change."""
        changes: list[Change] = []
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


def record_of(table: Table) -> dict[str, Any]:
    """Write the record: of a finished game in full, else without what would give secrets away."""
    play = table.play
    if play is None:
        raise Refused("not_now", "The game has not begun.")
    state = play.state
    record = find_game(table.facts["game"]).record(state)
    numbers = [move["n"] for move in record["moves"] if move["player"] == "chance"]
    finished = table.finished and table.result is not None
    record["fairness"] = {
        "table": table.drawn_as,
        "commitment": table.facts["commitment"],
        "words": table.words,
        "numbers": numbers,
        "seed": table.result["seed"] if finished and table.result else None,
    }
    if table.challenge is not None:
        record["fairness"]["published"] = table.challenge["day"]
    if not finished:
        record |= {"result": None, "hashes": [], "hash": None}
        _conceal(record, find_game(table.facts["game"]).start_of(state), state)
        if record["start"] is not None:
            first = find_game(table.facts["game"]).start_of(state)
            record["start"] = public_position(first, finished=False)
    return record


def _conceal(record: dict[str, Any], start: State, now: State) -> None:
    """Take the answers out of a record that were given in secret; a game that goes on keeps them."""
    for move, action in zip(record["moves"], now.journal, strict=True):
        if start.decision.concealed:
            move["action"] = None
        start.apply(action)


def moment_view(table: Table, move: int, yours: tuple[int, ...]) -> dict[str, Any]:
    """Give the view after so many moves."""
    state = moment_of(table, move)
    face = Face(state, table.finished)
    return {
        "move": move,
        "moves": table.moves,
        "position": face.position(yours),
        "decision": None if state.over else decision_told(state),
    }


def replay_of(table: Table) -> dict[str, Any]:
    """Tell a finished game move by move: the first position, then what each move changed."""
    if not table.finished or table.play is None:
        raise Refused("not_now", "The game is not over.")
    return told_game(find_game(table.facts["game"]).start_of(table.play.state), table.play.state)


def told_game(state: Any, final: Any) -> dict[str, Any]:
    """Tell the game from one state to another that came from it."""
    position = first = state.position_dict()
    steps = []
    for move, action in enumerate(final.journal):
        events: list[Any] = []
        player = state.decision.player
        state.apply(action, events)
        now = state.position_dict()
        steps.append(
            {
                "move": move,
                "player": player,
                "action": state.text(action),
                "events": told(events),
                "changes": changes_between(position, now),
            }
        )
        position = now
    return {"setup": final.setup, "position": first, "steps": steps}


SPECTATOR = NOBODY
