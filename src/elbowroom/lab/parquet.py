"""The games of a tournament as one Parquet file, for tools that read columns."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from elbowroom import extras
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.lab.results import Row

PARQUET = "games.parquet"


class NoParquet(ElbowroomError):
    """The library that writes Parquet is not there."""


def check_parquet() -> None:
    """Refuse to write Parquet where its library is not installed."""
    if find_spec("pyarrow") is None:
        raise NoParquet(
            "--parquet needs PyArrow, which is not installed. Install it with "
            f"{extras.install_line(extras.PARQUET)} or leave --parquet out: games.jsonl holds the same."
        )


def write_parquet(rows: Sequence[Row], place: Path) -> None:
    """Write one row for each game, whole or not at all."""
    check_parquet()
    arrow = importlib.import_module("pyarrow")
    files = importlib.import_module("pyarrow.parquet")
    partly = place.with_suffix(".part")
    files.write_table(arrow.Table.from_pylist([_flat(row) for row in rows]), partly)
    partly.replace(place)


def _flat(row: Row) -> dict[str, Any]:
    """Give a game as columns of one kind each: times by length become two lists."""
    found = {name: value for name, value in row.items() if name != "thinking"}
    found.setdefault("failure", None)
    if "thinking" in row:
        found["thinking"] = [_times(seat) for seat in row["thinking"]]
    return found


def _times(seat: dict[str, Any]) -> dict[str, Any]:
    steps = seat["steps"]
    return {**seat, "steps": [int(step) for step in steps], "decisions": list(steps.values())}
