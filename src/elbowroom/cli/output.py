"""Printing: tables for people, one JSON object for programs."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

PIPE_WIDTH = 140


def console() -> Console:
    """Make the console of this command; colours only where a person looks."""
    # A pipe has no width: tables get room, so that programs find one row on one line.
    return Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH)


def print_json(data: Any) -> None:
    """Print one JSON document."""
    print(json.dumps(data, indent=2, ensure_ascii=False))  # noqa: T201 - a command prints


def table(*columns: str, numbers: tuple[str, ...] = ()) -> Table:
    """Make an empty table; columns named in `numbers` are set to the right."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True, show_edge=False)
    for column in columns:
        made.add_column(column, justify="right" if column in numbers else "left")
    return made


def person_watches() -> bool:
    """Whether progress is worth showing: only on a terminal."""
    return sys.stderr.isatty()
