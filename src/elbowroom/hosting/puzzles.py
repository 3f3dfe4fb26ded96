"""Puzzles for whoever practises: their list, one with its answer, and a table to try it at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from elbowroom.bots.puzzles.judging import daily, try_of
from elbowroom.bots.puzzles.puzzle import (
    NoSuchPuzzle,
    Puzzle,
    UnreadPuzzles,
    puzzle_named,
    puzzles_of,
)
from elbowroom.bots.study import study_of
from elbowroom.catalogue import GAMES
from elbowroom.hosting.studies import TableStudies
from elbowroom.protocol.views import plan_told, steps_told
from elbowroom.table.challenges import today
from elbowroom.table.new_table import Plan, puzzle_plan
from elbowroom.table.puzzles import PuzzleTable
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table

SERIES = 3
"""So many puzzles of a theme make a drill."""
Unread = Callable[[str, UnreadPuzzles], None]
"""Hears of a game whose puzzles cannot be read."""


def the_puzzle(game: str, puzzle: str) -> Puzzle:
    """Find a puzzle, or say that it is gone."""
    if game not in GAMES:
        raise Refused("malformed", f"There is no game {game} here.", key="puzzle_gone")
    try:
        return puzzle_named(game, puzzle)
    except (NoSuchPuzzle, UnreadPuzzles) as fault:
        raise Refused("malformed", str(fault), key="puzzle_gone") from fault


def puzzles_told(unread: Unread) -> dict[str, Any]:
    """List the puzzles of all games, those of the day, and the drills."""
    found = [_of_game(game, _readable(game, unread)) for game in GAMES]
    return {"today": today().isoformat(), "games": [each for each in found if each["puzzles"]]}


def _readable(game: str, unread: Unread) -> tuple[Puzzle, ...]:
    """Give the puzzles of a game; a file that cannot be read is told of and counts as none."""
    try:
        return puzzles_of(game)
    except UnreadPuzzles as fault:
        unread(game, fault)
        return ()


def _of_game(game: str, puzzles: tuple[Puzzle, ...]) -> dict[str, Any]:
    themes = Counter(each.theme for each in puzzles)
    of_the_day = daily(puzzles, today())
    return {
        "game": game,
        "drills": [theme for theme, count in themes.most_common() if count >= SERIES],
        "puzzles": [
            {
                "id": each.id,
                "theme": each.theme,
                "grade": each.grade,
                "rating": each.rating,
                "players": len(each.setup["names"]),
                "kind": each.kind,
            }
            for each in puzzles
        ],
        "daily": None if of_the_day is None else of_the_day.id,
    }


def try_plan(game: str, puzzle: str, name: str) -> Plan:
    """Plan a table for a try at a puzzle."""
    asked = the_puzzle(game, puzzle)
    return puzzle_plan(PuzzleTable(game, puzzle, asked.seat, asked.setup, asked.position), name)


def answer_told(game: str, puzzle: str) -> dict[str, Any]:
    """Tell a puzzle with its answer, and what other ways give away."""
    asked = the_puzzle(game, puzzle)
    notation = asked.state().notation
    same = ("game", "id", "theme", "kind", "seat", "setup", "position", "now", "gap", "missed")
    return {
        **{key: getattr(asked, key) for key in same},
        "unit": study_of(game).unit,
        "best": plan_told(notation, asked.best),
        "others": [{**each, "plan": steps_told(notation, each["plan"])} for each in asked.others],
    }


async def verdict_told(table: Table, studies: TableStudies, who: str = "") -> dict[str, Any]:
    """Say what the try at a table gave away, once it is decided."""
    if table.puzzle is None or table.play is None:
        raise Refused("not_now", "No puzzle is tried at this table.")
    asked = the_puzzle(table.facts["game"], table.puzzle["id"])
    tried = try_of(asked, table.play.state.journal)
    if not tried.decided:
        return {"status": "open"}
    found = await studies.verdict(table.id, asked, tried.played, who)
    if found["status"] == "ready":
        found = {**found, "played": steps_told(table.play.state.notation, found["played"])}
    return found
