"""A puzzle: one decision of a real game to which one answer is clearly the best."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from elbowroom.catalogue import game as find_game
from elbowroom.catalogue import manifest_of
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import State

FILE: Final = "puzzles.jsonl"
"""The puzzles of a game, one to a line."""
GAP: Final = 0.05
"""The best way that is really another one gives away at least so much of the victory."""
RIGHT: Final = 0.4
"""Who gives away at most this share of the gap has found the answer."""
GRADES: Final = (0.35, 0.55, 0.75, 0.9)
"""Above each of these shares of weaker bots that miss it a puzzle is one grade harder, from 1 on."""
EASIEST: Final = 800
"""The rating of a puzzle that no weaker bot misses."""
SPAN: Final = 1400
"""How much higher one is rated that all of them miss."""
AT_ONCE: Final = "answer"
"""The kind of puzzle that one answer decides; in the others a whole turn is played."""
WHOLE: Final = "turn"


class Puzzle(NamedTuple):
    """One puzzle, as it stands in its file."""

    id: str
    game: str
    rules: int
    """The version of the rules it was made under."""
    kind: str
    theme: str
    """What is decided: the kind of question by which the best way leaves the others."""
    seat: int
    setup: dict[str, Any]
    position: dict[str, Any]
    now: float
    """The seat's chance, which the best way keeps."""
    gap: float
    """What the best other way gives away."""
    missed: float
    """The share of weaker bots that give more away than is right."""
    best: dict[str, Any]
    """The best way as study tells it."""
    others: list[dict[str, Any]]
    """Ways that give something away: `plan`, `lost`, and the `bots` that fall for it."""
    losses: dict[str, float]
    """What each answer gives away, where one answer decides."""
    deep: dict[str, Any]
    """How the answer was confirmed: `searches` for each way, and by how much it was the best."""

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5."""
        return 1 + sum(self.missed > limit for limit in GRADES)

    @property
    def rating(self) -> int:
        """How hard it is on the scale on which people are rated."""
        return round(EASIEST + SPAN * self.missed)

    def state(self) -> State:
        """Make the position it begins with."""
        return find_game(self.game).restore(self.setup, self.position)

    def right(self, lost: float) -> bool:
        """Whether a way that gives this away counts as the answer."""
        return lost <= RIGHT * self.gap

    def written(self) -> str:
        """Give its line of the file."""
        return json.dumps(self._asdict(), separators=(",", ":"), ensure_ascii=False)


class UnreadPuzzles(ElbowroomError):
    """A file of puzzles that cannot be used."""


class NoSuchPuzzle(ElbowroomError):
    """A puzzle that is not there any more, or never was."""


def read_puzzles(text: str, source: str) -> list[Puzzle]:
    """Read a file of puzzles; a broken line is named."""
    found: list[Puzzle] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            data = json.loads(line)
            puzzle = Puzzle(**data)
            fault = _fault_of(puzzle)
        except (ValueError, TypeError, KeyError) as broken:
            raise UnreadPuzzles(f"Line {number} of {source} is no puzzle: {broken}.") from broken
        if fault:
            raise UnreadPuzzles(f"Line {number} of {source} is no puzzle: {fault}.")
        found.append(puzzle)
    return found


def _fault_of(puzzle: Puzzle) -> str:
    if puzzle.kind not in (AT_ONCE, WHOLE) or not puzzle.best["plan"]:
        return "it has no answer"
    return "its answer is not clearly the best" if puzzle.gap < GAP else ""


def file_of(game: str) -> Traversable | None:
    """Find the file of a game's puzzles; None where it has none."""
    package = manifest_of(game).puzzles
    return None if package is None else files(package) / FILE


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Read the puzzles of a game that fit its rules, easiest first."""
    file = file_of(game)
    if file is None or not file.is_file():
        return ()
    rules = find_game(game).rules_version
    found = read_puzzles(file.read_text(encoding="utf-8"), f"the puzzles of {game}")
    usable = [each for each in found if each.game == game and each.rules == rules]
    return tuple(sorted(usable, key=lambda each: (each.grade, each.missed, each.id)))


def puzzle_named(game: str, puzzle: str) -> Puzzle:
    """Find a puzzle of a game, or say that it is gone."""
    for each in puzzles_of(game):
        if each.id == puzzle:
            return each
    raise NoSuchPuzzle(f"There is no puzzle '{puzzle}' of {game} under its present rules.")
