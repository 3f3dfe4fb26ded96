"""The folder of a tournament: its plan, and one line for each finished game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from elbowroom.file_locks import try_lock
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.one_game import Outcome

PLAN = "plan.json"
GAMES = "games.jsonl"
FORMAT = 1
CODE = "code"
"""The entry of a plan that tells which state of each bot plays."""

Row = dict[str, Any]
"""One game as plain data; docs/lab.md tells the fields."""


def row_of(outcome: Outcome) -> Row:
    """Write a game as plain data."""
    fixture = outcome.fixture
    row: Row = {
        "players": len(fixture.seats),
        "number": fixture.number,
        "seed": fixture.seed,
        "seats": list(fixture.seats),
    }
    if outcome.failure is not None:
        return {**row, "failure": outcome.failure}
    told = {} if outcome.story is None else outcome.story.to_data()
    return {
        **row,
        "first": outcome.first,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "decisions": outcome.decisions,
        "turns": outcome.turns,
        **told,
        "thinking": [thinking.to_data() for thinking in outcome.thinking],
    }


_OF_EVERY_GAME = ("players", "number", "seed", "seats")
_OF_FINISHED_GAMES = ("first", "scores", "ranks", "decisions", "turns", "thinking")


def _checked(row: Row) -> Row:
    """Take a line that has what every game has; others raise."""
    for name in _OF_EVERY_GAME if "failure" in row else _OF_EVERY_GAME + _OF_FINISHED_GAMES:
        row[name]
    return {**row, "players": int(row["players"]), "number": int(row["number"])}


class Results:
    """The games of a tournament on disk; a run that was cut off goes on where it stopped."""

    def __init__(self, folder: Path, plan: dict[str, Any]) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._keep_plan({"format": FORMAT, **plan})
        self.rows: dict[tuple[int, int], Row] = {}
        for row in self._read_games():
            self.rows[row["players"], row["number"]] = row

    def _keep_plan(self, plan: dict[str, Any]) -> None:
        """Write the plan, or refuse a folder that holds a tournament of another kind."""
        place = self.folder / PLAN
        if not place.exists():
            partly = place.with_suffix(".part")
            partly.write_text(json.dumps(plan, indent=1, ensure_ascii=False), encoding="utf-8")
            partly.replace(place)
            return
        try:
            kept = json.loads(place.read_text(encoding="utf-8"))
        except ValueError as fault:
            raise InvalidSetup(
                f"{place} cannot be read ({fault}); choose another folder."
            ) from None
        if not isinstance(kept, dict):
            raise InvalidSetup(f"{place} holds no plan; choose another folder.")
        self._refuse_other(kept, plan)

    def _refuse_other(self, kept: dict[str, Any], plan: dict[str, Any]) -> None:
        """Refuse another tournament, and other code of the same bots: games must not mix."""
        differing = [
            f"{key} was {kept.get(key)!r} and is now {value!r}"
            for key, value in plan.items()
            if key != CODE and kept.get(key) != value
        ]
        if differing:
            raise InvalidSetup(
                f"{self.folder} holds another tournament: {'; '.join(differing)}. "
                "Go on with the same settings, or choose another folder with --out."
            )
        before = kept.get(CODE, {})
        changed = [name for name, code in plan.get(CODE, {}).items() if before.get(name) != code]
        if changed:
            raise InvalidSetup(
                f"The code of {', '.join(changed)} has changed since the games in {self.folder} "
                "were played; games of both would be mixed. Play on with the Elbowroom that began, "
                "or choose another folder with --out."
            )

    def _read_games(self) -> Iterator[Row]:
        place = self.folder / GAMES
        if not place.exists():
            return
        data = place.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):  # the last run was cut off while it wrote this line
            os.truncate(place, whole)
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                yield _checked(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError):
                raise InvalidSetup(
                    f"Line {number} of {place} is damaged. "
                    "Remove that line to have its game played again."
                ) from None

    def has(self, players: int, number: int) -> bool:
        """Whether a game is there already."""
        return (players, number) in self.rows

    def add(self, outcome: Outcome) -> None:
        """Keep a game, once: after this call it survives the end of the process."""
        row = row_of(outcome)
        key = (row["players"], row["number"])
        if key in self.rows:
            return
        line = json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
        file = os.open(self.folder / GAMES, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            os.write(file, line.encode())
        finally:
            os.close(file)
        self.rows[key] = row

    def first_games(self, counts: dict[int, int]) -> list[Row]:
        """List the games numbered below the count of their number of players, in order."""
        chosen = [key for key in self.rows if key[1] < counts.get(key[0], 0)]
        return [self.rows[key] for key in sorted(chosen, key=lambda key: (key[1], key[0]))]


@contextmanager
def only_run_in(folder: Path) -> Iterator[None]:
    """Refuse a folder in which another run is at work."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as file:
        if not try_lock(file):
            raise InvalidSetup(f"Another run is at work in {folder}; wait for it or stop it.")
        yield
