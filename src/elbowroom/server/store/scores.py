"""Results of challenges as rows: what both databases check, order and read in the same way."""

from collections.abc import Sequence
from dataclasses import astuple
from typing import Any

from elbowroom.server.store.interface import InvalidEntry
from elbowroom.server.store.rows import is_id, is_text
from elbowroom.table.entries import Result

MOST_POINTS = 2**31 - 1
MOST_ROWS = 10_000
COLUMNS = "table_id, game, day, player, name, won, points, rival, at, counts"
BEST_FIRST = "won DESC, points DESC, coalesce(rival, 0), at, table_id"
"""The order of results that count for one day."""

OF_DAY = f"""
SELECT {COLUMNS} FROM {{table}} WHERE game = {{mark}} AND day = {{mark}} AND counts
ORDER BY {BEST_FIRST} LIMIT {{mark}}
"""  # noqa: S608 - names of our own
BY_DAY = f"""
SELECT {COLUMNS} FROM (
    SELECT *, row_number() OVER (PARTITION BY day ORDER BY {BEST_FIRST}) AS place
    FROM {{table}} WHERE game = {{mark}} AND day < {{mark}} AND counts
) AS ranked WHERE place = 1 ORDER BY day DESC LIMIT {{mark}}
"""  # noqa: S608 - names of our own
OF_PLAYER = f"""
SELECT {COLUMNS} FROM {{table}} WHERE game = {{mark}} AND player = {{mark}} AND counts
ORDER BY day DESC LIMIT {{mark}}
"""  # noqa: S608 - names of our own
INSERT = f"""
INSERT INTO {{table}} ({COLUMNS})
VALUES ({", ".join(["{mark}"] * 9)}, NOT EXISTS (
    SELECT 1 FROM {{table}} WHERE game = {{mark}} AND day = {{mark}} AND player = {{mark}} AND counts
))
"""  # noqa: S608 - names of our own


def check_result(result: Result | None, table_id: str) -> None:
    """InvalidEntry when a result cannot be stored."""
    if result is None:
        return
    texts = (result.game, result.day, result.player, result.name, result.at)
    if not all(map(is_text, texts)) or result.table_id != table_id or not is_id(table_id):
        raise InvalidEntry("a result is of its table, and its words are plain texts")
    numbers = (result.points, 0 if result.rival is None else result.rival)
    if not all(-MOST_POINTS <= number <= MOST_POINTS for number in numbers):
        raise InvalidEntry("the points of a result are a number a person could count")


def inserted(result: Result) -> tuple[Any, ...]:
    """Give the values of INSERT."""
    values: tuple[Any, ...] = astuple(result)[:-1]
    return (*values, result.game, result.day, result.player)


def read(row: Sequence[Any]) -> Result:
    """Read a row with COLUMNS."""
    table_id, game, day, player, name, won, points, rival, at, counts = row
    return Result(table_id, game, day, player, name, bool(won), points, rival, at, bool(counts))


def may_ask(*words: str) -> bool:
    """Whether any row could have these words."""
    return all(map(is_text, words))


def capped(limit: int) -> int:
    """Bound how many rows are asked for."""
    return max(0, min(limit, MOST_ROWS))
