"""Looking at puzzles again: whether they are what they should be, and whether their answers still stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from elbowroom.bots.puzzles.confirming import confirmed
from elbowroom.bots.puzzles.finding import Decision, decisions_at
from elbowroom.bots.puzzles.grading import graded
from elbowroom.bots.puzzles.making import puzzle_of
from elbowroom.bots.puzzles.puzzle import AT_ONCE, Puzzle
from elbowroom.kernel.errors import ElbowroomError

ABOUT: Final = 0.1
"""By so much the chance may have moved since a puzzle was made; then it should be told anew."""


class Fallen(NamedTuple):
    """A puzzle whose answer was not the best in another deep search."""

    id: str
    theme: str
    ahead: float


def checked_again(
    puzzles: Sequence[Puzzle], seed: str, tell: Callable[[int, list[Fallen]], None]
) -> list[Fallen]:
    """Repeat the deeper search over puzzles with another seed; list those that fell."""
    fallen: list[Fallen] = []
    for done, puzzle in enumerate(puzzles, 1):
        deep = confirmed(puzzle, f"{seed}:{puzzle.id}")
        if not deep.stands:
            fallen.append(Fallen(puzzle.id, puzzle.theme, round(deep.ahead, 3)))
        tell(done, fallen)
    return fallen


def faults_of(puzzle: Puzzle) -> list[str]:
    """Say what is wrong with a puzzle at a glance: its position, its seat, its answers."""
    try:
        state = puzzle.state()
    except (ElbowroomError, KeyError, TypeError, ValueError, IndexError) as fault:
        return [f"its position cannot be restored: {fault}"]
    faults = []
    if state.over or state.decision.player != puzzle.seat:
        faults.append("its seat is not asked")
    legal = {state.text(action) for action in state.legal_actions()}
    if puzzle.kind == AT_ONCE and set(puzzle.losses) != legal:
        faults.append("not every answer has its loss")
    for plan in (puzzle.best["plan"], *[each["plan"] for each in puzzle.others]):
        if plan[0] not in legal:
            faults.append(f"'{plan[0]}' is no answer here")
    if any(puzzle.right(each["lost"]) for each in puzzle.others):
        faults.append("another way is as good")
    return faults


def judged_now(puzzle: Puzzle) -> Decision | None:
    """Judge the position of a puzzle again as a hint does; None unless its answer is still clearly the best."""
    for found in decisions_at(puzzle.state(), puzzle.seat):
        same = found.best["plan"][0] == puzzle.best["plan"][0]
        if same and (found.kind, found.theme) == (puzzle.kind, puzzle.theme):
            return found
    return None


def agrees(puzzle: Puzzle) -> bool:
    """Whether the judge of hints still tells the answer as the one best way, with about the same chance."""
    found = judged_now(puzzle)
    return found is not None and abs(found.now - puzzle.now) <= ABOUT


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """Tell a puzzle anew in the numbers of the present judge; None if it is none any more."""
    found = judged_now(puzzle)
    again = None if found is None else graded(found, puzzle.id)
    if again is None:
        return None
    return puzzle_of(again.decision, again.missed)._replace(deep=puzzle.deep)
