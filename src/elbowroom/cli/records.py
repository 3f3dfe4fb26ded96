"""Game records as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import InvalidRecord
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State


def read_record(file: Path) -> dict[str, Any]:
    """Read a game record; refuse what is none."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise InvalidRecord(f"{file.name} cannot be read: {fault}.") from fault
    except (ValueError, RecursionError) as fault:
        raise InvalidRecord(f"{file.name} is no whole JSON document: {fault}.") from fault
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise InvalidRecord(f"{file.name} is no game record: it names no game.")
    return document


def replay(record: dict[str, Any], until: int | None = None) -> tuple[Game, State]:
    """Replay a record of any game, checking every step."""
    game = find_game(record["game"])
    try:
        return game, game.replay(record, until)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
        raise InvalidRecord(f"The record cannot be read: {fault!r}.") from fault


def write_json(file: Path, document: Any) -> None:
    """Write a document to a file."""
    file.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
