"""Game records and saved games as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError, InvalidRecord
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State

SAVED = 1
"""The format of a saved game: a record, and what is needed to go on playing."""


def read_document(file: Path) -> dict[str, Any]:
    """Read a JSON object from a file."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise InvalidRecord(f"{file.name} cannot be read: {fault}.", "none") from fault
    except (ValueError, RecursionError) as fault:
        raise InvalidRecord(f"{file.name} is no whole JSON document: {fault}.", "cut") from fault
    if not isinstance(document, dict):
        raise InvalidRecord(f"{file.name} is no game record: a JSON object is expected.", "none")
    return document


def read_record(file: Path) -> dict[str, Any]:
    """Read a game record, by itself or inside a saved game; refuse what is none."""
    document = read_document(file)
    record = document.get("record") if "saved" in document else document
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise InvalidRecord(f"{file.name} is no game record: it names no game.", "none")
    return record


def replay(record: dict[str, Any], until: int | None = None) -> tuple[Game, State]:
    """Replay a record of any game, checking every step."""
    try:
        game = find_game(record["game"])
        return game, game.replay(record, until)
    except InvalidRecord:
        raise
    except ElbowroomError as refused:
        raise InvalidRecord(f"The record cannot be replayed: {refused}") from refused
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
        raise InvalidRecord(f"The record cannot be read: {fault!r}.") from fault


def write_json(file: Path, document: Any) -> None:
    """Write a document to a file."""
    file.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
