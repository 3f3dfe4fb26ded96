"""Tables at which a puzzle is tried: whether what is asked for is decided."""

from __future__ import annotations

from elbowroom.bots.puzzles.judging import try_of
from elbowroom.bots.puzzles.puzzle import puzzle_named
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.table.table import Table


def decided(table: Table) -> bool:
    """Whether somebody's try here is over: bots go no further; nor where the puzzle is gone."""
    if table.puzzle is None or table.play is None:
        return False
    try:
        puzzle = puzzle_named(table.facts["game"], table.puzzle["id"])
    except ElbowroomError:
        return True
    return try_of(puzzle, table.play.state.journal).decided
